import { describe, expect, it } from '@jest/globals';
import { GuestDesk } from './guest-desk.ts';

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

function verdictsOf(desk: GuestDesk, seats: number | null = null) {
  return desk.seat(seats).all.map(({ verdict }) => verdict);
}

describe('a list of guests and what is known about it', () => {
  it('sends everybody whom the parser found, whatever the verdict', () => {
    const desk = new GuestDesk();
    expect(desk.check(LIST)).toMatchObject({ total: 8, guests: 7, counts: { invited: 5, dropped: 1 } });
    expect(desk.guests().map(({ email }) => email)).toEqual([
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
    const desk = new GuestDesk();
    desk.check(LIST);
    const summary = desk.learn(REPORT);
    expect(summary.counts).toEqual({
      invited: 3,
      known: 1,
      suppressed: 1,
      unseated: 0,
      duplicate: 1,
      refused: 1,
      dropped: 1,
    });
    expect(summary.problems.map(({ line }) => line)).toEqual([1, 3, 4, 7, 8]);
    expect(summary.all[3]?.detail).toBe('bounced: kept on the list, not mailed');
  });

  it('takes the word of the server for an address that it would refuse', () => {
    const desk = new GuestDesk();
    desk.check('Mei; mei..lin@mail.example\nOla; ola@mail.example');
    const { all } = desk.learn({ ...REPORT, invalid: ['mei..lin@mail.example'] });
    expect(all.map(({ verdict, detail }) => [verdict, detail])).toEqual([
      ['refused', 'not a complete e-mail address'],
      ['invited', null],
    ]);
  });

  it('asks about each sound address once, and again after a question that failed', () => {
    const desk = new GuestDesk();
    desk.check('Priya; priya@mail.example');
    expect(desk.takeUnasked()).toEqual(['priya@mail.example']);
    expect(desk.check('Priya; PRIYA@mail.example\nOla; ola@mail.example\nBad; bad').unasked).toBe(1);
    expect(desk.takeUnasked()).toEqual(['ola@mail.example']);
    expect(desk.takeUnasked()).toEqual([]);
    desk.forget(['ola@mail.example']);
    expect(desk.takeUnasked()).toEqual(['ola@mail.example']);
  });

  it('gives the seats out in order to everybody who is new, as the server does', () => {
    const desk = new GuestDesk();
    desk.check(LIST);
    desk.learn(REPORT);
    expect(verdictsOf(desk, 2)).toEqual([
      'known',
      'invited',
      'duplicate',
      'suppressed',
      'unseated',
      'unseated',
      'refused',
      'dropped',
    ]);
    expect(verdictsOf(desk, null).slice(4, 6)).toEqual(['invited', 'invited']);
  });

  it('finds those who will get the mail by their place', () => {
    const desk = new GuestDesk();
    desk.check(LIST);
    desk.learn(REPORT);
    expect(desk.mailed(0)).toEqual({ name: 'Ola', email: 'OLA@mail.example' });
    expect(desk.mailed(2)?.name).toBe('Jonah');
    expect(desk.mailed(3)).toBeNull();
  });

  it('holds 100,000 lines and shows the first of them', () => {
    const desk = new GuestDesk();
    const text = Array.from({ length: 100_000 }, (_, n) => `Guest ${n}; guest${n}@mail.example`).join('\n');
    const summary = desk.check(text);
    expect(summary).toMatchObject({ total: 100_000, guests: 100_000, unasked: 100_000 });
    expect(summary.all).toHaveLength(300);
    expect(desk.takeUnasked()).toHaveLength(100_000);
  });
});
