import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { LoadingView } from '../../ui/feedback/loading-view.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '../../ui/feedback/use-pending.ts';
import { useCurrentUser } from './use-current-user.ts';

/** Shows organisers their page, other signed-in users an Unauthorized alert and everybody who must log in the way there. */
export function RequireOrganiser({ title, children }: { title: string; children: ReactNode }) {
  const { user, isConfirmed } = useCurrentUser();
  const { pathname, search } = useLocation();
  const showsSkeleton = usePending(!isConfirmed, SKELETON_DELAY);
  if (user?.roles.includes('organiser')) return children;
  if (!isConfirmed) return showsSkeleton ? <LoadingView /> : null;
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <div className="card card-body">
        {user && !user.needsStaffLogin ? (
          <>
            <Notice tone="error" title="Unauthorized">
              This page is for the organisers. You are signed in as {user.email}.
            </Notice>
            <p>
              <Link to="/">Return to Home</Link>
            </p>
          </>
        ) : (
          <>
            <p>
              {user
                ? 'You came by the link of a registration mail. For pages of the organisers please log in: we will send you a sign-in link.'
                : 'Please log in as an organiser to manage gamedays.'}
            </p>
            <p>
              <Link className="btn btn-primary" to={`/login?next=${encodeURIComponent(pathname + search)}`}>
                Login
              </Link>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
