import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../config/config.ts';

/** How long an answer is waited for, in milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * The process's connection to Redis for counters and caches. What it holds may be lost at any time, and its users can
 * do without it: a command fails at once while Redis is away. The queues have connections of their own.
 */
@Injectable()
export class RedisConnection implements OnModuleInit, OnApplicationShutdown {
  /** Null where no REDIS_URL is given. */
  readonly client: Redis | null;

  constructor({ REDIS_URL }: Config) {
    this.client = REDIS_URL
      ? new Redis(REDIS_URL, {
          lazyConnect: true,
          enableOfflineQueue: false,
          maxRetriesPerRequest: 0,
          commandTimeout: PATIENCE_MS,
        })
      : null;
    // Without a listener a lost connection would end the process; the client reconnects by itself.
    this.client?.on('error', () => undefined);
  }

  /**
   * Does not wait for long: a server that takes the connection and then says nothing must not keep the process from
   * starting.
   */
  async onModuleInit(): Promise<void> {
    const connected = this.client?.connect().catch(() => undefined);
    await Promise.race([connected, sleep(PATIENCE_MS, undefined, { ref: false })]);
  }

  onApplicationShutdown(): void {
    this.client?.disconnect();
  }
}
