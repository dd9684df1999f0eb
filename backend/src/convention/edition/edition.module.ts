import { Module } from '@nestjs/common';
import { EditionController } from './edition.controller.ts';
import { EditionService } from './edition.service.ts';
import { EditionData } from './edition-data.ts';
import { EditionLogos } from './edition-logos.service.ts';
import { UnusedLogosJob } from './unused-logos.job.ts';

@Module({
  controllers: [EditionController],
  providers: [EditionData, EditionService, EditionLogos, UnusedLogosJob],
  exports: [EditionService, EditionLogos],
})
export class EditionModule {}
