import { Injectable } from '@nestjs/common';
import { before, DAY_MS } from '../clock/durations.ts';
import { Config } from '../config/config.ts';
import { contributes } from '../contributions/contributions.ts';
import type { UnitOfWork } from '../database/transactions.ts';
import { JOBS, type Job, type Progress } from '../jobs/job.ts';
import { deleteSome } from '../jobs/retention.ts';
import type { AuditTables } from './audit.ts';

/** Forgets old entries of the audit trail. */
@Injectable()
@contributes(JOBS)
export class OldEntriesJob implements Job {
  readonly name = 'old-audit-entries';
  readonly everyMinutes = 24 * 60;

  constructor(private readonly config: Config) {}

  run({ em, now }: UnitOfWork): Promise<Progress> {
    const limit = before(now, this.config.RETENTION_AUDIT_DAYS * DAY_MS);
    return deleteSome(em.getKysely<AuditTables>(), 'audit_entry', (entry) => entry('at', '<', limit));
  }
}
