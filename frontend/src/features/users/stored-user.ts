import type { User } from '../../api/generated.ts';

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
