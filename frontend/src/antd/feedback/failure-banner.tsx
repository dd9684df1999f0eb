import { Alert, Button } from 'antd';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { showToast } from '../../ui/feedback/toast.ts';
import styles from './failure-banner.module.css';

type ShowFailure = (text: string | null) => void;

/** Where there is no banner, a toast alone tells it. */
const FailureContext = createContext<ShowFailure>(toastFailure);

/** Says that an action failed, in the page's banner and in a toast, since the banner may be off screen. `null` clears the banner. */
export function useShowFailure(): ShowFailure {
  return useContext(FailureContext);
}

interface FailureBannerProps {
  /** What failed to load; it stays until it loads. */
  loadFailure: string | null;
  onRetry: () => void;
  children: ReactNode;
}

/** The page's error banner (title Error) above its content. */
export function FailureBanner({ loadFailure, onRetry, children }: FailureBannerProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const text = failure ?? loadFailure;
  const showFailure = useCallback<ShowFailure>((next) => {
    setFailure(next);
    toastFailure(next);
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

function toastFailure(text: string | null): void {
  if (text) showToast({ title: 'Error', description: text, variant: 'destructive' });
}
