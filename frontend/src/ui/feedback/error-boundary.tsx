import { Component, type ReactNode } from 'react';
import { MessageDialog } from './message-dialog.tsx';
import { Notice } from './notice.tsx';

const TITLE = 'This did not open';
const TEXT =
  'Something went wrong on our side. Nothing you sent is lost; loading the page again usually helps.';
/** What is open is in the address, so it is open again after the reload. */
const LOAD_AGAIN = (
  <button type="button" className="btn" onClick={() => window.location.reload()}>
    Load again
  </button>
);

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` when rendering the children fails. A new `key` resets it. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** An error boundary for a part of a page. */
export function PanelBoundary({ children }: { children: ReactNode }) {
  const notice = (
    <Notice tone="error" title={TITLE} live>
      <p>{TEXT}</p>
      {LOAD_AGAIN}
    </Notice>
  );
  return <ErrorBoundary fallback={notice}>{children}</ErrorBoundary>;
}

interface OverlayBoundaryProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** An error boundary for a dialog or drawer: another dialog shows the error. */
export function OverlayBoundary({ isOpen, onClose, children }: OverlayBoundaryProps) {
  const dialog = isOpen && (
    <MessageDialog tone="error" title={TITLE} onClose={onClose}>
      {TEXT} {LOAD_AGAIN}
    </MessageDialog>
  );
  return <ErrorBoundary fallback={dialog}>{children}</ErrorBoundary>;
}
