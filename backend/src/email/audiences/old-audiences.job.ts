import { Injectable } from '@nestjs/common';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import { deleteSome } from '@tablefall/platform/jobs/retention';
import type { EmailTables } from '../email.tables.ts';

/** Forgets audiences a day after they were previewed, members first, and when tools were used. */
@Injectable()
@contributes(JOBS)
export class OldAudiencesJob implements Job {
  readonly name = 'old-audiences';
  readonly everyMinutes = 60;

  async run({ em, now }: UnitOfWork): Promise<Progress> {
    const limit = before(now, DAY_MS);
    const db = em.getKysely<EmailTables>();
    const old = db
      .selectFrom('audience')
      .select('id')
      .where('mailing_id', 'is', null)
      .where('created_at', '<', limit);
    const members = await deleteSome(db, 'audience_member', (member) => member('audience_id', 'in', old));
    if (members === 'more') {
      return members;
    }
    const audiences = await deleteSome(db, 'audience', (audience) => audience('id', 'in', old));
    if (audiences === 'more') {
      return audiences;
    }
    const shown = await deleteSome(db, 'shown_audience', (snapshot) => snapshot('created_at', '<', limit));
    return shown === 'more' ? shown : deleteSome(db, 'tool_use', (use) => use('used_at', '<', limit));
  }
}
