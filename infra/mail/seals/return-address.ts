import { isSigned, type Secrets, sign } from './keys.ts';

/*
 * The return address of a mail (VERP), where mail servers report that it was not delivered. `bounces@host` becomes
 * `bounces+<tag>@host`. The tag is the mail's id with a signature: so a report says for certain which mail it is
 * about, and nobody can make one up. It is written in 41 digits and letters, because some servers change the case of
 * an address, and because a local part has at most 64 characters.
 */

const ID_BYTES = 16;
const SIGNATURE_BYTES = 10;
const TAG_BYTES = ID_BYTES + SIGNATURE_BYTES;
const TAG_LENGTH = 41;

/** The return address of a mail. */
export function returnAddressOf(mailId: string, address: string, secrets: Secrets): string {
  const id = Buffer.from(mailId.replaceAll('-', ''), 'hex');
  const tag = BigInt(
    `0x${Buffer.concat([id, shortened(sign(secrets, 'return-address', id))]).toString('hex')}`,
  );
  return address.replace('@', `+${tag.toString(36).padStart(TAG_LENGTH, '0')}@`);
}

/**
 * Which mail a report that came to `given` is about: the id of the mail with this return address; `forged` when the
 * signature of its tag does not hold; null when it is no return address with a tag.
 */
export function mailOfReturnAddress(
  given: string,
  address: string,
  secrets: Secrets,
): string | 'forged' | null {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const text = given.trim().toLowerCase();
  if (!text.startsWith(`${local}+`) || !text.endsWith(`@${host}`)) {
    return null;
  }
  const tag = text.slice(local.length + 1, text.length - host.length - 1);
  if (!/^[a-z0-9]{41}$/.test(tag)) {
    return 'forged';
  }
  const value = [...tag].reduce((number, digit) => number * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  const hex = value.toString(16).padStart(2 * TAG_BYTES, '0');
  const id = Buffer.from(hex.slice(0, 2 * ID_BYTES), 'hex');
  const signature = Buffer.from(hex.slice(2 * ID_BYTES), 'hex');
  const holds = isSigned(secrets, 'return-address', id, signature, shortened);
  return holds ? id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : 'forged';
}

function shortened(signature: Buffer): Buffer {
  return signature.subarray(0, SIGNATURE_BYTES);
}
