import { Button, Form, Input } from 'antd';
import { useRef } from 'react';
import { FormDialog } from '#antd/dialogs/form-dialog.tsx';
import { showToast } from '#core/action/toast.ts';
import { useEdition } from '#core/api/edition.ts';
import { fresh } from '#core/api/freshness.ts';
import {
  type HoldMail,
  type MailHoldState,
  useCancelMailBeforeMutation,
  useGetMailHoldQuery,
  useHoldMailMutation,
  useReleaseMailMutation,
} from '#core/api/staff.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { SwitchCard } from './switch-card.tsx';

/** A hold that stands. */
type Held = MailHoldState & { hold: NonNullable<MailHoldState['hold']> };

function isHeld(state: MailHoldState | undefined): state is Held {
  return Boolean(state?.hold);
}

/** Whether mail goes out, and the way to hold all of it and to let it go again. */
export function MailSwitch() {
  const { data, isError, refetch } = useGetMailHoldQuery(undefined, fresh('getMailHold'));
  const openDialog = useOpenDialog();
  const { timeZone } = useEdition();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data) {
    return isError ? (
      <LoadFailure title="It is not known whether mail goes out" onRetry={() => void refetch()} />
    ) : (
      <SwitchCard title="Mail" isUnusual={false} heading={heading} text="Loading...">
        {null}
      </SwitchCard>
    );
  }
  const findHeld = () => (isHeld(data) ? data : undefined);
  return (
    <>
      {data.hold?.reason === 'copy' ? (
        <SwitchCard title="This is a copy for trials" isUnusual heading={heading} text="It cannot mail.">
          {null}
        </SwitchCard>
      ) : isHeld(data) ? (
        <SwitchCard title="Mail is held" isUnusual heading={heading} text={heldText(data, timeZone)}>
          {data.fromBefore > 0 && (
            <Button type="text" danger onClick={() => openDialog('cancel-held-mail')}>
              Cancel old ones
            </Button>
          )}
          <Button type="primary" icon={<Icon name="play" />} onClick={() => openDialog('release-mail')}>
            {data.waiting > 0 ? `Release ${count(data.waiting, 'mail')}` : 'Release'}
          </Button>
        </SwitchCard>
      ) : (
        <SwitchCard
          title="Mail goes out"
          isUnusual={false}
          heading={heading}
          text="Hold stops every mail, sign-in links too. Waiting ones keep their place."
        >
          <Button danger icon={<Icon name="pause" />} onClick={() => openDialog('hold-mail')}>
            Hold all mail
          </Button>
        </SwitchCard>
      )}
      <RoutedDialog name="hold-mail" find={() => data} fallbackFocus={heading}>
        {(_state, frame) => <HoldDialog frame={frame} />}
      </RoutedDialog>
      <RoutedDialog name="release-mail" find={findHeld} fallbackFocus={heading}>
        {(state, frame) => <ReleaseDialog state={state} frame={frame} />}
      </RoutedDialog>
      <RoutedDialog name="cancel-held-mail" find={findHeld} fallbackFocus={heading}>
        {(state, frame) => <CancelDialog state={state} frame={frame} />}
      </RoutedDialog>
    </>
  );
}

/** Since when, by whom and why; how many wait. */
function heldText({ hold, waiting, lateMailings }: Held, timeZone: string): string {
  const { since, by, note, backupAt, backupWaiting } = hold;
  const restored =
    backupAt &&
    `When the backup was made (${shortMoment(backupAt, timeZone)}), ${count(backupWaiting ?? 0, 'mail')} waited; some of them may have left since then.`;
  const late = lateMailings > 0 && `${count(lateMailings, 'scheduled mailing')} would have begun.`;
  return [
    `Since ${shortMoment(since, timeZone)}${by ? `, by ${by}` : ''}: ${note}`,
    restored,
    `${numeral(waiting)} ${waiting === 1 ? 'mail waits' : 'mails wait'}.`,
    late,
  ]
    .filter(Boolean)
    .join(' ');
}

const EMPTY: HoldMail = { note: '' };
/** Characters, as many as the server takes. */
const LONGEST_NOTE = 300;

function HoldDialog({ frame }: { frame: DialogFrame }) {
  const [hold] = useHoldMailMutation();
  return (
    <FormDialog
      frame={frame}
      title="Hold All Mail"
      submitLabel="Hold all mail"
      initialValues={EMPTY}
      failure="Failed to hold the mail"
      action={({ note }) => hold({ note: note.trim() })}
      onDone={() => showToast({ title: 'Mail is held', description: 'Nothing leaves until you release it.' })}
    >
      <p>
        No mail leaves until it is released. Nobody can sign in by a link meanwhile, you neither: stay signed
        in, or release it on the server with <code>tablefall mail release</code>.
      </p>
      <Form.Item
        name="note"
        label="Why"
        extra="Whoever opens this page reads it."
        rules={[{ required: true, whitespace: true, message: 'Please say why mail is held' }]}
      >
        <Input maxLength={LONGEST_NOTE} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}

function ReleaseDialog({ state, frame }: { state: Held; frame: DialogFrame }) {
  const [release] = useReleaseMailMutation();
  const { hold, waiting } = state;
  const warning = hold.backupAt
    ? 'The database was restored from a backup: mails that left after the backup was made are sent a second time. '
    : '';
  return (
    <ConfirmDialog
      frame={frame}
      title="Release the Mail"
      subject={count(waiting, 'mail')}
      text={`${warning}They begin to leave within seconds. Scheduled mailings whose time has come begin as well.`}
      confirmLabel="Release"
      failure="Failed to release the mail"
      action={() => release()}
      onDone={() => showToast({ title: 'Mail goes out again' })}
    />
  );
}

function CancelDialog({ state, frame }: { state: Held; frame: DialogFrame }) {
  const [cancel] = useCancelMailBeforeMutation();
  const { hold, fromBefore } = state;
  return (
    <ConfirmDialog
      frame={frame}
      title="Cancel What Waited"
      subject={count(fromBefore, 'mail')}
      text="Mails that were written before mail was held are never sent, and scheduled mailings that were due by then never begin. What was written since then stays. This cannot be taken back."
      confirmLabel="Cancel them"
      dismissLabel="Keep them"
      isDestructive
      failure="Failed to cancel the mails"
      action={() => cancel({ before: hold.since })}
      onDone={() => showToast({ title: `${count(fromBefore, 'mail')} will not be sent` })}
    />
  );
}
