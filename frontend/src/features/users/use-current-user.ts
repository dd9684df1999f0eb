import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useEdition } from '#api/edition.ts';
import { type User, useGetSessionQuery } from '#api/generated.ts';
import { askSession, handOver, type SessionDispatch, useSession } from '#api/session.ts';
import { hearOtherTabs, readStoredUser, writeStoredUser } from './stored-user.ts';

interface CurrentUser {
  /** Whose page it is; also after the session has ended, so that nothing half-filled goes with it. */
  user: User | null;
  /** The server has ended the session of `user`. */
  hasEnded: boolean;
  /** False while the server has not said who is signed in and `user` is what the browser remembers. */
  isConfirmed: boolean;
  /** The server was asked and did not answer. */
  isUnanswered: boolean;
  askAgain: () => void;
}

/** Who is signed in: the server's word, and until it comes the user this browser remembers. */
export function useCurrentUser(): CurrentUser {
  const { storageKey } = useEdition();
  const { data: session, isError, refetch } = useGetSessionQuery();
  const { user: last, isSignedIn } = useSession();
  const remembered = useMemo(() => readStoredUser(storageKey), [storageKey]);
  return {
    user: session ? (session.user ?? last) : remembered,
    hasEnded: last !== null && isSignedIn === false,
    isConfirmed: session !== undefined,
    isUnanswered: session === undefined && isError,
    askAgain: () => void refetch(),
  };
}

/** Keeps the remembered user in step with the session, and the session with the other tabs of this browser. */
export function useStoredUser(): void {
  const { storageKey } = useEdition();
  const dispatch = useDispatch<SessionDispatch>();
  const { user } = useSession();
  // Strangers need not ask: who signs in in another tab is heard of.
  const { data: session } = useGetSessionQuery(undefined, { refetchOnFocus: user !== null });
  useEffect(() => {
    if (session) writeStoredUser(storageKey, session.user);
  }, [storageKey, session]);
  useEffect(
    () =>
      hearOtherTabs(storageKey, {
        onSignedOut: () => dispatch(handOver(null)),
        onChanged: () => void dispatch(askSession()),
      }),
    [storageKey, dispatch],
  );
}
