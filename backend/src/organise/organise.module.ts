import { Module } from '@nestjs/common';
import { EditionsModule } from './editions/editions.module.ts';

/** What organisers do for the convention as a whole. */
@Module({ imports: [EditionsModule] })
export class OrganiseModule {}
