import { nextEdition } from './edition.ts';

const ZONE = 'America/New_York';
const start = (now: string) => nextEdition(new Date(now), ZONE).CONVENTION_START;

describe('nextEdition', () => {
  it('should be the second Friday of October from noon and the Saturday after it until nine', () => {
    expect(nextEdition(new Date('2025-03-01T12:00:00Z'), ZONE)).toEqual({
      CONVENTION_START: '2025-10-10T12:00',
      CONVENTION_FIRST_DAY_HOURS: '10',
      CONVENTION_END: '2025-10-11T21:00',
      CONVENTION_SECOND_DAY_HOURS: '12',
    });
  });

  it.each([
    ['2026-10-01T12:00:00Z', '2026-10-09T12:00'],
    ['2027-01-01T12:00:00Z', '2027-10-08T12:00'],
    // October begins on a Friday: the second one is the 8th.
    ['2021-09-01T12:00:00Z', '2021-10-08T12:00'],
    // October begins on a Saturday: the latest second Friday there is, the 14th.
    ['2022-09-01T12:00:00Z', '2022-10-14T12:00'],
  ])('should, on %s, begin %s', (now, expected) => {
    expect(start(now)).toBe(expected);
  });

  it('should stay while it runs, to the end of its Saturday in the zone of the convention', () => {
    expect(start('2025-10-11T23:00:00Z')).toBe('2025-10-10T12:00');
    expect(start('2025-10-12T03:59:00Z')).toBe('2025-10-10T12:00');
    expect(start('2025-10-12T04:01:00Z')).toBe('2026-10-09T12:00');
  });
});
