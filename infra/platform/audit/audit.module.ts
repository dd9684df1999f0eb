import { Global, Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { Audit } from './audit.ts';
import { OldEntriesJob } from './old-entries.job.ts';

/** Gives every module the audit trail. */
@Global()
@Module({ imports: [JobsModule], providers: [Audit, OldEntriesJob], exports: [Audit] })
export class AuditModule {}
