import { setTimeout as sleep } from 'node:timers/promises';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { MAIL_NOW } from '@tablefall/mail';
import { DatabaseProbe } from '@tablefall/platform/database/database-probe';
import type { Queue } from 'bullmq';
import { Shutdown } from './shutdown.ts';

/** The state of the queue is only reported, so waiting for it must not make the answer late. In milliseconds. */
const QUEUE_PATIENCE_MS = 250;

/**
 * Whether this process can serve visitors. A service that the product can do without for a while does not count: its
 * absence would take out all processes at once.
 */
@Injectable()
export class Readiness {
  constructor(
    private readonly database: DatabaseProbe,
    @InjectQueue(MAIL_NOW) private readonly queue: Queue,
    private readonly shutdown: Shutdown,
  ) {}

  /** Why visitors should be sent elsewhere, or null. */
  async obstacle(): Promise<'stopping' | 'migrations' | 'database' | null> {
    if (this.shutdown.hasBegun) return 'stopping';
    try {
      return (await this.database.isMigrated()) ? null : 'migrations';
    } catch {
      return 'database';
    }
  }

  /** The services that are away and that the product does without for a while. */
  async degraded(): Promise<'queue'[]> {
    const answer = this.queue.getWaitingCount().then(
      () => true,
      () => false,
    );
    const isThere = await Promise.race([answer, sleep(QUEUE_PATIENCE_MS, false, { ref: false })]);
    return isThere ? [] : ['queue'];
  }
}
