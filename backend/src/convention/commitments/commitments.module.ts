import { Module } from '@nestjs/common';
import { ContributionsModule } from '@tablefall/platform/contributions/contributions.module';
import { EditionModule } from '../edition/edition.module.ts';
import { Commitments } from './commitments.service.ts';

/** Where names have to be: nobody is in two places at once. */
@Module({ imports: [ContributionsModule, EditionModule], providers: [Commitments], exports: [Commitments] })
export class CommitmentsModule {}
