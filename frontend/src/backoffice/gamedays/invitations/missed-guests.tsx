import { Button } from 'antd';
import type { RefObject } from 'react';
import { isMissed } from '#antd/delivery/mail-fates.ts';
import { useMailingId } from '#antd/mail/use-mailing-id.ts';
import { useFreshSignInOnOpen } from '#core/api/fresh-sign-in.ts';
import { fresh, useLastAnswer } from '#core/api/freshness.ts';
import type { Gameday } from '#core/api/generated.ts';
import {
  type GetMissedApiArg,
  type MissedGuests as Missed,
  useGetMissedQuery,
  useInviteMissedMutation,
} from '#core/api/staff.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { longDate } from '#core/text/date-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { LookAtMail } from '#ui/dialog/look-at-mail.tsx';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import type { OpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { filterOf } from '../invitation-status.ts';
import type { ManagementView } from '../management-view.ts';
import { InvitationMail } from './invitation-mail.tsx';
import { leftOutTexts } from './left-out-text.ts';
import styles from './missed-guests.module.css';

const INVITE_MISSED = 'invite-missed';

interface MissedGuestsProps {
  gameday: Gameday;
  view: ManagementView;
  /** Mails are under way. */
  isMoving: boolean;
  panel: RefObject<HTMLElement | null>;
  onOpen: OpenDialog;
}

/** What can be done for those on the list who did not get the invitation: sent again in one step, to whom that is of use. */
export function MissedGuests({ gameday, view, isMoving, panel, onOpen }: MissedGuestsProps) {
  const list = {
    id: gameday.id,
    search: view.search || undefined,
    ...filterOf(view.status),
    delivery: view.delivery || undefined,
  };
  const isShown = isMissed(view.delivery);
  const { currentData: missed, refetch } = useGetMissedQuery(list, {
    skip: !isShown,
    ...fresh('getMissed', { isMoving }),
  });
  useLastAnswer(isMoving, () => isShown && refetch());
  const total = missed ? missed.due + missed.leftOut.reduce((sum, each) => sum + each.count, 0) : 0;
  return (
    <>
      {isShown && missed && total > 0 && (
        <div className={`row spread round wrap ${styles.bar}`}>
          <div>
            <p className="strong">
              {missed.due === 0
                ? 'The invitation is sent again to none of them.'
                : `The invitation can be sent again to ${numeral(missed.due)} of these ${numeral(total)}.`}
            </p>
            <LeftOut missed={missed} />
          </div>
          {missed.due > 0 && (
            <Button icon={<Icon name="send" />} onClick={() => onOpen(INVITE_MISSED, gameday.id)}>
              Send again to {numeral(missed.due)}
            </Button>
          )}
        </div>
      )}
      <RoutedDialog
        name={INVITE_MISSED}
        find={(id) => (id === gameday.id ? missed : undefined)}
        fallbackFocus={panel}
      >
        {(shown, frame) => <InviteMissedDialog gameday={gameday} list={list} missed={shown} frame={frame} />}
      </RoutedDialog>
    </>
  );
}

function LeftOut({ missed }: { missed: Missed }) {
  const texts = leftOutTexts(missed);
  if (texts.length === 0) return null;
  return (
    <ul className={`small ${styles.leftOut}`}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

interface InviteMissedDialogProps {
  gameday: Gameday;
  list: GetMissedApiArg;
  missed: Missed;
  frame: DialogFrame;
}

function InviteMissedDialog({ gameday, list, missed, frame }: InviteMissedDialogProps) {
  useFreshSignInOnOpen();
  const [invite] = useInviteMissedMutation();
  const { due, first } = missed;
  const mailingId = useMailingId(JSON.stringify([list, due]));
  return (
    <ConfirmDialog
      frame={frame}
      title="Send Again"
      subject={longDate(gameday.date)}
      text={`${count(due, 'guest')} who did not get the invitation ${due === 1 ? 'is' : 'are'} mailed again now.`}
      confirmLabel={`Send again to ${numeral(due)}`}
      isConfirmDisabled={due === 0}
      failure="Failed to send the invitations again"
      action={() => invite({ ...list, inviteMissed: { confirmed: due, mailingId } })}
    >
      <LeftOut missed={missed} />
      {first && <LookAtMail>{() => <InvitationMail gamedayId={gameday.id} guest={first} />}</LookAtMail>}
    </ConfirmDialog>
  );
}
