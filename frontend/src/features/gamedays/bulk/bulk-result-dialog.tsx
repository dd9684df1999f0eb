import { Alert, Button, Modal } from 'antd';
import type { BulkResult } from '../../../api/generated.ts';
import { count } from '../../../ui/text/count-text.ts';
import { firstEmails } from './first-emails.ts';

interface BulkResultDialogProps {
  result: BulkResult;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** Bulk Invitation Results: who is on the way, who was invited before, who cannot be. */
export function BulkResultDialog({ result, isOpen, onClose, onClosed }: BulkResultDialogProps) {
  return (
    <Modal
      title="Bulk Invitation Results"
      open={isOpen}
      onCancel={onClose}
      afterClose={onClosed}
      footer={
        <Button type="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="form">
        <p>
          {count(result.invitationsSent, 'invitation')} of {count(result.totalGuests, 'guest')} accepted for
          sending.
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
