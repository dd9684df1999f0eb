import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import { remembered } from '../wording/remembered.ts';

/*
 * The keys that seal what mails carry. Each purpose has a key of its own, derived from the secret of the installation
 * (HKDF, RFC 5869). Until 0.1 all purposes shared the secret as their key, told apart by a word in front of what was
 * signed. What was signed so still holds; it may end once RETENTION_MAIL_DAYS have passed since the upgrade to 0.2.
 */

/** The secret that seals, then those of before, newest first: what they sealed still holds. */
export type Secrets = readonly [current: string, ...previous: string[]];

const BYTES = 32;

/** A signature over some bytes, for one purpose. */
export function sign([current]: Secrets, purpose: string, content: string | Buffer): Buffer {
  return macOf(keyFor(current, purpose), content);
}

/**
 * Whether a signature was made for this purpose with one of the secrets.
 *
 * @param given what was handed over, in the form that `written` gives
 */
export function isSigned(
  secrets: Secrets,
  purpose: string,
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
export const fingerprintOf = remembered((secret: string) =>
  macOf(secretKeyOf(secret), 'fingerprint').toString('hex').slice(0, 16),
);

/** HMAC-SHA256. With a key that is not a `KeyObject` Node makes one each time, which takes five times as long. */
export function macOf(key: KeyObject, ...contents: (string | Buffer)[]): Buffer {
  const mac = createHmac('sha256', key);
  for (const content of contents) mac.update(content);
  return mac.digest();
}

/** A secret of the installation as a key by itself. */
export const secretKeyOf = remembered((secret: string) => createSecretKey(secret, 'utf8'));

/** Deriving a key takes longer than signing with it. */
const keyFor = remembered((secret: string, purpose: string) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `tablefall ${purpose}`, BYTES))),
);

function signatureUntil01(secret: string, purpose: string, content: string | Buffer): Buffer {
  return macOf(secretKeyOf(secret), `${purpose}:`, content);
}
