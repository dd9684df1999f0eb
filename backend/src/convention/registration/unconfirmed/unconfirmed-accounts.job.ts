import { Injectable } from '@nestjs/common';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { AccountsService } from '../../../users/accounts.service.ts';

/**
 * Forgets accounts, with the names somebody typed for them, that nobody has confirmed and that no link and no
 * registration of any edition needs any more.
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
    accounts.keepWhile(sql`exists (select from registration where registration.user_id = account.id)`);
  }

  run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    return this.accounts.forgetUnconfirmed(unit, items);
  }
}
