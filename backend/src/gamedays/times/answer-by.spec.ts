import { dayOf, lastRemindedOn, lateAnswerBy } from './answer-by.ts';
import { nextWithin } from './sending-hours.ts';

const ZONE = 'America/New_York';

describe('the day by which to answer', () => {
  const gameday = { date: '2025-10-10', answerBy: '2025-09-24' };

  it('should be that of the gameday up to its end, in the zone of the convention', () => {
    expect(dayOf(new Date('2025-09-25T03:59:59Z'), ZONE)).toBe('2025-09-24');
    expect(dayOf(new Date('2025-09-25T04:00:00Z'), ZONE)).toBe('2025-09-25');
    expect(lateAnswerBy(gameday, '2025-09-24')).toBeNull();
  });

  it('should leave three days to whoever is asked later, but never go past the gameday', () => {
    expect(lateAnswerBy(gameday, '2025-09-25')).toBe('2025-09-28');
    expect(lateAnswerBy(gameday, '2025-10-09')).toBe('2025-10-10');
    expect(lateAnswerBy({ ...gameday, answerBy: null }, '2025-09-25')).toBeNull();
  });

  it('should be reminded of two days before', () => {
    expect(lastRemindedOn('2025-09-22')).toBe('2025-09-24');
    expect(lastRemindedOn('2025-12-30')).toBe('2026-01-01');
  });
});

describe('the hours in which the product mails guests by itself', () => {
  const next = (now: string, from = 9, until = 20) =>
    nextWithin({ from, until }, new Date(now), ZONE).toISOString();

  it('should be now within them, and otherwise when they begin', () => {
    expect(next('2025-09-24T13:00:00Z')).toBe('2025-09-24T13:00:00.000Z');
    expect(next('2025-09-24T12:59:59Z')).toBe('2025-09-24T13:00:00.000Z');
    expect(next('2025-09-25T00:00:00Z')).toBe('2025-09-25T13:00:00.000Z');
  });

  it('should begin at the same hour of the clock on the day that the clocks change', () => {
    expect(next('2025-11-02T01:00:00Z')).toBe('2025-11-02T14:00:00.000Z');
    expect(next('2026-03-08T02:00:00Z')).toBe('2026-03-08T13:00:00.000Z');
  });

  it('may go over midnight, or be all of them', () => {
    expect(next('2025-09-24T05:00:00Z', 20, 2)).toBe('2025-09-24T05:00:00.000Z');
    expect(next('2025-09-24T06:30:00Z', 20, 2)).toBe('2025-09-25T00:00:00.000Z');
    expect(next('2025-09-24T06:30:00Z', 0, 24)).toBe('2025-09-24T06:30:00.000Z');
  });
});
