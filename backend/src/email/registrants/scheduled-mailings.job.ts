import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { takeDueMailing } from '@tablefall/platform/ledger/mailings';
import { RegistrantMailings } from './registrant-mailings.service.ts';

/** Starts the mailings whose time has come, one in each piece. */
@Injectable()
export class ScheduledMailingsJob implements Job {
  readonly name = 'scheduled-mailings';
  readonly everyMinutes = 1;
  readonly isLong = true;

  constructor(
    jobs: Jobs,
    private readonly mailings: RegistrantMailings,
  ) {
    jobs.register(this);
  }

  async run(unit: UnitOfWork): Promise<Progress> {
    const mailing = await takeDueMailing(unit);
    if (!mailing) {
      return 'done';
    }
    await this.mailings.startScheduled(unit, mailing);
    return 'more';
  }
}
