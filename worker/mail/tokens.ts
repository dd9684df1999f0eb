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

/** What a signed id lets its holder do; one made for one purpose is of no use for another. */
type Purpose = 'unsubscribe' | 'door' | 'badge' | 'badge-offer';

/** The code on a person's badge: an address of the site that says who it is, and lets nobody do anything. */
export function badgeLink(site: { publicUrl: string; secret: string }, personId: string): string {
  return `${site.publicUrl}/b/${signedId(site.secret, 'badge', personId)}`;
}

/** An id and a signature, so that the link that carries them is all the authority its holder needs. */
export function signedId(secret: string, purpose: Purpose, id: string): string {
  return `${id}.${signature(secret, purpose, id)}`;
}

/** The id that was signed for this purpose, or null when the signature does not hold. */
export function readSignedId(secret: string, purpose: Purpose, token: string): string | null {
  const [id = '', given = '', ...rest] = token.split('.');
  const expected = Buffer.from(signature(secret, purpose, id));
  const actual = Buffer.from(given);
  const holds = rest.length === 0 && actual.length === expected.length && timingSafeEqual(actual, expected);
  return holds ? id : null;
}

function signature(secret: string, purpose: Purpose, id: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url').slice(0, 32);
}
