import { describe, expect, it } from '@jest/globals';
import { isStale, timesOf } from './hall-clock.ts';

/** The server's clock; the device's is ten minutes behind. */
const SERVER = Date.parse('2025-10-10T18:52:00Z');
const BEHIND = 600_000;
const SECOND = 1_000;

describe('the clock on the screen', () => {
  it('should go by the clock of the server', () => {
    const answer = { tellsOf: SERVER, receivedAt: SERVER - BEHIND, lastAhead: 5 };

    expect(timesOf(answer)).toEqual({ ahead: BEHIND, heardAt: SERVER - BEHIND });
  });

  it('should go on by the last comparison with a kept answer, whose age counts from when it was given', () => {
    const kept = { tellsOf: SERVER, keptSince: SERVER, lastAhead: BEHIND };
    const receivedAt = SERVER - BEHIND + 90 * SECOND;

    expect(timesOf({ ...kept, receivedAt })).toEqual({ ahead: BEHIND, heardAt: SERVER - BEHIND });
  });

  it('should not go back behind a kept answer on a device that has lost its clock', () => {
    const receivedAt = Date.parse('1970-01-01T00:00:30Z');
    const { ahead } = timesOf({ tellsOf: SERVER, keptSince: SERVER, lastAhead: 0, receivedAt });

    expect(receivedAt + ahead).toBe(SERVER);
  });

  it('should go on from the moment that is rehearsed, whenever it was asked for again', () => {
    const rehearsalSince = SERVER - BEHIND;
    const answer = { tellsOf: Date.parse('2025-10-10T22:00:00Z'), lastAhead: 0, rehearsalSince };
    const { ahead, heardAt } = timesOf({ ...answer, receivedAt: rehearsalSince + 30 * SECOND });

    expect(rehearsalSince + ahead).toBe(answer.tellsOf);
    expect(heardAt).toBe(rehearsalSince + 30 * SECOND);
  });

  it('should be without news from a minute on', () => {
    const times = { ahead: 0, heardAt: SERVER };

    expect(isStale(times, SERVER + 59 * SECOND)).toBe(false);
    expect(isStale(times, SERVER + 60 * SECOND)).toBe(true);
  });
});
