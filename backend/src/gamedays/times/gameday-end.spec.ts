import { endOfGameday } from './gameday-end.ts';

describe('the end of a gameday', () => {
  const zone = 'America/New_York';
  const day = { date: '2025-10-10' };

  it.each([
    ['its end time', { startTime: '12:00:00', endTime: '22:00:00' }, '2025-10-11T02:00:00.000Z'],
    [
      'the next day when the end is before the start',
      { startTime: '18:00:00', endTime: '01:00:00' },
      '2025-10-11T05:00:00.000Z',
    ],
    [
      'the next day when the end equals the start',
      { startTime: '18:00:00', endTime: '18:00:00' },
      '2025-10-11T22:00:00.000Z',
    ],
    ['midnight without an end', { startTime: '18:00:00', endTime: null }, '2025-10-11T03:59:59.999Z'],
    ['midnight without times', { startTime: null, endTime: null }, '2025-10-11T03:59:59.999Z'],
  ])('is %s', (_case, times, end) => {
    expect(endOfGameday({ ...day, ...times }, zone).toISOString()).toBe(end);
  });

  it('counts an hour twice when the clocks go back', () => {
    const end = endOfGameday({ date: '2025-11-01', startTime: '20:00:00', endTime: '04:00:00' }, zone);

    expect(end.toISOString()).toBe('2025-11-02T09:00:00.000Z');
  });
});
