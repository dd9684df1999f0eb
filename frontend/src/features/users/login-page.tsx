import { type ReactNode, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useGetSessionQuery, useLoginMutation } from '#api/generated.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoginForm } from './login-form.tsx';
import { keepReturnPath, localPath } from './return-path.ts';
import { Sessions } from './sessions.tsx';
import { useCurrentUser } from './use-current-user.ts';
import { UserInfo } from './user-info.tsx';

interface LoginPageProps {
  /** The names of whoever is signed in. */
  names: ReactNode;
  /** Further cards of whoever is signed in. */
  more: ReactNode;
}

/**
 * The login, or who is signed in. `next` in the address is where an interrupted visitor wanted to go.
 */
export function LoginPage({ names, more }: LoginPageProps) {
  const { user: current, hasEnded, isConfirmed } = useCurrentUser();
  const [search] = useSearchParams();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const [isLate, setLate] = useState(false);
  const next = localPath(search.get('next'));
  // Who came by a registration link and wants to do more than that allows is sent here to log in.
  const user = hasEnded || (next && (current?.needsStaffLogin || current?.needsLogin)) ? null : current;
  // Signed in, perhaps in another tab: the mail is no longer waited for, so that a logout leads back to the form.
  if (user && isSent) setSent(false);
  if (user && isConfirmed && next) return <Navigate to={next} replace />;

  const showSent = (address: string, late: boolean) => {
    keepReturnPath(next);
    setEmail(address);
    setLate(late);
    setSent(true);
  };
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>{user ? 'User Info' : 'Login'}</h1>
      </div>
      {user ? (
        <>
          <UserInfo user={user}>{names}</UserInfo>
          {more}
          <Sessions />
        </>
      ) : isSent ? (
        <EmailSent email={email} wasLate={isLate} onBack={() => setSent(false)} />
      ) : (
        <LoginForm email={email} onSent={showSent} />
      )}
    </div>
  );
}

/** Waits for the link to be opened; it may happen in another tab, so coming back here asks who is signed in. */
function EmailSent({ email, wasLate, onBack }: { email: string; wasLate: boolean; onBack: () => void }) {
  useGetSessionQuery(undefined, { refetchOnFocus: true });
  const [login, { data, isLoading, isSuccess, isError }] = useLoginMutation();
  const isLate = data?.isLate ?? wasLate;
  const sendAgain = () => {
    if (!isLoading) void login({ email });
  };
  return (
    <div className="card card-body">
      <Notice tone="success" title="Email Sent!" takesFocus>
        Verification email has been sent to: {email}. Please check your inbox and click the link to complete
        verification.
      </Notice>
      {isLate && (
        <Notice tone="info">
          Mail leaves late at the moment. It may take some minutes until yours arrives.
        </Notice>
      )}
      <p className="muted">
        Nothing there after a minute? Look into the spam folder, or let us send it again.
      </p>
      {isError && (
        <Notice tone="error" live>
          It could not be sent again. Please try again in a minute.
        </Notice>
      )}
      <p className="link-row">
        <button type="button" className="btn" aria-disabled={isLoading} onClick={sendAgain}>
          Send again
        </button>
        <button type="button" className="btn btn-text" onClick={onBack}>
          Use another address
        </button>
      </p>
      <p role="status">
        {isSuccess &&
          'A link is on its way: the email has been sent again, unless the last one left within a minute.'}
      </p>
    </div>
  );
}
