import { Alert, Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { type BulkResult, type Gameday, useBulkInviteGuestsMutation } from '../../../api/generated.ts';
import { Icon } from '../../../ui/pieces/icon.tsx';
import { count } from '../../../ui/text/count-text.ts';
import { longDate } from '../../../ui/text/date-text.ts';
import { focusFirstField } from '../dialogs/focus-first-field.ts';
import largeDialog from '../dialogs/large-dialog.module.css';
import { failureText } from '../failure-text.ts';
import { InitialStatusSelect } from '../invitations/initial-status-select.tsx';
import type { InvitationStatusCode } from '../invitations/invitation-status.ts';
import styles from './bulk-invite.module.css';
import { GuestListInput } from './guest-list-input.tsx';
import { GuestPreview } from './guest-preview.tsx';
import { useGuestList } from './use-guest-list.ts';
import { VerdictList } from './verdict-list.tsx';

const ACCEPTED: InvitationStatusCode = 1;
/** As many as the server takes at once. */
const MOST_GUESTS = 100_000;

interface BulkInviteDialogProps {
  gameday: Gameday;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  onSent: (result: BulkResult) => void;
}

/** Bulk Invite Guests: paste a list or choose a file, see what will come of each line and the mail, send. */
export function BulkInviteDialog({ gameday, isOpen, onClose, onClosed, onSent }: BulkInviteDialogProps) {
  const [status, setStatus] = useState<InvitationStatusCode>(0);
  const seatsLeft = Math.max(0, gameday.capacity - gameday.seatsTaken);
  const list = useGuestList(gameday.id, status === ACCEPTED ? seatsLeft : null);
  const [bulkInvite, { isLoading, error }] = useBulkInviteGuestsMutation();
  const columns = useRef<HTMLDivElement>(null);
  const { summary } = list;
  const guests = summary?.guests ?? 0;
  const invited = summary?.counts.invited ?? 0;

  const send = async () => {
    if (isLoading) return;
    const { data } = await bulkInvite({ gamedayID: gameday.id, guests: await list.collect(), status });
    if (data) onSent(data);
  };

  return (
    <Modal
      className={largeDialog.dialog}
      title="Bulk Invite Guests"
      width={1040}
      style={{ top: 32 }}
      destroyOnHidden
      open={isOpen}
      // A stray click beside it must not lose what was typed.
      mask={{ closable: false }}
      onCancel={onClose}
      afterClose={onClosed}
      afterOpenChange={(hasOpened) => hasOpened && focusFirstField(columns.current)}
      footer={
        <div className={styles.footer}>
          <span className={`small muted ${styles.footerText}`}>
            {longDate(gameday.date)} · {count(seatsLeft, 'seat')} left
          </span>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            icon={<Icon name="send" />}
            loading={isLoading}
            disabled={guests === 0}
            onClick={() => void send()}
          >
            {invited > 0 ? `Send ${count(invited, 'invitation')}` : 'Send invitations'}
          </Button>
        </div>
      }
    >
      {error && (
        <Alert
          className={styles.failure}
          type="error"
          showIcon
          title="Error"
          description={failureText('Failed to send bulk invitations', error)}
        />
      )}
      <div ref={columns} className={styles.columns}>
        <div className={styles.input}>
          <GuestListInput onText={list.check} readFile={list.readFile} />
          <InitialStatusSelect value={status} onChange={setStatus} />
        </div>
        <div className={styles.check}>
          {summary && summary.total > 0 ? (
            <>
              <ListNotes guests={guests} isServerSilent={list.isServerSilent} />
              <VerdictList summary={summary} />
            </>
          ) : (
            <p className="muted">
              Paste a list to see what will come of each line. Nothing is sent until you send it.
            </p>
          )}
        </div>
        <GuestPreview gamedayId={gameday.id} total={invited} mailed={list.mailed} version={summary} />
      </div>
    </Modal>
  );
}

/** What concerns the list as a whole; none of it keeps anybody from sending. */
function ListNotes({ guests, isServerSilent }: { guests: number; isServerSilent: boolean }) {
  return (
    <>
      {guests > MOST_GUESTS && (
        <p className={`small ${styles.note}`}>
          At most {MOST_GUESTS.toLocaleString('en-US')} guests can be invited at once. Please send this list
          in parts.
        </p>
      )}
      {isServerSilent && (
        <p className={`small muted ${styles.note}`} role="status">
          Who is already invited could not be checked just now. You can send all the same.
        </p>
      )}
    </>
  );
}
