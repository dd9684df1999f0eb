import { SKELETON_DELAY, usePending } from './timing.ts';

/** The generic loading indicator, in a titled card when a title is given. */
export function LoadingView({ title }: { title?: string }) {
  return (
    <div className="page loading-view" role="status">
      <div className="card card-body">
        {title && <h2>{title}</h2>}
        <p className="muted">Loading...</p>
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
    </div>
  );
}

/** As `LoadingView`, but shown only after `SKELETON_DELAY`. */
export function PendingView({ title }: { title?: string }) {
  return usePending(true, SKELETON_DELAY) ? <LoadingView title={title} /> : null;
}

/** Placeholder rows of a list that loads. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div className="grid gap-14" role="status" aria-label="Loading...">
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <span key={row} className="skeleton" />
      ))}
    </div>
  );
}
