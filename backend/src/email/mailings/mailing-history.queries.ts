import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MAIL_STATES, type MailState } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import type { PageNumber } from '@tablefall/platform/database/page';
import { LongWork } from '@tablefall/platform/database/transactions';
import {
  type ExportedMail,
  findMailing,
  isMailing,
  listMailings,
  listMails,
  type MailingRow,
  readMails,
} from '@tablefall/platform/ledger/mailing-history';
import { leftOutText } from '../recipients/left-out.ts';
import type {
  MailingDto,
  MailingPageDto,
  MailingRecipientPageDto,
  MailingRecipientsFilter,
  MailingRecipientsQuery,
} from './mailing-history.dto.ts';
import type { MailCountsDto } from './mailings.dto.ts';
import { UnknownMailingError } from './mailings.errors.ts';

/** A recipient in the words of the exported table. */
export type ExportedRecipient = Record<keyof ExportedMail, string | number | null>;

/** Reads about all mailings of the product, straight into their DTOs. */
@Injectable()
export class MailingHistoryQueries {
  constructor(
    private readonly em: EntityManager,
    @LongWork() private readonly longWork: EntityManager,
    private readonly config: Config,
  ) {}

  /** One page of mailings, newest first. */
  async listMailings(page: PageNumber): Promise<MailingPageDto> {
    const { items, ...counts } = await listMailings(this.em.fork(), page);
    return { ...counts, items: items.map(mailingOf) };
  }

  /** @throws UnknownMailingError */
  async getMailing(id: string): Promise<MailingDto> {
    const mailing = await findMailing(this.em.fork(), id);
    if (!mailing) {
      throw new UnknownMailingError();
    }
    return mailingOf(mailing);
  }

  /**
   * One page of the people of a mailing, by address.
   *
   * @throws UnknownMailingError
   */
  async listRecipients(id: string, query: MailingRecipientsQuery): Promise<MailingRecipientPageDto> {
    await this.assertMailing(id);
    return listMails(this.em.fork(), id, query, query);
  }

  /** @throws UnknownMailingError */
  async assertMailing(id: string): Promise<void> {
    if (!(await isMailing(this.em.fork(), id))) {
      throw new UnknownMailingError();
    }
  }

  /** All people of a mailing that fulfil a filter, by address. */
  async *readRecipients(id: string, filter: MailingRecipientsFilter): AsyncGenerator<ExportedRecipient> {
    const zone = this.config.CONVENTION_TIME_ZONE;
    for await (const mail of readMails(() => this.longWork.fork(), id, filter, zone)) {
      yield { ...mail, state: STATE_WORDS[mail.state] };
    }
  }
}

function mailingOf({ counts, leftOut, ...mailing }: MailingRow): MailingDto {
  return {
    ...mailing,
    counts: Object.fromEntries(
      MAIL_STATES.map((state) => [state, counts[state] ?? 0]),
    ) as unknown as MailCountsDto,
    leftOut: Object.entries(leftOut).map(([reason, count]) => ({ reason: leftOutText(reason), count })),
  };
}

const STATE_WORDS: Record<MailState, string> = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  retrying: 'Retrying',
  failed: 'Failed',
  suppressed: 'Skipped',
  cancelled: 'Cancelled',
};
