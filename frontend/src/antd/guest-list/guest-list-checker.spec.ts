import { describe, expect, it } from '@jest/globals';
import { GuestListChecker } from './guest-list-checker.ts';

const LIST = [
  'Priya; priya@mail.example',
  'Ola; OLA@mail.example',
  'ola, ola@mail.example',
  'Marcus; marcus@mail.example',
  'Mei; mei@mail.example',
  'Jonah; jonah@mail.example',
  'Rutger; rutger',
  'Helen',
].join('\n');

const REPORT = {
  invalid: [],
  alreadyInvited: ['priya@mail.example'],
  suppressed: [{ email: 'marcus@mail.example', reason: 'bounced' as const }],
};

function verdictsOf(checker: GuestListChecker, seats: number | null = null) {
  return checker.limitSeats(seats).all.map(({ verdict }) => verdict);
}

describe('a list of guests and what is known about it', () => {
  it('sends everybody whom the parser found, whatever the verdict', () => {
    const checker = new GuestListChecker();
    expect(checker.check(LIST)).toMatchObject({ total: 8, guests: 7, counts: { invited: 5, dropped: 1 } });
    expect(checker.guests().map(({ email }) => email)).toEqual([
      'priya@mail.example',
      'OLA@mail.example',
      'ola@mail.example',
      'marcus@mail.example',
      'mei@mail.example',
      'jonah@mail.example',
      'rutger',
    ]);
  });

  it('adds what the server knows to the verdicts', () => {
    const checker = new GuestListChecker();
    checker.check(LIST);
    const summary = checker.recordReport(REPORT);
    expect(summary.counts).toEqual({
      invited: 3,
      known: 1,
      suppressed: 1,
      unseated: 0,
      unclear: 0,
      duplicate: 1,
      refused: 1,
      dropped: 1,
    });
    expect(summary.problems.map(({ line }) => line)).toEqual([1, 3, 4, 7, 8]);
    expect(summary.all[3]?.detail).toBe('bounced');
  });

  it('takes the word of the server for an address that it would refuse', () => {
    const checker = new GuestListChecker();
    checker.check('Mei; mei..lin@mail.example\nOla; ola@mail.example');
    const { all } = checker.recordReport({ ...REPORT, invalid: ['mei..lin@mail.example'] });
    expect(all.map(({ verdict, detail }) => [verdict, detail])).toEqual([
      ['refused', 'not a complete e-mail address'],
      ['invited', null],
    ]);
  });

  it('asks about each sound address once, and again after a question that failed', () => {
    const checker = new GuestListChecker();
    checker.check('Priya; priya@mail.example');
    expect(checker.nextUnknownAddresses()).toEqual(['priya@mail.example']);
    expect(checker.check('Priya; PRIYA@mail.example\nOla; ola@mail.example\nBad; bad').unknownAddresses).toBe(
      1,
    );
    expect(checker.nextUnknownAddresses()).toEqual(['ola@mail.example']);
    expect(checker.nextUnknownAddresses()).toEqual([]);
    checker.releaseAddresses(['ola@mail.example']);
    expect(checker.nextUnknownAddresses()).toEqual(['ola@mail.example']);
  });

  it('gives the seats out in order to everybody who is new, as the server does', () => {
    const checker = new GuestListChecker();
    checker.check(LIST);
    checker.recordReport(REPORT);
    expect(verdictsOf(checker, 2)).toEqual([
      'known',
      'invited',
      'duplicate',
      'suppressed',
      'unseated',
      'unseated',
      'refused',
      'dropped',
    ]);
    expect(verdictsOf(checker, null).slice(4, 6)).toEqual(['invited', 'invited']);
  });

  it('finds those who will get the mail by their place', () => {
    const checker = new GuestListChecker();
    checker.check(LIST);
    checker.recordReport(REPORT);
    expect(checker.recipientAt(0)).toEqual({ name: 'Ola', email: 'OLA@mail.example' });
    expect(checker.recipientAt(2)?.name).toBe('Jonah');
    expect(checker.recipientAt(3)).toBeNull();
  });

  it('holds 100,000 lines and shows the first of them', () => {
    const checker = new GuestListChecker();
    const text = Array.from({ length: 100_000 }, (_, n) => `Guest ${n}; guest${n}@mail.example`).join('\n');
    const summary = checker.check(text);
    expect(summary).toMatchObject({ total: 100_000, guests: 100_000, unknownAddresses: 100_000 });
    expect(summary.all).toHaveLength(300);
    expect(checker.nextUnknownAddresses()).toHaveLength(100_000);
  });
});
