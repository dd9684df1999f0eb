import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Secrets } from './keys.ts';
import { mailOfReturnAddress, returnAddressOf } from './return-address.ts';

const SECRETS = ['a secret that only tests know about'] as const;
const ADDRESS = 'bounces@mail.example';
const read = (given: string, secrets: Secrets = SECRETS) => mailOfReturnAddress(given, ADDRESS, secrets);

describe('the return address of a mail', () => {
  it('should name its mail, in whatever case it comes back', () => {
    const ids = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff'];
    for (const id of [...ids, ...Array.from({ length: 200 }, () => v7())]) {
      const address = returnAddressOf(id, ADDRESS, SECRETS);
      expect(address).toMatch(/^bounces\+[a-z0-9]{41}@mail\.example$/);
      expect(read(address)).toBe(id);
      expect(read(` ${address.toUpperCase()} `)).toBe(id);
    }
  });

  it('should fit into the 64 characters of a local part', () => {
    const longest = returnAddressOf(randomUUID(), `${'b'.repeat(22)}@mail.example`, SECRETS);
    expect(longest.split('@')[0]).toHaveLength(64);
  });

  it('should be forged once a character is changed, or by another secret', () => {
    const address = returnAddressOf(randomUUID(), ADDRESS, SECRETS);
    for (let at = 'bounces+'.length; address[at] !== '@'; at++) {
      const other = address[at] === '0' ? '1' : '0';
      expect(read(address.slice(0, at) + other + address.slice(at + 1))).toBe('forged');
    }
    expect(read(address, ['another secret that is as long as it'])).toBe('forged');
    expect(read('bounces+x@mail.example')).toBe('forged');
    expect(read(`bounces+${'z'.repeat(41)}@mail.example`)).toBe('forged');
  });

  it('should hold after its secret was replaced, for as long as that one is known', () => {
    const id = v7();
    const address = returnAddressOf(id, ADDRESS, SECRETS);
    expect(read(address, ['the secret that came after it', ...SECRETS])).toBe(id);
    expect(read(address, ['the secret that came after it'])).toBe('forged');
  });

  it('should hold where 0.1 made it', () => {
    const made = 'bounces+00ikoy6f5cjsqhuw99xzuy2715o29lh0y3eq77fq2@mail.example';
    expect(read(made)).toBe('01980000-0000-7000-8000-00000000000a');
    expect(read(made, ['another secret that is as long as it'])).toBe('forged');
  });

  it('should be none without a tag, or of another address', () => {
    const address = returnAddressOf(randomUUID(), ADDRESS, SECRETS);
    for (const given of [ADDRESS, '', 'bounces+x@other.example', address.replace('bounces', 'postmaster')]) {
      expect(read(given)).toBeNull();
    }
  });
});
