import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { anyOf, firstRowOf, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { Progress } from '@tablefall/platform/jobs/job';
import {
  EDITION_HOLDINGS,
  type EditionCount,
  type EditionHolding,
  EditionRetention,
  type EditionTime,
} from '../convention/retention/retention.service.ts';
import type { MarketplaceTables } from './marketplace.tables.ts';
import { ListingPhotos } from './photos/listing-photos.ts';

/** Listings that are deleted in one transaction, with their comments and what became of them. */
const BATCH = 500;

interface Counts {
  listings: number;
  available: number;
  pending: number;
  sold: number;
  photos: number;
  comments: number;
}

/** Games for sale that nobody has touched since the time of an edition, with their photos and discussions. */
@Injectable()
@contributes(EDITION_HOLDINGS)
export class ListingHolding implements EditionHolding {
  readonly place = 4;

  constructor(
    private readonly retention: EditionRetention,
    private readonly edition: CurrentEdition,
    private readonly photos: ListingPhotos,
  ) {}

  async count(em: EntityManager, time: EditionTime): Promise<EditionCount[]> {
    const counts = await firstRowOf<Counts>(
      em,
      sql`
        with listed as (select id, status from listing where ${this.isOf(time)})
        select count(*)::int as listings, count(*) filter (where status = 'Available')::int as available,
               count(*) filter (where status = 'Pending')::int as pending,
               count(*) filter (where status = 'Sold')::int as sold,
               (select count(*)::int from listing_photo where listing_id in (select id from listed)) as photos,
               (select count(*)::int from listing_discussion
                where message_type = 'Comment' and listing_id in (select id from listed)) as comments
        from listed`,
    );
    return [
      { of: 'Games for sale', count: counts?.listings ?? 0 },
      { of: 'Games available', count: counts?.available ?? 0 },
      { of: 'Games pending', count: counts?.pending ?? 0 },
      { of: 'Games sold', count: counts?.sold ?? 0 },
      { of: 'Photos of games', count: counts?.photos ?? 0 },
      { of: 'Comments on games', count: counts?.comments ?? 0 },
    ];
  }

  /** A listing that its seller renews at this moment is waited for, and then stays. */
  async removeSome(unit: UnitOfWork, time: EditionTime): Promise<Progress> {
    const { em } = unit;
    const rows = await rowsOf<{ id: string }>(
      em,
      sql`select id from listing where ${this.isOf(time)} order by id limit ${BATCH} for update`,
    );
    const ids = rows.map(({ id }) => id);
    await this.photos.discard(unit, ids);
    await em
      .getKysely<MarketplaceTables>()
      .deleteFrom('listing')
      .where('id', '=', anyOf(ids, 'uuid'))
      .execute();
    return rows.length < BATCH ? 'done' : 'more';
  }

  /** By its last change, or the last time that its seller said that it is still for sale. */
  private isOf(time: EditionTime) {
    return this.retention.fallsInto(
      time,
      sql`(listing.renewed_at at time zone ${this.edition.timeZone}::text)::date`,
    );
  }
}
