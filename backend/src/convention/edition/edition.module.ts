import { Module } from '@nestjs/common';
import { ContributionsModule } from '@tablefall/platform/contributions/contributions.module';
import { EditionController } from './edition.controller.ts';
import { EditionService } from './edition.service.ts';
import { EditionData } from './edition-data.ts';
import { EditionGuards } from './edition-guards.service.ts';
import { EditionLogos } from './edition-logos.service.ts';
import { EditionMoves } from './edition-moves.service.ts';
import { UnusedLogosJob } from './unused-logos.job.ts';

@Module({
  imports: [ContributionsModule],
  controllers: [EditionController],
  providers: [EditionData, EditionService, EditionGuards, EditionLogos, EditionMoves, UnusedLogosJob],
  exports: [EditionService, EditionGuards, EditionLogos, EditionMoves],
})
export class EditionModule {}
