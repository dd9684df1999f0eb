import { describe, expect, it } from '@jest/globals';
import { keptUntil, partiesThatFit } from './offer-rules.ts';

const NOW = new Date('2025-10-01T12:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe('until when offered seats are kept', () => {
  it.each([
    ['a day, long before the start', 240, 24],
    ['a day, just over two days before', 48.1, 24],
    ['two hours, two days before', 48, 2],
    ['two hours, on the last day', 5, 2],
    ['until the start, when that comes first', 1.5, 1.5],
  ])('should be %s', (_when, start, kept) => {
    expect(keptUntil(NOW, inHours(start))).toEqual(inHours(kept));
  });
});

describe('who is offered free seats', () => {
  const ids = (parties: number[], free: number) =>
    partiesThatFit(
      parties.map((party, id) => ({ id, party })),
      free,
    ).map(({ id }) => id);

  it('should be those who came first', () => {
    expect(ids([1, 1, 1], 2)).toEqual([0, 1]);
  });

  it('should be the next whose party fits', () => {
    expect(ids([4, 2, 1, 1], 3)).toEqual([1, 2]);
  });

  it('should be nobody where no party fits, or nothing is free', () => {
    expect(ids([2, 3], 1)).toEqual([]);
    expect(ids([1], 0)).toEqual([]);
    expect(ids([], 5)).toEqual([]);
  });
});
