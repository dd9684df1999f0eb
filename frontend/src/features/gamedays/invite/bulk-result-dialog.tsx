import { Alert, Button, Modal } from 'antd';
import type { DialogFrame } from '#antd/dialogs/routed-dialog.tsx';
import type { BulkResult } from '#api/staff.ts';
import { count } from '#ui/text/count-text.ts';
import { firstEmails } from '../mail-text.ts';

interface BulkResultDialogProps {
  result: BulkResult;
  frame: DialogFrame;
}

/** Bulk Invitation Results: who is on the way, who was invited before, who cannot be. */
export function BulkResultDialog({ result, frame }: BulkResultDialogProps) {
  return (
    <Modal
      title="Bulk Invitation Results"
      open={frame.isOpen}
      onCancel={frame.onCancel}
      afterClose={frame.onClosed}
      footer={
        <Button type="primary" onClick={frame.onCancel}>
          Close
        </Button>
      }
    >
      <div className="form">
        <p>
          {acceptedForSending(result)}
          {result.invitationsSent > 0 && ' You can watch the delivery on the page behind.'}
        </p>
        {result.alreadyInvited > 0 && (
          <Alert
            type="warning"
            showIcon
            title={`${result.alreadyInvited.toLocaleString('en-US')} already invited`}
            description={firstEmails(result.alreadyInvitedEmails)}
          />
        )}
        {result.failed > 0 && (
          <Alert
            type="error"
            showIcon
            title={`${result.failed.toLocaleString('en-US')} failed to send`}
            description={firstEmails(result.failedEmails)}
          />
        )}
      </div>
    </Modal>
  );
}

/** What came of a list, in a sentence or two. */
export function acceptedForSending({ invitationsSent, waiting, totalGuests }: BulkResult): string {
  const sent = `${count(invitationsSent, 'invitation')} of ${count(totalGuests, 'guest')} accepted for sending.`;
  if (waiting === 0) return sent;
  return `${sent} ${count(waiting, 'guest')} ${waiting === 1 ? 'waits' : 'wait'} to be invited.`;
}
