import fc from 'fast-check';
import { nextWave, type WaveFacts, waveSize } from './wave-rules.ts';

const NOW = new Date('2025-10-01T14:00:00Z');
const LATER = new Date('2025-10-02T13:00:00Z');

const facts = (changes: Partial<WaveFacts> = {}): WaveFacts => ({
  target: 60,
  open: 57,
  waiting: 19_849,
  seatsLeft: 2,
  isPaused: false,
  isBraked: false,
  hasBegun: false,
  sendsFrom: NOW,
  now: NOW,
  room: 5_000,
  ...changes,
});

describe('a wave', () => {
  it('should be as large as what is missing until the target is open', () => {
    expect(waveSize(60, 57)).toBe(3);
    expect(waveSize(60, 60)).toBe(0);
    expect(waveSize(60, 80)).toBe(0);
  });

  it('should go out at once, to no more than wait or may be mailed today', () => {
    expect(nextWave(facts())).toEqual({ people: 3, rests: null, at: NOW });
    expect(nextWave(facts({ waiting: 2 }))).toEqual({ people: 2, rests: null, at: NOW });
    expect(nextWave(facts({ room: 1 }))).toEqual({ people: 1, rests: null, at: NOW });
  });

  it.each([
    ['nobody-waits', { waiting: 0 }],
    ['begun', { hasBegun: true }],
    ['paused', { isPaused: true }],
    ['braked', { isPaused: true, isBraked: true }],
    ['full', { seatsLeft: 0 }],
    ['enough', { open: 60 }],
    ['limit', { room: 0 }],
  ] as const)('should not go out: %s', (rests, changes) => {
    expect(nextWave(facts(changes))).toMatchObject({ rests, at: null });
  });

  it('should say when its hours begin, and how many it will invite', () => {
    expect(nextWave(facts({ sendsFrom: LATER }))).toEqual({ people: 3, rests: 'hours', at: LATER });
  });

  it('should never open more than the target, invite who does not wait, or spend more mails than there are', () => {
    const number = fc.nat({ max: 200 });
    fc.assert(
      fc.property(number, number, number, number, number, (target, open, waiting, seatsLeft, room) => {
        const { people, rests } = nextWave(facts({ target, open, waiting, seatsLeft, room }));
        if (rests !== null) return;
        expect(people).toBeGreaterThan(0);
        expect(open + people).toBeLessThanOrEqual(target);
        expect(people).toBeLessThanOrEqual(Math.min(waiting, room));
        expect(seatsLeft).toBeGreaterThan(0);
      }),
    );
  });
});
