import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import { lockGamedayForUse } from '../gameday-locks.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { dayOf, lastRemindedOn } from '../times/answer-by.ts';
import { RemindersService } from './reminders.service.ts';

/** Reminds who has not answered two days before the date to answer by, once for each date; one gameday in each piece. */
@Injectable()
@contributes(JOBS)
export class AnswerByRemindersJob implements Job {
  readonly name = 'answer-by-reminders';
  readonly everyMinutes = 5;
  readonly usesBackgroundPool = true;

  constructor(
    private readonly reminders: RemindersService,
    private readonly hours: SendingHours,
    private readonly edition: CurrentEdition,
  ) {}

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    if (this.hours.next(unit.now) > unit.now) {
      return 'done';
    }
    const today = dayOf(unit.now, this.edition.timeZone);
    const due = await firstRowOf(
      unit.em,
      sql<{ id: string }>`
        select id from gameday
        where answer_by between ${today}::date and ${lastRemindedOn(today)}::date
          and reminded_for is distinct from answer_by and ${items.notFailed('id')}
        limit 1`,
    );
    return items.next(unit, due, (part, { id }) => this.remind(part, id));
  }

  private async remind(unit: UnitOfWork, gamedayId: string): Promise<void> {
    const gameday = await lockGamedayForUse(unit.em, gamedayId);
    if (!gameday) {
      return;
    }
    if (gameday.startsAt(this.edition.timeZone) > unit.now) {
      await this.reminders.remindByItself(unit, gameday);
    }
    unit.beforeCommit(async ({ em }) => {
      await em
        .getKysely<GamedaysTables>()
        .updateTable('gameday')
        .set({ reminded_for: gameday.answerBy })
        .where('id', '=', gamedayId)
        .execute();
    });
  }
}
