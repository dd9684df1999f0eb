import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '#ui/feedback/notice.tsx';
import type { Verification } from './use-verification.ts';

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
