import { Module } from '@nestjs/common';
import { AuditPageModule } from './audit/audit.module.ts';
import { OrganiseContentModule } from './content/content.module.ts';
import { EditionsModule } from './editions/editions.module.ts';
import { ImportsModule } from './imports/imports.module.ts';
import { OrganiseAudit } from './organise.audit.ts';
import { PeopleModule } from './people/people.module.ts';
import { TextsModule } from './texts/texts.module.ts';

/** What organisers do for the convention as a whole. */
@Module({
  providers: [OrganiseAudit],
  imports: [EditionsModule, OrganiseContentModule, TextsModule, PeopleModule, ImportsModule, AuditPageModule],
})
export class OrganiseModule {}
