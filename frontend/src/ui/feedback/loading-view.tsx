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
