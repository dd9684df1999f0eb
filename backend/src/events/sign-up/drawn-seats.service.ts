import { Injectable } from '@nestjs/common';
import { changedBy, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { EVENT_TIMES } from '../event-facts.sql.ts';
import { EventLocks } from '../event-locks.ts';

/** That a name plays in a game, or waits for it. */
export interface DrawnPlace {
  eventId: string;
  nameId: string;
}

/** Seats many people at once, as a draw came to it. Its caller holds the games, then the names. */
@Injectable()
export class DrawnSeats {
  constructor(
    private readonly edition: EditionService,
    private readonly locks: EventLocks,
  ) {}

  /** Holds all games of the edition that are still to come, so that nobody joins, leaves or changes them meanwhile. */
  async holdGames({ em, now }: UnitOfWork): Promise<void> {
    await rowsOf(
      em,
      sql`select id from event where edition = ${this.edition.key} and ends_at > ${now} order by id for update`,
    );
  }

  /** Holds the names; comes after the games. */
  async holdNames({ em }: UnitOfWork, nameIds: string[]): Promise<void> {
    await this.locks.lockNames(em, nameIds);
  }

  /** Gives these seats. A constraint refuses all of them where a game has too few. */
  async seat({ em, now }: UnitOfWork, places: DrawnPlace[]): Promise<void> {
    const place = tableOf(places);
    await changedBy(
      em,
      sql`
        insert into participant (id, event_id, name_id, joined_at, told_plan)
        select uuidv7(), event.id, place.name_id, ${now}, ${EVENT_TIMES}
        from ${place} join event on event.id = place.event_id and event.edition = ${this.edition.key}`,
    );
    for (const table of ['waitlist_entry', 'left_event'])
      await changedBy(
        em,
        sql`
          delete from ${sql.table(table)} as gone using ${place}
          where gone.event_id = place.event_id and gone.name_id = place.name_id`,
      );
    await changedBy(
      em,
      sql`
        update event set spots_taken = spots_taken + seated.many, sequence = sequence + seated.many
        from (select place.event_id, count(*)::int as many from ${place} group by place.event_id) as seated
        where event.id = seated.event_id and event.edition = ${this.edition.key}`,
    );
  }

  /** Puts these names behind those that wait already, in this order. */
  async wait({ em, now }: UnitOfWork, places: DrawnPlace[]): Promise<void> {
    await changedBy(
      em,
      sql`
        insert into waitlist_entry (id, event_id, name_id, joined_at)
        select uuidv7(), waiting.event_id, waiting.name_id, ${now}
        from (select * from ${tableOf(places)} order by place.position) as waiting
        on conflict (event_id, name_id) do nothing`,
    );
  }
}

/** The places as a table, for a query that calls it `place`. */
function tableOf(places: DrawnPlace[]): RawBuilder<unknown> {
  const eventIds = places.map(({ eventId }) => eventId);
  const nameIds = places.map(({ nameId }) => nameId);
  return sql`unnest(${eventIds}::uuid[], ${nameIds}::uuid[]) with ordinality as place (event_id, name_id, position)`;
}
