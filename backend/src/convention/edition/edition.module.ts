import { Module } from '@nestjs/common';
import { JobsModule } from '@tablefall/platform/jobs/jobs.module';
import { EditionController } from './edition.controller.ts';
import { EditionService } from './edition.service.ts';
import { EditionLogos } from './edition-logos.service.ts';
import { UnusedLogosJob } from './unused-logos.job.ts';

@Module({
  imports: [JobsModule],
  controllers: [EditionController],
  providers: [EditionService, EditionLogos, UnusedLogosJob],
  exports: [EditionService, EditionLogos],
})
export class EditionModule {}
