import { Module } from '@nestjs/common';
import { ContributionsModule } from '@tablefall/platform/contributions/contributions.module';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { UsersModule } from '../../users/users.module.ts';
import { StatisticsModule } from '../statistics/statistics.module.ts';
import { OldEditionsJob } from './old-editions.job.ts';
import { EditionRetention } from './retention.service.ts';

/** What is kept of editions that are over, and for how long. */
@Module({
  imports: [ContributionsModule, OutboxModule, StatisticsModule, UsersModule],
  providers: [EditionRetention, OldEditionsJob],
  exports: [EditionRetention],
})
export class RetentionModule {}
