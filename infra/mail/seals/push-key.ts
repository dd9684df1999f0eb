import { createECDH, hkdfSync } from 'node:crypto';
import { remembered } from '../wording/remembered.ts';
import { type Secrets, sign } from './keys.ts';

/** The pair of keys by which push services know the site (VAPID, RFC 8292), each in base64url. */
export interface PushKey {
  publicKey: string;
  privateKey: string;
}

/** The order of P-256: private keys are whole numbers from 1 and below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const BYTES = 32;
/** More than a key has, so that no key is likelier than others (FIPS 186-5, A.2.1). */
const BYTES_DERIVED = 48;

/** The key of a secret of the installation. Browsers subscribe for it, so another secret asks each of them to subscribe anew. */
export const pushKeyOf = remembered((secret: string): PushKey => {
  const derived = Buffer.from(hkdfSync('sha256', secret, '', 'tablefall push', BYTES_DERIVED));
  const number = (BigInt(`0x${derived.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  const privateKey = Buffer.from(number.toString(16).padStart(BYTES * 2, '0'), 'hex');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
});

/**
 * A tag as push services may read it (RFC 8030, 5.4): the same for the same device and tag. It tells them nothing, not even which
 * devices are told of the same.
 */
export function hiddenTag(secrets: Secrets, deviceId: string, tag: string): string {
  return sign(secrets, 'push tag', `${deviceId} ${tag}`).toString('base64url').slice(0, 32);
}
