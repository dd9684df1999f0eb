import type { AnyEntity, EntityClass, EntitySchema } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { defineConfig, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Pool } from 'pg';
import { ClockModule } from '../clock/clock.module.ts';
import { Config } from '../config/config.ts';
import { MetricsModule } from '../metrics/metrics.module.ts';
import { PoolMetrics } from '../metrics/pool-metrics.ts';
import { columnTypes } from './column-types.ts';
import { DatabaseProbe } from './database-probe.ts';
import { migrations } from './migrations.ts';
import { PreparingClient } from './preparing-client.ts';
import { reclaimConnections } from './reclaim-connections.ts';
import { BACKGROUND_POOL, Transactions } from './transactions.ts';

type Entities = (EntityClass<AnyEntity> | EntitySchema)[];

/** How long one may wait for a connection, and how long a connection may do what; all in milliseconds. */
interface TimeLimits {
  /** Waiting for a free connection of the pool. */
  connectionTimeoutMillis: number;
  /** Waiting for a lock that another transaction holds. */
  lock_timeout: number;
  statement_timeout: number;
  /** Doing nothing inside a transaction, and so holding its locks. */
  idle_in_transaction_session_timeout: number;
}

interface PoolOptions extends TimeLimits {
  max: number;
  Client?: typeof PreparingClient;
}

/** For requests. After this time the visitor has gone away, and the connection would be missing to others. */
function requestLimits({ DATABASE_PATIENCE_MS }: Config): TimeLimits {
  return {
    connectionTimeoutMillis: DATABASE_PATIENCE_MS + 2_000,
    lock_timeout: DATABASE_PATIENCE_MS,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 20_000,
  };
}

/** For statements over a hundred thousand rows, and for the worker, because nobody waits for it. */
const BACKGROUND_LIMITS: TimeLimits = {
  connectionTimeoutMillis: 20_000,
  lock_timeout: 30_000,
  statement_timeout: 300_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** How a process of the product opens its database. Without limits, as migrations need it, unless some are given. */
export function databaseOptions(
  config: Pick<Config, 'DATABASE_URL'>,
  entities: Entities,
  pool?: PoolOptions,
) {
  return defineConfig({
    clientUrl: config.DATABASE_URL,
    entities,
    extensions: [Migrator],
    forceUtcTimezone: true,
    // Options of the driver's pool, which knows more of them than the ORM names.
    driverOptions: { ...pool, types: columnTypes(), onPoolCreated: reclaimConnections },
    // BullMQ may keep its own schema in the same database; the schema tools must not see it. Triggers stand in migrations alone.
    schemaGenerator: { ignoreSchema: ['bullmq'], ignoreTriggers: true },
    // Each migration is committed by itself: the locks of one are not held for the next.
    migrations: { migrationsList: migrations(), allOrNothing: false, snapshot: false, silent: true },
  });
}

/** Opens the database for a process that knows these entities. */
@Module({})
export class DatabaseModule {
  /** For a process that works by itself: one pool, whose connections may be busy for long. */
  static for(entities: Entities): DynamicModule {
    return databaseModule([
      pool((config) =>
        databaseOptions(config, entities, {
          max: config.DATABASE_POOL_SIZE,
          Client: PreparingClient,
          ...BACKGROUND_LIMITS,
        }),
      ),
    ]);
  }

  /** For a process that answers requests: one pool for them, and a small one for `Transactions.runInBackground` and exports. */
  static forRequests(entities: Entities): DynamicModule {
    return databaseModule([
      pool((config) =>
        databaseOptions(config, entities, {
          max: config.DATABASE_POOL_SIZE,
          Client: PreparingClient,
          ...requestLimits(config),
        }),
      ),
      pool(
        (config) =>
          databaseOptions(config, entities, { max: config.DATABASE_LONG_POOL_SIZE, ...BACKGROUND_LIMITS }),
        BACKGROUND_POOL,
      ),
    ]);
  }
}

function databaseModule(pools: DynamicModule['imports'] & object): DynamicModule {
  return {
    module: DatabaseModule,
    global: true,
    imports: [ClockModule, MetricsModule, ...pools],
    providers: [Transactions, DatabaseProbe],
    exports: [Transactions, DatabaseProbe],
  };
}

function pool(useFactory: (config: Config) => ReturnType<typeof databaseOptions>, contextName?: string) {
  return MikroOrmModule.forRootAsync({
    driver: PostgreSqlDriver,
    inject: [Config, PoolMetrics],
    useFactory: (config: Config, metrics: PoolMetrics) => {
      const options = useFactory(config);
      const onPoolCreated = (pool: Pool) => {
        reclaimConnections(pool);
        metrics.watch(contextName ?? 'everyday', pool);
      };
      const driverOptions = { ...(options.driverOptions as object), onPoolCreated };
      // Every read and every transaction forks an entity manager, so no request needs one of its own for each pool.
      return { ...options, driverOptions, registerRequestContext: false };
    },
    contextName,
  });
}
