import { MINUTES_BETWEEN_GAMES } from '#core/api/facts.generated.ts';
import type { Floor, Hall, Table } from '#core/api/generated.ts';

/** ms. */
const BETWEEN = MINUTES_BETWEEN_GAMES * 60_000;

interface FreeRoom {
  id: string;
  name: string;
  tables: Table[];
}

/**
 * The tables that nobody has at the moment of an answer, by room: no game of the schedule is on or about to begin, and no flag says that people sit there.
 * Those for open gaming are anybody's at any time. Rooms without any are left out.
 */
export function freeTables({ rooms, tables }: Floor, { now, games, flags }: Hall): FreeRoom[] {
  const moment = Date.parse(now);
  const taken = new Set(
    games.flatMap(({ table, startsAt, endsAt }) =>
      table !== undefined && Date.parse(startsAt) - BETWEEN < moment && moment < Date.parse(endsAt)
        ? [table]
        : [],
    ),
  );
  const flagged = new Set(flags.map(({ tableId }) => tableId));
  const free = tables.filter(
    ({ id, label, openGaming }) => !openGaming && !taken.has(label) && !flagged.has(id),
  );
  return rooms
    .map(({ id, name }) => ({ id, name, tables: free.filter(({ roomId }) => roomId === id) }))
    .filter((room) => room.tables.length > 0);
}
