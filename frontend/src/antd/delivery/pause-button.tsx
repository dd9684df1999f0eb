import { Button } from 'antd';
import { useAction, useShowFailure } from '#ui/action/use-action.ts';
import { Icon } from '#ui/pieces/icon.tsx';

type Call = () => Promise<{ error?: unknown }>;

export interface PauseButtonProps {
  isPaused: boolean;
  /** What is paused, where several such buttons stand. */
  subject?: string;
  onPause: Call;
  onResume: Call;
}

/** Pauses what is being sent, or resumes it. */
export function PauseButton({ isPaused, subject, onPause, onResume }: PauseButtonProps) {
  const showFailure = useShowFailure();
  const { press, isBusy } = useAction({
    send: isPaused ? onResume : onPause,
    subject: () => ({ id: '', name: subject }),
    failure: isPaused ? 'Failed to resume the delivery' : 'Failed to pause the delivery',
    succeeded: () => showFailure(null),
  });
  const word = isPaused ? 'Resume' : 'Pause';
  return (
    <Button
      size="small"
      icon={<Icon name={isPaused ? 'play' : 'pause'} />}
      aria-label={subject && `${word} ${subject}`}
      aria-disabled={isBusy}
      onClick={press()}
    >
      {word}
    </Button>
  );
}
