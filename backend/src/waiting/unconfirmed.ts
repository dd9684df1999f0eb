import { HOUR_MS } from '@tablefall/platform/clock/durations';
import type { Config } from '@tablefall/platform/config/config';

/*
 * What an address may hold of which nobody has shown that it is theirs: anybody may have typed it. It is a share of all places,
 * and for a time. Badges are held for less time where they are scarce when it begins, for a house sells out once. Seats of a gameday
 * are held for the same time always, and go back only where they are scarce when it ends, for most gamedays never fill.
 */

type Share = Pick<Config, 'UNCONFIRMED_PERCENT' | 'UNCONFIRMED_PLACES'>;

/**
 * Whether one more such address may take places at once. Otherwise it waits for its owner: the mailed link, and what is pressed
 * there, is not bounded. What others of them hold counts and not what this one asks for. Of a few places a percentage would be
 * none, and would turn away the second honest guest of a small gameday; staff see at a glance who fills that.
 *
 * @param held places that such addresses hold or wait for; the caller keeps others from counting at the same time
 */
export function hasUnconfirmedRoom(
  { UNCONFIRMED_PERCENT, UNCONFIRMED_PLACES }: Share,
  held: number,
  places: number,
): boolean {
  return (
    UNCONFIRMED_PERCENT === 100 || held < Math.max(UNCONFIRMED_PLACES, (places * UNCONFIRMED_PERCENT) / 100)
  );
}

/** Until when badges are held that make so many of a house taken. */
export function badgesHeldUntil(config: Config, now: Date, taken: number, capacity: number): Date {
  const { REGISTRATION_HOLD_HOURS: long, REGISTRATION_SHORT_HOLD_HOURS: short } = config;
  const isScarce = taken * 100 > capacity * config.REGISTRATION_SCARCE_PERCENT;
  return new Date(now.getTime() + (isScarce ? Math.min(short, long) : long) * HOUR_MS);
}

/**
 * Until when seats of a gameday are held. Near the start there is less time to open a mail, and for others to take the seats. So
 * it is half of the time that is left.
 */
export function seatsHeldUntil({ RSVP_HOLD_HOURS }: Config, now: Date, start: Date): Date {
  const left = Math.max(0, start.getTime() - now.getTime());
  return new Date(now.getTime() + Math.min(RSVP_HOLD_HOURS * HOUR_MS, left / 2));
}
