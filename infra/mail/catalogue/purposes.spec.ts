import { describe, expect, it } from '@jest/globals';
import { type Secrets, sign } from '../seals/keys.ts';
import { badgeCodes, badgeLink, codeReference, deriveSignInCode } from '../seals/tokens.ts';
import { readSignedId, signedId } from './purposes.ts';

const secrets = ['a secret of the process, 32 chars'] as const;
const later: Secrets = ['the secret that came after it', ...secrets];
const others = ['another secret'] as const;
const id = '01980000-0000-7000-8000-00000000000a';

describe('a signed id', () => {
  it('should be given back from its token, and not from a changed one', () => {
    const token = signedId(secrets, 'unsubscribe', id);
    expect(readSignedId(secrets, 'unsubscribe', token)).toBe(id);
    expect(readSignedId(others, 'unsubscribe', token)).toBeNull();
    expect(readSignedId(secrets, 'unsubscribe', token.replace('.', 'A.'))).toBeNull();
    expect(readSignedId(secrets, 'unsubscribe', token.replace(/.\./, 'w.'))).toBeNull();
    expect(readSignedId(secrets, 'unsubscribe', `${token}x`)).toBeNull();
    expect(readSignedId(secrets, 'unsubscribe', `${token}.x`)).toBeNull();
    expect(readSignedId(secrets, 'unsubscribe', '')).toBeNull();
  });

  it('should be short, so that its link fits on a line of a mail', () => {
    expect(badgeLink({ publicUrl: 'https://tablefall.example', secrets }, id).length).toBeLessThan(78);
  });

  it('should be read from its one form alone, and as it was written when it was longer', () => {
    // The last letter of the id has four bits more than it needs.
    const token = signedId(secrets, 'unsubscribe', id);
    expect(token).toMatch(/g\./);
    expect(readSignedId(secrets, 'unsubscribe', token.replace('g.', 'h.'))).toBeNull();
    const long = sign(secrets, 'unsubscribe', id).toString('base64url').slice(0, 32);
    expect(readSignedId(secrets, 'unsubscribe', `${id}.${long}`)).toBe(id);
    expect(readSignedId(secrets, 'unsubscribe', `${id}.${long.slice(0, 22)}`)).toBeNull();
  });

  it('should be of no use for another purpose', () => {
    const { pathname } = new URL(badgeLink({ publicUrl: 'https://tablefall.example', secrets }, id));
    const code = pathname.replace('/b/', '');

    expect(readSignedId(secrets, 'badge', code)).toBe(id);
    expect(readSignedId(secrets, 'door', code)).toBeNull();
  });

  it('should hold after its secret was replaced, for as long as that one is known', () => {
    const token = signedId(secrets, 'door', id);
    expect(readSignedId(later, 'door', token)).toBe(id);
    expect(readSignedId([later[0]], 'door', token)).toBeNull();
    expect(readSignedId(secrets, 'door', signedId(later, 'door', id))).toBeNull();
  });

  it('should hold where 0.1 signed it', () => {
    const token = `${id}.fQuuPd68g8W_06qIptb2KZul4JVh0YvH`;
    expect(readSignedId(secrets, 'unsubscribe', token)).toBe(id);
    expect(readSignedId(later, 'unsubscribe', token)).toBe(id);
    expect(readSignedId(others, 'unsubscribe', token)).toBeNull();
    expect(readSignedId(secrets, 'door', token)).toBeNull();
  });
});

describe('the codes of a badge', () => {
  it('should be those that it may say, whichever secret it was printed under', () => {
    expect(badgeCodes(later, id)).toEqual([
      signedId([later[0]], 'badge', id),
      signedId(secrets, 'badge', id),
    ]);
    expect(badgeCodes(secrets, id)).toHaveLength(1);
  });
});

describe('the code of a sign-in link', () => {
  it('should have 256 bits that differ per record and secret', () => {
    const code = deriveSignInCode(secrets, codeReference(secrets, id));
    expect(Buffer.from(code, 'base64url')).toHaveLength(32);
    expect(deriveSignInCode(secrets, codeReference(secrets, 'another'))).not.toBe(code);
    expect(deriveSignInCode(others, codeReference(others, id))).not.toBe(code);
  });

  it('should stay the same while its mail waits and its secret is replaced', () => {
    const reference = codeReference(secrets, id);
    const code = deriveSignInCode(secrets, reference);
    expect(deriveSignInCode(later, reference)).toBe(code);
    expect(() => deriveSignInCode(others, reference)).toThrow(
      'its link was made with an APP_SECRET that this process does not know',
    );
  });

  it('should be the one that 0.1 derives, and derives with the oldest secret what 0.1 wrote', () => {
    expect(deriveSignInCode(secrets, id)).toBe('e8rWyWMJzz6fw395QWPU9bRNdwN_0u4Hdwa7patAIm8');
    expect(deriveSignInCode(later, id)).toBe('e8rWyWMJzz6fw395QWPU9bRNdwN_0u4Hdwa7patAIm8');
  });
});
