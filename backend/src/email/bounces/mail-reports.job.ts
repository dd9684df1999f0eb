import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { Transactions } from '@tablefall/platform/database/transactions';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { countReports } from '@tablefall/platform/ledger/mail-reports';
import { ReportMailbox, type ReportMessage } from './report-mailbox.ts';
import { readReport } from './report-parser.ts';

/** Messages of one visit. */
const AT_ONCE = 50;

/**
 * Reads the mailbox of returned mail. Messages are put away once what they report is committed: those of a visit that
 * fails are read again, and nothing counts twice.
 */
@Injectable()
export class MailReportsJob implements Job {
  readonly name = 'mail-reports';
  readonly everyMinutes = 3;
  /** Its transaction waits for the mailbox. */
  readonly isLong = true;

  constructor(
    jobs: Jobs,
    private readonly config: Config,
    private readonly transactions: Transactions,
  ) {
    if (config.MAIL_BOUNCES_URL) {
      jobs.register(this);
    }
  }

  run(): Promise<Progress> {
    const { MAIL_BOUNCES_URL = '', MAIL_REQUIRE_TLS } = this.config;
    return ReportMailbox.visit(MAIL_BOUNCES_URL, MAIL_REQUIRE_TLS, async (mailbox) => {
      const messages = await mailbox.read(AT_ONCE);
      if (messages.length > 0) {
        await this.count(messages);
        await mailbox.putAway(messages);
      }
      return messages.length === AT_ONCE ? 'more' : 'done';
    });
  }

  private async count(messages: ReportMessage[]): Promise<void> {
    const addresses = { address: this.config.MAIL_RETURN_ADDRESS ?? null, secret: this.config.APP_SECRET };
    const read = await Promise.all(messages.map(({ raw }) => readReport(raw, addresses)));
    const reports = read.filter((report) => report !== null);
    if (reports.length > 0) {
      // Not the transaction of the job, which ends after the messages are put away.
      await this.transactions.run((unit) => countReports(unit, reports));
    }
  }
}
