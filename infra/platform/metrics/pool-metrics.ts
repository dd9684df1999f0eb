import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { Metrics } from './metrics.ts';

/** What is counted of the pools of connections to the database. */
@Injectable()
export class PoolMetrics {
  private readonly pools = new Map<string, Pool>();
  private readonly waits;

  constructor(metrics: Metrics) {
    metrics.gauge(
      {
        name: 'tablefall_db_pool_connections',
        help: 'Connections of a pool, and who waits for one.',
        labelNames: ['pool', 'state'],
      },
      (gauge) => {
        for (const [pool, { totalCount, idleCount, waitingCount }] of this.pools) {
          gauge.set({ pool, state: 'busy' }, totalCount - idleCount);
          gauge.set({ pool, state: 'idle' }, idleCount);
          gauge.set({ pool, state: 'wanted' }, waitingCount);
        }
      },
    );
    this.waits = metrics.histogram({
      name: 'tablefall_db_pool_wait_seconds',
      help: 'How long it took until a pool gave a connection.',
      labelNames: ['pool'],
    });
  }

  watch(name: string, pool: Pool): void {
    this.pools.set(name, pool);
    const connect = pool.connect.bind(pool) as Pool['connect'];
    const timed: Pool['connect'] = async () => {
      const end = this.waits.startTimer({ pool: name });
      try {
        return await connect();
      } finally {
        end();
      }
    };
    // Who passes a callback is the pool itself, for `pool.query`, which the query builder does not use.
    pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
      callback ? connect(callback) : timed()) as Pool['connect'];
  }
}
