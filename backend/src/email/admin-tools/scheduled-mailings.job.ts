import { Injectable } from '@nestjs/common';
import { Mailing } from '@tablefall/mail';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { noteNotStarted, takeDueMailing } from '@tablefall/platform/outbox/mailings';
import { ScheduleMailing } from './schedule-mailing.service.ts';

/** Starts the mailings whose time has come, one in each piece. */
@Injectable()
@contributes(JOBS)
export class ScheduledMailingsJob implements Job {
  readonly name = 'scheduled-mailings';
  readonly everyMinutes = 1;
  readonly usesBackgroundPool = true;

  constructor(private readonly mailings: ScheduleMailing) {}

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    const id = await takeDueMailing(unit, items);
    if (id === null) {
      return 'done';
    }
    const error = await items.attempt(unit, id, async (part) => {
      await this.mailings.startScheduled(part, await part.em.findOneOrFail(Mailing, id));
    });
    if (error) {
      await noteNotStarted(unit.em, id, `Could not be started, and will be tried again: ${error.message}`);
    }
    return 'more';
  }
}
