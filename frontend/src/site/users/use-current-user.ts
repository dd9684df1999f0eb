import { type ReactNode, useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { showToast } from '#core/action/toast.ts';
import { browserStore } from '#core/api/browser/browser-store.ts';
import { forgetOwnDaysOfOthers } from '#core/api/browser/own-days-memory.ts';
import { endPush } from '#core/api/browser/push-memory.ts';
import { useEdition } from '#core/api/edition.ts';
import { fresh } from '#core/api/freshness.ts';
import { type User, useGetSessionQuery, useLogoutMutation } from '#core/api/generated.ts';
import { handOver, refetchSession, type SessionDispatch, useSession } from '#core/api/session.ts';
import { useUnsentQuestion } from '#ui/feedback/use-unsent-question.tsx';

interface CurrentUser {
  /** Whose page it is; also after the session has ended, so that nothing half-filled goes with it. */
  user: User | null;
  /** The server has ended the session of `user`. */
  hasEnded: boolean;
  /** False while the server has not said who is signed in and `user` is what the browser remembers. */
  isConfirmed: boolean;
  /** The server was asked and did not answer. */
  hasFailed: boolean;
  retry: () => void;
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
    hasFailed: session === undefined && isError,
    retry: () => void refetch(),
  };
}

/** Keeps the remembered user in step with the session, and the session with the other tabs of this browser. */
export function useStoredUser(): void {
  const { storageKey } = useEdition();
  const dispatch = useDispatch<SessionDispatch>();
  const { user } = useSession();
  // Strangers need not ask: who signs in in another tab is heard of.
  const { data: session } = useGetSessionQuery(undefined, fresh('getSession', { isShown: user !== null }));
  useEffect(() => {
    if (!session) return;
    writeStoredUser(storageKey, session.user);
    forgetOwnDaysOfOthers(session.user?.email);
  }, [storageKey, session]);
  useEffect(
    () =>
      hearOtherTabs(storageKey, {
        onSignedOut: () => dispatch(handOver(null)),
        onChanged: () => void dispatch(refetchSession()),
      }),
    [storageKey, dispatch],
  );
}

/** The user this browser last knew, for display only; null when signed out or unreadable. */
function readStoredUser(storageKey: string): User | null {
  try {
    const user: unknown = JSON.parse(browserStore.read(storageKey) ?? 'null');
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

/** Keeps the user under the edition's key, `null` when signed out. */
function writeStoredUser(storageKey: string, user: User | null): void {
  // Storage may be full or forbidden; the session alone decides who is signed in.
  browserStore.write(storageKey, JSON.stringify(user));
}

function isUser(value: unknown): value is User {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    'names' in value &&
    'roles' in value &&
    Array.isArray(value.names) &&
    Array.isArray(value.roles)
  );
}

const SIGNED_OUT = 'tablefall-signed-out';

/** Tells the other tabs of this browser that somebody has signed out, other than by a session that ended. */
function tellSignedOut(): void {
  // Without storage each tab learns it from the server.
  browserStore.write(SIGNED_OUT, new Date().toISOString());
}

/** Hears what other tabs of this browser tell: that somebody signed out, or that another is signed in or nobody any more. */
function hearOtherTabs(
  storageKey: string,
  { onSignedOut, onChanged }: Record<'onSignedOut' | 'onChanged', () => void>,
): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === SIGNED_OUT) onSignedOut();
    else if (key === storageKey && oldValue !== newValue) onChanged();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/**
 * Logs out, and tells when that failed: on a shared computer nobody should wrongly believe to be signed out. It asks first while
 * something that was done at the door waits in this browser; the question has to be shown.
 */
export function useLogout(): { logOut: () => void; isLoggingOut: boolean; question: ReactNode } {
  const [logout, { isLoading }] = useLogoutMutation();
  const logOut = async () => {
    if (isLoading) return;
    const { error } = await logout();
    if (!error) return forgetHere();
    showToast({
      variant: 'destructive',
      title: 'You are still signed in',
      description: 'The server did not answer as it should. Please try again.',
      action: { label: 'Log out', run: () => void logOut() },
    });
  };
  const { ask, question } = useUnsentQuestion({
    title: 'Log out',
    label: 'Log out',
    leave: () => void logOut(),
  });
  return { logOut: ask, isLoggingOut: isLoading, question };
}

/** What this browser keeps of who was signed in goes, in all its tabs. */
export function forgetHere(): void {
  void endPush();
  tellSignedOut();
}
