import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { useCurrentUser } from './current-user.ts';
import { LoginForm } from './login-form.tsx';
import { UserInfo } from './user-info.tsx';

export function LoginPage() {
  const { user } = useCurrentUser();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>{user ? 'User Info' : 'Login'}</h1>
      </div>
      {user ? (
        <UserInfo user={user} />
      ) : sentTo ? (
        <Notice tone="success" title="Email Sent!" live>
          Verification email has been sent to: {sentTo}. Please check your inbox and click the link to
          complete verification.
        </Notice>
      ) : (
        <LoginForm onSent={setSentTo} />
      )}
    </div>
  );
}
