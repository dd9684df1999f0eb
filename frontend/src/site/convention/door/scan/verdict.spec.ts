import { describe, expect, it } from '@jest/globals';
import { codeIn, hashOf, isTorn } from './badge-code.ts';
import { HandScanner } from './hand-scanner.ts';
import { SameCode } from './same-code.ts';
import { allAreHere, partyName, verdictOn } from './verdict.ts';

const CODE = 'AZgAAAAAcACAAAAAAAAACg.lZp1W9n4UmgTGN67vta2lP';
const LONG_CODE = '01980000-0000-7000-8000-00000000000a.lZp1W9n4UmgTGN67vta2lP5LntKMp0c0';

describe('the verdict', () => {
  const person = {
    id: 'p',
    name: 'Jonah',
    nameId: 'n',
    child: false,
    people: 1,
    codes: [],
    here: null as string | null,
  };
  const found = (owed: number, here: string | null = null) => ({
    party: { id: 'r', owed, people: [] },
    person: { ...person, here },
  });

  it('lets in, asks for money, or says since when somebody is here', () => {
    expect(verdictOn(found(0))).toEqual({ kind: 'come-in', personId: 'p' });
    expect(verdictOn(found(10))).toEqual({ kind: 'owes', personId: 'p' });
    expect(verdictOn(found(10, 'x'))).toEqual({ kind: 'was-here', personId: 'p', since: 'x' });
  });

  it('names parties and families in words', () => {
    expect([1, 2, 3].map((people) => partyName('Jonah', people))).toEqual([
      'Jonah',
      'Jonah and 1 guest',
      'Jonah and 2 guests',
    ]);
    expect([2, 3, 12].map(allAreHere)).toEqual(['Both are here', 'All three are here', 'All 12 are here']);
  });
});

describe('the code of a badge', () => {
  it('is read from the address of any site, and from nothing else', () => {
    expect(codeIn(`https://tablefall.example/b/${CODE}`)).toBe(CODE);
    expect(codeIn(` http://localhost:3000/b/${CODE}\n`)).toBe(CODE);
    for (const text of [
      '',
      CODE,
      'https://other.example/ticket/7',
      `https://t.example/b/${CODE.slice(0, -1)}`,
    ])
      expect(codeIn(text)).toBeNull();
    expect(isTorn(`https://t.example/b/${CODE.slice(0, -1)}`)).toBe(true);
    expect(isTorn('https://other.example/ticket/7')).toBe(false);
  });

  it('is the same on a badge that was printed when codes were longer', () => {
    expect(codeIn(`https://tablefall.example/b/${LONG_CODE}`)).toBe(CODE);
    expect(codeIn(`https://tablefall.example/b/${LONG_CODE.slice(0, -1)}`)).toBeNull();
  });

  it('is compared by the same hash that the server makes', async () => {
    expect(await hashOf(CODE)).toMatch(/^[\w-]{22}$/);
    expect(await hashOf(CODE)).not.toBe(await hashOf(`${CODE.slice(0, -1)}1`));
  });

  it('counts once while it stays before the camera', () => {
    const same = new SameCode();
    const seen = [0, 150, 1_900, 3_800, 6_000].map((at) => same.isNew('a', at));

    expect(seen).toEqual([true, false, false, false, true]);
    expect(same.isNew('b', 6_001)).toBe(true);
  });
});

describe('a hand scanner', () => {
  const typed = (text: string, pause: number) => {
    const scanner = new HandScanner();
    return [...text, 'Enter'].map((key, index) => scanner.press(key, 1_000 + index * pause)).at(-1);
  };

  it('is known by its pace, and by nothing that people type', () => {
    expect(typed(`https://t.example/b/${CODE}`, 5)).toBe(`https://t.example/b/${CODE}`);
    expect(typed('jonah okafor', 120)).toBeNull();
    expect(typed('jo', 10)).toBeNull();
  });

  it('is read whole although the device held its keys back for a moment', () => {
    const address = `https://t.example/b/${CODE}`;
    const readWith = (pause: number) => {
      const scanner = new HandScanner();
      const keys = [...address, 'Enter'];
      return keys.map((key, index) => scanner.press(key, index * 5 + (index > 40 ? pause : 0))).at(-1);
    };
    expect(readWith(400)).toBe(address);
    expect(readWith(2_000)).not.toBe(address);
  });

  it('is not made of what somebody types after a scanner that sends no Enter', () => {
    const scanner = new HandScanner();
    const code = [...`https://t.example/b/${CODE}`];
    code.forEach((key, index) => void scanner.press(key, index * 5));
    const typed = [...'jonah', 'Enter'].map((key, index) => scanner.press(key, 1_000 + index * 150));
    expect(typed.at(-1)).toBeNull();
  });

  it('begins anew after a pause, and passes over keys that are no letters', () => {
    const scanner = new HandScanner();
    scanner.press('x', 0);
    const keys = ['Shift', ...'Ab12345678', 'Enter'];
    const scanned = keys.map((key, index) => scanner.press(key, 5_000 + index * 4));

    expect(scanned.at(-1)).toBe('Ab12345678');
  });
});
