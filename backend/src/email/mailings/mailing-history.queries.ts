import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { deliveryReason, MAIL_STATES } from '@tablefall/mail';
import { BackgroundPool } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import {
  type ExportedMail,
  findMailing,
  findMailingStage,
  listMailings,
  listMails,
  type MailingRow,
  type MailingStage,
  readMails,
} from '@tablefall/platform/outbox/mailing-history';
import { leftOutText } from '../audiences/pasted/left-out.ts';
import { AddressCorrections } from './address-corrections.service.ts';
import { listFixedRecipients, readFixedRecipients } from './fixed-recipients.sql.ts';
import type {
  MailingDto,
  MailingPageDto,
  MailingRecipientPageDto,
  MailingRecipientsFilter,
  MailingRecipientsQuery,
  MailingsQuery,
  RecipientState,
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
    @BackgroundPool() private readonly background: EntityManager,
    private readonly edition: CurrentEdition,
    private readonly corrections: AddressCorrections,
  ) {}

  /** One page of mailings, newest first. */
  async listMailings(query: MailingsQuery): Promise<MailingPageDto> {
    const { items, ...counts } = await listMailings(this.em.fork(), query, query.state);
    return { ...counts, items: items.map(mailingOf) };
  }

  async getMailing(id: string): Promise<MailingDto> {
    const mailing = await findMailing(this.em.fork(), id);
    if (!mailing) {
      throw new UnknownMailingError();
    }
    return mailingOf(mailing);
  }

  async isMailing(id: string): Promise<boolean> {
    return (await findMailingStage(this.em.fork(), id)) !== null;
  }

  /** One page of the people of a mailing, by address. */
  async listRecipients(id: string, query: MailingRecipientsQuery): Promise<MailingRecipientPageDto> {
    const em = this.em.fork();
    const stage = await this.stageOf(id);
    if (stage.hasBegun) {
      const mails = await listMails(em, id, query, query);
      return { ...mails, items: await this.corrections.mark(mails.items) };
    }
    const waiting = waitingIn(stage);
    const { page, limit } = query;
    if (!isShown(query.state, waiting.state)) {
      return { items: [], total: 0, page, limit };
    }
    const found = await listFixedRecipients(em, id, query.search, query);
    return { ...found, items: found.items.map((person) => ({ ...person, ...waiting })) };
  }

  /** All people of a mailing that fulfil a filter, by address. */
  async readRecipients(
    id: string,
    filter: MailingRecipientsFilter,
  ): Promise<AsyncIterable<ExportedRecipient>> {
    const stage = await this.stageOf(id);
    return stage.hasBegun ? this.readMails(id, filter) : this.readWaiting(id, filter, waitingIn(stage).state);
  }

  private async *readMails(id: string, filter: MailingRecipientsFilter): AsyncGenerator<ExportedRecipient> {
    const zone = this.edition.timeZone;
    for await (const mail of readMails(() => this.background.fork(), id, filter, zone)) {
      yield { ...mail, state: STATE_WORDS[mail.state] };
    }
  }

  private async *readWaiting(
    id: string,
    { state: wanted, search }: MailingRecipientsFilter,
    state: 'scheduled' | 'cancelled',
  ): AsyncGenerator<ExportedRecipient> {
    if (!isShown(wanted, state)) {
      return;
    }
    for await (const { name, email } of readFixedRecipients(() => this.background.fork(), id, search)) {
      const nothingYet = { attempts: 0, reason: null, sent: null, nextTry: null, said: null };
      yield { name, email, state: STATE_WORDS[state], ...nothingYet };
    }
  }

  private async stageOf(id: string): Promise<MailingStage> {
    const stage = await findMailingStage(this.em.fork(), id);
    if (!stage) {
      throw new UnknownMailingError();
    }
    return stage;
  }
}

/** Whether a filter shows the people of a mailing that has not begun. */
function isShown(filter: MailingRecipientsFilter['state'], state: 'scheduled' | 'cancelled'): boolean {
  if (filter === undefined || filter === state) return true;
  return state === 'scheduled' ? filter === 'waiting' : filter === 'missed';
}

/** What is known of everybody of a mailing that has not begun. */
function waitingIn({ isCancelled, scheduledFor }: MailingStage) {
  const nothingYet = {
    about: null,
    attempts: 0,
    sentAt: null,
    said: null,
    bounces: 0,
    isAmbiguous: false,
    isCorrectable: false,
  };
  const { reason } = deliveryReason({ state: 'cancelled', error: null, endedBy: 'mailing-cancelled' });
  return isCancelled
    ? { state: 'cancelled' as const, dueAt: null, reason, ...nothingYet }
    : { state: 'scheduled' as const, dueAt: scheduledFor, reason: null, ...nothingYet };
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

const STATE_WORDS: Record<RecipientState, string> = {
  scheduled: 'Scheduled',
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  retrying: 'Retrying',
  failed: 'Failed',
  suppressed: 'Skipped',
  cancelled: 'Cancelled',
};
