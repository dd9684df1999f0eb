import { Global, Module } from '@nestjs/common';
import { ContributionsModule } from '../contributions/contributions.module.ts';
import { Audit } from './audit.ts';
import { AuditWords } from './audit-words.ts';
import { OldEntriesJob } from './old-entries.job.ts';

/** Gives every module the audit trail, and its words. */
@Global()
@Module({
  imports: [ContributionsModule],
  providers: [Audit, AuditWords, OldEntriesJob],
  exports: [Audit, AuditWords],
})
export class AuditModule {}
