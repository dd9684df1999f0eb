import { Module } from '@nestjs/common';
import { JobsModule } from '@tablefall/platform/jobs/jobs.module';
import { UsersModule } from '../../users/users.module.ts';
import { EditionController } from './edition.controller.ts';
import { EditionService } from './edition.service.ts';
import { EditionData } from './edition-data.ts';
import { EditionLogos } from './edition-logos.service.ts';
import { UnusedLogosJob } from './unused-logos.job.ts';

@Module({
  imports: [JobsModule, UsersModule],
  controllers: [EditionController],
  providers: [EditionData, EditionService, EditionLogos, UnusedLogosJob],
  exports: [EditionService, EditionLogos],
})
export class EditionModule {}
