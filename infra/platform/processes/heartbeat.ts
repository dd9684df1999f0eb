import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Logger, type OnModuleInit } from '@nestjs/common';
import { sql } from '../database/sql.ts';
import type { Transactions } from '../database/transactions.ts';
import { RefusedStart } from '../refused-start.ts';
import { processesOf } from './process-seen.tables.ts';
import { ALIVE_SECONDS, contradiction, processesSeen } from './processes.ts';
import type { ThisProcess } from './this-process.ts';

const BEAT_MS = 10_000;
/** How long a process that ends waits until its row is gone: without it, the others see soon enough that it is silent. */
const PATIENCE_MS = 2_000;

/**
 * Tells the others that this process runs, and refuses to start beside one that is set up otherwise: links would not
 * work, or mails wait where nobody looks. A database that is away or not migrated only makes the process unseen.
 */
export class Heartbeat implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(Heartbeat.name);
  private timer?: NodeJS.Timeout;
  private underWay: Promise<void> = Promise.resolve();
  private isSeen = true;

  constructor(
    private readonly self: ThisProcess,
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
  ) {}

  /** Runs before other modules begin to work. */
  async onModuleInit(): Promise<void> {
    await this.register().catch((error: Error) => {
      if (error instanceof RefusedStart) throw error;
      this.tellUnseen(error);
    });
    this.timer = setInterval(() => {
      this.underWay = this.beat();
    }, BEAT_MS).unref();
  }

  /** Writes the row anew. Never rejects. */
  async beat(): Promise<void> {
    try {
      await this.write(this.em.fork());
      this.isSeen = true;
    } catch (error) {
      this.tellUnseen(error as Error);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.race([this.leave(), sleep(PATIENCE_MS, undefined, { ref: false })]);
  }

  /** One at a time, so that of two processes that start together the second one sees the first. */
  private async register(): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      await sql`lock table process_seen in share row exclusive mode`.execute(em.getKysely());
      const problem = contradiction(this.self, await processesSeen(em, ALIVE_SECONDS));
      if (problem) throw new RefusedStart(problem);
      await processesOf(em)
        .deleteFrom('process_seen')
        .where('seen_at', '<', sql<Date>`now() - interval '1 day'`)
        .execute();
      await this.write(em);
    });
  }

  private async write(em: EntityManager): Promise<void> {
    const news = { memory: BigInt(process.memoryUsage.rss()), seen_at: sql<Date>`now()` };
    await processesOf(em)
      .insertInto('process_seen')
      .values({ ...this.self, ...news })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(news))
      .execute();
  }

  private async leave(): Promise<void> {
    await this.underWay;
    await processesOf(this.em.fork())
      .deleteFrom('process_seen')
      .where('id', '=', this.self.id)
      .execute()
      .catch((error: Error) => this.tellUnseen(error));
  }

  private tellUnseen(error: Error): void {
    if (this.isSeen) this.logger.warn(`Other processes do not see this one: ${error.message}`);
    this.isSeen = false;
  }
}
