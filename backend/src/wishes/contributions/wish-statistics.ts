import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import {
  EDITION_PARTS,
  type EditionPart,
  type EditionTime,
  people,
  things,
} from '../../convention/statistics/statistics.service.ts';
import { games } from '../../events/games.tables.ts';

/** What people would have liked to play, and what the draw came to: zeros where none was run. */
@Injectable()
@contributes(EDITION_PARTS)
export class WishStatistics implements EditionPart {
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
      select wished.*, seats, "seatsFilled" as filled, people as drawn, "peopleWithOneOfFirstThree" as lucky,
             "peopleWithNothing" as unlucky
      from (
        select count(distinct wish.id)::int as wishes, count(distinct wish_name.name_id)::int as wishing,
               count(distinct wish.event_id)::int as games
        from wish join ${games(edition)} event on event.id = wish.event_id
        join wish_name on wish_name.wish_id = wish.id
      ) wished
      left join draw on draw.edition = ${edition}
      left join lateral jsonb_to_record(draw.published::jsonb #> '{result,counts}') as counts(
        seats int, "seatsFilled" int, people int, "peopleWithOneOfFirstThree" int, "peopleWithNothing" int
      ) on true`;
  }
}
