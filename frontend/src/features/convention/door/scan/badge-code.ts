/** An id and its signature, at the end of an address: whatever the site is called by whoever printed it. */
const CODE = /\/b\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.[\w-]{32})$/;
/** Characters of a hash that the door list holds. */
const HASH_LENGTH = 22;

/** The code of a badge in a scanned or typed text; null when it is none. */
export function codeIn(text: string): string | null {
  return CODE.exec(text.trim())?.[1] ?? null;
}

/** Whether a text is part of a badge's address: torn, or typed badly. */
export function isTorn(text: string): boolean {
  return /\/b\//.test(text) && codeIn(text) === null;
}

/** What the door list knows a code by. */
export async function hashOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, HASH_LENGTH);
}
