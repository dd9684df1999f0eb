import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/*
 * The keys that seal what mails carry. Each purpose has a key of its own, derived from the secret of the installation
 * (HKDF, RFC 5869). Until 0.1 all purposes shared the secret as their key, told apart by a word in front of what was
 * signed. What was signed so still holds; it may end once RETENTION_MAIL_DAYS have passed since the upgrade to 0.2.
 */

/** The secret that seals, then those of before, newest first: what they sealed still holds. */
export type Secrets = readonly [current: string, ...previous: string[]];

/** What a signed id lets its holder do; one made for one purpose is of no use for another. */
export type Purpose =
  | 'unsubscribe'
  | 'door'
  | 'door-list'
  | 'badge'
  | 'badge-offer'
  | 'badge-queue'
  | 'closure'
  | 'return-address';

const BYTES = 32;
/** Deriving a key takes longer than signing with it. A process knows few. */
const derived = new Map<string, Buffer>();

/** A signature over some bytes, for one purpose. */
export function sign([current]: Secrets, purpose: Purpose, content: string | Buffer): Buffer {
  return createHmac('sha256', keyOf(current, purpose)).update(content).digest();
}

/**
 * Whether a signature was made for this purpose with one of the secrets.
 *
 * @param given what was handed over, in the form that `written` gives
 */
export function isSigned(
  secrets: Secrets,
  purpose: Purpose,
  content: string | Buffer,
  given: Buffer,
  written: (signature: Buffer) => Buffer,
): boolean {
  const signatures = secrets.flatMap((secret) => [
    sign([secret], purpose, content),
    signatureUntil01(secret, purpose, content),
  ]);
  return signatures.map(written).some((each) => each.length === given.length && timingSafeEqual(each, given));
}

/** Tells secrets apart; nobody can tell the secret from it. */
export function fingerprintOf(secret: string): string {
  return createHmac('sha256', secret).update('fingerprint').digest('hex').slice(0, 16);
}

function keyOf(secret: string, purpose: Purpose): Buffer {
  const name = `${purpose}:${secret}`;
  const key = derived.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', `tablefall ${purpose}`, BYTES));
  derived.set(name, key);
  return key;
}

function signatureUntil01(secret: string, purpose: Purpose, content: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:`).update(content).digest();
}
