import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { User } from '#core/api/generated.ts';
import { hasRole } from '#core/api/session.ts';
import { PendingView } from '#ui/feedback/loading.tsx';
import { LoadFailure, Notice } from '#ui/feedback/notice.tsx';
import { useCurrentUser } from './use-current-user.ts';

const TEXTS = {
  staff: {
    isFor: 'This page is for those who help.',
    logIn: 'Please log in as somebody who helps to see this page.',
    logInAgain:
      'You came by the link of a registration mail. For the desk please log in: we will send you a sign-in link.',
  },
  organiser: {
    isFor: 'This page is for the organisers.',
    logIn: 'Please log in as an organiser to see this page.',
    logInAgain:
      'You came by the link of a registration mail. For pages of the organisers please log in: we will send you a sign-in link.',
  },
  mailer: {
    isFor: 'This page is for those who write to registrants.',
    logIn: 'Please log in as the administrator or a mailer to see this page.',
    logInAgain:
      'You came by the link of a registration mail. For the e-mail tools please log in: we will send you a sign-in link.',
  },
  administrator: {
    isFor: 'This page is for the administrator.',
    logIn: 'Please log in as the administrator to see this page.',
    logInAgain:
      'You came by the link of a registration mail. For the pages of the administrator please log in: we will send you a sign-in link.',
  },
};

/** A role that has pages of its own. */
export type GatedRole = keyof typeof TEXTS;

interface RequireRoleProps {
  name: GatedRole;
  title: string;
  children: ReactNode;
}

/** Whether a page of a role opens for somebody; `staff`: of any role. */
export function mayOpen(user: Pick<User, 'roles'>, role: GatedRole): boolean {
  return role === 'staff' ? user.roles.length > 0 : hasRole(user, role);
}

/** Shows staff of a role their page, everybody else an Unauthorized alert, with the way to log in for whoever has not. */
export function RequireRole({ name, title, children }: RequireRoleProps) {
  const { user, hasEnded, isConfirmed, hasFailed, retry } = useCurrentUser();
  // What is half filled in outlives the session; above it stands how to go on (`SessionEnded`).
  if (user && mayOpen(user, name)) return <div inert={hasEnded}>{children}</div>;
  if (!isConfirmed && !hasFailed) return <PendingView />;
  const texts = TEXTS[name];
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <div className="card card-body">
        {hasFailed ? (
          <LoadFailure title="We could not find out who is signed in" onRetry={retry} />
        ) : user && !user.needsStaffLogin ? (
          <Unauthorized>{`${texts.isFor} You are signed in as ${user.email}.`}</Unauthorized>
        ) : (
          <PleaseLogIn>{user ? texts.logInAgain : texts.logIn}</PleaseLogIn>
        )}
      </div>
    </div>
  );
}

function Unauthorized({ children }: { children: string }) {
  return (
    <>
      <Notice tone="error" title="Unauthorized">
        {children}
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
      <Notice tone="error" title="Unauthorized">
        {children}
      </Notice>
      <p className="link-row">
        <Link className="btn btn-primary" to={`/login?next=${encodeURIComponent(pathname + search)}`}>
          Login
        </Link>
        <Link className="btn" to="/">
          Return to Home
        </Link>
      </p>
    </>
  );
}
