import { Global, Module } from '@nestjs/common';
import { Audit } from './audit.ts';

/** Gives every module the audit trail. */
@Global()
@Module({ providers: [Audit], exports: [Audit] })
export class AuditModule {}
