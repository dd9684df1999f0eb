import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MAIL_BULK, MAIL_PRIORITIES, type MailQueueName } from '@tablefall/mail';
import { type DueMail, MailOutbox } from '../outbox/mail-outbox.ts';
import { Senders } from './senders.ts';

/** Mails taken at once: few enough that a sign-in mail that comes meanwhile is soon among the next ones. */
const ROUND = { now: 20, bulk: 400 };

/**
 * Sends what is due straight from the outbox while the queue is away. The queue only says that there is work: a claim decides
 * who sends a mail, so jobs that come back with the queue change nothing.
 */
@Injectable()
export class DirectSending implements OnModuleDestroy {
  private readonly logger = new Logger(DirectSending.name);
  private readonly underWay = new Set<MailQueueName>();
  private isStopped = false;

  constructor(
    private readonly mails: MailOutbox,
    private readonly senders: Senders,
  ) {}

  /** Begins to send all mail of a queue that is due, unless that is under way. Returns at once. */
  sendAllDue(queue: MailQueueName): void {
    if (this.underWay.has(queue)) return;
    this.underWay.add(queue);
    void this.inBackground(queue, () => this.workThrough(queue)).finally(() => this.underWay.delete(queue));
  }

  /** Begins to send mails that were taken from the outbox to be published. Returns at once. */
  send(queue: MailQueueName, due: DueMail[]): void {
    void this.inBackground(queue, () => this.sendTaken(queue, due));
  }

  private async workThrough(queue: MailQueueName): Promise<void> {
    const limit = queue === MAIL_BULK ? ROUND.bulk : ROUND.now;
    while (!this.isStopped) {
      const due = await this.mails.takeDue(queue, [...MAIL_PRIORITIES], limit);
      if (due.length === 0) return;
      await this.sendTaken(queue, due);
    }
  }

  private async sendTaken(queue: MailQueueName, due: DueMail[]): Promise<void> {
    const sender = this.senders.of(queue);
    const together = due.filter(({ isolated }) => !isolated).map(({ id }) => id);
    if (together.length > 0) await sender.send(together);
    for (const { id } of due.filter(({ isolated }) => isolated)) await sender.sendIsolated([id]);
    this.logger.log({ queue, sentWithoutTheQueue: due.length });
  }

  private async inBackground(queue: MailQueueName, work: () => Promise<void>): Promise<void> {
    await work().catch((error: Error) =>
      this.logger.warn(`${queue}: left to the next sweep: ${error.message}`),
    );
  }

  /** Takes no further mails; those under way go on until the senders have drained. */
  onModuleDestroy(): void {
    this.isStopped = true;
  }
}
