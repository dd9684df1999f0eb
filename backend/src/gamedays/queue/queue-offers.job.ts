import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { lockGamedayForUse } from '../gameday-locks.ts';
import { QueueOffers } from '../offers/queue-offers.ts';

/**
 * Ends offers of seats that nobody answered, one gameday in each transaction. It also offers seats that are free while somebody
 * waits for them: a process of the release before this one frees seats without asking who waits.
 */
@Injectable()
@contributes(JOBS)
export class QueueOffersJob implements Job {
  readonly name = 'gameday-queue-offers';
  readonly everyMinutes = 1;

  constructor(
    private readonly offers: QueueOffers,
    private readonly edition: CurrentEdition,
  ) {}

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    const due = await firstRowOf(
      unit.em,
      sql<{ id: string }>`
        select gameday.id from gameday_queue_entry entry join gameday on gameday.id = entry.gameday_id
        where ${items.notFailed('gameday.id')} and (
          entry.offered_until <= ${unit.now}
          or (entry.offered_until is null and entry.party <= capacity - seats_taken
              and (date + coalesce(start_time, '24:00')) at time zone ${this.edition.timeZone} > ${unit.now}))
        limit 1`,
    );
    return items.next(unit, due, async (part, { id }) => {
      const gameday = await lockGamedayForUse(part.em, id);
      if (gameday) {
        await this.offers.endExpired(part, gameday);
      }
    });
  }
}
