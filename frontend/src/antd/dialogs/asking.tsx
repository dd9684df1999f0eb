import { Alert, Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { type Press, useIsRepeat } from '#core/action/double-press.ts';

/** A question between a press and what it does. */
export interface Asking {
  /** What is asked now. */
  question: string | null;
  /** Whether to go on now; otherwise it is asked, and the next press goes on. The second one of a double click does nothing. */
  mayGoOn: (press?: Press) => boolean;
  goBack: () => void;
}

/**
 * Asks once more before something is done that reaches many people.
 *
 * @param question null asks nothing
 * @param about who is reached: for others it is asked anew
 */
export function useAsking(question: string | null, about = ''): Asking {
  const [asked, setAsked] = useState<string | null>(null);
  const isRepeat = useIsRepeat();
  const isAsking = question !== null && asked === about;
  return {
    question: isAsking ? question : null,
    mayGoOn: (press) => {
      if (press && isRepeat(press)) return false;
      if (question === null || isAsking) return true;
      setAsked(about);
      return false;
    },
    goBack: () => setAsked(null),
  };
}

interface CancelButtonProps extends Pick<ButtonProps, 'size'> {
  asking: Asking;
  onCancel: () => void;
}

/** Cancel, or Go back while it is asked. */
export function CancelButton({ asking, onCancel, size }: CancelButtonProps) {
  // Another element for each: a press on the one must not become one on the other.
  return asking.question === null ? (
    <Button key="cancel" size={size} onClick={onCancel}>
      Cancel
    </Button>
  ) : (
    <Button key="back" size={size} onClick={asking.goBack}>
      Go back
    </Button>
  );
}

/** The question, above the buttons that answer it. */
export function Question({ asking }: { asking: Asking }) {
  if (asking.question === null) return null;
  return (
    <Alert className="rigid full to-start" role="alert" type="warning" showIcon title={asking.question} />
  );
}
