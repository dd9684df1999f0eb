import { Injectable } from '@nestjs/common';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { deleteSome } from '@tablefall/platform/jobs/retention';

/** Forgets sessions and sign-in codes that can no longer be used. */
@Injectable()
export class ExpiredSessionsJob implements Job {
  readonly name = 'expired-sessions';
  readonly everyMinutes = 60;

  constructor(jobs: Jobs) {
    jobs.register(this);
  }

  async run({ em, now }: UnitOfWork): Promise<Progress> {
    const sessions = await deleteSome(em, 'session', sql`expires_at < ${now}`);
    // The limits on sign-in mails count those of the last hour.
    const codes = await deleteSome(
      em,
      'sign_in_code',
      sql`expires_at < ${now}::timestamptz - interval '1 hour'`,
    );
    return sessions === 'more' ? sessions : codes;
  }
}
