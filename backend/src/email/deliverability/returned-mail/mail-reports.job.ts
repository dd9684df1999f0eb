import { Injectable, Logger } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { requiresTls } from '@tablefall/platform/config/requires-tls';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { Transactions } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import { countReports } from '@tablefall/platform/outbox/mail-reports';
import { MimeReader, UnreadableMailError } from './mime-reader.ts';
import { type ReportFolder, ReportMailbox, type ReportMessage } from './report-mailbox.ts';
import { readReport } from './report-parser.ts';

/** Messages of one visit, and for how long a visit begins with further ones: a transaction waits for it. */
const AT_ONCE = 50;
const LONGEST_VISIT_MS = 20_000;

/**
 * Reads the mailbox of returned mail, to which anybody may write: one message at a time, each put away before the
 * next. What a message reports is committed before it is put away. A message that cannot be counted is read again,
 * and nothing counts twice.
 */
@Injectable()
@contributes(JOBS)
export class MailReportsJob implements Job {
  readonly name = 'mail-reports';
  readonly everyMinutes = 3;
  /** Its transaction waits for the mailbox. */
  readonly usesBackgroundPool = true;
  private readonly logger = new Logger(MailReportsJob.name);

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
  ) {}

  /** Only where there is such a mailbox. */
  get isOn(): boolean {
    return Boolean(this.config.MAIL_BOUNCES_URL);
  }

  async run(): Promise<Progress> {
    const { MAIL_BOUNCES_URL: url = '' } = this.config;
    const reader = new MimeReader();
    try {
      return await ReportMailbox.visit(url, requiresTls(url, this.config), (mailbox) =>
        this.work(mailbox, reader),
      );
    } finally {
      await reader.close();
    }
  }

  /** Throws Error when messages that were dealt with cannot be moved. */
  private async work(mailbox: ReportMailbox, reader: MimeReader): Promise<Progress> {
    const end = performance.now() + LONGEST_VISIT_MS;
    const messages = await mailbox.list(AT_ONCE);
    const stuck = new Set<ReportFolder>();
    let done = 0;
    for (const message of messages) {
      if (performance.now() > end) {
        break;
      }
      const folder = await this.dealWith(message, mailbox, reader);
      if (folder && !(await mailbox.putAway(message, folder))) {
        stuck.add(folder);
      }
      done += 1;
    }
    if (stuck.size > 0) {
      throw new Error(`messages could not be moved to the folder ${[...stuck].join(' or ')}`);
    }
    return messages.length === AT_ONCE || done < messages.length ? 'more' : 'done';
  }

  /** @returns the folder that it belongs into; null when it stays for the next visit */
  private async dealWith(
    message: ReportMessage,
    mailbox: ReportMailbox,
    reader: MimeReader,
  ): Promise<ReportFolder | null> {
    if (message.wasTaken) {
      this.logger.warn('A message that was taken up and not dealt with is put away unread');
      return 'Unreadable';
    }
    if (message.isTooLong) {
      return 'Handled';
    }
    const raw = await mailbox.take(message);
    if (raw) {
      try {
        await this.count(raw, reader);
        return 'Handled';
      } catch (error) {
        if (error instanceof UnreadableMailError) {
          return 'Unreadable';
        }
        await mailbox.giveBack(message).catch(() => undefined);
        throw error;
      }
    }
    await mailbox.giveBack(message);
    return null;
  }

  private async count(raw: Buffer, reader: MimeReader): Promise<void> {
    const addresses = { address: this.config.MAIL_RETURN_ADDRESS ?? null, secrets: this.config.secrets };
    const report = await readReport(raw, addresses, (message) => reader.read(message));
    if (report) {
      // In a transaction of its own: that of the job ends only after the message is put away.
      await this.transactions.run((unit) => countReports(unit, [report]));
    }
  }
}
