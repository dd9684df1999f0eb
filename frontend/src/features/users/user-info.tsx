import type { ReactNode } from 'react';
import type { User } from '#api/generated.ts';
import { LoginLink } from '#ui/address/login-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useLogout } from './use-logout.ts';

export function UserInfo({ user, children }: { user: User; children: ReactNode }) {
  const { logOut, isLoggingOut } = useLogout();
  return (
    <section className="card card-body" aria-label="User Info">
      <p className="strong">{user.email}</p>
      {user.needsLogin && (
        <>
          <Notice tone="info" title="You can look, but not change anything">
            You came by the link of a registration mail that was opened before. To change something please log
            in: we will send you a sign-in link.
          </Notice>
          <p>
            <LoginLink>Login</LoginLink>
          </p>
        </>
      )}
      {children}
      <p>
        <button type="button" className="btn" aria-disabled={isLoggingOut} onClick={logOut}>
          Logout
        </button>
      </p>
    </section>
  );
}
