import { SIGN_IN_MINUTES } from '#core/api/facts.generated.ts';

/** Whom a sign-in mail was sent to, and whether mail leaves late at the moment. */
export interface SentSignIn {
  email: string;
  isLate: boolean;
}

const KEY = 'tablefall-sign-in';

/**
 * Kept for this tab while the mail's digits are valid: a phone that opens its mail program throws the page away, and who comes
 * back would have no field for them.
 */
export function keepSentSignIn(sent: SentSignIn | null): void {
  try {
    if (sent) sessionStorage.setItem(KEY, JSON.stringify({ ...sent, at: Date.now() }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the page asks for the address again.
  }
}

/** The mail that is still waited for in this tab, when its page comes back by itself. Whoever goes to the login anew may want another one. */
export function sentSignIn(): SentSignIn | null {
  try {
    if (!isBack()) return null;
    const { email, isLate, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const isValid = typeof email === 'string' && Date.now() - at < SIGN_IN_MINUTES * 60_000;
    return isValid ? { email, isLate: isLate === true } : null;
  } catch {
    // Without storage, or on the server, which writes the first view.
    return null;
  }
}

/** Whether this document took the place of one that was there before: by a reload, by Back, or after the browser threw it away. */
function isBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    ('wasDiscarded' in document && document.wasDiscarded === true) ||
    entry?.type === 'reload' ||
    entry?.type === 'back_forward'
  );
}
