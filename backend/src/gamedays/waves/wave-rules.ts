/** Why nobody is invited at this moment. */
export const WAVE_RESTS = [
  'nobody-waits',
  'paused',
  'braked',
  'begun',
  'full',
  'enough',
  'hours',
  'limit',
] as const;
export type WaveRest = (typeof WAVE_RESTS)[number];

/** What decides about the next wave of a gameday. */
export interface WaveFacts {
  /** So many guests are kept invited and unanswered. */
  target: number;
  /** Guests who were asked, can be reached, and may still answer in time. */
  open: number;
  /** Guests who wait to be invited. */
  waiting: number;
  seatsLeft: number;
  isPaused: boolean;
  /** The pause is the brake's: too many addresses do not exist. */
  isBraked: boolean;
  hasBegun: boolean;
  /** From when on something is sent: now, or when the hours for that begin. */
  sendsFrom: Date;
  now: Date;
  /** How many mails more may leave within this day. */
  room: number;
}

/** The wave that comes next. */
export interface NextWave {
  /** How many it would invite, whatever holds it up. */
  people: number;
  /** Null when it goes out now. */
  rests: WaveRest | null;
  /** When it goes out, if that is known. */
  at: Date | null;
}

/** How many guests are invited so that the target is open again. */
export function waveSize(target: number, open: number): number {
  return Math.max(0, target - open);
}

/** The next wave, and what holds it up: of several reasons the one that lasts longest. */
export function nextWave(facts: WaveFacts): NextWave {
  const { target, open, waiting, seatsLeft, isPaused, isBraked, hasBegun, sendsFrom, now, room } = facts;
  const people = Math.min(waveSize(target, open), waiting);
  const resting = (rests: WaveRest, at: Date | null = null): NextWave => ({ people, rests, at });
  if (waiting === 0) return resting('nobody-waits');
  if (hasBegun) return resting('begun');
  if (isPaused) return resting(isBraked ? 'braked' : 'paused');
  if (seatsLeft <= 0) return resting('full');
  if (people === 0) return resting('enough');
  if (sendsFrom > now) return resting('hours', sendsFrom);
  if (room <= 0) return resting('limit');
  return { people: Math.min(people, room), rests: null, at: now };
}
