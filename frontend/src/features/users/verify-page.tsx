import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { type User, useVerifyMutation } from '../../api/generated.ts';
import { problemOf } from '../../api/problem.ts';
import { LoadingView } from '../../ui/loading-view.tsx';
import { Notice } from '../../ui/notice.tsx';

const CONFIRMATION_NEEDED = 428;

/** Signs in with the code of a mailed link. The code leaves the address at once and lives on in memory only. */
export function VerifyPage() {
  const code = useCodeFromAddress();
  const [verify, { data: user, error, isLoading, isUninitialized }] = useVerifyMutation();
  const sent = useRef(false);
  const isConfirmed = useRef(false);

  useEffect(() => {
    if (!code || sent.current) return;
    sent.current = true;
    void verify({ code, verify: { confirm: false } });
  }, [code, verify]);

  if (isLoading || (code && isUninitialized)) return <LoadingView title="Email Verification" />;
  const status = error ? problemOf(error).status : undefined;
  const confirm = () => {
    isConfirmed.current = true;
    retry();
  };
  const retry = () => void verify({ code, verify: { confirm: isConfirmed.current } });
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>Email Verification</h1>
      </div>
      <div className="card card-body">
        {user ? (
          <Verified user={user} />
        ) : status === CONFIRMATION_NEEDED ? (
          <Confirmation onConfirm={confirm} />
        ) : status === 0 || (status && status >= 500) || status === 429 ? (
          <Unanswered onRetry={retry} />
        ) : (
          <Invalid />
        )}
      </div>
    </div>
  );
}

function useCodeFromAddress(): string {
  const { code = '' } = useParams();
  const [kept] = useState(code);
  useEffect(() => {
    if (code) window.history.replaceState(window.history.state, '', '/verify');
  }, [code]);
  return kept;
}

function Verified({ user }: { user: User }) {
  return (
    <>
      <Notice tone="success" title="Verification Successful" live>
        You are signed in as {user.email}.
      </Notice>
      <p className="link-row">
        <Link className="btn btn-primary" to="/">
          View Events
        </Link>
        {user.roles.includes('organiser') && (
          <Link className="btn" to="/gameday-management">
            Gamedays
          </Link>
        )}
      </p>
    </>
  );
}

function Confirmation({ onConfirm }: { onConfirm: () => void }) {
  return (
    <>
      <p>This link was asked for in another browser. Confirm that you want to sign in here.</p>
      <p>
        <button type="button" className="btn btn-primary" onClick={onConfirm}>
          Confirm sign-in
        </button>
      </p>
    </>
  );
}

function Unanswered({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Notice tone="error" title="The code could not be checked" live>
        The server did not answer as it should. Your link is still good.
      </Notice>
      <p>
        <button type="button" className="btn" onClick={onRetry}>
          Try again
        </button>
      </p>
    </>
  );
}

function Invalid() {
  return (
    <>
      <Notice tone="error" title="Invalid Verification Code" live>
        The link is not valid, has expired or was used already.
      </Notice>
      <p>
        <Link to="/login">Ask for a new link</Link>
      </p>
    </>
  );
}
