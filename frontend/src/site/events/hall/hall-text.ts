import type { Edition, HallGame, TableFlag } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { format } from '#core/text/date-text.ts';

type Zone = Pick<Edition, 'timeZone'>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
const DATE = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
const LONG_DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** '2:52 PM', in the convention's zone. @param moment ms */
export function clockText(moment: number, { timeZone }: Zone): string {
  return format(moment, { ...CLOCK, timeZone });
}

/** 'Friday, October 8', in the convention's zone. @param moment ms */
export function dayText(moment: number, { timeZone }: Zone): string {
  return format(moment, { ...LONG_DAY, timeZone });
}

/** '3:30': in a row nobody takes the afternoon for the morning. */
export function rowTime(moment: string, zone: Zone): string {
  return clockText(Date.parse(moment), zone).replace(/ [AP]M$/, '');
}

/** 'in 8 min', 'in 1½ h': until a game begins, and above an hour never more than that, so that nobody comes too late. @param now ms */
export function startsInText({ startsAt }: HallGame, now: number): string {
  const minutes = Math.ceil((Date.parse(startsAt) - now) / MINUTE);
  if (minutes < 60) return `in ${minutes} min`;
  return `in ${Math.floor(minutes / 60)}${minutes % 60 < 30 ? '' : '½'} h`;
}

/** What a flag asks for: '2 players', 'A teacher'. */
export function whoIsWantedText({ colour, players = 1 }: TableFlag): string {
  return colour === 'green' ? count(players, 'player') : 'A teacher';
}

/** 'No network since 2:41 PM. Seats may have changed.' @param heardAt when the server was last heard, as `now` in ms of the clock on the screen */
export function staleText(heardAt: number, now: number, isUnreached: boolean, zone: Zone): string {
  const day = daysBetween(heardAt, now, zone) === 0 ? '' : `${dayText(heardAt, zone)}, `;
  return `${isUnreached ? 'No network' : 'No news'} since ${day}${clockText(heardAt, zone)}. Seats may have changed.`;
}

/** What comes when nothing more begins on this day. @param nextStart when the first game of a later day begins @param now ms */
export function comingText(
  nextStart: string | undefined,
  now: number,
  edition: Pick<Edition, 'timeZone' | 'endDate'>,
): string {
  if (!nextStart)
    return now > Date.parse(edition.endDate)
      ? 'All games are over. Thank you for playing.'
      : 'No more games are planned.';
  const start = Date.parse(nextStart);
  // Its day has come, and the answer that has the games of that day has not.
  if (start <= now) return 'The games of today appear here once there is a network.';
  const clock = clockText(start, edition);
  switch (daysBetween(now, start, edition)) {
    case 0:
      return `The next game starts at ${clock}.`;
    case 1:
      return `The next game starts at ${clock} tomorrow.`;
    default:
      return `The next game starts on ${dayText(start, edition)}, at ${clock}.`;
  }
}

/** How many midnights of the convention's zone lie between two moments in ms. */
function daysBetween(from: number, to: number, { timeZone }: Zone): number {
  const dateOf = (moment: number) => {
    const [month, day, year] = format(moment, { ...DATE, timeZone }).split('/');
    return Date.UTC(Number(year), Number(month) - 1, Number(day));
  };
  return (dateOf(to) - dateOf(from)) / DAY;
}
