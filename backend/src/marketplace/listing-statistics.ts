import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import {
  EDITION_PARTS,
  type EditionPart,
  EditionStatistics,
  type EditionTime,
  people,
  type Timeline,
  things,
} from '../convention/statistics/statistics.service.ts';

/** What was offered for sale, and what became of it: no names and no money. */
@Injectable()
@contributes(EDITION_PARTS)
export class ListingStatistics implements EditionPart {
  readonly place = 4;
  readonly title = 'Games for sale';
  readonly note =
    'Games that were offered, or changed last, in the time of the edition. Deleted ones are not counted.';
  readonly figures = {
    listed: things('Games offered'),
    sold: things('Games sold'),
    pending: things('Games with a buyer, not handed over yet'),
    available: things('Games without a buyer'),
    lapsed: things('Games taken off because their seller did not answer'),
    hidden: things('Games hidden by the administrator'),
    sellers: people('Sellers'),
    waiting: people('People who wait for a game'),
  };

  constructor(private readonly statistics: EditionStatistics) {}

  counted(time: EditionTime) {
    return sql`
      with listed as (select * from listing where ${this.isOf(time)})
      select count(*)::int as listed, (count(*) filter (where status = 'Sold'))::int as sold,
             (count(*) filter (where status = 'Pending'))::int as pending,
             (count(*) filter (where status = 'Available'))::int as available,
             count(lapsed_at)::int as lapsed, count(hidden_reason)::int as hidden,
             count(distinct seller_id)::int as sellers,
             (select count(distinct buyer_id)::int from listing_queue where listing_id in (select id from listed)) as waiting
      from listed`;
  }

  timelines(time: EditionTime): Timeline[] {
    const offered = sql`select created_at as at from listing where ${this.isOf(time)}`;
    const sold = sql`
      select max(at) as at from listing_change join listing on listing.id = listing_id
      where field = 'status' and to_value = 'Sold' and status = 'Sold' and ${this.isOf(time)} group by listing_id`;
    return [
      { ...things('Games offered by day'), by: 'day', rows: offered },
      { ...things('Games sold by day'), by: 'day', rows: sold },
    ];
  }

  /** As they go with the edition (`ListingHolding`). */
  private isOf(time: EditionTime) {
    return this.statistics.happenedIn(time, sql`listing.renewed_at`);
  }
}
