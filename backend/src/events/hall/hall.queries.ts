import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { isoTime, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { floorTables } from '../../convention/content/floor.tables.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { SingleFlight } from '../../http/serving/single-flight.ts';
import { spotsOffered } from '../spot-offers.sql.ts';
import type { HallDto } from './hall.dto.ts';
import type { FlagOfTableDto, TableFlagDto } from './table-flags.dto.ts';
import { flagsUp } from './table-flags.sql.ts';

/** More games than a day of any hall has. */
const GAMES_MAX = 500;

/** What is on in the hall, and which flags are up. */
@Injectable()
export class HallQueries {
  private readonly present = new SingleFlight(() => this.hallAt(this.clock.now(), true));
  private readonly flagsNow = new SingleFlight(() => this.readFlags());

  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly clock: Clock,
  ) {}

  /** @param at another moment than now: then without flags */
  hall(at?: string): Promise<HallDto> {
    return at ? this.hallAt(new Date(at), false) : this.present.get();
  }

  /** Those that are up, the one that comes down first before all. */
  flags(): Promise<TableFlagDto[]> {
    return this.flagsNow.get();
  }

  /** @param principal who asks; null for strangers */
  async flagOf(tableId: string, principal: Principal | null): Promise<FlagOfTableDto> {
    const [row] = await rowsOf<{ flag: TableFlagDto; isOwn: boolean }>(
      this.em.fork(),
      sql`
        select json_strip_nulls(to_json(flag)) as flag, coalesce(raised_by = ${principal?.userId}::uuid, false) as "isOwn"
        from (${this.flagsUp()}) as flag
        join table_flag on table_flag.edition = ${this.edition.key} and table_flag.table_id = flag."tableId"
        where flag."tableId" = ${tableId}`,
    );
    return row ?? { isOwn: false };
  }

  private async readFlags(): Promise<TableFlagDto[]> {
    const rows = await rowsOf<{ flag: TableFlagDto }>(
      this.em.fork(),
      sql`select json_strip_nulls(to_json(flag)) as flag from (${this.flagsUp()}) as flag`,
    );
    return rows.map(({ flag }) => flag);
  }

  private flagsUp(): RawBuilder<TableFlagDto> {
    return flagsUp(this.edition.key, this.clock.now());
  }

  /** The games of today and those of the day before that still go on; of later ones only when the first begins. */
  private async hallAt(now: Date, hasFlags: boolean): Promise<HallDto> {
    const [games, flags] = await Promise.all([this.gamesAt(now), hasFlags ? this.flags() : []]);
    const today = games.filter(({ isToday }) => isToday);
    const later = games.find(({ isToday }) => !isToday);
    return {
      now: now.toISOString(),
      games: today.map(({ game }) => game),
      ...(later && { nextStart: later.game.startsAt }),
      flags,
    };
  }

  private gamesAt(now: Date): Promise<{ game: HallDto['games'][number]; isToday: boolean }[]> {
    const { key, timeZone } = this.edition;
    return rowsOf(
      this.em.fork(),
      sql`
        select json_strip_nulls(json_build_object(
                 'id', event.id, 'gameName', game_name, 'table', floor_table.label,
                 'startsAt', ${isoTime('starts_at')}, 'endsAt', ${isoTime('ends_at')},
                 'free', case when visible then spots - spots_taken - ${spotsOffered(now)} end, 'teacher', teacher)) as game,
               event.day <= (${now}::timestamptz at time zone ${timeZone})::date as "isToday"
        from event
        left join (${floorTables(key)}) as floor_table on floor_table.id = event.table_id
        where event.edition = ${key} and starts_at is not null and ends_at > ${now}
        order by starts_at, lower(game_name), event.id limit ${GAMES_MAX}`,
    );
  }
}
