import { Link } from 'react-router';
import { unsentOf } from '#core/api/browser/door-scans.ts';
import { mustLogInFor, useSession } from '#core/api/session.ts';
import { count } from '#core/text/count-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useKeptScans } from './desk/use-kept-scans.ts';
import { scansWait } from './scan/verdict.ts';
import { KeptWalkIns } from './walk-in/kept-walk-ins.tsx';

/** The door as whoever may not see it finds it, with the way in, and what this browser still has to send. */
export function ShutDoor() {
  const { user } = useSession();
  const { scans, unread, forget } = useKeptScans();
  const sealed = unsentOf(unread).walkIns;
  const known = unsentOf(scans);
  const waiting = known.scans + known.walkIns + sealed;
  const mayLogIn = !user || mustLogInFor('/door', user);
  return (
    <>
      <Notice tone="error" title="Unauthorized">
        This page is for those who help at the door. {howToEnter(user, mayLogIn)}
      </Notice>
      <KeptWalkIns scans={scans} onForget={(some) => void forget(some)} />
      {waiting > 0 && (
        <p>
          {scansWait(waiting)} in this browser. They go up when the door is opened here again.
          {sealed > 0 &&
            ` Among them ${sealed === 1 ? 'is' : 'are'} ${count(sealed, 'walk-in')}, whose names can be read then.`}
        </p>
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
