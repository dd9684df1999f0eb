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

/** What people would have liked to play. */
@Injectable()
@contributes(EDITION_PARTS)
export class WishStatistics implements EditionPart {
  readonly place = 7;
  readonly title = 'Wishes';
  readonly figures = {
    wishes: people('Wishes for games'),
    wishing: people('People with a wish'),
    games: things('Games that somebody wished for'),
  };

  counted({ edition }: EditionTime) {
    return sql`
      select count(distinct wish.id)::int as wishes, count(distinct wish_name.name_id)::int as wishing,
             count(distinct wish.event_id)::int as games
      from wish join ${games(edition)} event on event.id = wish.event_id
      join wish_name on wish_name.wish_id = wish.id`;
  }
}
