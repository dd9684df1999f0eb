import { browserStore } from '#core/api/browser/browser-store.ts';

const KEY = 'tablefall-return-path';
/** As long as a sign-in link lives. */
const LIFETIME = 15 * 60_000;

/** A path of this site, or null: whatever leads elsewhere, in any spelling, is refused. */
export function localPath(text: string | null, origin = globalThis.location?.origin): string | null {
  if (!text?.startsWith('/') || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  // '/..//elsewhere' resolves to a path that begins with two slashes, which names another host when it is followed.
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Remembers where a login leads, because its mailed link may open another tab; null forgets it. */
export function keepReturnPath(path: string | null): void {
  // Without storage the visitor goes on from the links of the verification page.
  browserStore.write(KEY, path && JSON.stringify({ path, until: Date.now() + LIFETIME }));
}

/** The page from which the login was asked for; null when there is none, or it was too long ago. */
export function returnPath(): string | null {
  try {
    const kept: unknown = JSON.parse(browserStore.read(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('until' in kept)) return null;
    return typeof kept.path === 'string' && Number(kept.until) > Date.now() ? localPath(kept.path) : null;
  } catch {
    return null;
  }
}
