import { describe, expect, it } from '@jest/globals';
import { badgeLink, deriveSignInCode, readSignedId, signedId } from './tokens.ts';

const secret = 'a secret of the process, 32 chars';
const id = '01980000-0000-7000-8000-00000000000a';

describe('tokens', () => {
  it('should give back the mail of an unsubscribe token, and nothing for a changed one', () => {
    const token = signedId(secret, 'unsubscribe', id);
    expect(readSignedId(secret, 'unsubscribe', token)).toBe(id);
    expect(readSignedId('another secret', 'unsubscribe', token)).toBeNull();
    expect(readSignedId(secret, 'unsubscribe', token.replace(id, `${id.slice(0, -1)}b`))).toBeNull();
    expect(readSignedId(secret, 'unsubscribe', `${token}x`)).toBeNull();
    expect(readSignedId(secret, 'unsubscribe', `${token}.x`)).toBeNull();
    expect(readSignedId(secret, 'unsubscribe', '')).toBeNull();
  });

  it('should sign an id for one purpose alone', () => {
    const { pathname } = new URL(badgeLink({ publicUrl: 'https://tablefall.example', secret }, id));
    const code = pathname.replace('/b/', '');

    expect(readSignedId(secret, 'badge', code)).toBe(id);
    expect(readSignedId(secret, 'door', code)).toBeNull();
  });

  it('should derive 256-bit sign-in codes that differ per record and secret', () => {
    const code = deriveSignInCode(secret, id);
    expect(Buffer.from(code, 'base64url')).toHaveLength(32);
    expect(deriveSignInCode(secret, 'another')).not.toBe(code);
    expect(deriveSignInCode('another secret', id)).not.toBe(code);
  });
});
