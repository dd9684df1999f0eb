import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { type BulkResult, type Gameday, useBulkInviteGuestsMutation } from '../../../api/generated.ts';
import { count } from '../../../ui/count-text.ts';
import { longDate } from '../../../ui/date-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { failureText } from '../failure-text.ts';
import { InitialStatusSelect } from '../invitations/initial-status-select.tsx';
import type { InvitationStatusCode } from '../invitations/invitation-status.ts';
import styles from './bulk-invite.module.css';
import { GuestListInput } from './guest-list-input.tsx';
import { useGuestList } from './use-guest-list.ts';
import { VerdictList } from './verdict-list.tsx';

interface BulkInviteDialogProps {
  gameday: Gameday;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  onSent: (result: BulkResult) => void;
}

/** Bulk Invite Guests: paste a list, see what will come of each line, send. */
export function BulkInviteDialog({ gameday, isOpen, onClose, onClosed, onSent }: BulkInviteDialogProps) {
  const { summary, isChecking, check, collect } = useGuestList();
  const [status, setStatus] = useState<InvitationStatusCode>(0);
  const [bulkInvite, { isLoading, error }] = useBulkInviteGuestsMutation();
  const guests = summary?.guests ?? 0;
  const invited = summary?.counts.invited ?? 0;

  const send = async () => {
    const { data } = await bulkInvite({ gamedayID: gameday.id, guests: await collect(), status });
    if (data) onSent(data);
  };

  return (
    <Modal
      className={styles.dialog}
      title="Bulk Invite Guests"
      width={960}
      style={{ top: 32 }}
      destroyOnHidden
      open={isOpen}
      // A stray click beside it must not lose what was typed.
      mask={{ closable: false }}
      onCancel={onClose}
      afterClose={onClosed}
      footer={
        <div className={styles.footer}>
          <span className={`small muted ${styles.footerText}`}>
            {longDate(gameday.date)} · {count(Math.max(0, gameday.capacity - gameday.seatsTaken), 'seat')}{' '}
            left
          </span>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            icon={<Icon name="send" />}
            loading={isLoading}
            disabled={guests === 0 || isChecking}
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
      <div className={styles.columns}>
        <div className={styles.input}>
          <GuestListInput onText={check} />
          <InitialStatusSelect value={status} onChange={setStatus} />
        </div>
        <div className={styles.check}>
          {summary && summary.total > 0 ? (
            <VerdictList summary={summary} />
          ) : (
            <p className="muted">
              Paste a list to see what will come of each line. Nothing is sent until you send it.
            </p>
          )}
        </div>
      </div>
    </Modal>
  );
}
