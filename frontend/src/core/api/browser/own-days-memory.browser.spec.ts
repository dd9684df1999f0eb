import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnDays } from '../generated.ts';
import { forgetOwnDaysOfOthers, keepOwnDays, keptOwnDays } from './own-days-memory.ts';

const DANA = 'dana@mail.example';
const days = (changes: Partial<OwnDays> = {}): OwnDays => ({
  email: DANA,
  takenAt: new Date().toISOString(),
  endsAt: new Date(Date.now() + 60_000).toISOString(),
  people: [],
  amountDue: 0,
  days: [],
  directions: [],
  ...changes,
});

describe('one’s own days in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('are those that were kept last', () => {
    keepOwnDays(days({ amountDue: 20 }));
    keepOwnDays(days({ amountDue: 10 }));

    expect(keptOwnDays(DANA)?.amountDue).toBe(10);
  });

  it('are shown to nobody else, and go once somebody else is signed in', () => {
    keepOwnDays(days());
    expect(keptOwnDays('theo@mail.example')).toBeNull();

    forgetOwnDaysOfOthers(DANA);
    expect(keptOwnDays(DANA)).not.toBeNull();

    forgetOwnDaysOfOthers('theo@mail.example');
    expect(localStorage).toHaveLength(0);
  });

  it('go when nobody is signed in any more, and when the convention is over', () => {
    keepOwnDays(days());
    forgetOwnDaysOfOthers(undefined);
    expect(localStorage).toHaveLength(0);

    keepOwnDays(days({ endsAt: new Date(Date.now() - 1).toISOString() }));
    expect(keptOwnDays(DANA)).toBeNull();
    forgetOwnDaysOfOthers(DANA);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['broken', '{'],
    ['of another release', '{"email":"dana@mail.example"}'],
    ['nothing', 'null'],
  ])('are none when what was kept is %s', (_, kept) => {
    localStorage.setItem('tablefall.own-days', kept);
    expect(keptOwnDays(DANA)).toBeNull();
  });
});
