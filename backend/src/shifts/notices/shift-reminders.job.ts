import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { Shift } from '../shift.entity.ts';
import { shiftsOf } from '../shifts-of.sql.ts';
import { ShiftNotices } from './shift-notices.ts';

/**
 * Reminds those who have taken a shift from noon of the day before, by the clock of the convention, once for each day that it is
 * moved to. Whoever takes it later knows of it. One shift in each transaction; one that somebody else has locked is left for the
 * next run.
 */
@Injectable()
@contributes(JOBS)
export class ShiftRemindersJob implements Job {
  readonly name = 'shift-reminders';
  readonly everyMinutes = 5;

  constructor(
    private readonly notices: ShiftNotices,
    private readonly edition: EditionService,
  ) {}

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    const { key, timeZone } = this.edition;
    const due = await shiftsOf(unit.em)
      .selectFrom('shift')
      .select('id')
      .where('edition', '=', key)
      .where('reminded_at', 'is', null)
      .where(sql<boolean>`(day - 1 + time '12:00') at time zone ${timeZone} <= ${unit.now}`)
      .where('starts_at', '>', unit.now)
      .where(sql<boolean>`id <> all(${items.failed}::uuid[])`)
      .orderBy('starts_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return 'done';
    await items.attempt(unit, due.id, async (part) => {
      const shift = await part.em.findOneOrFail(Shift, due.id);
      await this.notices.remind(part, shift);
      shift.remindedAt = part.now;
    });
    return 'more';
  }
}
