import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.ts';
import { PoolMetrics } from './pool-metrics.ts';

@Global()
@Module({ providers: [Metrics, PoolMetrics], exports: [Metrics, PoolMetrics] })
export class MetricsModule {}
