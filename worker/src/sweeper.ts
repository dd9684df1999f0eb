import { setTimeout as sleep } from 'node:timers/promises';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  ALONE,
  COPY_PRIORITY,
  jobsOf,
  LOW_PRIORITY,
  MAIL_BULK,
  MAIL_NOW,
  MAIL_PUSH,
  MAIL_SIGN_IN,
  type MailJob,
  type MailPriority,
  type MailQueueName,
  NORMAL_PRIORITY,
} from '@tablefall/mail';
import type { Queue } from 'bullmq';
import { type DueMail, MailOutbox } from './outbox/mail-outbox.ts';
import { MailingOutbox } from './outbox/mailing-outbox.ts';
import { LogThrottle } from './rules/log-throttle.ts';
import { DirectSending } from './sending/direct-sending.ts';
import { MailMetrics } from './sending/mail-metrics.ts';
import { ResultRecorder } from './sending/result-recorder.ts';
import { WorkerSettings } from './worker-settings.ts';

/**
 * With this many waiting jobs of a priority the queue is alive, and their mails will come up; more jobs would only
 * flood it. Each priority is counted by itself, so that mail of visitors keeps no other mail waiting.
 */
const WAITING_IS_PLENTY = 20;

/** How long the queue may take to answer before it counts as away, in milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * Publishes every mail that is due and has no job: retries whose time has come, mails of a resumed mailing, of a
 * worker that died, of a queue that was emptied. Every worker sweeps; they pass over each other's rows. A database
 * that is away only delays the next sweep. While the queue is away, what is due is sent at once.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Sweeper.name);
  private readonly throttle = new LogThrottle();
  private timer: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> = Promise.resolve();
  private stopped = false;
  private lastEnd = performance.now();
  private readonly queues: Queue<MailJob>[];

  constructor(
    private readonly mails: MailOutbox,
    private readonly mailings: MailingOutbox,
    private readonly recorder: ResultRecorder,
    private readonly settings: WorkerSettings,
    private readonly direct: DirectSending,
    private readonly metrics: MailMetrics,
    @InjectQueue(MAIL_SIGN_IN) signIn: Queue<MailJob>,
    @InjectQueue(MAIL_NOW) now: Queue<MailJob>,
    @InjectQueue(MAIL_BULK) bulk: Queue<MailJob>,
    @InjectQueue(MAIL_PUSH) push: Queue<MailJob>,
  ) {
    this.queues = [signIn, now, bulk, push];
    for (const queue of this.queues) {
      queue.on('error', (error) => this.warn(`${queue.name}: ${error.message}`));
    }
  }

  onApplicationBootstrap(): void {
    this.sweepAgainAndAgain();
  }

  /** When the last sweep came to its end, also to a bad one, by `performance.now()`. */
  get sweptAt(): number {
    return this.lastEnd;
  }

  /** One sweep, after the one that is under way; public for tests. */
  sweep(): Promise<void> {
    const swept = this.sweeping.then(() => this.sweepOnce());
    this.sweeping = swept.catch(() => undefined);
    return swept;
  }

  private async sweepOnce(): Promise<void> {
    const expired = await this.mails.failExpired();
    if (expired > 0) {
      this.metrics.countExpired(expired);
      this.logger.warn(`${expired} mails expired before they could be sent`);
    }
    for (const mailing of await this.mailings.finishMailings()) {
      this.logger.log(`Mailing ${mailing} is finished`);
    }
    for (const mailing of await this.mailings.liftPauses()) this.logger.log(`Mailing ${mailing} goes on`);
    for (const mailing of await this.mailings.brake())
      this.logger.warn(`Mailing ${mailing} pauses: it comes back, or is reported as spam`);
    await this.recorder.catchUp();
    const { queued, quarantined } = await this.mails.takeBackLost();
    if (queued > 0) this.logger.warn(`${queued} mails were lost by their worker and are queued again`);
    for (const id of quarantined) this.logger.error(`Mail ${id} is quarantined`);
    await Promise.all(this.queues.map((queue) => this.passOn(queue)));
  }

  private sweepAgainAndAgain(): void {
    if (this.stopped) return;
    void this.sweep()
      .catch((error: Error) => this.warn(`The sweep is put off: ${error.message}`))
      .finally(() => {
        this.lastEnd = performance.now();
        if (!this.stopped) this.timer = setTimeout(() => this.sweepAgainAndAgain(), this.settings.sweepEvery);
      });
  }

  /** Publishes what is due. While the queue does not answer, or takes nothing, it is sent without the queue. */
  private async passOn(queue: Queue<MailJob>): Promise<void> {
    const name = queue.name as MailQueueName;
    const isAway = (error: Error) => {
      this.warn(`${name} is away, so mail is sent without it: ${error.message}`);
      return null;
    };
    const priorities = await inTime(scarceIn(queue)).catch(isAway);
    if (!priorities) return this.direct.sendAllDue(name);
    if (priorities.length === 0) return;
    const due = await this.mails.takeDue(name, priorities, this.settings.sweepSize);
    if (due.length === 0) return;
    const jobs = await inTime(queue.addBulk(jobsFor(due, priorities))).catch(isAway);
    if (jobs) this.logger.log({ queue: name, published: due.length, jobs: jobs.length });
    else this.direct.send(name, due);
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

/** The jobs of mails that are due: those which are to be sent in isolation have one each. */
function jobsFor(due: DueMail[], priorities: MailPriority[]) {
  const together = priorities.flatMap((priority) => {
    const mails = due.filter((mail) => !mail.isolated && mail.priority === priority);
    return jobsOf(
      mails.map(({ id }) => id),
      priority,
    );
  });
  const isolated = due
    .filter((mail) => mail.isolated)
    .map(({ id, priority }) => ({ name: ALONE, data: { ids: [id] }, opts: { priority } }));
  return [...isolated, ...together];
}

/** The priorities of which few jobs wait. BullMQ keeps jobs of low priority in a list of their own. */
async function scarceIn(queue: Queue<MailJob>): Promise<MailPriority[]> {
  const { waiting = 0, prioritized = 0 } = await queue.getJobCounts('waiting', 'prioritized');
  const counts = [
    [NORMAL_PRIORITY, waiting],
    [LOW_PRIORITY, prioritized],
    [COPY_PRIORITY, prioritized],
  ] as const;
  return counts.filter(([, count]) => count < WAITING_IS_PLENTY).map(([priority]) => priority);
}

/** The queue's answer, or an error in time: while the queue is away, its client would wait until it comes back. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const tooLate = sleep(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error('it does not answer');
  });
  return Promise.race([answer, tooLate]);
}
