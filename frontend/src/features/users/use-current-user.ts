import { useEffect, useMemo } from 'react';
import { type User, useGetConventionQuery, useGetSessionQuery } from '../../api/generated.ts';
import { readStoredUser, writeStoredUser } from './stored-user.ts';

interface CurrentUser {
  user: User | null;
  /** False while the server has not said yet who is signed in and `user` is what the browser remembers. */
  isConfirmed: boolean;
}

/** Who is signed in: the server's word, and until it comes the user this browser remembers. */
export function useCurrentUser(): CurrentUser {
  const { data: edition } = useGetConventionQuery();
  const { data: session, isError } = useGetSessionQuery();
  const storageKey = edition?.storageKey;
  const remembered = useMemo(() => (storageKey ? readStoredUser(storageKey) : null), [storageKey]);
  if (session) return { user: session.user, isConfirmed: true };
  return { user: remembered, isConfirmed: isError };
}

/** Keeps the remembered user in step with the session. */
export function useStoredUser(): void {
  const { data: edition } = useGetConventionQuery();
  const { data: session } = useGetSessionQuery();
  useEffect(() => {
    if (edition && session) writeStoredUser(edition.storageKey, session.user);
  }, [edition, session]);
}
