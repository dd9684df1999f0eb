import { Button, Input } from 'antd';
import { useRef } from 'react';
import { CopyLinkButton } from '#antd/buttons.tsx';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import {
  type DoorLink,
  useListDoorLinksQuery,
  useMakeDoorLinkMutation,
  useOpenDoorEarlyMutation,
  useRevokeDoorLinkMutation,
} from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { fullMoment, shortDay, shortMoment } from '#core/text/date-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { DoorBrowsers } from './door-browsers.tsx';
import styles from './people.module.css';

/** Long enough for an evening with all who help. */
const HOURS_EARLY = 24;

/** The link for helpers at the door who have no account. */
export function DoorLinkCard() {
  const { data: links, isError, refetch } = useListDoorLinksQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const [link] = links ?? [];
  return (
    <section className={`card card-body ${styles.account}`} aria-labelledby="door-link">
      <div>
        <h2 id="door-link" ref={heading} tabIndex={-1}>
          Door link
        </h2>
        <Purpose link={link} />
      </div>
      {links ? (
        link ? (
          <CurrentLink link={link} />
        ) : (
          <MakeLink />
        )
      ) : isError ? (
        <LoadFailure title="The door link did not load" onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={1} />
      )}
      <RoutedDialog
        name="revoke-door-link"
        find={(id) => links?.find((each) => each.id === id)}
        fallbackFocus={heading}
      >
        {({ id }, frame) => <RevokeDialog id={id} frame={frame} />}
      </RoutedDialog>
    </section>
  );
}

function Purpose({ link }: { link?: DoorLink }) {
  const { timeZone } = useEdition();
  const end = link ? shortMoment(link.endsAt, timeZone) : 'the convention ends';
  return <p className="small muted">Whoever has it can check in and mark paid until {end}. Nothing else.</p>;
}

function CurrentLink({ link: current }: { link: DoorLink }) {
  const { id, link, madeAt, madeBy, opened, lastOpenedAt } = current;
  const { timeZone } = useEdition();
  const openDialog = useOpenDialog();
  return (
    <>
      <div className={`row gap-8 wrap ${styles.doorLink}`}>
        <Input readOnly aria-label="Door link" value={link} onFocus={(event) => event.target.select()} />
        <CopyLinkButton link={link} label="Copy the door link" size="middle" />
        <Button danger onClick={() => openDialog('revoke-door-link', id)}>
          Revoke
        </Button>
      </div>
      <Opening link={current} />
      <p className="small muted">
        Made{madeBy && ` by ${madeBy}`} on {shortDay(madeAt, timeZone)}.{' '}
        {lastOpenedAt
          ? `Opened in ${count(opened, 'browser')}, last ${shortMoment(lastOpenedAt, timeZone)}.`
          : 'Nobody has opened it yet.'}
      </p>
      <DoorBrowsers link={current} />
    </>
  );
}

/** Since when it shows who is expected, and a way to practise sooner. */
function Opening({ link: { id, opensAt, earlyUntil } }: { link: DoorLink }) {
  const { timeZone } = useEdition();
  const [openEarly] = useOpenDoorEarlyMutation();
  const { press, isBusy } = useAction({
    send: () => openEarly({ id, earlyDoor: { hours: HOURS_EARLY } }),
    subject: () => ({ id, name: 'Door link' }),
    failure: 'The door was not opened.',
    succeeded: () => showToast({ title: `The door is open for ${HOURS_EARLY} hours` }),
  });
  if (Date.now() >= Date.parse(opensAt)) return null;
  return (
    <div className={`row gap-8 wrap ${styles.doorLink}`}>
      <p className="small muted">
        {earlyUntil
          ? `Helpers see who is expected until ${fullMoment(earlyUntil, timeZone)}, and again from ${fullMoment(opensAt, timeZone)}.`
          : `Helpers see who is expected from ${fullMoment(opensAt, timeZone)}, not before.`}
      </p>
      <Button loading={isBusy} onClick={press()}>
        Open for {HOURS_EARLY} hours
      </Button>
    </div>
  );
}

function MakeLink() {
  const [make] = useMakeDoorLinkMutation();
  const { press, isBusy } = useAction({
    send: () => make(),
    subject: () => ({ id: 'door-link', name: 'Door link' }),
    failure: 'The door link was not made.',
    succeeded: () => showToast({ title: 'The door link is made' }),
  });
  return (
    <p>
      <Button loading={isBusy} onClick={press()}>
        Make a door link
      </Button>
    </p>
  );
}

interface RevokeDialogProps {
  id: string;
  frame: Parameters<typeof ConfirmDialog>[0]['frame'];
}

function RevokeDialog({ id, frame }: RevokeDialogProps) {
  const [revoke] = useRevokeDoorLinkMutation();
  return (
    <ConfirmDialog
      frame={frame}
      title="Revoke the Door Link"
      subject="Everybody who has opened it is out at once."
      text="You can make a new one afterwards. What they have recorded stays."
      confirmLabel="Revoke"
      isDestructive
      failure="The door link was not revoked."
      action={() => revoke(id)}
      onDone={() => showToast({ title: 'The door link is revoked' })}
    />
  );
}
