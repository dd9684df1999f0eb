import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { mailOfReturnAddress, returnAddressOf } from './return-address.ts';

const SECRET = 'a secret that only tests know about';
const ADDRESS = 'bounces@mail.example';
const read = (given: string, secret = SECRET) => mailOfReturnAddress(given, ADDRESS, secret);

describe('the return address of a mail', () => {
  it('should name its mail, in whatever case it comes back', () => {
    const ids = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff'];
    for (const id of [...ids, ...Array.from({ length: 200 }, () => v7())]) {
      const address = returnAddressOf(id, ADDRESS, SECRET);
      expect(address).toMatch(/^bounces\+[a-z0-9]{41}@mail\.example$/);
      expect(read(address)).toBe(id);
      expect(read(` ${address.toUpperCase()} `)).toBe(id);
    }
  });

  it('should fit into the 64 characters of a local part', () => {
    const longest = returnAddressOf(randomUUID(), `${'b'.repeat(22)}@mail.example`, SECRET);
    expect(longest.split('@')[0]).toHaveLength(64);
  });

  it('should be forged once a character is changed, or by another secret', () => {
    const address = returnAddressOf(randomUUID(), ADDRESS, SECRET);
    for (let at = 'bounces+'.length; address[at] !== '@'; at++) {
      const other = address[at] === '0' ? '1' : '0';
      expect(read(address.slice(0, at) + other + address.slice(at + 1))).toBe('forged');
    }
    expect(read(address, 'another secret that is as long as it')).toBe('forged');
    expect(read('bounces+x@mail.example')).toBe('forged');
    expect(read(`bounces+${'z'.repeat(41)}@mail.example`)).toBe('forged');
  });

  it('should be none without a tag, or of another address', () => {
    const address = returnAddressOf(randomUUID(), ADDRESS, SECRET);
    for (const given of [ADDRESS, '', 'bounces+x@other.example', address.replace('bounces', 'postmaster')]) {
      expect(read(given)).toBeNull();
    }
  });
});
