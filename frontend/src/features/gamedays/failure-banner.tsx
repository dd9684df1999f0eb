import { Alert, Button } from 'antd';
import { createContext, type ReactNode, useContext, useState } from 'react';

type ShowFailure = (text: string | null) => void;

import styles from './gameday-management.module.css';

const FailureContext = createContext<ShowFailure>(() => undefined);

/** Shows the failure of an action at the head of the page; `null` clears it. */
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
  return (
    <FailureContext value={setFailure}>
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
