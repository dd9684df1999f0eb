import { Global, Module } from '@nestjs/common';
import { Audit } from './audit.ts';
import { OldEntriesJob } from './old-entries.job.ts';

/** Gives every module the audit trail. */
@Global()
@Module({ providers: [Audit, OldEntriesJob], exports: [Audit] })
export class AuditModule {}
