import { useEffect, useMemo } from 'react';
import { useEdition } from '../../api/edition.ts';
import { type User, useGetSessionQuery } from '../../api/generated.ts';
import { readStoredUser, writeStoredUser } from './stored-user.ts';

interface CurrentUser {
  user: User | null;
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
  const remembered = useMemo(() => readStoredUser(storageKey), [storageKey]);
  return {
    user: session ? session.user : remembered,
    isConfirmed: session !== undefined,
    isUnanswered: session === undefined && isError,
    askAgain: () => void refetch(),
  };
}

/** Keeps the remembered user in step with the session. */
export function useStoredUser(): void {
  const { storageKey } = useEdition();
  const { data: session } = useGetSessionQuery();
  useEffect(() => {
    if (session) writeStoredUser(storageKey, session.user);
  }, [storageKey, session]);
}
