import { Module } from '@nestjs/common';
import { JobsModule } from '@tablefall/platform/jobs/jobs.module';
import { LedgerMetrics } from './ledger-metrics.ts';
import { MetricsServer } from './metrics-server.ts';

/** The figures of a backend that serves; programs beside it have none. */
@Module({ imports: [JobsModule], providers: [LedgerMetrics, MetricsServer] })
export class MetricsServerModule {}
