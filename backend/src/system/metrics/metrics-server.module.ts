import { Module } from '@nestjs/common';
import { JobsModule } from '@tablefall/platform/jobs/jobs.module';
import { DatabaseWatch } from '../doctor/database-watch.ts';
import { SystemModule } from '../system.module.ts';
import { LedgerMetrics } from './ledger-metrics.ts';
import { MetricsServer } from './metrics-server.ts';

/** What a backend that serves tells its operator, besides the jobs; programs beside it tell nothing. */
@Module({ imports: [JobsModule, SystemModule], providers: [DatabaseWatch, LedgerMetrics, MetricsServer] })
export class MetricsServerModule {}
