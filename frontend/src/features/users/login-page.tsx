import { type ReactNode, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useGetSessionQuery } from '../../api/generated.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { LoginForm } from './login-form.tsx';
import { keepReturnPath, localPath } from './return-path.ts';
import { Sessions } from './sessions.tsx';
import { useCurrentUser } from './use-current-user.ts';
import { UserInfo } from './user-info.tsx';

/** The login, or who is signed in; `next` in the address is where an interrupted visitor wanted to go. `children` are the user's names. */
export function LoginPage({ children }: { children: ReactNode }) {
  const { user: current, isConfirmed } = useCurrentUser();
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const next = localPath(search.get('next'));
  // Staff who came by a registration link are sent here to log in.
  const user = next && current?.needsStaffLogin ? null : current;
  if (user && isConfirmed && next) return <Navigate to={next} replace />;

  const showSent = (email: string) => {
    keepReturnPath(next);
    setSentTo(email);
  };
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>{user ? 'User Info' : 'Login'}</h1>
      </div>
      {user ? (
        <>
          <UserInfo user={user}>{children}</UserInfo>
          <Sessions />
        </>
      ) : sentTo ? (
        <EmailSent email={sentTo} />
      ) : (
        <LoginForm onSent={showSent} />
      )}
    </div>
  );
}

/** Waits for the link to be opened; it may happen in another tab, so coming back here asks who is signed in. */
function EmailSent({ email }: { email: string }) {
  useGetSessionQuery(undefined, { refetchOnFocus: true });
  return (
    <Notice tone="success" title="Email Sent!" live>
      Verification email has been sent to: {email}. Please check your inbox and click the link to complete
      verification.
    </Notice>
  );
}
