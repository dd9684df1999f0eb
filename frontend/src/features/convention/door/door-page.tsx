import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useEdition } from '#api/edition.ts';
import { type Door, useGetDoorQuery, useLeaveDoorMutation, useOpenDoorMutation } from '#api/generated.ts';
import { problemOf, refusalOf } from '#api/problem.ts';
import { hasRole, useSession } from '#api/session.ts';
import { useAction } from '#ui/action/use-action.ts';
import { PendingView } from '#ui/feedback/loading.tsx';
import { LoadFailure, Notice } from '#ui/feedback/notice.tsx';
import { numeral } from '#ui/text/count-text.ts';
import { dayRange, shortMoment } from '#ui/text/date-text.ts';
import styles from './door.module.css';
import { RegistrationDesk } from './registration-desk.tsx';

/** ms; several people work at the door. */
const REFRESH_INTERVAL = 30_000;

/** /door: check people in and mark them paid, by role or by the door link, whose token follows # in the address. */
export function DoorPage() {
  const { isOpening, problem } = useDoorLink();
  const { data, error, refetch } = useGetDoorQuery(undefined, {
    skip: isOpening,
    pollingInterval: REFRESH_INTERVAL,
    skipPollingIfUnfocused: true,
  });
  const isShut = error !== undefined && [401, 403].includes(problemOf(error).status);
  if (data && !isShut && !problem) return <OpenDoor door={data} onLeft={() => void refetch()} />;
  if (!error && !problem) return <PendingView title="Door" />;
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>Door</h1>
      </div>
      <div className="card card-body">
        {problem ? (
          <Notice tone="error" title="The door link did not work" live>
            {problem}
          </Notice>
        ) : isShut ? (
          <ShutDoor />
        ) : (
          <LoadFailure title="The door did not load" onRetry={() => void refetch()} />
        )}
      </div>
    </div>
  );
}

/** Opens the door link that the address brought, once, and takes it out of the address, which others may see. */
function useDoorLink(): { isOpening: boolean; problem?: string } {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const navigate = useNavigate();
  const [open] = useOpenDoorMutation();
  const [problem, setProblem] = useState<string>();
  const tried = useRef('');
  useEffect(() => {
    if (!token || tried.current === token) return;
    tried.current = token;
    open({ token }).then(({ error }) => {
      setProblem(error && (refusalOf(error) ?? 'The server did not answer. Please open the link again.'));
      void navigate('/door', { replace: true });
    }, reportError);
  }, [token, open, navigate]);
  return { isOpening: token !== '', problem };
}

function ShutDoor() {
  const { user } = useSession();
  return (
    <>
      <Notice tone="error" title="Unauthorized">
        {user
          ? `This page is for those who help at the door. You are signed in as ${user.email}.`
          : 'This page is for those who help at the door. Please open the door link, or log in.'}
      </Notice>
      <p className="link-row">
        {!user && (
          <Link className="btn btn-primary" to="/login?next=%2Fdoor">
            Login
          </Link>
        )}
        <Link className={user ? undefined : 'btn'} to="/">
          Return to Home
        </Link>
      </p>
    </>
  );
}

function OpenDoor({ door: { here, expected, endsAt }, onLeft }: { door: Door; onLeft: () => void }) {
  const { days, timeZone } = useEdition();
  const { user } = useSession();
  const [leave] = useLeaveDoorMutation();
  const { press } = useAction({
    send: () => leave(),
    subject: () => ({ id: 'door', name: 'Door' }),
    failure: 'This browser still has the door link.',
    succeeded: onLeft,
  });
  // Whoever has the role needs no link.
  const isByLink = !user || !hasRole(user, 'door');
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Door</h1>
          <p>{dayRange(days)}</p>
        </div>
        <p className={styles.count} role="status">
          <b>{numeral(here)}</b> here of {numeral(expected)}
        </p>
      </div>
      <RegistrationDesk isAtTheDoor />
      {isByLink && (
        <p className={styles.leave}>
          <span className="small muted">
            You came by the door link, which works until {shortMoment(endsAt, timeZone)}.
          </span>
          <button type="button" className="btn" onClick={press()}>
            Leave the door
          </button>
        </p>
      )}
    </div>
  );
}
