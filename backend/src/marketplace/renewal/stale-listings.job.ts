import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { changedBy, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { daysBefore } from '@tablefall/platform/jobs/retention';
import { ANSWER_DAYS, LISTED } from '../listing-visibility.ts';
import { ListingNotices } from '../notices/listing-notices.ts';

const BATCH = 1_000;

/**
 * Asks the sellers of listings that nobody has changed for long, once, whether they are still for sale. Takes
 * listings whose sellers do not answer off the lists. Listings that somebody else has locked are left for the next
 * run.
 */
@Injectable()
export class StaleListingsJob implements Job {
  readonly name = 'stale-listings';
  readonly everyMinutes = 60;

  constructor(
    jobs: Jobs,
    private readonly notices: ListingNotices,
    private readonly config: Config,
  ) {
    jobs.register(this);
  }

  async run(unit: UnitOfWork): Promise<Progress> {
    const lapsed = await this.lapse(unit);
    const asked = await this.ask(unit);
    return Math.max(lapsed, asked) < BATCH ? 'done' : 'more';
  }

  private lapse({ em, now }: UnitOfWork): Promise<number> {
    const due = stale(sql`renewal_asked_at <= ${daysBefore(now, ANSWER_DAYS)} order by renewal_asked_at`);
    return changedBy(em, sql`update listing set lapsed_at = ${now} where id = any(${due})`);
  }

  private async ask(unit: UnitOfWork): Promise<number> {
    const { em, now } = unit;
    const since = daysBefore(now, this.config.LISTING_RENEW_DAYS);
    const due = stale(sql`renewal_asked_at is null and renewed_at <= ${since} order by renewed_at`);
    const asked = await rowsOf<{ id: string }>(
      em,
      sql`update listing set renewal_asked_at = ${now} where id = any(${due}) returning id`,
    );
    await this.notices.askSellers(
      unit,
      asked.map(({ id }) => id),
    );
    return asked.length;
  }
}

/** The ids as an array, which is made once: a subquery of the update might run again and hold more. */
function stale(conditionAndOrder: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array(
    select id from listing where status = 'Available' and ${LISTED} and ${conditionAndOrder}
    limit ${BATCH} for update skip locked)`;
}
