import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  ALONE,
  jobsOf,
  LOW_PRIORITY,
  MAIL_BULK,
  MAIL_NOW,
  type MailJob,
  type MailPriority,
  NORMAL_PRIORITY,
} from '@tablefall/mail';
import type { Queue } from 'bullmq';
import { MailLedger } from './ledger/mail-ledger.ts';
import { MailingLedger } from './ledger/mailing-ledger.ts';
import { LogThrottle } from './rules/log-throttle.ts';
import { ResultRecorder } from './sending/result-recorder.ts';
import { WorkerSettings } from './worker-settings.ts';

/**
 * With so many jobs of a priority in the queue it is alive and their mails will come up; publishing more would only
 * flood it. Each priority is counted by itself, so that mail of visitors keeps no sign-in mail waiting.
 */
const WAITING_IS_PLENTY = 20;

/**
 * Publishes every mail that is due and whose job is missing: retries whose time has come, mails of a resumed
 * mailing, of a worker that died, of a queue that was emptied. Every worker sweeps; they pass over each
 * other's rows. A database or queue that is away only delays the next sweep.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Sweeper.name);
  private readonly throttle = new LogThrottle();
  private timer: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly mails: MailLedger,
    private readonly mailings: MailingLedger,
    private readonly recorder: ResultRecorder,
    private readonly settings: WorkerSettings,
    @InjectQueue(MAIL_NOW) private readonly nowQueue: Queue<MailJob>,
    @InjectQueue(MAIL_BULK) private readonly bulkQueue: Queue<MailJob>,
  ) {
    for (const queue of [nowQueue, bulkQueue]) {
      queue.on('error', (error) => this.warn(`${queue.name}: ${error.message}`));
    }
  }

  onApplicationBootstrap(): void {
    this.sweepAgainAndAgain();
  }

  /** One sweep; public for tests. */
  async sweep(): Promise<void> {
    const expired = await this.mails.failExpired();
    if (expired > 0) this.logger.warn(`${expired} mails expired before they could be sent`);
    for (const mailing of await this.mailings.finishMailings()) {
      this.logger.log(`Mailing ${mailing} is finished`);
    }
    for (const mailing of await this.mailings.liftPauses()) this.logger.log(`Mailing ${mailing} goes on`);
    await this.recorder.catchUp();
    const { queued, quarantined } = await this.mails.takeBackLost();
    if (queued > 0) this.logger.warn(`${queued} mails were lost by their worker and are queued again`);
    for (const id of quarantined) this.logger.error(`Mail ${id} is quarantined`);
    await this.publishDue(this.nowQueue, false);
    await this.publishDue(this.bulkQueue, true);
  }

  private sweepAgainAndAgain(): void {
    if (this.stopped) return;
    this.sweeping = this.sweep()
      .catch((error: Error) => this.warn(`The sweep is put off: ${error.message}`))
      .finally(() => {
        if (!this.stopped) this.timer = setTimeout(() => this.sweepAgainAndAgain(), this.settings.sweepEvery);
      });
  }

  private async publishDue(queue: Queue<MailJob>, bulk: boolean): Promise<void> {
    const priorities = await scarceIn(queue);
    if (priorities.length === 0) return;
    const due = await this.mails.takeDue(bulk, priorities, this.settings.sweepSize);
    if (due.length === 0) return;
    const together = priorities.flatMap((priority) => {
      const mails = due.filter((mail) => !mail.alone && mail.priority === priority);
      return jobsOf(
        mails.map(({ id }) => id),
        priority,
      );
    });
    const alone = due
      .filter(({ alone }) => alone)
      .map(({ id, priority }) => ({ name: ALONE, data: { ids: [id] }, opts: { priority } }));
    const jobs = [...alone, ...together];
    await queue.addBulk(jobs);
    this.logger.log({ queue: queue.name, published: due.length, jobs: jobs.length });
  }

  private warn(message: string): void {
    if (this.throttle.worthSaying(message)) this.logger.warn(message);
  }

  /** Does not wait for a sweep that hangs because the queue is away. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await Promise.race([this.sweeping, new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);
  }
}

/** The priorities of which few jobs wait: BullMQ keeps those of low priority in a list of their own. */
async function scarceIn(queue: Queue<MailJob>): Promise<MailPriority[]> {
  const { waiting = 0, prioritized = 0 } = await queue.getJobCounts('waiting', 'prioritized');
  const counts = [
    [NORMAL_PRIORITY, waiting],
    [LOW_PRIORITY, prioritized],
  ] as const;
  return counts.filter(([, count]) => count < WAITING_IS_PLENTY).map(([priority]) => priority);
}
