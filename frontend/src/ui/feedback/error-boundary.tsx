import { Component, type ReactNode } from 'react';
import { MessageDialog } from './message-dialog.tsx';
import { Notice } from './notice.tsx';

const TITLE = 'This did not open';
const TEXT =
  'Something went wrong on our side. Nothing you sent is lost; loading the page again usually helps.';
/** The address says what is open, so the same is there again. */
const LOAD_AGAIN = (
  <button type="button" className="btn" onClick={() => window.location.reload()}>
    Load again
  </button>
);

interface ErrorBoundaryProps {
  /** What stands there once drawing the children has failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a failure where it happens: what is around goes on. With another `key` it begins anew. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** A part of a page that may fail by itself. */
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

/** What opens above a page, a dialog or a drawer, and may fail by itself: a dialog that says so takes its place. */
export function OverlayBoundary({ isOpen, onClose, children }: OverlayBoundaryProps) {
  const dialog = isOpen && (
    <MessageDialog tone="error" title={TITLE} onClose={onClose}>
      {TEXT} {LOAD_AGAIN}
    </MessageDialog>
  );
  return <ErrorBoundary fallback={dialog}>{children}</ErrorBoundary>;
}
