import { readFileSync } from 'node:fs';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Email } from './email.ts';

const FILE = new URL('../../../../infra/platform/addresses/address-cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { cases: [string, string | null][] };

class Form {
  @Email()
  email!: string;
}

const read = (email: unknown) => {
  const form = plainToInstance(Form, { email });
  const problem = Object.values(validateSync(form)[0]?.constraints ?? {})[0];
  return { email: form.email, problem };
};

describe('an address, as people bring it', () => {
  it.each(cases)('%j is kept as %j', (text, kept) => {
    const { email, problem } = read(text);
    expect(problem === undefined ? email : null).toBe(kept);
  });

  it.each([
    ['pat.o’hara@mail.example', 'Invalid email: “’” cannot stand in an address. Please type it anew.'],
    ['张三；zhang@mail.example', 'Invalid email: “；” cannot stand in an address. Please type it anew.'],
    ['da na@mail.example', 'Invalid email'],
    ['dana', 'Invalid email'],
    [undefined, 'Invalid email'],
    [`${'a'.repeat(250)}@mail.example`, 'Invalid email'],
    [`${'.'.repeat(100_000)}@mail.example`, 'Invalid email'],
  ])('is refused in words that name a sign nobody typed: %j', (text, words) => {
    expect(read(text).problem).toBe(words);
  });

  it('is one mailbox in all its spellings', () => {
    const spellings = ['Info@bücher.example', 'info@xn--bcher-kva.example', 'info@bu\u0308cher.example'];
    expect(new Set(spellings.map(addressKey))).toEqual(new Set(['info@bücher.example']));
  });
});
