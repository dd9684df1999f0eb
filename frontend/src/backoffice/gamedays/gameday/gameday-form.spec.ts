import { describe, expect, it } from '@jest/globals';
import type { Gameday } from '#core/api/generated.ts';
import { fieldsOf, isMoved } from './gameday-form.ts';

const gameday = {
  date: '2025-10-10',
  startTime: '12:00:00',
  endTime: null,
  capacity: 8,
  location: 'Riverside Hall',
  description: null,
  invitationWords: null,
  answerBy: null,
  publicPage: true,
} as Gameday;

describe('a gameday that is edited', () => {
  it('is moved when its date, times or place differ', () => {
    const fields = fieldsOf(gameday);
    expect(isMoved(gameday, { ...fields, date: '2025-10-11' })).toBe(true);
    expect(isMoved(gameday, { ...fields, startTime: '12:30' })).toBe(true);
    expect(isMoved(gameday, { ...fields, endTime: '22:00' })).toBe(true);
    expect(isMoved(gameday, { ...fields, location: 'Studio' })).toBe(true);
  });

  it('is not moved by its capacity, its description or a stray space', () => {
    const fields = { ...fieldsOf(gameday), capacity: 9, description: 'New', location: 'Riverside Hall ' };
    expect(isMoved(gameday, fields)).toBe(false);
    expect(isMoved(gameday, {})).toBe(false);
  });
});
