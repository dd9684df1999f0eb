import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import {
  EDITION_PARTS,
  type EditionPart,
  type EditionTime,
  people,
  things,
} from '../../convention/statistics/statistics.service.ts';
import { games } from '../../events/games.tables.ts';

/** What people would have liked to play, and what the draw came to; nothing where none was run. */
@Injectable()
@contributes(EDITION_PARTS)
export class WishStatistics implements EditionPart {
  readonly place = 7;
  readonly title = 'Wishes';
  readonly figures = {
    wishes: people('Wishes for games'),
    wishing: people('People with a wish'),
    games: things('Games that somebody wished for'),
    seats: things('Seats in the draw'),
    filled: people('Seats that were drawn'),
    drawn: people('People in the draw'),
    lucky: people('People who got one of their first three wishes in it'),
    unlucky: people('People who got nothing in it'),
  };

  counted({ edition }: EditionTime) {
    return sql`
      select count(distinct wish.id)::int as wishes, count(distinct wish_name.name_id)::int as wishing,
             count(distinct wish.event_id)::int as games, ${countsOf(edition)}
      from wish join ${games(edition)} event on event.id = wish.event_id
      join wish_name on wish_name.wish_id = wish.id`;
  }
}

/** What is published of the draw, in columns that have the names of the figures. */
function countsOf(edition: string): RawBuilder<unknown> {
  const columns = {
    seats: 'seats',
    filled: 'seatsFilled',
    drawn: 'people',
    lucky: 'peopleWithOneOfFirstThree',
    unlucky: 'peopleWithNothing',
  };
  return sql.join(
    Object.entries(columns).map(
      ([column, count]) => sql`
        (select (published::jsonb #>> array['result', 'counts', ${count}])::int from draw where edition = ${edition}) as ${sql.ref(column)}`,
    ),
  );
}
