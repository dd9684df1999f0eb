import { fingerprintOf, isSigned, macOf, type Secrets, secretKeyOf, sign } from './keys.ts';

/** Of a signature: 132 bits, base64url, which nobody guesses. An id, of 128 bits, has as many. */
const LETTERS = 22;
/** Behind an id as the database writes it; what was sealed so still holds. */
const LETTERS_UNTIL_01 = 32;

/**
 * What a mail keeps of its sign-in link: the id of the link's record, and which secret its code is derived with. So a
 * mail that waits while APP_SECRET changes still carries the link that was meant. Until 0.1 it was the id alone.
 */
export function codeReference([current]: Secrets, recordId: string): string {
  return `${recordId}.${fingerprintOf(current)}`;
}

/** The same reference without its secret, for a copy of a mail whose links lead nowhere. */
export function deadReference(reference: string): string {
  return reference.split('.')[0] ?? reference;
}

/**
 * The secret code of a sign-in link. It is derived from the reference to its record instead of stored, so that
 * neither the waiting mail nor the database holds a usable copy. 256 bits, base64url. A worker of 0.1 derives the same
 * one, because it may run beside a backend of this release.
 * Throws Error when none of the secrets is the one that it is derived with.
 */
export function deriveSignInCode(secrets: Secrets, reference: string): string {
  const secret = secretOf(secrets, reference);
  return macOf(secretKeyOf(secret), `sign-in:${reference}`).toString('base64url');
}

/**
 * Six digits that mean the same as the link, for whoever reads the mail on another device. They are few enough to be guessed, so
 * they hold in the browser that asked alone, and for a few tries.
 * Throws Error when none of the secrets is the one that they are derived with.
 */
export function deriveSignInDigits(secrets: Secrets, reference: string): string {
  const secret = secretOf(secrets, reference);
  const mac = macOf(secretKeyOf(secret), `sign-in-digits:${reference}`);
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

function secretOf(secrets: Secrets, reference: string): string {
  const [, fingerprint] = reference.split('.');
  // Written before references named their secret, so before the first one was replaced.
  if (!fingerprint) return secrets.at(-1) ?? secrets[0];
  const secret = secrets.find((each) => fingerprintOf(each) === fingerprint);
  if (!secret) throw new Error('its link was made with an APP_SECRET that this process does not know');
  return secret;
}

/** Where the holder of a login's code signs in. */
export function signInLink(site: { publicUrl: string; secrets: Secrets }, reference: string): string {
  return `${site.publicUrl}/verify/${deriveSignInCode(site.secrets, reference)}`;
}

/** The code on a person's badge: an address of the site that says who it is, and lets nobody do anything. */
export function badgeLink(site: { publicUrl: string; secrets: Secrets }, personId: string): string {
  return `${site.publicUrl}/b/${sealedId(site.secrets, 'badge', personId)}`;
}

/** The codes that a person's badge may say: the one made with each secret. Badges were printed before one was replaced. */
export function badgeCodes(secrets: Secrets, personId: string): string[] {
  return secrets.map((secret) => sealedId([secret], 'badge', personId));
}

/**
 * The key under which a browser keeps the list of the door, for as long as the session or the door link of this id holds.
 * 256 bits, base64. It is derived, so that it stands in no table.
 */
export function doorListKey(secrets: Secrets, id: string): string {
  return sign(secrets, 'door-list', id).toString('base64');
}

/**
 * The key under which browsers keep whom they registered at the door and could not send. It is the edition's, not one of a session or a
 * link: whoever has the door next can read and send it. 256 bits, base64.
 */
export function walkInKey(secrets: Secrets, edition: string): string {
  return sign(secrets, 'door-walk-ins', edition).toString('base64');
}

/** An id and a signature for one purpose, as short as links of mails should be; `signedId` names the purposes that there are. */
export function sealedId(secrets: Secrets, purpose: string, id: string): string {
  return `${shortened(id)}.${written(sign(secrets, purpose, id), LETTERS)}`;
}

/** The id of it, or null when the signature does not hold. */
export function readSealedId(secrets: Secrets, purpose: string, token: string): string | null {
  const [first = '', given = '', ...rest] = token.split('.');
  const isLong = first.length > LETTERS;
  const id = isLong ? first : lengthened(first);
  const letters = isLong ? LETTERS_UNTIL_01 : LETTERS;
  const holds =
    rest.length === 0 &&
    (isLong || shortened(id) === first) &&
    isSigned(secrets, purpose, id, Buffer.from(given), (signature) => written(signature, letters));
  return holds ? id : null;
}

function written(signature: Buffer, letters: number): Buffer {
  return Buffer.from(signature.toString('base64url').slice(0, letters));
}

/** The 128 bits of an id, base64url. */
function shortened(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

function lengthened(id: string): string {
  const digits = Buffer.from(id, 'base64url').toString('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
