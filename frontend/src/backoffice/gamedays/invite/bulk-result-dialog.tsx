import { Alert } from 'antd';
import { useId } from 'react';
import { useEdition } from '#core/api/edition.ts';
import { useGetGamedayWavesQuery } from '#core/api/staff.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { WaitingMail } from '../invitations/waiting-mail.tsx';
import { firstEmails } from '../mail-text.ts';
import { waitingText } from '../waves/wave-text.ts';
import { acceptedForSending, invitedBefore, type ToldResult } from './bulk-result.ts';

interface BulkResultDialogProps {
  gamedayId: string;
  result: ToldResult;
  frame: DialogFrame;
}

/** Bulk Invitation Results: who waits, who is on the way, who was invited before, who cannot be. */
export function BulkResultDialog({ gamedayId, result, frame }: BulkResultDialogProps) {
  const before = invitedBefore(result);
  const { duplicateEmails } = result;
  const toldId = useId();
  return (
    <Dialog
      frame={frame}
      title="Bulk Invitation Results"
      describedBy={toldId}
      footer={
        <button type="button" className="btn btn-primary" onClick={frame.onCancel}>
          Close
        </button>
      }
    >
      <div className="form">
        <div id={toldId} className="form">
          {result.waiting > 0 && <Waiting gamedayId={gamedayId} waiting={result.waiting} />}
          <p>
            {acceptedForSending(result)}
            {result.invitationsSent > 0 && ' You can watch the delivery on the page behind.'}
          </p>
        </div>
        <WaitingMail gamedayId={gamedayId} onUndone={frame.onCancel} />
        {before.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={`${numeral(before.length)} already invited`}
            description={firstEmails(before)}
          />
        )}
        {duplicateEmails.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={`${count(duplicateEmails.length, 'duplicate')} in this list`}
            description={firstEmails(duplicateEmails)}
          />
        )}
        {result.failed > 0 && (
          <Alert
            type="error"
            showIcon
            title={`${numeral(result.failed)} failed to send`}
            description={firstEmails(result.failedEmails)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** How many wait their turn, and when the first of them leave. */
function Waiting({ gamedayId, waiting }: { gamedayId: string; waiting: number }) {
  const { timeZone } = useEdition();
  // Asked anew: what was known before the list was sent is not true any more.
  const { data, isFetching } = useGetGamedayWavesQuery(gamedayId, { refetchOnMountOrArgChange: true });
  return <p className="strong">{waitingText(waiting, isFetching ? undefined : data?.next, timeZone)}</p>;
}
