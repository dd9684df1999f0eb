import type { AnyEntity, EntityClass } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { defineConfig, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module.ts';
import { Config } from '../config/config.ts';
import { migrations } from './migrations.ts';
import { Transactions } from './transactions.ts';

type Entities = EntityClass<AnyEntity>[];

/** How every process of the product opens its database. */
export function databaseOptions(config: Config, entities: Entities) {
  return defineConfig({
    clientUrl: config.DATABASE_URL,
    entities,
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    forceUtcTimezone: true,
    pool: { min: 0, max: 10 },
    // BullMQ may keep its own schema in the same database; the schema tools must not see it.
    schemaGenerator: { ignoreSchema: ['bullmq'] },
    migrations: { migrationsList: migrations(), snapshot: false, silent: true },
  });
}

/** Opens the database for a process that knows these entities. */
@Module({})
export class DatabaseModule {
  static for(entities: Entities): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        ClockModule,
        MikroOrmModule.forRootAsync({
          driver: PostgreSqlDriver,
          inject: [Config],
          useFactory: (config: Config) => databaseOptions(config, entities),
        }),
      ],
      providers: [Transactions],
      exports: [Transactions],
    };
  }
}
