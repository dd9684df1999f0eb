import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MAIL_LISTS, type MailList, readSignedId, type SuppressionReason } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { Transactions } from '@tablefall/platform/database/transactions';
import { readerOf, reasonsOf, suppress } from '@tablefall/platform/outbox/suppressions';
import { isUUID } from 'class-validator';
import type { ListChoice, MailListsDto } from './unsubscribe.dto.ts';
import { InvalidUnsubscribeLinkError } from './unsubscribe.errors.ts';

/** Takes people off the lists; the signed token of a mail is the only authority it needs. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {}

  async lists(token: string): Promise<MailListsDto> {
    const { address, list } = await this.readerOf(token);
    const reasons = await reasonsOf(this.em.fork(), address);
    return { list, left: MAIL_LISTS.filter((each) => reasons.includes(leaving(each))) };
  }

  /**
   * Takes the reader of a mail off its list, or off what they choose; repeating it changes nothing.
   *
   * @returns the lists that they have left by it
   */
  async unsubscribe(token: string, choice?: ListChoice): Promise<MailList[]> {
    const { address, list } = await this.readerOf(token);
    const lists = choice === 'all' ? [...MAIL_LISTS] : [choice ?? list];
    await this.transactions.run(({ em }) => suppress(em, address, lists.map(leaving)));
    return lists;
  }

  private async readerOf(token: string): Promise<{ address: string; list: MailList }> {
    const mailId = readSignedId(this.config.secrets, 'unsubscribe', token);
    const reader = mailId && isUUID(mailId) && (await readerOf(this.em.fork(), mailId));
    if (!reader) {
      throw new InvalidUnsubscribeLinkError();
    }
    // The mail may be of a kind that this release no longer knows. Until there were lists, all mails with this
    // link invited.
    return { address: reader.address, list: reader.list ?? 'invitations' };
  }
}

function leaving(list: MailList): SuppressionReason {
  return `no-${list}`;
}
