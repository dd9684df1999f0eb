import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { isoTime, rowsOf, sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { DateTime } from 'luxon';
import type { BadgeDto } from '../../convention/door/badge.dto.ts';
import {
  DOOR_LIST_MAX,
  DOOR_LISTS,
  type DoorListSource,
  DoorListsService,
} from '../../convention/door/door-lists.service.ts';
import type { DoorScopeDto, ExpectedListDto } from '../../convention/door/expected-list.dto.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { ACCEPTED } from '../invitation-status.ts';
import { SORTS } from '../invitations/invitation-search.sql.ts';
import { endOfGameday } from '../times/gameday-end.ts';

interface ExpectedGuest {
  id: string;
  name: string;
  people: number;
  here: string | null;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The lists of gamedays for the door, and the name cards of their guests. */
@Injectable()
@contributes(DOOR_LISTS)
export class GamedayDoorQueries implements DoorListSource {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
    private readonly edition: CurrentEdition,
    private readonly clock: Clock,
    private readonly lists: DoorListsService,
  ) {}

  /** Those of today, and of the day before and after it. */
  async scopes(): Promise<DoorScopeDto[]> {
    const today = this.today();
    return this.em
      .fork()
      .getKysely<GamedaysTables>()
      .selectFrom('gameday')
      .select(['id as scope', sql<string>`date::text`.as('date')])
      .where('date', '>=', today.minus({ days: 1 }).toISODate())
      .where('date', '<=', today.plus({ days: 1 }).toISODate())
      .orderBy('date')
      .execute();
  }

  /** Who is coming to a gameday of these days, or is here. */
  async list(scope: string): Promise<ExpectedListDto | null> {
    if (!UUID.test(scope) || !(await this.scopes()).some((known) => known.scope === scope)) return null;
    const gameday = await this.gamedays.getGameday(scope);
    const takenAt = this.clock.now().toISOString();
    const guests = await this.expected(scope);
    const ends = DateTime.fromJSDate(endOfGameday(gameday, this.edition.timeZone)).plus({ days: 1 });
    return {
      scope,
      takenAt,
      endsAt: ends.toJSDate().toISOString(),
      parties: guests.map((guest) => ({
        id: guest.id,
        owed: 0,
        people: [{ ...guest, nameId: null, child: false, codes: this.lists.codesOf(guest.id) }],
      })),
    };
  }

  async nameCards(gamedayId: string): Promise<BadgeDto[]> {
    await this.gamedays.getGameday(gamedayId);
    const guests = await this.expected(gamedayId);
    return guests.map(({ id, name, people }) => ({
      id,
      name,
      people,
      child: false,
      childWith: null,
      badgeLink: this.lists.badgeLink(id),
    }));
  }

  private expected(gamedayId: string): Promise<ExpectedGuest[]> {
    return rowsOf(
      this.em.fork(),
      sql<ExpectedGuest>`
        select id, guest_name as name, 1 + coalesce(additional_guests, 0) as people,
               ${isoTime('checked_in_at')} as here
        from invitation
        where gameday_id = ${gamedayId} and (status = ${ACCEPTED} or checked_in_at is not null)
        order by ${SORTS.guestName}, id
        limit ${DOOR_LIST_MAX}`,
    );
  }

  private today(): DateTime {
    return DateTime.fromJSDate(this.clock.now(), { zone: this.edition.timeZone });
  }
}
