import type { User } from '#api/generated.ts';

/** The user this browser last knew, for display only; null when signed out or unreadable. */
export function readStoredUser(storageKey: string): User | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

/** Keeps the user under the edition's key, `null` when signed out. */
export function writeStoredUser(storageKey: string, user: User | null): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(user));
  } catch {
    // Storage may be full or forbidden; the session alone decides who is signed in.
  }
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
export function tellSignedOut(): void {
  try {
    localStorage.setItem(SIGNED_OUT, new Date().toISOString());
  } catch {
    // Without storage each tab learns it from the server.
  }
}

/** Hears what other tabs of this browser tell: that somebody signed out, or that another is signed in or nobody any more. */
export function hearOtherTabs(
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
