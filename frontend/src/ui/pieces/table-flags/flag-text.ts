import type { TableFlag } from '#core/api/generated.ts';
import { count, numeral } from '#core/text/count-text.ts';

/** '2 players wanted', 'Teacher wanted'. */
export function flagText({ colour, players = 1 }: Pick<TableFlag, 'colour' | 'players'>): string {
  return colour === 'green' ? `${count(players, 'player')} wanted` : 'Teacher wanted';
}

/** What the tables of the hall want, in one line: '3 tables want players now, 1 wants a teacher'; empty while no flag is up. */
export function wantedText(flags: readonly Pick<TableFlag, 'colour'>[]): string {
  const green = flags.filter(({ colour }) => colour === 'green').length;
  const yellow = flags.length - green;
  const want = (number: number) => (number === 1 ? 'wants' : 'want');
  const tables = (number: number) => `${count(number, 'table')} ${want(number)}`;
  if (green === 0) return yellow === 0 ? '' : `${tables(yellow)} a teacher now`;
  return `${tables(green)} players now${yellow === 0 ? '' : `, ${numeral(yellow)} ${want(yellow)} a teacher`}`;
}

/** '4 flags are up'. */
export function flagsUpText(flags: readonly unknown[]): string {
  return flags.length === 0 ? 'No flag is up' : count(flags.length, 'flag is up', 'flags are up');
}

const MINUTE = 60_000;

/** Minutes until a flag comes down, at least one: the server says when it is down. */
export function minutesLeft({ endsAt }: Pick<TableFlag, 'endsAt'>, now: number): number {
  return Math.max(1, Math.ceil((Date.parse(endsAt) - now) / MINUTE));
}
