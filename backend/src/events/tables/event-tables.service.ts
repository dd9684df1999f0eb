import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  anyOf,
  clockText,
  firstRowOf,
  orRefused,
  rowsOf,
  sql,
  weekdayText,
} from '@tablefall/platform/database/sql';
import { EditionContent } from '../../convention/content/edition-content.service.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { TableDto } from '../../convention/map/map.dto.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import type { EventPlan } from '../event-plan.ts';
import { type TableGame, TablesInUseError, TableTakenError } from './tables.errors.ts';
import { holdsTableAt, lockTables, type Sitting } from './tables.sql.ts';

/** A table of the hall with the name of its room. */
export interface FloorTable extends Pick<TableDto, 'id' | 'label' | 'seats' | 'openGaming'> {
  room: string;
}

const GAMES_NAMED = 3;

/** The tables of the hall, and which games have them. */
@Injectable()
export class EventTables {
  constructor(
    private readonly content: EditionContent,
    private readonly edition: EditionService,
  ) {}

  /** In the order of the floor plan. */
  async all(em: EntityManager): Promise<FloorTable[]> {
    const { tables, rooms } = await this.content.shown('plan', em);
    const names = new Map(rooms.map(({ id, name }) => [id, name]));
    return tables.map(({ id, label, seats, openGaming, roomId }) => ({
      id,
      label,
      seats,
      room: names.get(roomId) ?? '',
      ...(openGaming && { openGaming }),
    }));
  }

  /** Those for games of the schedule that nobody has at a time, also not shortly before or after it. */
  async freeAt(em: EntityManager, sitting: Sitting, except: string | null): Promise<FloorTable[]> {
    const rows = await rowsOf<{ id: string }>(
      em,
      sql`
        select distinct table_id as id from event
        where edition = ${this.edition.key} and ${holdsTableAt(sitting)} and id is distinct from ${except}::uuid`,
    );
    const taken = new Set(rows.map(({ id }) => id));
    return (await this.all(em)).filter(({ id, openGaming }) => !openGaming && !taken.has(id));
  }

  /**
   * The table that an event has from now on; until the end of the transaction nobody else gets one.
   * Throws InvalidInputError when there is no such table, it is kept for open gaming, or the event has no time.
   * Throws TableTakenError when another game has it.
   *
   * @param wanted of the form: undefined keeps the table, empty takes the event off it
   * @param now the table that it has
   */
  async choose(
    em: EntityManager,
    wanted: string | null | undefined,
    { id, plan, now }: { id: string; plan: EventPlan; now: string | null },
  ): Promise<string | null> {
    const tableId = wanted === undefined ? now : wanted || null;
    if (!tableId) return null;
    const { startsAt, endsAt } = plan;
    if (!startsAt) {
      if (wanted)
        throw new InvalidInputError({ tableId: 'A table is kept for a time. Please choose a time first.' });
      return null;
    }
    await lockTables(em, this.edition.key);
    const table = (await this.all(em)).find((each) => each.id === tableId);
    if (tableId !== now) refuseUnfit(table);
    await this.refuseTaken(em, { tableId, label: table?.label ?? null }, { startsAt, endsAt }, [id]);
    return tableId;
  }

  /**
   * Throws TableTakenError naming the game that has the table.
   *
   * @param except events that do not count
   */
  async refuseTaken(
    em: EntityManager,
    { tableId, label }: { tableId: string; label: string | null },
    sitting: Sitting,
    except: string[],
  ): Promise<void> {
    const zone = this.edition.timeZone;
    const game = await firstRowOf<TableGame>(
      em,
      sql`
        select game_name as "gameName", ${weekdayText('day')} as day,
               ${clockText('starts_at', zone)} as "from",
               ${clockText('ends_at', zone)} as "until"
        from event
        where edition = ${this.edition.key} and table_id = ${tableId} and ${holdsTableAt(sitting)}
          and id <> all(${except}::uuid[])
        order by starts_at limit 1`,
    );
    if (game) throw new TableTakenError(label, game);
  }

  /**
   * Keeps tables from going while games that are not over stand on them. Comes before the plan is written, and waits for
   * those who put events on tables.
   *
   * @param kept ids of the tables on which games may stand from now on
   */
  async refuseLosing(em: EntityManager, edition: string, kept: string[], now: Date): Promise<void> {
    await lockTables(em, edition);
    const rows = await rowsOf<{ table: string; gameName: string; count: number }>(
      em,
      sql`
        select table_id as "table", game_name as "gameName", count(*) over ()::int as count from event
        where edition = ${edition} and table_id is not null and ends_at > ${now} and not table_id = ${anyOf(kept, 'text')}
        order by starts_at, id limit ${GAMES_NAMED}`,
    );
    const [first] = rows;
    if (!first) return;
    const { content } = await this.content.edited(edition, 'plan', em);
    const labelOf = (id: string) => content.tables.find((table) => table.id === id)?.label ?? id;
    throw new TablesInUseError(
      rows.map(({ table, gameName }) => `${labelOf(table)}: ${gameName}`),
      first.count - rows.length,
    );
  }
}

/**
 * Tells what only the constraint refused in the same words: a release that does not know of tables may move an event at
 * any moment.
 */
export function orTableTaken<T>(work: Promise<T>): Promise<T> {
  return orRefused(work, { event_has_table_alone: () => new TableTakenError(null, null) });
}

function refuseUnfit(table: FloorTable | undefined): void {
  if (!table) throw new InvalidInputError({ tableId: 'There is no such table.' });
  if (table.openGaming) {
    throw new InvalidInputError({ tableId: `Table ${table.label} is kept for open gaming.` });
  }
}
