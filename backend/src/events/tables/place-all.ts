import { MINUTES_BETWEEN, type Sitting } from './tables.sql.ts';

/** A game that wants a table. */
export interface UnplacedGame extends Sitting {
  id: string;
  spots: number;
}

/** A table that games may stand on, and when it is taken. */
export interface PlacingTable {
  id: string;
  seats: number;
}

/** Why a game gets no table: none has as many seats, or those that have are taken at the time. */
export type NoTableReason = 'too-large' | 'all-taken';

export interface Placing {
  /** Table ids by ids of games. */
  placed: Map<string, string>;
  /** In the order of their start. */
  left: { id: string; reason: NoTableReason }[];
}

/**
 * Gives tables to games, in the order of their start: to each the smallest one that seats everybody and is free, the first
 * of equal ones. Where all tables are equal this takes no more of them than games are on at once (interval partitioning).
 * What has a table keeps it.
 *
 * @param tables in the order of the floor plan
 * @param taken when tables have games already
 */
export function placeAll(
  tables: PlacingTable[],
  taken: (Sitting & { tableId: string })[],
  games: UnplacedGame[],
): Placing {
  const sittings = new Map<string, Sitting[]>(tables.map(({ id }) => [id, []]));
  for (const { tableId, ...sitting } of taken) sittings.get(tableId)?.push(sitting);
  const bySeats = [...tables].sort((one, other) => one.seats - other.seats);
  const placing: Placing = { placed: new Map(), left: [] };
  for (const game of [...games].sort(byStart)) {
    const large = bySeats.filter(({ seats }) => seats >= game.spots);
    const table = large.find(({ id }) => sittings.get(id)?.every((sitting) => !areTooClose(sitting, game)));
    if (table) {
      sittings.get(table.id)?.push(game);
      placing.placed.set(game.id, table.id);
    } else {
      placing.left.push({ id: game.id, reason: large.length === 0 ? 'too-large' : 'all-taken' });
    }
  }
  return placing;
}

/** Whether less than the minutes between two games lie between them. */
export function areTooClose(one: Sitting, other: Sitting): boolean {
  const between = MINUTES_BETWEEN * 60_000;
  return (
    one.startsAt.getTime() < other.endsAt.getTime() + between &&
    other.startsAt.getTime() < one.endsAt.getTime() + between
  );
}

/** Of those that start together, the larger one chooses first. */
function byStart(one: UnplacedGame, other: UnplacedGame): number {
  return (
    one.startsAt.getTime() - other.startsAt.getTime() ||
    other.spots - one.spots ||
    one.id.localeCompare(other.id)
  );
}
