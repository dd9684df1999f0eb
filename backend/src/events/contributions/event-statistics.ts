import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import {
  EDITION_PARTS,
  type EditionPart,
  type EditionTime,
  people,
  type Timeline,
  things,
} from '../../convention/statistics/statistics.service.ts';

/** What was played, and how full it was. */
@Injectable()
@contributes(EDITION_PARTS)
export class EventStatistics implements EditionPart {
  readonly place = 2;
  readonly title = 'Games of the schedule';
  readonly figures = {
    games: things('Games'),
    cancelled: things('Games that were cancelled'),
    played: things('Games at which a host ticked who came'),
    full: things('Full games'),
    empty: things('Games that nobody but their owner joined'),
    seats: things('Seats'),
    taken: people('Seats taken'),
    players: people('People who joined a game'),
    waiting: people('People who wait for a full game'),
    here: people('Players whom hosts ticked as here'),
    missing: people('Players who were not ticked at such a game'),
  };

  counted({ edition }: EditionTime) {
    return sql`
      with seat as (
        select event_id, count(*)::int as taken, count(here_at)::int as here,
               (count(*) filter (where name_id <> owner_id))::int as joined
        from participant join event on event.id = event_id where edition = ${edition} group by event_id
      ), game as (
        select spots, spots_taken >= spots as is_full, coalesce(taken, 0) as taken, coalesce(here, 0) as here,
               coalesce(joined, 0) as joined
        from event left join seat on event_id = event.id where edition = ${edition}
      )
      select count(*)::int as games, (count(*) filter (where here > 0))::int as played,
             (count(*) filter (where is_full))::int as full, (count(*) filter (where joined = 0))::int as empty,
             sum(spots)::int as seats, sum(taken)::int as taken, sum(here)::int as here,
             (sum(taken - here) filter (where here > 0))::int as missing,
             (select count(*)::int from cancelled_event where edition = ${edition}) as cancelled,
             (select count(distinct name_id)::int from participant join event on event.id = event_id
              where edition = ${edition}) as players,
             (select count(distinct name_id)::int from waitlist_entry join event on event.id = event_id
              where edition = ${edition}) as waiting
      from game`;
  }

  timelines({ edition }: EditionTime): Timeline[] {
    const rows = sql`
      select joined_at as at from participant join event on event.id = event_id where edition = ${edition}`;
    return [{ ...people('Seats taken by day'), by: 'day', rows }];
  }
}
