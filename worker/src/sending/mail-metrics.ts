import { Injectable } from '@nestjs/common';
import type { MailQueueName } from '@tablefall/mail';
import { Metrics } from '@tablefall/platform/metrics/metrics';
import type { MailResult } from '../outbox/claim.ts';

/** What this worker counts of the mails that it sends. */
@Injectable()
export class MailMetrics {
  private readonly mails;
  private readonly seconds;
  private readonly connections = new Map<MailQueueName, () => number>();

  constructor(private readonly metrics: Metrics) {
    this.mails = metrics.counter({
      name: 'tablefall_mails_total',
      help: 'Mails that were tried or skipped, by what came of it and the first digit of the reply. Those of the queue push are copies for devices.',
      labelNames: ['queue', 'outcome', 'smtp_class'],
    });
    this.seconds = metrics.histogram({
      name: 'tablefall_smtp_seconds',
      help: 'How long the mail server, or of the queue push a push service, took to accept or refuse a mail, with the wait for a connection.',
      labelNames: ['queue'],
    });
    metrics.gauge(
      {
        name: 'tablefall_smtp_connections',
        help: 'Open connections to the mail server.',
        labelNames: ['queue'],
      },
      (gauge) => {
        for (const [queue, count] of this.connections) gauge.set({ queue: nameOf(queue) }, count());
      },
    );
  }

  /** Lets the connections of a queue be counted. */
  watchConnections(queue: MailQueueName, count: () => number): void {
    this.connections.set(queue, count);
  }

  /** Counts what came of a mail; one that was given back unsent does not count. */
  count(queue: MailQueueName, { state, code }: MailResult): void {
    if (state === 'queued') return;
    this.mails.inc({
      queue: nameOf(queue),
      outcome: state,
      smtp_class: code ? `${Math.floor(code / 100)}xx` : 'none',
    });
  }

  /** Mails whose time was over before their turn came; which queue they were of is not asked. */
  countExpired(mails: number): void {
    this.mails.inc({ queue: 'any', outcome: 'expired', smtp_class: 'none' }, mails);
  }

  /** A mail that this release cannot write. */
  countUnwritten(): void {
    this.metrics.unexpectedError('mail');
  }

  /** @returns ends the time that handing a mail over takes */
  startTimer(queue: MailQueueName): () => void {
    return this.seconds.startTimer({ queue: nameOf(queue) });
  }
}

/** 'now' of 'mail-now'. */
function nameOf(queue: MailQueueName): string {
  return queue.replace('mail-', '');
}
