import { Module } from '@nestjs/common';
import { AuditPageModule } from './audit/audit.module.ts';
import { EditionsModule } from './editions/editions.module.ts';

/** What organisers do for the convention as a whole. */
@Module({ imports: [EditionsModule, AuditPageModule] })
export class OrganiseModule {}
