import { isoTime, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { floorTables } from '../../convention/content/floor.tables.ts';
import type { TableFlagDto } from './table-flags.dto.ts';

/**
 * Whether a flag is up, as a condition on `table_flag`. A green one is down for good as soon as the game at its table has all
 * its players, and the last of them came after it was raised.
 */
export function isUp(now: Date): RawBuilder<boolean> {
  return sql`
    table_flag.ends_at > ${now} and not (table_flag.colour = 'green' and exists (
      select from event join participant on participant.event_id = event.id
      where event.edition = table_flag.edition and event.table_id = table_flag.table_id
        and event.starts_at <= ${now} and event.ends_at > table_flag.raised_at and spots_taken >= spots
        and joined_at > table_flag.raised_at))`;
}

/** The flags that are up, the one that comes down first before all. */
export function flagsUp(edition: string, now: Date): RawBuilder<TableFlagDto> {
  return sql`
    select table_flag.table_id as "tableId", floor_table.label as "table", colour, players,
           table_flag.game_name as "gameName", ${isoTime('table_flag.ends_at')} as "endsAt"
    from table_flag
    join (${floorTables(edition)}) as floor_table on floor_table.id = table_flag.table_id
    where table_flag.edition = ${edition} and ${isUp(now)}
    order by table_flag.ends_at, table_flag.table_id`;
}
