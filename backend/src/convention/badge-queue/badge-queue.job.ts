import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { BadgeCounter } from '../badges/badge-counter.service.ts';

/**
 * Ends offers of badges that nobody took. It also offers badges that are free while somebody waits for them: a larger capacity,
 * or a process of the release before this one, frees badges without asking who waits.
 */
@Injectable()
export class BadgeQueueJob implements Job {
  readonly name = 'badge-queue-offers';
  readonly everyMinutes = 1;

  constructor(
    jobs: Jobs,
    private readonly counter: BadgeCounter,
  ) {
    jobs.register(this);
  }

  async run(unit: UnitOfWork): Promise<Progress> {
    await this.counter.settleConfirmed(unit);
    if (await this.counter.hasWork(unit)) {
      await this.counter.endExpired(unit);
    }
    return 'done';
  }
}
