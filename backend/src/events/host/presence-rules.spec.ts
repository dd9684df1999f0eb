import { describe, expect, it } from '@jest/globals';
import { freeingFrom, freeingOf, mayTick, tickingFrom } from './presence-rules.ts';

const START = new Date('2025-10-10T19:15:00Z');
const event = { startsAt: START, ownerId: 'owner' };
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);

describe('who is here', () => {
  it.each([
    ['just before ten minutes to the start', -10.01, false],
    ['ten minutes before the start', -10, true],
    ['long after the start', 600, true],
  ])('should be ticked or not %s', (_when, at, may) => {
    expect(mayTick(event, minutes(at))).toBe(may);
  });
});

describe('a seat', () => {
  const absent = { nameId: 'player', hereAt: null, isCoHost: false };

  it.each([
    ['just before ten past', absent, 9.99, 'too-early'],
    ['ten minutes after the start', absent, 10, 'yes'],
    ['whose player is here', { ...absent, hereAt: START }, 10, 'here'],
    ['of the host', { ...absent, nameId: 'owner' }, 10, 'host'],
    ['of a co-host', { ...absent, isCoHost: true }, 10, 'host'],
    ['of somebody who is here, too early', { ...absent, hereAt: START }, 0, 'too-early'],
  ] as const)('should be freed or not: %s', (_what, participant, at, answer) => {
    expect(freeingOf(event, participant, minutes(at))).toBe(answer);
  });
});

it('should never come while an event has no time', () => {
  const undetermined = { startsAt: null, ownerId: 'owner' };

  expect([tickingFrom(undetermined), freeingFrom(undetermined)]).toEqual([null, null]);
  expect(mayTick(undetermined, minutes(600))).toBe(false);
  expect(freeingOf(undetermined, { nameId: 'player', hereAt: null, isCoHost: false }, minutes(600))).toBe(
    'too-early',
  );
});
