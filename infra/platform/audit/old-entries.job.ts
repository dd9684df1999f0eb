import { Injectable } from '@nestjs/common';
import { before, DAY_MS } from '../clock/durations.ts';
import { Config } from '../config/config.ts';
import type { UnitOfWork } from '../database/transactions.ts';
import { type Job, Jobs, type Progress } from '../jobs/jobs.ts';
import { deleteSome } from '../jobs/retention.ts';
import type { AuditTables } from './audit.ts';

/** Forgets old entries of the audit trail. */
@Injectable()
export class OldEntriesJob implements Job {
  readonly name = 'old-audit-entries';
  readonly everyMinutes = 24 * 60;

  constructor(
    jobs: Jobs,
    private readonly config: Config,
  ) {
    jobs.register(this);
  }

  run({ em, now }: UnitOfWork): Promise<Progress> {
    const limit = before(now, this.config.RETENTION_AUDIT_DAYS * DAY_MS);
    return deleteSome(em.getKysely<AuditTables>(), 'audit_entry', (entry) => entry('at', '<', limit));
  }
}
