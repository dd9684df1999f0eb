import { Alert, Button } from 'antd';
import { type ReactNode, useCallback, useState } from 'react';
import { FailureContext, type ShowFailure, toastFailure } from '#core/action/use-action.ts';
import styles from './elements.module.css';

interface FailureBannerProps {
  /** Shown until loading succeeds. */
  loadFailure: string | null;
  onRetry: () => void;
  children: ReactNode;
}

/** The page's error banner, which also shows the failures of `useShowFailure`. */
export function FailureBanner({ loadFailure, onRetry, children }: FailureBannerProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const text = failure ?? loadFailure;
  const showFailure = useCallback<ShowFailure>((next, about) => {
    setFailure(next);
    toastFailure(next, about);
  }, []);
  return (
    <FailureContext value={showFailure}>
      {text && (
        <Alert
          className={styles.banner}
          type="error"
          showIcon
          title="Error"
          description={text}
          action={failure ? undefined : <Button onClick={onRetry}>Retry</Button>}
          closable={failure ? { onClose: () => setFailure(null) } : false}
        />
      )}
      {children}
    </FailureContext>
  );
}
