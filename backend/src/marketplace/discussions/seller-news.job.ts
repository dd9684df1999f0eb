import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { Listing } from '../listing.entity.ts';
import type { MarketplaceTables } from '../marketplace.tables.ts';
import { SellerNews } from './seller-news.ts';

/** Tells sellers what has gathered, one listing in each transaction. */
@Injectable()
@contributes(JOBS)
export class SellerNewsJob implements Job {
  readonly name = 'seller-news';
  readonly everyMinutes = 1;

  constructor(private readonly news: SellerNews) {}

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    const due = await unit.em
      .getKysely<MarketplaceTables>()
      .selectFrom('listing')
      .select('id')
      .where('notice_due_at', '<=', unit.now)
      .where(items.notFailed('id'))
      .orderBy('notice_due_at')
      .limit(sql.lit(1))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return items.next(unit, due, async (part, { id }) =>
      this.news.tellGathered(part, await part.em.findOneOrFail(Listing, id)),
    );
  }
}
