import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { MAIL_QUEUES } from '@tablefall/mail';
import {
  type BackendFactory,
  createPostgresBackend,
  createRedisBackend,
  type QueueOptions,
  setDefaultBackendFactory,
} from 'bullmq';
import { Config } from '../config/config.ts';

/**
 * The mail queues, on Redis, or on BullMQ's PostgreSQL backend where no REDIS_URL is given. BullMQ's own
 * retries stay off: the mail's row decides. Jobs carry ids only, so a lost job loses nothing.
 */
@Module({})
export class QueueModule {
  /** For a process that publishes: its calls fail at once while the queue is away, and the sweeper makes up. */
  static forPublisher(): DynamicModule {
    return withConnection({ maxRetriesPerRequest: 1 });
  }

  /** For a process that consumes: it waits for the queue to come back. */
  static forConsumer(): DynamicModule {
    return withConnection({ maxRetriesPerRequest: null });
  }
}

function withConnection(redisOptions: { maxRetriesPerRequest: number | null }): DynamicModule {
  return {
    module: QueueModule,
    imports: [
      BullModule.forRootAsync({
        inject: [Config],
        useFactory: (config: Config): QueueOptions => ({
          connection: connectionOf(config, redisOptions),
          prefix: config.queuePrefix,
          defaultJobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: 100 },
        }),
      }),
      BullModule.registerQueue(...MAIL_QUEUES.map((name) => ({ name }))),
    ],
    exports: [BullModule],
  };
}

function connectionOf(config: Config, redisOptions: object): QueueOptions['connection'] {
  if (config.REDIS_URL) {
    return { url: config.REDIS_URL, ...redisOptions };
  }
  // BullMQ types the connection for its default back end only.
  return {
    connectionString: config.DATABASE_URL,
    schema: 'bullmq',
    migrate: true,
  } as QueueOptions['connection'];
}

/**
 * The library has one factory a process, and its Nest module names none for a single queue. This one goes by the
 * connection it is given, so that a process can hold queues of both kinds, as specs do.
 */
const byConnection: BackendFactory = (name, options, more) => {
  const isPostgres = 'connectionString' in options.connection;
  return (isPostgres ? (createPostgresBackend as BackendFactory) : createRedisBackend)(name, options, more);
};
setDefaultBackendFactory(byConnection);
