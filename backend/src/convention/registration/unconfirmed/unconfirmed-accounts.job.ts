import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { AccountsService } from '../../../users/accounts.service.ts';

/**
 * Forgets accounts, with the names somebody typed for them, that nobody has confirmed, once nothing refers to them
 * any more: no registration of any edition, no event, no valid link.
 */
@Injectable()
export class UnconfirmedAccountsJob implements Job {
  readonly name = 'unconfirmed-accounts';
  readonly everyMinutes = 24 * 60;

  constructor(
    jobs: Jobs,
    private readonly accounts: AccountsService,
  ) {
    jobs.register(this);
  }

  run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    return this.accounts.forgetUnconfirmed(unit, items);
  }
}
