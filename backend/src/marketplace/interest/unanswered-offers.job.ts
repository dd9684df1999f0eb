import { Injectable } from '@nestjs/common';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';

import { Listing } from '../listing.entity.ts';
import { LISTED } from '../listing-visibility.ts';
import type { MarketplaceTables } from '../marketplace.tables.ts';
import { StatusChanges } from './status-changes.ts';

/** For this long only the person who was told first knows that a listing is available. */
const HEAD_START_DAYS = 1;

/** Tells the next who waits for a listing when nobody has bought it a day after the one before was told. */
@Injectable()
@contributes(JOBS)
export class UnansweredOffersJob implements Job {
  readonly name = 'unanswered-offers';
  readonly everyMinutes = 15;

  constructor(private readonly statusChanges: StatusChanges) {}

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    const due = await unit.em
      .getKysely<MarketplaceTables>()
      .selectFrom('listing')
      .select('id')
      // In the text of the statement: the index holds available ones alone.
      .where('status', '=', sql.lit('Available'))
      .where(LISTED)
      .where('offered_at', '<=', before(unit.now, HEAD_START_DAYS * DAY_MS))
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('listing_queue').select('buyer_id').whereRef('listing_id', '=', 'listing.id')),
      )
      .where(items.notFailed('id'))
      .orderBy('offered_at')
      .limit(sql.lit(1))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return items.next(unit, due, async (part, { id }) => {
      const listing = await part.em.findOneOrFail(Listing, id);
      await this.statusChanges.offerToNext(part, listing);
    });
  }
}
