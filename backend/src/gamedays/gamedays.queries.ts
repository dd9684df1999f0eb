import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { onPage, type PageNumber } from '@tablefall/platform/database/page';
import { firstRowOf, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { GamedayClock } from './gameday-clock.ts';
import { GAMEDAY_VERSION, PLAN_VERSION } from './gameday-versions.sql.ts';
import type { GamedayDto, PublicGamedayDto } from './gamedays.dto.ts';
import { GamedayNotFoundError, NoGamedayError } from './gamedays.errors.ts';

const GAMEDAY = sql`
  id, date, start_time as "startTime", end_time as "endTime", capacity, description, location,
  accepted_count as "acceptedCount", rejected_count as "rejectedCount",
  not_replied_count as "notRepliedCount", seats_taken as "seatsTaken",
  ${GAMEDAY_VERSION} as version`;

const NO_GAMEDAY = {
  id: null,
  startTime: null,
  endTime: null,
  location: null,
  description: null,
  planVersion: null,
  isValidDate: false,
  atCapacity: false,
};

type GamedayRow = Omit<GamedayDto, 'isOver'>;

/** Reads about gamedays, straight into their DTOs. */
@Injectable()
export class GamedaysQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedayClock: GamedayClock,
  ) {}

  /** One page of gamedays, newest first. */
  async listGamedays(page: PageNumber): Promise<GamedayDto[]> {
    const rows = await rowsOf(
      this.em.fork(),
      sql<GamedayRow>`select ${GAMEDAY} from gameday order by date desc ${onPage(page)}`,
    );
    return rows.map((row) => this.dtoOf(row));
  }

  /** @throws GamedayNotFoundError when there is none */
  async getGameday(id: string): Promise<GamedayDto> {
    const row = await firstRowOf(
      this.em.fork(),
      sql<GamedayRow>`select ${GAMEDAY} from gameday where id = ${id}`,
    );
    if (!row) {
      throw new GamedayNotFoundError();
    }
    return this.dtoOf(row);
  }

  /** @throws GamedayNotFoundError when there is none */
  async assertGameday(id: string): Promise<void> {
    if (!(await firstRowOf(this.em.fork(), sql`select from gameday where id = ${id}`))) {
      throw new GamedayNotFoundError();
    }
  }

  /**
   * What anybody may know of the gameday on a date. Not the number of seats left: an acceptance lowers it only when
   * its guest had not answered before, so the number would tell who is a guest.
   */
  async getPublicGameday(date: string): Promise<PublicGamedayDto> {
    return (await this.findPublicGameday(sql`date = ${date}`)) ?? { ...NO_GAMEDAY, date };
  }

  /** The same of one that may have moved to another date. @throws NoGamedayError */
  async getMovedGameday(id: string): Promise<PublicGamedayDto> {
    const gameday = await this.findPublicGameday(sql`id = ${id}`);
    if (!gameday) {
      throw new NoGamedayError();
    }
    return gameday;
  }

  private async findPublicGameday(condition: RawBuilder<unknown>): Promise<PublicGamedayDto | null> {
    const row = await firstRowOf(
      this.em.fork(),
      sql<GamedayRow & { planVersion: string }>`
        select ${GAMEDAY}, ${PLAN_VERSION} as "planVersion" from gameday where ${condition}`,
    );
    if (!row || this.gamedayClock.isOver(row)) {
      return null;
    }
    const { date, id, startTime, endTime, location, description, capacity, seatsTaken, planVersion } = row;
    return {
      id,
      date,
      startTime,
      endTime,
      location,
      description,
      planVersion,
      isValidDate: true,
      atCapacity: seatsTaken >= capacity,
    };
  }

  private dtoOf(row: GamedayRow): GamedayDto {
    return { ...row, isOver: this.gamedayClock.isOver(row) };
  }
}
