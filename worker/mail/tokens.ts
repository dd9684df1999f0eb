import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The secret code of a sign-in link. It is derived from the id of its record instead of stored, so that
 * neither the waiting mail nor the database holds a usable copy. 256 bits, base64url.
 */
export function deriveSignInCode(secret: string, recordId: string): string {
  return createHmac('sha256', secret).update(`sign-in:${recordId}`).digest('base64url');
}

/** Where the holder of a login's code signs in. */
export function signInLink(site: { publicUrl: string; secret: string }, recordId: string): string {
  return `${site.publicUrl}/verify/${deriveSignInCode(site.secret, recordId)}`;
}

/** The unsubscribe token of a mail: its id and a signature, so that the link alone is its authority (RFC 8058). */
export function unsubscribeToken(secret: string, mailId: string): string {
  return `${mailId}.${signature(secret, mailId)}`;
}

/** The mail's id that an unsubscribe token stands for, or null when its signature does not hold. */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [mailId = '', given = '', ...rest] = token.split('.');
  const expected = Buffer.from(signature(secret, mailId));
  const actual = Buffer.from(given);
  const holds = rest.length === 0 && actual.length === expected.length && timingSafeEqual(actual, expected);
  return holds ? mailId : null;
}

function signature(secret: string, mailId: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:${mailId}`).digest('base64url').slice(0, 32);
}
