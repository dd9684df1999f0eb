import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type OnModuleDestroy } from '@nestjs/common';
import { ALONE, MAIL_BULK, MAIL_NOW, MAIL_PUSH, MAIL_SIGN_IN, type MailJob } from '@tablefall/mail';
import type { Job } from 'bullmq';
import { LogThrottle } from './rules/log-throttle.ts';
import type { Sender } from './sending/sender.ts';
import { Senders } from './sending/senders.ts';

/**
 * Takes a queue's jobs to its sender. A job that fails is not repeated: the rows decide, and the sweeper publishes
 * them again.
 */
abstract class MailProcessor extends WorkerHost implements OnModuleDestroy {
  private readonly logger = new Logger(this.constructor.name);
  private readonly throttle = new LogThrottle();

  constructor(private readonly sender: Sender) {
    super();
  }

  async process(job: Job<MailJob>): Promise<void> {
    const begun = performance.now();
    const { ids } = job.data;
    const outcomes = await (job.name === ALONE ? this.sender.sendIsolated(ids) : this.sender.send(ids));
    this.logger.log({
      job: job.id,
      mails: ids.length,
      ...outcomes,
      ms: Math.round(performance.now() - begun),
    });
  }

  /** Takes no further job; those under way go on until the senders have drained. */
  async onModuleDestroy(): Promise<void> {
    await this.worker.pause(true);
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job<MailJob> | undefined, error: Error): void {
    this.logger.warn({ job: job?.id, mails: job?.data.ids.length, leftToSweeper: error.message });
  }

  /** Without a listener a lost connection would end the process; the worker reconnects by itself. */
  @OnWorkerEvent('error')
  onError(error: Error): void {
    if (this.throttle.worthSaying(error.message)) this.logger.warn(error.message);
  }
}

/** Few connections, and never many mails at once: each mail leaves at once. */
@Processor(MAIL_SIGN_IN, { concurrency: 8 })
export class MailSignInProcessor extends MailProcessor {
  constructor(senders: Senders) {
    super(senders.of(MAIL_SIGN_IN));
  }
}

/** Mostly jobs of one mail: enough of them at a time to keep the connections busy while others are recorded. */
@Processor(MAIL_NOW, { concurrency: 16 })
export class MailNowProcessor extends MailProcessor {
  constructor(senders: Senders) {
    super(senders.of(MAIL_NOW));
  }
}

/** Enough jobs at a time that the connections stay busy while some are claimed and others recorded. */
@Processor(MAIL_BULK, { concurrency: 4 })
export class MailBulkProcessor extends MailProcessor {
  constructor(senders: Senders) {
    super(senders.of(MAIL_BULK));
  }
}

/** A push service answers in its own time, and no other one waits for it. */
@Processor(MAIL_PUSH, { concurrency: 8 })
export class MailPushProcessor extends MailProcessor {
  constructor(senders: Senders) {
    super(senders.of(MAIL_PUSH));
  }
}
