import { Button } from 'antd';
import { failureText } from '../../api/failure-text.ts';
import { Icon } from '../../ui/pieces/icon.tsx';
import { useBusy } from '../dialogs/use-busy.ts';
import { useShowFailure } from '../feedback/failure-banner.tsx';

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
  const [toggle, isBusy] = useBusy(async () => {
    const { error } = await (isPaused ? onResume() : onPause());
    const sentence = isPaused ? 'Failed to resume the delivery' : 'Failed to pause the delivery';
    showFailure(error ? failureText(sentence, error) : null);
  });
  const word = isPaused ? 'Resume' : 'Pause';
  return (
    <Button
      size="small"
      icon={<Icon name={isPaused ? 'play' : 'pause'} />}
      aria-label={subject && `${word} ${subject}`}
      aria-disabled={isBusy}
      onClick={() => void toggle()}
    >
      {word}
    </Button>
  );
}
