import type { MailProps } from '@tablefall/mail';
import { searchable } from '@tablefall/platform/database/search';
import { isoTime, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { ToldAccount } from '@tablefall/platform/outbox/push-copies';
import { floorTables, tableNamed } from '../../convention/content/floor.tables.ts';
import { hereSince } from '../../convention/registration/presence.tables.ts';
import { userNames } from '../../users/names/accounts.tables.ts';
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

/**
 * How the schedule, or else the catalogue, writes the name of a game, whatever its case and accents; null when neither has
 * such a game. The hall's screen shows it to everybody, so it shows no words of anybody's own.
 */
export function knownGame(edition: string, name: string): RawBuilder<{ name: string }> {
  const isIt = (column: string) => sql`${searchable(column)} = searchable(${name})`;
  return sql`
    select name from (
      select game_name as name, 1 as place from event where edition = ${edition} and ${isIt('game_name')}
      union all
      select name, 2 from board_game where ${isIt('name')}
    ) as known
    order by place, name <> ${name}, name limit 1`;
}

/** Whether the door has seen one of the names of an account. */
export function isInHall(edition: string, userId: string): RawBuilder<{ isIn: boolean }> {
  return sql`
    select exists (
      select from (select id, ${edition}::text as edition from ${userNames} user_name where user_id = ${userId}) as own
      where ${hereSince('own.id', 'own.edition')} is not null) as "isIn"`;
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

/** What notices of a flag are about: its table. A newer flag there takes the place of an older one on a device. */
export function flagOf(edition: string, tableId: string): RawBuilder<string> {
  return sql`md5('flag ' || ${edition}::text || ' ' || ${tableId}::text)::uuid`;
}

/**
 * Whom a flag may interest, with what they are told: those whom the door has seen and who play or host nothing now, but for who raised it.
 */
export function flagReaders(
  edition: string,
  { tableId, now }: { tableId: string; now: Date },
): RawBuilder<ToldAccount<MailProps['table-flag']>> {
  return sql`
    select user_id, ${flagOf(edition, tableId)} as about,
           jsonb_build_object('tableId', flag.table_id, 'table', ${tableNamed(sql.ref('flag.edition'), sql.ref('flag.table_id'))},
                              'colour', flag.colour, 'players', flag.players, 'gameName', flag.game_name) as props,
           jsonb_build_object('tableId', flag.table_id) as once, flag.ends_at
    from table_flag flag
    join ${userNames} user_name on user_name.user_id <> flag.raised_by and ${hereSince('user_name.id', 'flag.edition')} is not null
    where flag.edition = ${edition} and flag.table_id = ${tableId} and not exists (
      select from event
      join lateral (
        select name_id from participant where event_id = event.id union select event.owner_id
      ) as part on true
      join ${userNames} busy on busy.id = part.name_id
      where event.edition = flag.edition and event.starts_at <= ${now} and event.ends_at > ${now} and busy.user_id = user_name.user_id)`;
}
