import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ALONE, type MailJob } from '@tablefall/mail';
import type { Job } from 'bullmq';
import { LogThrottle } from './rules/log-throttle.ts';
import type { Sender } from './sending/sender.ts';
import type { Senders } from './sending/senders.ts';

/** Takes a queue's jobs to its sender. A job that fails is not repeated: the rows decide, and the sweeper sees them. */
export abstract class MailProcessor extends WorkerHost implements OnApplicationBootstrap {
  private readonly logger = new Logger(this.constructor.name);
  private readonly throttle = new LogThrottle();

  constructor(
    private readonly senders: Senders,
    private readonly sender: Sender,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    this.senders.stopFirst(() => this.worker.pause(true));
  }

  async process(job: Job<MailJob>): Promise<void> {
    const begun = Date.now();
    const { ids } = job.data;
    const tally = await (job.name === ALONE ? this.sender.sendAlone(ids) : this.sender.send(ids));
    this.logger.log({ job: job.id, mails: ids.length, ...tally, ms: Date.now() - begun });
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
