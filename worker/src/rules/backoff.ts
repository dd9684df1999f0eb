/**
 * Milliseconds until the next attempt after the given one (1 = the first) failed: the base doubled with every
 * attempt up to the longest, of which a random half is taken off so that many mails do not return at once.
 */
export function backoff(attempt: number, base: number, longest: number, random = Math.random()): number {
  const full = Math.min(base * 2 ** (attempt - 1), longest);
  return Math.round(full * (0.5 + random / 2));
}
