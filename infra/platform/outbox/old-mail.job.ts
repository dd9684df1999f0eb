import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { sql } from '../database/sql.ts';
import type { UnitOfWork } from '../database/transactions.ts';
import { type Job, Jobs, type Progress } from '../jobs/jobs.ts';
import { daysBefore, deleteSome } from '../jobs/retention.ts';

/** Forgets old mail: its rows hold addresses, names and what was written. What still waits to be sent stays. */
@Injectable()
export class OldMailJob implements Job {
  readonly name = 'old-mail';
  readonly everyMinutes = 24 * 60;

  constructor(
    jobs: Jobs,
    private readonly config: Config,
  ) {
    jobs.register(this);
  }

  async run({ em, now }: UnitOfWork): Promise<Progress> {
    const limit = daysBefore(now, this.config.RETENTION_MAIL_DAYS);
    const ended = sql`state in ('sent', 'failed', 'suppressed', 'cancelled')`;
    const mails = await deleteSome(em, 'mail', sql`created_at < ${limit} and ${ended}`);
    if (mails === 'more') {
      return mails;
    }
    // They hold the addresses of their lists, and nobody repeats a request after a day.
    const requests = await deleteSome(em, 'mailing_request', sql`created_at < ${daysBefore(now, 1)}`);
    if (requests === 'more') {
      return requests;
    }
    // One that still waits for its moment has no mails, either.
    const isOver = sql`(started_at is not null or cancelled_at is not null)`;
    const isEmpty = sql`not exists (select from mail where mail.mailing_id = mailing.id)`;
    return deleteSome(em, 'mailing', sql`created_at < ${limit} and ${isOver} and ${isEmpty}`);
  }
}
