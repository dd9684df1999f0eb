import type { ReactNode } from 'react';
import { type User, useLogoutMutation } from '../../api/generated.ts';

/** Who is signed in, the names and what goes with them (`children`), and the way out. */
export function UserInfo({ user, children }: { user: User; children: ReactNode }) {
  const [logout, { isLoading }] = useLogoutMutation();
  return (
    <section className="card card-body" aria-label="User Info">
      <p className="strong">{user.email}</p>
      {children}
      <p>
        <button type="button" className="btn" disabled={isLoading} onClick={() => void logout()}>
          Logout
        </button>
      </p>
    </section>
  );
}
