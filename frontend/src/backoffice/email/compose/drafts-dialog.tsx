import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { AriaDisabledButton } from '#antd/buttons.tsx';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import type { Draft } from '#core/api/staff.ts';
import { shortMoment } from '#core/text/date-text.ts';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { BarPlace } from '#ui/feedback/bar-place.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { emailFailure } from '../email-text.ts';
import styles from './compose.module.css';
import type { Message } from './use-message.ts';

interface DraftsDialogProps {
  frame: DialogFrame;
  message: Message;
  onDelete: (draft: Draft) => void;
}

/** The drafts on the server: open one to go on writing, or delete one, which is asked about. */
export function DraftsDialog({ frame, message, onDelete }: DraftsDialogProps) {
  const { drafts, isSaved } = message;
  const { timeZone } = useEdition();
  const [failure, setFailure] = useState<string | null>(null);
  const { press, isBusy } = useAction({
    send: message.open,
    failure: 'What was being written was not saved, so the other draft was not opened.',
    place: frame.isOpen,
    proceed: () => frame.onDone(),
    refused: (error) => setFailure(emailFailure(error)),
  });
  const line = (draft: Draft) => (
    <li key={draft.id}>
      <div className={`shrinks anywhere ${styles.draftTitle}`}>
        <p className="strong">{draft.title || 'Without words'}</p>
        <p className="small muted">Saved {shortMoment(draft.updatedAt, timeZone)}</p>
      </div>
      <AriaDisabledButton isDisabled={isBusy} aria-label={`Open ${draft.title}`} onClick={press(draft)}>
        Open
      </AriaDisabledButton>
      <AriaDisabledButton
        danger
        isDisabled={isBusy}
        aria-label={`Delete ${draft.title}`}
        onClick={() => onDelete(draft)}
      >
        Delete
      </AriaDisabledButton>
    </li>
  );
  return (
    <Modal
      title="Drafts"
      open={frame.isOpen}
      width={560}
      onCancel={frame.onCancel}
      afterClose={frame.onClosed}
      footer={
        <>
          {frame.isOpen && <BarPlace />}
          <Button onClick={frame.onCancel}>Close</Button>
        </>
      }
    >
      <div className="form">
        {failure && <Alert type="error" showIcon title="Error" description={failure} />}
        {message.haveDraftsFailed && !drafts && (
          <LoadFailure title="The drafts did not load" onRetry={message.refetchDrafts} />
        )}
        {drafts?.length === 0 && <p className="muted">No message is saved as a draft.</p>}
        {!isSaved && Boolean(drafts?.length) && (
          <p className="small muted">What you are writing is saved as a draft before another one opens.</p>
        )}
        <ul className={styles.draftList}>{drafts?.map(line)}</ul>
      </div>
    </Modal>
  );
}
