import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { PendingView } from '../../ui/feedback/loading-view.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useCurrentUser } from './use-current-user.ts';

interface RequireOrganiserProps {
  title: string;
  children: ReactNode;
}

/** Shows organisers their page, other signed-in users an Unauthorized alert and everybody who must log in the way there. */
export function RequireOrganiser({ title, children }: RequireOrganiserProps) {
  const { user, isConfirmed, isUnanswered, askAgain } = useCurrentUser();
  if (user?.roles.includes('organiser')) return children;
  if (!isConfirmed && !isUnanswered) return <PendingView />;
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <div className="card card-body">
        {isUnanswered ? (
          <LoadFailure title="We could not find out who is signed in" onRetry={askAgain} />
        ) : user && !user.needsStaffLogin ? (
          <Unauthorized email={user.email} />
        ) : (
          <PleaseLogIn>
            {user
              ? 'You came by the link of a registration mail. For pages of the organisers please log in: we will send you a sign-in link.'
              : 'Please log in as an organiser to see this page.'}
          </PleaseLogIn>
        )}
      </div>
    </div>
  );
}

function Unauthorized({ email }: { email: string }) {
  return (
    <>
      <Notice tone="error" title="Unauthorized">
        This page is for the organisers. You are signed in as {email}.
      </Notice>
      <p>
        <Link to="/">Return to Home</Link>
      </p>
    </>
  );
}

function PleaseLogIn({ children }: { children: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{children}</p>
      <p>
        <Link className="btn btn-primary" to={`/login?next=${encodeURIComponent(pathname + search)}`}>
          Login
        </Link>
      </p>
    </>
  );
}
