import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { onPage, type PageNumber } from '@tablefall/platform/database/page';
import { firstRowOf, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { GamedayClock } from './gameday-clock.ts';
import type { GamedayDto, PublicGamedayDto } from './gamedays.dto.ts';
import { GamedayNotFoundError } from './gamedays.errors.ts';

const GAMEDAY = sql`
  id, date, start_time as "startTime", end_time as "endTime", capacity, description, location,
  accepted_count as "acceptedCount", rejected_count as "rejectedCount",
  not_replied_count as "notRepliedCount", seats_taken as "seatsTaken"`;

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
    const gameday = await this.findGameday(sql`id = ${id}`);
    if (!gameday) {
      throw new GamedayNotFoundError();
    }
    return gameday;
  }

  /** @throws GamedayNotFoundError when there is none */
  async assertGameday(id: string): Promise<void> {
    if (!(await firstRowOf(this.em.fork(), sql`select from gameday where id = ${id}`))) {
      throw new GamedayNotFoundError();
    }
  }

  /**
   * What anybody may know of the gameday on a date. The number of seats left is not among it: an acceptance lowers it
   * unless its guest had answered before, so it would tell who is a guest.
   */
  async getPublicGameday(date: string): Promise<PublicGamedayDto> {
    const gameday = await this.findGameday(sql`date = ${date}`);
    if (!gameday || gameday.isOver) {
      const nothing = { id: null, startTime: null, endTime: null, location: null, description: null };
      return { ...nothing, date, isValidDate: false, atCapacity: false };
    }
    const { id, startTime, endTime, location, description, capacity, seatsTaken } = gameday;
    return {
      id,
      date,
      startTime,
      endTime,
      location,
      description,
      isValidDate: true,
      atCapacity: seatsTaken >= capacity,
    };
  }

  private async findGameday(condition: RawBuilder<unknown>): Promise<GamedayDto | null> {
    const row = await firstRowOf(
      this.em.fork(),
      sql<GamedayRow>`select ${GAMEDAY} from gameday where ${condition}`,
    );
    return row && this.dtoOf(row);
  }

  private dtoOf(row: GamedayRow): GamedayDto {
    return { ...row, isOver: this.gamedayClock.isOver(row) };
  }
}
