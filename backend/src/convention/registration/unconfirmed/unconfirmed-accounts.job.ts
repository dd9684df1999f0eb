import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { AccountsService } from '../../../users/accounts.service.ts';

/**
 * Forgets accounts, with the names somebody typed for them, that nobody has confirmed, once nothing refers to them
 * any more: no registration of any edition, no event, no valid link.
 */
@Injectable()
@contributes(JOBS)
export class UnconfirmedAccountsJob implements Job {
  readonly name = 'unconfirmed-accounts';
  readonly everyMinutes = 24 * 60;

  constructor(private readonly accounts: AccountsService) {}

  run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    return this.accounts.forgetUnconfirmed(unit, items);
  }
}
