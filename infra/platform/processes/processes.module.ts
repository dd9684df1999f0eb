import { EntityManager } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { Transactions } from '../database/transactions.ts';
import { Heartbeat } from './heartbeat.ts';
import type { ProcessRole } from './process-seen.tables.ts';
import { describeThisProcess } from './this-process.ts';

/** Makes a process seen by the others. The process itself opens the database. */
@Module({})
export class ProcessesModule {
  /** @param portOf where the process answers, or null */
  static for(role: ProcessRole, portOf: (config: Config) => number | null): DynamicModule {
    return {
      module: ProcessesModule,
      // Global modules are initialised first: nothing is taken from a queue before the process may start.
      global: true,
      providers: [
        {
          provide: Heartbeat,
          inject: [Config, EntityManager, Transactions],
          useFactory: (config: Config, em: EntityManager, transactions: Transactions) =>
            new Heartbeat(describeThisProcess(role, portOf(config), config), em, transactions),
        },
      ],
    };
  }
}
