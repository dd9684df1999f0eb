import { Module } from '@nestjs/common';
import { ContributionsModule } from '@tablefall/platform/contributions/contributions.module';
import { EditionController } from './edition.controller.ts';
import { EditionService } from './edition.service.ts';
import { EditionData } from './edition-data.ts';
import { EditionLogos } from './edition-logos.service.ts';
import { EditionMoves } from './edition-moves.service.ts';
import { UnusedLogosJob } from './unused-logos.job.ts';

@Module({
  imports: [ContributionsModule],
  controllers: [EditionController],
  providers: [EditionData, EditionService, EditionLogos, EditionMoves, UnusedLogosJob],
  exports: [EditionService, EditionLogos, EditionMoves],
})
export class EditionModule {}
