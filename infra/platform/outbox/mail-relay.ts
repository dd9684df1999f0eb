import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import {
  jobsOf,
  MAIL_BULK,
  MAIL_NOW,
  MAIL_PUSH,
  MAIL_SIGN_IN,
  type MailJob,
  type MailPriority,
  type MailQueueName,
} from '@tablefall/mail';
import type { Queue } from 'bullmq';

/** Carries the ids of committed mails to their queue. */
@Injectable()
export class MailRelay implements OnApplicationShutdown {
  private readonly logger = new Logger(MailRelay.name);
  private readonly queues: Record<MailQueueName, Queue<MailJob>>;
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    @InjectQueue(MAIL_SIGN_IN) signIn: Queue<MailJob>,
    @InjectQueue(MAIL_NOW) now: Queue<MailJob>,
    @InjectQueue(MAIL_BULK) bulk: Queue<MailJob>,
    @InjectQueue(MAIL_PUSH) push: Queue<MailJob>,
  ) {
    this.queues = { [MAIL_SIGN_IN]: signIn, [MAIL_NOW]: now, [MAIL_BULK]: bulk, [MAIL_PUSH]: push };
    for (const queue of Object.values(this.queues)) {
      // Without a listener a lost connection would end the process; the queue reconnects by itself.
      queue.on('error', (error) => this.logger.warn(`${queue.name}: ${error.message}`));
    }
  }

  /**
   * Publishes without making the caller wait. The mails are committed, so the answer may go out at once; what cannot
   * be published now is published by the worker's sweeper.
   */
  publishSoon(queueName: MailQueueName, ids: string[], priority?: MailPriority): void {
    const attempt = this.publish(queueName, ids, priority)
      .catch((error: Error) => this.logger.warn(`${ids.length} mails left to the sweeper: ${error.message}`))
      .finally(() => this.underWay.delete(attempt));
    this.underWay.add(attempt);
  }

  /** Publishes jobs of at most 100 ids, in order. Rejects while the queue is away. */
  private async publish(queueName: MailQueueName, ids: string[], priority?: MailPriority): Promise<void> {
    if (ids.length > 0) {
      await this.queues[queueName].addBulk(jobsOf(ids, priority));
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const patience = new Promise((resolve) => setTimeout(resolve, 2_000).unref());
    await Promise.race([Promise.all(this.underWay), patience]);
  }
}
