import { Injectable } from '@nestjs/common';
import { momentText } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { canBeTakenBack, UNDO_MS } from '@tablefall/platform/outbox/mailing-undo';
import { lockUnsentMails } from '@tablefall/platform/outbox/mails';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { v7 as uuid } from 'uuid';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { MailingsService } from '../../email/mailings/mailings.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { EventLocks } from '../event-locks.ts';
import { eventActs } from '../events.audit.ts';
import { EventOverError } from '../events.errors.ts';
import { hostingOf } from '../host/hosting.ts';
import { scheduleOf } from '../schedule-of.sql.ts';
import {
  MessageNotFoundError,
  NobodyPlaysError,
  PlayersToldError,
  TooManyMessagesError,
} from './event-messages.errors.ts';
import { type Audience, mailsOf, reachOf } from './event-messages.sql.ts';
import { messagesLeft } from './message-limit.ts';

/** What a host sends. */
interface Sending {
  message: string;
  /** Also to those who wait for a spot. */
  waiting: boolean;
  /** Of a call that may be repeated. */
  mailingId?: string | undefined;
}

/** How many people a message reaches by mail, how many on the event alone, and how many more can be sent. */
interface Reach {
  mailed: number;
  unmailed: number;
  left: number;
}

/** What hosts write to the players of an event. */
@Injectable()
export class EventMessagesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly locks: EventLocks,
    private readonly mailings: MailingsService,
    private readonly outbox: Outbox,
    private readonly edition: EditionService,
    private readonly audit: Audit,
  ) {}

  /**
   * Keeps a message with the event, and mails it to everybody who plays but its writer. A call with the same mailing id is
   * carried out once.
   * Throws MailingIdTakenError when something else was sent with the id.
   */
  async send(
    principal: Principal,
    eventId: string,
    { message, waiting, mailingId }: Sending,
  ): Promise<Reach> {
    const content = { operation: 'writeToPlayers', eventId, message, waiting };
    return this.transactions.run((unit) =>
      this.mailings.once(unit, { ...(mailingId && { mailingId }), author: principal, content }, () =>
        this.write(unit, principal, eventId, { message, waiting }),
      ),
    );
  }

  /**
   * Takes a message back: it stands on the event no more, nobody is mailed, and it counts for nothing.
   * Throws MessageNotFoundError when the caller wrote no such message.
   * Throws PlayersToldError once a mail of it has left, or may have.
   */
  async takeBack(principal: Principal, eventId: string, messageId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      await this.locks.lockEvent(em, eventId);
      await lockUnsentMails(em, messageId);
      const message = await firstRowOf<{ mayGo: boolean; isOfHost: boolean }>(
        em,
        sql`
          select ${canBeTakenBack(sql.ref('event_message.id'), sql.ref('written_at'), now)} as "mayGo",
                 name_id is not null as "isOfHost"
          from event_message
          where id = ${messageId} and event_id = ${eventId} and author_id = ${principal.userId}`,
      );
      if (!message) {
        throw new MessageNotFoundError();
      }
      if (!message.mayGo) {
        throw new PlayersToldError();
      }
      await happened(em, 'message-taken-back', messageId);
      await scheduleOf(em).deleteFrom('event_message').where('id', '=', messageId).execute();
      if (!message.isOfHost) {
        await this.audit.record(unit, { action: eventActs['event.message-taken-back'], about: eventId });
      }
    });
  }

  private async write(
    unit: UnitOfWork,
    principal: Principal,
    eventId: string,
    { message, waiting }: Sending,
  ): Promise<Reach> {
    const { em, now } = unit;
    // All who write to these players come after one another, so that they count each other's messages.
    const event = await this.locks.lockEvent(em, eventId);
    const { hostName } = await hostingOf(em, principal, event);
    await this.locks.holdWriter(em, principal.userId);
    if (event.isOver(now)) {
      throw new EventOverError();
    }
    const audience = { event, waiting, writerId: principal.userId };
    const { mailed, unmailed } = await reachOf(em, audience);
    if (mailed + unmailed === 0) {
      throw new NobodyPlaysError();
    }
    const { left, next } = await messagesLeft(em, eventId, now);
    if (left === 0) {
      throw new TooManyMessagesError(momentText(next, this.edition.timeZone));
    }
    const id = uuid();
    await scheduleOf(em)
      .insertInto('event_message')
      .values({
        id,
        event_id: eventId,
        author_id: principal.userId,
        name_id: hostName,
        message,
        written_at: now,
      })
      .execute();
    await this.mail(unit, audience, { id, message, hostName, endsAt: event.endsAt });
    if (hostName === null) {
      await this.audit.record(unit, {
        action: eventActs['event.written-to'],
        about: eventId,
        details: { mailed },
      });
    }
    return { mailed, unmailed, left: left - 1 };
  }

  private async mail(
    unit: UnitOfWork,
    audience: Audience,
    { id, message, hostName, endsAt }: { id: string; message: string; hostName: string | null; endsAt: Date },
  ): Promise<void> {
    const { venue } = this.edition.details;
    await this.outbox.putAll(unit, {
      kind: 'event-message',
      mailing: null,
      sharedProps: { venue, message, authorId: audience.writerId },
      recipients: sql`
        select ${id}::uuid as about, name, email as address, props
        from (${mailsOf(audience, hostName)}) as told where wants_notices`,
      endsAt,
      leaveAt: new Date(unit.now.getTime() + UNDO_MS),
    });
  }
}
