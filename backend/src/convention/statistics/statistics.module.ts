import { Module } from '@nestjs/common';
import { ContributionsModule } from '@tablefall/platform/contributions/contributions.module';
import { EditionFiguresJob } from './edition-figures.job.ts';
import { RegistrationStatistics } from './registration-statistics.ts';
import { AllStatisticsController, StatisticsController } from './statistics.controller.ts';
import { StatisticsQueries } from './statistics.queries.ts';
import { EditionStatistics } from './statistics.service.ts';

/** What happened in editions, told by all modules. */
@Module({
  imports: [ContributionsModule],
  controllers: [AllStatisticsController, StatisticsController],
  providers: [EditionFiguresJob, EditionStatistics, RegistrationStatistics, StatisticsQueries],
  exports: [EditionStatistics],
})
export class StatisticsModule {}
