import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ALIVE_SECONDS, processesSeen } from '@tablefall/platform/processes/processes';
import { WorkerSettings } from '../worker-settings.ts';

/**
 * A mail server limits the connections of an account, however many workers use it. So each worker that runs takes its
 * part of them, and at least one. A worker that comes is seen by the others some seconds later.
 */
@Injectable()
export class ConnectionShare implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(ConnectionShare.name);
  private readonly followers: (() => void)[] = [];
  /** Until they are counted, each part is one connection. */
  private workers = Number.POSITIVE_INFINITY;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly em: EntityManager,
    private readonly settings: WorkerSettings,
  ) {}

  /** This worker's part of so many connections. */
  of(connections: number): number {
    return Math.max(1, Math.floor(connections / this.workers));
  }

  /** Calls whenever the part has changed. */
  follow(change: () => void): void {
    this.followers.push(change);
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => void this.refresh(), this.settings.shareEvery).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Counts the workers that run. While the database is away the part stays as it is. */
  private async refresh(): Promise<void> {
    try {
      const seen = await processesSeen(this.em.fork(), ALIVE_SECONDS);
      const workers = Math.max(1, seen.filter(({ role }) => role === 'worker').length);
      if (workers === this.workers) return;
      this.logger.log(`${workers} workers run, and share the connections to the mail server`);
      this.workers = workers;
      for (const change of this.followers) change();
    } catch (error) {
      this.logger.debug(`The workers could not be counted: ${(error as Error).message}`);
    }
  }
}
