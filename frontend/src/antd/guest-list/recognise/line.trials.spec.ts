import { describe, expect, it } from '@jest/globals';
import { checkGuests } from '../check-guests.ts';

const guestsIn = (text: string) =>
  checkGuests(text).flatMap(({ guest }) => (guest ? [`${guest.name} <${guest.email}>`] : []));
const verdictsIn = (text: string) => checkGuests(text).map(({ verdict, detail }) => [verdict, detail]);

/** What a person pasted, and the guests that are meant. */
const LISTS: [string, string, string[]][] = [
  [
    'one line of addresses, split by commas',
    'one@mail.example, two@mail.example, three@mail.example',
    ['One <one@mail.example>', 'Two <two@mail.example>', 'Three <three@mail.example>'],
  ],
  [
    'one line of addresses, split by semicolons',
    'a@mail.example; b@mail.example;c@mail.example;',
    ['A <a@mail.example>', 'B <b@mail.example>', 'C <c@mail.example>'],
  ],
  [
    'one line of addresses, split by blanks',
    'a@mail.example b@mail.example',
    ['A <a@mail.example>', 'B <b@mail.example>'],
  ],
  [
    "a mail program's To line with last names first",
    'Whitfield, Dana <dana@mail.example>; Haddad, Mo <mo@mail.example>',
    ['Dana Whitfield <dana@mail.example>', 'Mo Haddad <mo@mail.example>'],
  ],
  [
    'quoted names, split by commas',
    '"Haddad, Mo" <mo@mail.example>, Dana Whitfield <dana@mail.example>, <ola@mail.example>',
    ['Mo Haddad <mo@mail.example>', 'Dana Whitfield <dana@mail.example>', 'Ola <ola@mail.example>'],
  ],
  [
    'a head of a mail, broken into lines',
    'To: "Haddad, Mo" <mo@mail.example>,\n\tDana Whitfield\n <dana@mail.example>,\n "Szymańska,\n Ola" <ola@mail.example>',
    ['Mo Haddad <mo@mail.example>', 'Dana Whitfield <dana@mail.example>', 'Ola Szymańska <ola@mail.example>'],
  ],
  ['a name before brackets', 'Dana <dana@mail.example>', ['Dana <dana@mail.example>']],
  ['brackets alone', '<mo@mail.example>', ['Mo <mo@mail.example>']],
  ['a link to mail', 'mailto:mo@mail.example', ['Mo <mo@mail.example>']],
  [
    'what a mail program makes of a link',
    'dana@mail.example<mailto:dana@mail.example>; Mo Haddad <mailto:mo@mail.example>',
    ['Dana <dana@mail.example>', 'Mo Haddad <mo@mail.example>'],
  ],
  [
    'separators at the ends of lines',
    'dana@mail.example;\nmo@mail.example,\nOla; ola@mail.example;',
    ['Dana <dana@mail.example>', 'Mo <mo@mail.example>', 'Ola <ola@mail.example>'],
  ],
  [
    'the address before the name',
    'dana@mail.example; Dana Whitfield\nmo@mail.example\tMo',
    ['Dana Whitfield <dana@mail.example>', 'Mo <mo@mail.example>'],
  ],
  [
    'several pairs in a line',
    'Ola; ola@mail.example; Wei; wei@mail.example',
    ['Ola <ola@mail.example>', 'Wei <wei@mail.example>'],
  ],
  [
    'first and last name apart',
    'Priya\tRaghunathan\tpriya@mail.example',
    ['Priya Raghunathan <priya@mail.example>'],
  ],
  [
    'a name and an address with a blank',
    'Dana Whitfield dana@mail.example',
    ['Dana Whitfield <dana@mail.example>'],
  ],
  [
    'an address in round brackets',
    'Dana Whitfield (dana@mail.example)',
    ['Dana Whitfield <dana@mail.example>'],
  ],
  [
    'a list with signs before its lines',
    '- dana@mail.example\n2. Mo <mo@mail.example>\n• Ola: ola@mail.example',
    ['Dana <dana@mail.example>', 'Mo <mo@mail.example>', 'Ola <ola@mail.example>'],
  ],
  [
    'an address followed by a person of a mail program',
    'dana@mail.example, Haddad, Mo <mo@mail.example>',
    ['Dana <dana@mail.example>', 'Mo Haddad <mo@mail.example>'],
  ],
  [
    'an address in quotes beside itself',
    "'dana@mail.example' <dana@mail.example>",
    ['Dana <dana@mail.example>'],
  ],
  ['a degree after the name', '"Lind, Dr." <bea@mail.example>', ['Lind, Dr. <bea@mail.example>']],
  ['titles above lines', 'Name;E-mail\nDana;dana@mail.example', ['Dana <dana@mail.example>']],
  ['letters in parts', 'Jose\u0301; jose@mail.example', ['José <jose@mail.example>']],
];

describe('lists as people have them', () => {
  it.each(LISTS)('should read %s', (_, text, guests) => {
    expect(guestsIn(text)).toEqual(guests);
    expect(checkGuests(text).filter(({ verdict }) => verdict === 'refused')).toEqual([]);
  });

  it('should never take an address for a name', () => {
    for (const [, text] of LISTS)
      expect(checkGuests(text).filter(({ guest }) => guest?.name.includes('@'))).toEqual([]);
  });
});

describe('what a line holds besides', () => {
  it('should be told where it is left out', () => {
    expect(verdictsIn('Priya; priya@mail.example; vip, table 4')).toEqual([
      ['invited', 'left out: vip, table 4'],
    ]);
    expect(verdictsIn('dana@mail.example; 555-0110')).toEqual([
      ['invited', 'name from the address: Dana, left out: 555-0110'],
    ]);
  });

  it('should be a line of its own where it is a second address of somebody', () => {
    expect(checkGuests('Priya; priya@mail.example; priya@work.example')).toMatchObject([
      { guest: { name: 'Priya', email: 'priya@mail.example' }, verdict: 'invited' },
      { source: 'priya@work.example', guest: null, verdict: 'dropped' },
    ]);
  });

  it('should be refused where it was meant to be an address', () => {
    expect(
      checkGuests('a@mail.example, b@mail, c@mail.example').map(({ guest, verdict }) => [
        guest?.email,
        verdict,
      ]),
    ).toEqual([
      ['a@mail.example', 'invited'],
      ['b@mail', 'refused'],
      ['c@mail.example', 'invited'],
    ]);
  });

  it('should be said where a name was turned round', () => {
    expect(verdictsIn('"Haddad, Mo" <mo@mail.example>')).toEqual([['invited', 'name: Mo Haddad']]);
  });
});
