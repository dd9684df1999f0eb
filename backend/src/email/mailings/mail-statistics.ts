import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { countedMails, writtenMails } from '@tablefall/platform/outbox/figures/mail-statistics';
import {
  EDITION_PARTS,
  type EditionPart,
  EditionStatistics,
  type EditionTime,
  type Timeline,
  things,
} from '../../convention/statistics/statistics.service.ts';

/** What was mailed, and what became of it. */
@Injectable()
@contributes(EDITION_PARTS)
export class MailStatistics implements EditionPart {
  readonly place = 5;
  readonly title = 'Mail';
  readonly note: string;
  readonly figures = {
    mails: things('Mails'),
    sent: things('Mails that were sent'),
    bounced: things('Of those, reported back by a mail server'),
    failed: things('Mails that failed'),
    suppressed: things('Mails not sent, because their address takes none'),
    cancelled: things('Mails not sent, because they had become pointless'),
    waiting: things('Mails that wait'),
    mailings: things('Mailings'),
  };

  constructor(
    private readonly statistics: EditionStatistics,
    config: Config,
  ) {
    this.note = `Mail is forgotten after ${config.RETENTION_MAIL_DAYS} days: older mail is not counted.`;
  }

  counted(time: EditionTime) {
    return countedMails((moment) => this.statistics.happenedIn(time, moment));
  }

  timelines(time: EditionTime): Timeline[] {
    const rows = writtenMails((moment) => this.statistics.happenedIn(time, moment));
    return [{ ...things('Mails by day'), by: 'day', rows }];
  }
}
