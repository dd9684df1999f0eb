import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useNavigation } from 'react-router';
import { PendingView } from '#ui/feedback/loading.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import { keepReturnPath, returnPath } from './return-path.ts';
import { useCurrentUser } from './use-current-user.ts';
import { useVerification, VerificationView } from './verification.tsx';

const TITLE = 'Email Verification';
const READING_MS = 2000;

/** Signs in with the code of a mailed link and leads on: back to where the login was asked for, to the desk of whoever helps, or to the events. */
export function VerifyPage() {
  const verification = useVerification();
  const { user, isConfirmed, hasFailed } = useCurrentUser();
  if (verification.state === 'pending') return <PendingView title={TITLE} />;
  // Back, or loading the page again, brings no code: whoever is signed in by then has used it.
  if (verification.state === 'none' && !hasFailed) {
    if (!isConfirmed) return <PendingView title={TITLE} />;
    if (user) return <Navigate to="/login" replace />;
  }
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>{TITLE}</h1>
      </div>
      <div className="card card-body">
        <VerificationView verification={verification}>
          <ClosingNotice />
          <NextSteps
            isOrganiser={verification.user?.roles.includes('organiser') ?? false}
            helps={(verification.user?.roles.length ?? 0) > 0}
          />
        </VerificationView>
      </div>
    </div>
  );
}

/** A page that was left for the login is gone back to by itself, once what has happened could be read. */
function NextSteps({ isOrganiser, helps }: { isOrganiser: boolean; helps: boolean }) {
  const [asked] = useState(returnPath);
  const back = asked ?? (helps ? '/desk' : null);
  const navigate = useNavigate();
  // Whoever has chosen a page whose code is still under way is not led away from it.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    keepReturnPath(null);
    if (!back || isLeaving) return;
    const timer = setTimeout(() => void navigate(back, { replace: true }), READING_MS);
    return () => clearTimeout(timer);
  }, [back, isLeaving, navigate]);
  return (
    <p className="link-row">
      {back && (
        <Link className="btn btn-primary" to={back} replace>
          {asked ? 'Go on where you were' : 'Go to the desk'}
        </Link>
      )}
      <Link className={back ? 'btn' : 'btn btn-primary'} to="/events">
        View Events
      </Link>
      {isOrganiser && (
        <Link className="btn" to="/gameday-management">
          Gamedays
        </Link>
      )}
    </p>
  );
}
