import { Injectable } from '@nestjs/common';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import { deleteSome } from '@tablefall/platform/jobs/retention';
import type { ConventionTables } from '../convention.tables.ts';

/** Forgets old messages of the contact form. */
@Injectable()
@contributes(JOBS)
export class OldMessagesJob implements Job {
  readonly name = 'old-contact-messages';
  readonly everyMinutes = 24 * 60;

  constructor(private readonly config: Config) {}

  run({ em, now }: UnitOfWork): Promise<Progress> {
    const limit = before(now, this.config.RETENTION_CONTACT_DAYS * DAY_MS);
    return deleteSome(em.getKysely<ConventionTables>(), 'contact_message', (message) =>
      message('received_at', '<', limit),
    );
  }
}
