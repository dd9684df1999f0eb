import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type User, useVerifyMutation } from '#core/api/generated.ts';
import { problemOf } from '#core/api/problem.ts';
import { PendingView } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { forgetSignInCode, signInCode } from './sign-in-code.ts';

/** How the check of a mailed link ended; `children` follow a success. */
export function VerificationView({
  verification,
  children,
}: {
  verification: Verification;
  children?: ReactNode;
}) {
  const { state, user, message, confirm, retry } = verification;
  if (state === 'verified' && user) {
    return (
      <>
        <Notice tone="success" title="Verification Successful" takesFocus>
          You are signed in as {user.email}.
        </Notice>
        {children}
      </>
    );
  }
  if (state === 'confirm') return <Confirmation question={message} onConfirm={confirm} />;
  return state === 'unanswered' ? <Unanswered onRetry={retry} /> : <Invalid />;
}

/** The question names the account, so that nobody is signed in to a stranger's unawares. */
function Confirmation({ question, onConfirm }: { question?: string; onConfirm: () => void }) {
  return (
    <>
      <p>{question}</p>
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

const CONFIRMATION_NEEDED = 428;
const TOO_MANY = 429;

type State = 'none' | 'pending' | 'verified' | 'confirm' | 'unanswered' | 'invalid';

interface Verification {
  /** `none`: the address brought no code. `confirm`: another browser asked for the link, the visitor must agree. */
  state: State;
  user?: User;
  /** What the server said of a refusal. */
  message?: string;
  confirm: () => void;
  retry: () => void;
}

/** Signs in with the code that the address brought, once; a link asked for in another browser waits for a click. */
export function useVerification(): Verification {
  const [code] = useState(signInCode);
  const [verify, { data: user, error, isLoading, isUninitialized }] = useVerifyMutation();
  const sent = useRef(false);
  const isConfirmed = useRef(false);

  useEffect(() => {
    forgetSignInCode();
    if (!code || sent.current) return;
    sent.current = true;
    void verify({ code, verify: { confirm: false } });
  }, [code, verify]);

  const retry = () => void verify({ code, verify: { confirm: isConfirmed.current } });
  const confirm = () => {
    isConfirmed.current = true;
    retry();
  };
  if (!code) return { state: 'none', confirm, retry };
  if (isLoading || isUninitialized) return { state: 'pending', confirm, retry };
  if (user) return { state: 'verified', user, confirm, retry };
  const { status, message } = problemOf(error);
  return { state: stateOf(status), message, confirm, retry };
}

function stateOf(status: number): State {
  if (status === CONFIRMATION_NEEDED) return 'confirm';
  return status === 0 || status >= 500 || status === TOO_MANY ? 'unanswered' : 'invalid';
}

/** Signs in with the link of a registration mail above the page it opens; nothing when the address brought none. */
export function LinkSignIn() {
  const verification = useVerification();
  if (verification.state === 'none') return null;
  if (verification.state === 'pending') return <PendingView title="Signing in" />;
  return (
    <section className="page page-narrow link-sign-in" aria-label="Sign-in">
      <div className="card card-body">
        <VerificationView verification={verification}>
          <p className="link-row">
            <Link className="btn" to="/my-days">
              My days
            </Link>
            <Link to="/login">See my registration</Link>
          </p>
        </VerificationView>
      </div>
    </section>
  );
}
