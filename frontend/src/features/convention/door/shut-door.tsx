import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { mustLogInFor, useSession } from '#api/session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { keptScans } from './desk/door-memory.ts';
import { scansWait } from './scan/verdict.ts';

/** The door as whoever may not see it finds it, with the way in, and what this browser still has to send. */
export function ShutDoor() {
  const { user } = useSession();
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    keptScans().then(
      (scans) => setWaiting(scans.filter(({ why }) => why === undefined).length),
      () => undefined,
    );
  }, []);
  const mayLogIn = !user || mustLogInFor('/door', user);
  return (
    <>
      <Notice tone="error" title="Unauthorized">
        This page is for those who help at the door. {howToEnter(user, mayLogIn)}
      </Notice>
      {waiting > 0 && (
        <p>{scansWait(waiting)} in this browser. They go up when the door is opened here again.</p>
      )}
      <p className="link-row">
        {mayLogIn && (
          <Link className="btn btn-primary" to="/login?next=%2Fdoor">
            Login
          </Link>
        )}
        <Link className={mayLogIn ? 'btn' : undefined} to="/">
          Return to Home
        </Link>
      </p>
    </>
  );
}

function howToEnter(user: { email: string } | null, mayLogIn: boolean): string {
  if (!user) return 'Please open the door link, or log in.';
  return mayLogIn
    ? 'You came by the link of a registration mail. If you help, please log in: we will send you a sign-in link.'
    : `You are signed in as ${user.email}.`;
}
