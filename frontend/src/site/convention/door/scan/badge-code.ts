/** A code that is whole: an id and its signature, as the server makes them. Whether the signature holds is for the door to say. */
const WHOLE_CODE = /^[\w-]{22}\.[\w-]{22}$/;
/** At the end of an address: whatever the site is called by whoever printed it. */
const IN_ADDRESS = /\/b\/([\w.-]+)$/;
/** As codes were printed before they became shorter: the same id in other letters, and more of the same signature. */
const LONG_CODE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{22})[\w-]{10}$/;
/** Characters of a hash that the door list holds. */
const HASH_LENGTH = 22;

/** The code of a badge in a scanned or typed text; null when it is none. */
export function codeIn(text: string): string | null {
  return wholeCode(IN_ADDRESS.exec(text.trim())?.[1] ?? '');
}

/** A code as the server makes it today; null where part of it is missing. */
export function wholeCode(code: string): string | null {
  if (WHOLE_CODE.test(code)) return code;
  const [, id = '', signature = ''] = LONG_CODE.exec(code) ?? [];
  return signature ? `${base64url(bytesOf(id))}.${signature}` : null;
}

/** Whether a text is part of a badge's address: torn, or typed badly. */
export function isTorn(text: string): boolean {
  return /\/b\//.test(text) && codeIn(text) === null;
}

/** What the door list knows a code by. */
export async function hashOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return base64url(new Uint8Array(digest)).slice(0, HASH_LENGTH);
}

function bytesOf(id: string): Uint8Array {
  const pairs = id.replaceAll('-', '').match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
