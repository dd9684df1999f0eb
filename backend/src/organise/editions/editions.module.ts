import { Module } from '@nestjs/common';
import { JobsModule } from '@tablefall/platform/jobs/jobs.module';
import { ContentModule } from '../../convention/content/content.module.ts';
import { EditionModule } from '../../convention/edition/edition.module.ts';
import { EventsModule } from '../../events/events.module.ts';
import { EditionStatesJob } from './edition-states.job.ts';
import { EditionsController } from './editions.controller.ts';
import { EditionsQueries } from './editions.queries.ts';
import { EditionsService } from './editions.service.ts';

@Module({
  imports: [ContentModule, EditionModule, EventsModule, JobsModule],
  controllers: [EditionsController],
  providers: [EditionsService, EditionsQueries, EditionStatesJob],
})
export class EditionsModule {}
