import type { ReactNode } from 'react';
import type { User } from '../../api/generated.ts';
import { useLogout } from './use-logout.ts';

export function UserInfo({ user, children }: { user: User; children: ReactNode }) {
  const { logOut, isLoggingOut } = useLogout();
  return (
    <section className="card card-body" aria-label="User Info">
      <p className="strong">{user.email}</p>
      {children}
      <p>
        <button type="button" className="btn" aria-disabled={isLoggingOut} onClick={logOut}>
          Logout
        </button>
      </p>
    </section>
  );
}
