import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import { BadgeCounter } from '../badges/badge-counter.service.ts';

/**
 * Ends offers of badges that nobody took. It also offers badges that are free while somebody waits for them: a larger capacity,
 * or a process of the release before this one, frees badges without asking who waits.
 */
@Injectable()
@contributes(JOBS)
export class BadgeQueueJob implements Job {
  readonly name = 'badge-queue-offers';
  readonly everyMinutes = 1;

  constructor(private readonly counter: BadgeCounter) {}

  async run(unit: UnitOfWork): Promise<Progress> {
    await this.counter.settleConfirmed(unit);
    if (await this.counter.hasWork(unit)) {
      await this.counter.endExpired(unit);
    }
    return 'done';
  }
}
