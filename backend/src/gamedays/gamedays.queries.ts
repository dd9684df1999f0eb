import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { onPage, type Page, readPage } from '@tablefall/platform/database/page';
import { sql } from '@tablefall/platform/database/sql';
import type { GamedayQuery } from './gameday-query.dto.ts';
import { GAMEDAY_VERSION, PLAN_VERSION } from './gameday-versions.sql.ts';
import type { GamedayDto, GamedayPlanDto, PublicGamedayDto } from './gamedays.dto.ts';
import { GamedayNotFoundError, NoGamedayError } from './gamedays.errors.ts';
import type { GamedaysTables } from './gamedays.tables.ts';
import { GamedayClock } from './times/gameday-clock.ts';

const GAMEDAY = [
  'id',
  'date',
  'start_time as startTime',
  'end_time as endTime',
  'capacity',
  'description',
  'invitation_words as invitationWords',
  'answer_by as answerBy',
  'public_page as publicPage',
  'location',
  'accepted_count as acceptedCount',
  'rejected_count as rejectedCount',
  'not_replied_count as notRepliedCount',
  'seats_taken as seatsTaken',
  'seats_offered as seatsOffered',
] as const;

const NO_GAMEDAY = {
  id: null,
  startTime: null,
  endTime: null,
  location: null,
  description: null,
  answerBy: null,
  planVersion: null,
  isValidDate: false,
  atCapacity: false,
  seatsOffered: 0,
  daysWithSeats: [],
};

/** Whoever got the link of a full gameday is shown so many others. */
const OTHER_DAYS = 3;

type GamedayRow = Omit<GamedayDto, 'isOver' | 'isPastAnswerBy'>;

/** Reads about gamedays, straight into their DTOs. */
@Injectable()
export class GamedaysQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedayClock: GamedayClock,
  ) {}

  private get db() {
    return this.em.fork().getKysely<GamedaysTables>();
  }

  private get gameday() {
    return this.db.selectFrom('gameday').select(GAMEDAY).select(GAMEDAY_VERSION.as('version'));
  }

  /** One page of gamedays, in one of their orders. */
  async listGamedays({ order, ...query }: GamedayQuery): Promise<Page<GamedayDto>> {
    const { today } = this.gamedayClock;
    const gamedays = this.gameday
      .$if(order === 'next', (all) =>
        all.orderBy(sql`date < ${today}::date`).orderBy(sql`abs(date - ${today}::date)`),
      )
      .$if(order === 'newest', (all) => all.orderBy('date', 'desc'))
      .modifyEnd(onPage(query));
    const page = await readPage(this.em.fork(), query, gamedays, sql`from gameday`);
    return { ...page, items: page.items.map((row) => this.dtoOf(row)) };
  }

  async getGameday(id: string): Promise<GamedayDto> {
    const row = await this.gameday.where('id', '=', id).executeTakeFirst();
    if (!row) {
      throw new GamedayNotFoundError();
    }
    return this.dtoOf(row);
  }

  async assertGameday(id: string): Promise<void> {
    const found = await this.db.selectFrom('gameday').select('id').where('id', '=', id).executeTakeFirst();
    if (!found) {
      throw new GamedayNotFoundError();
    }
  }

  /**
   * What anybody may know of the gameday on a date. Not the number of seats left: an acceptance lowers it only when
   * its guest had not answered before, so the number would tell who is a guest.
   */
  async getPublicGameday(date: string): Promise<PublicGamedayDto> {
    return (await this.findPublicGameday({ date })) ?? { ...NO_GAMEDAY, date };
  }

  /** The same of one that may have moved to another date. */
  async getMovedGameday(id: string): Promise<PublicGamedayDto> {
    const gameday = await this.findPublicGameday({ id });
    if (!gameday) {
      throw new NoGamedayError();
    }
    return gameday;
  }

  private async findPublicGameday(
    known: { id: string } | { date: string },
  ): Promise<PublicGamedayDto | null> {
    const row = await this.gameday
      .select(PLAN_VERSION.as('planVersion'))
      .where((eb) => eb.and(known))
      .executeTakeFirst();
    if (!row?.publicPage || this.gamedayClock.isOver(row)) {
      return null;
    }
    const { date, id, startTime, endTime, location, description, answerBy, planVersion, seatsOffered } = row;
    const atCapacity = row.seatsTaken >= row.capacity;
    return {
      id,
      date,
      startTime,
      endTime,
      location,
      description,
      answerBy,
      planVersion,
      isValidDate: true,
      atCapacity,
      seatsOffered,
      daysWithSeats: atCapacity ? await this.daysWithSeats(date) : [],
    };
  }

  /** Whether seats are left alone, for the reason above. */
  private async daysWithSeats(besides: string): Promise<GamedayPlanDto[]> {
    const rows = await this.db
      .selectFrom('gameday')
      .select(['date', 'start_time as startTime', 'end_time as endTime', 'location'])
      .where((eb) =>
        eb.and([
          eb('public_page', '=', true),
          eb('date', '>=', this.gamedayClock.today),
          eb('date', '!=', besides),
          eb('seats_taken', '<', eb.ref('capacity')),
        ]),
      )
      .orderBy('date')
      // That of today may be over.
      .limit(OTHER_DAYS + 1)
      .execute();
    return rows.filter((row) => !this.gamedayClock.isOver(row)).slice(0, OTHER_DAYS);
  }

  private dtoOf(row: GamedayRow): GamedayDto {
    const { answerBy } = row;
    return {
      ...row,
      isOver: this.gamedayClock.isOver(row),
      isPastAnswerBy: answerBy !== null && answerBy < this.gamedayClock.today,
    };
  }
}
