import { dayOf, lastRemindedOn, lateAnswerBy } from './answer-by.ts';

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
