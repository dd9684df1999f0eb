/** An answer about the hall, and what the device knows about its time. All times are in ms. */
export interface Answer {
  /** The moment that the answer tells of, by the clock of the server. */
  tellsOf: number;
  /** When the page got it, by the clock of the device. */
  receivedAt: number;
  /** When the server gave it, of an answer that was kept by an earlier visit: then the network is not there. */
  keptSince?: number;
  /** How much the clock of the server was ahead of the device's when they were last compared. */
  lastAhead: number;
  /** When the rehearsal of another moment began, by the clock of the device. */
  rehearsalSince?: number;
}

export interface HallTimes {
  /** How much the clock on the screen is ahead of the device's. */
  ahead: number;
  /** When the server was last heard, by the clock of the device. */
  heardAt: number;
}

/** Screens have wrong clocks, so theirs is compared with the server's at each answer. */
export function timesOf({ tellsOf, receivedAt, keptSince, lastAhead, rehearsalSince }: Answer): HallTimes {
  // Since a kept answer was given some time has passed at least, also where the device has lost its clock meanwhile.
  const ahead = keptSince === undefined ? tellsOf - receivedAt : Math.max(lastAhead, keptSince - receivedAt);
  return {
    ahead: rehearsalSince === undefined ? ahead : tellsOf - rehearsalSince,
    heardAt: keptSince === undefined ? receivedAt : keptSince - ahead,
  };
}

/** ms without news after which the board says so. */
const STALE_AFTER = 60_000;

/** @param now by the clock of the device, ms */
export function isStale({ heardAt }: HallTimes, now: number): boolean {
  return now - heardAt >= STALE_AFTER;
}
