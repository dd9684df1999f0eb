import { Notice } from './notice.tsx';

interface LoadFailureProps {
  title: string;
  onRetry: () => void;
}

/** Says that something did not load, and lets one try again. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  return (
    <Notice tone="error" title={title} live>
      <button type="button" className="btn" onClick={onRetry}>
        Retry
      </button>
    </Notice>
  );
}
