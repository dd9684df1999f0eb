import { Injectable } from '@nestjs/common';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { daysBefore, deleteSome } from '@tablefall/platform/jobs/retention';

/** Forgets audiences a day after they were previewed, members first, and when tools were used. */
@Injectable()
export class OldAudiencesJob implements Job {
  readonly name = 'old-audiences';
  readonly everyMinutes = 60;

  constructor(jobs: Jobs) {
    jobs.register(this);
  }

  async run({ em, now }: UnitOfWork): Promise<Progress> {
    const limit = daysBefore(now, 1);
    const isOld = sql`mailing_id is null and created_at < ${limit}`;
    const members = await deleteSome(
      em,
      'audience_member',
      sql`audience_id in (select id from audience where ${isOld})`,
    );
    if (members === 'more') {
      return members;
    }
    const audiences = await deleteSome(em, 'audience', isOld);
    if (audiences === 'more') {
      return audiences;
    }
    const shown = await deleteSome(em, 'shown_audience', sql`created_at < ${limit}`);
    return shown === 'more' ? shown : deleteSome(em, 'tool_use', sql`used_at < ${limit}`);
  }
}
