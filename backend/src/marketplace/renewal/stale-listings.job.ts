import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import { ANSWER_DAYS, LISTED } from '../listing-visibility.ts';
import type { MarketplaceTables } from '../marketplace.tables.ts';
import { ListingNotices } from '../notices/listing-notices.ts';

const BATCH = 1_000;

/**
 * Asks the sellers of listings that nobody has changed for long, once, whether they are still for sale. Takes
 * listings whose sellers do not answer off the lists. Listings that somebody else has locked are left for the next
 * run.
 */
@Injectable()
@contributes(JOBS)
export class StaleListingsJob implements Job {
  readonly name = 'stale-listings';
  readonly everyMinutes = 60;

  constructor(
    private readonly notices: ListingNotices,
    private readonly config: Config,
  ) {}

  async run(unit: UnitOfWork): Promise<Progress> {
    const lapsed = await this.lapse(unit);
    const asked = await this.ask(unit);
    return Math.max(lapsed, asked) < BATCH ? 'done' : 'more';
  }

  private async lapse({ em, now }: UnitOfWork): Promise<number> {
    const due = forSale(em)
      .where('renewal_asked_at', '<=', before(now, ANSWER_DAYS * DAY_MS))
      .orderBy('renewal_asked_at');
    const lapsed = await em
      .getKysely<MarketplaceTables>()
      .updateTable('listing')
      .set({ lapsed_at: now })
      .where('id', '=', anyFirst(due))
      .executeTakeFirst();
    return Number(lapsed.numUpdatedRows);
  }

  private async ask(unit: UnitOfWork): Promise<number> {
    const { em, now } = unit;
    const due = forSale(em)
      .where('renewal_asked_at', 'is', null)
      .where('renewed_at', '<=', before(now, this.config.LISTING_RENEW_DAYS * DAY_MS))
      .orderBy('renewed_at');
    const asked = await em
      .getKysely<MarketplaceTables>()
      .updateTable('listing')
      .set({ renewal_asked_at: now })
      .where('id', '=', anyFirst(due))
      .returning('id')
      .execute();
    await this.notices.askSellers(
      unit,
      asked.map(({ id }) => id),
    );
    return asked.length;
  }
}

function forSale(em: EntityManager) {
  return (
    em
      .getKysely<MarketplaceTables>()
      .selectFrom('listing')
      .select('id')
      // In the text of the statement: the indexes hold available ones alone.
      .where('status', '=', sql.lit('Available'))
      .where(LISTED)
  );
}

/** Any of the first ids of a query. As an array, which is made once: a subquery of the update might run again and hold more. */
function anyFirst(ids: ReturnType<typeof forSale>): RawBuilder<string> {
  return sql`any(array${ids.limit(BATCH).forUpdate().skipLocked()})`;
}
