import { Alert, Radio } from 'antd';
import type { Choice } from '#core/edit/edit-state.ts';
import { bringIntoSight } from '#ui/feedback/scroll-into-view.ts';

interface ConflictNoticeProps {
  /** Of `useEdit`; nothing is shown without one. */
  conflict:
    | {
        names: string;
        chosen?: Choice;
        choose: (choice: Choice) => void;
        /** Where theirs are taken over, and so nothing is left to save. */
        close?: () => void;
      }
    | undefined;
}

/** Says which fields somebody else has changed meanwhile, and lets it be chosen what to go on with; each choice is shown in the form. */
export function ConflictNotice({ conflict }: ConflictNoticeProps) {
  if (!conflict) return null;
  const { names, chosen, choose, close } = conflict;
  return (
    <div className="above-16" ref={bringIntoSight}>
      <Alert
        type="warning"
        showIcon
        closable={close && { onClose: close, 'aria-label': 'Close' }}
        title="Changed meanwhile"
        description={
          <>
            <p>
              {names || 'Something'} changed meanwhile, by somebody else or in another window.{' '}
              {close
                ? 'Theirs stands here now, and nothing is left to save.'
                : 'Nothing of yours is saved yet: choose what to go on with, then save again.'}
            </p>
            <Radio.Group
              aria-label="What to go on with"
              optionType="button"
              value={chosen}
              options={[
                { value: 'theirs', label: 'Use theirs' },
                { value: 'mine', label: 'Keep mine' },
              ]}
              onChange={({ target }) => choose(target.value)}
            />
          </>
        }
      />
    </div>
  );
}
