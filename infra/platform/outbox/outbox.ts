import { Injectable } from '@nestjs/common';
import {
  COPY_PRIORITY,
  isCausedByOthers,
  isPushedOfOne,
  lifeOf,
  MAIL_BULK,
  MAIL_PUSH,
  Mail,
  type Mailing,
  type MailKind,
  type MailProps,
  type NewMail,
  PUBLISH_GRACE_MS,
  type PushTopic,
  pushTopicOf,
  queueOf,
  reasonsAgainstMail,
  SUPPRESSION_TEXTS,
} from '@tablefall/mail';
import { Config } from '../config/config.ts';
import { firstRowOf, type RawBuilder, sql } from '../database/sql.ts';
import type { UnitOfWork } from '../database/transactions.ts';
import { CurrentEdition } from '../edition/current-edition.ts';
import { currentActor } from '../logging/actor.ts';
import { hasNoAddress } from '../privacy/no-address.ts';
import { MailRelay } from './mail-relay.ts';
import { wordsIdInForce } from './mail-words.ts';
import { heldBack, lockMailboxes } from './mails-by-others.ts';
import { copyForDevices, type ToldAccount, tellDevices } from './push-copies.ts';
import { suppressionOf } from './suppressions.ts';

/** What the query of `Outbox.putAll` selects for each mail. */
export interface Recipient<Props extends object = object> {
  /** Id of the thing the mail is about. */
  about: string;
  name: string | null;
  address: string;
  /** What only this mail says. */
  props: Partial<Props>;
}

/** Many mails of one kind, one for each row of a query. */
export interface NewMails<K extends MailKind> {
  kind: K;
  /** The mailing they belong to, or null for mails that do not wait behind bulk mail. */
  mailing: Mailing | null;
  /** Props that all these mails share, besides those of their mailing. */
  sharedProps: Partial<MailProps[K]>;
  recipients: RawBuilder<Recipient<MailProps[K]>>;
  /** When mails without a mailing leave, unless they are cancelled before; at once by default. */
  leaveAt?: Date;
  /** As that of a single mail. */
  endsAt?: Date;
  /** As that of a single mail. */
  byStaff?: boolean;
}

/**
 * The only way to send mail: its row is committed together with the rows that cause it, or not at all, and the queue
 * hears of it after the commit.
 */
@Injectable()
export class Outbox {
  private readonly messageIdDomain: string;

  constructor(
    private readonly relay: MailRelay,
    private readonly edition: CurrentEdition,
    private readonly config: Config,
  ) {
    // The sender's own domain: mail servers look for it there.
    this.messageIdDomain = config.MAIL_FROM.slice(config.MAIL_FROM.lastIndexOf('@') + 1);
  }

  /**
   * Puts a single mail into the transaction. It goes through a queue that never waits behind bulk mail. For somebody without an
   * address there is none.
   */
  put<K extends MailKind>(unit: UnitOfWork, mail: NewMail<K>): void {
    const { causedBy, userId } = currentActor();
    const caused = { ...mail, causedBy, staffId: mail.byStaff ? userId : null } as NewMail<MailKind>;
    const row = new Mail(caused, unit.now, this.messageIdDomain);
    row.byOthers = !row.byStaff && isCausedByOthers(mail, mail.isTyped);
    const topic = this.topicOf(mail);
    let leaves = false;
    let copies: string[] = [];
    unit.deferWrite(async (last) => {
      leaves = await this.insert(last, row);
      if (leaves && topic)
        copies = await copyForDevices(last, [row.id], { topic, isOfOne: isPushedOfOne(mail) });
    });
    unit.afterCommit(() => {
      if (leaves) {
        this.relay.publishSoon(queueOf(row.kind), [row.id], row.priority);
        this.publishCopies(copies);
      }
    });
  }

  /**
   * Puts one mail for every row of a query into the transaction, in one statement; none for people without an address. Recipients whose address is kept
   * from such mails (`reasonsAgainst`) get a visible `suppressed` mail instead of one that is sent. An address that the
   * mailing has reached already gets no second mail.
   *
   * @returns what the suppressed mails are about
   */
  async putAll<K extends MailKind>(
    { em, now, afterCommit }: UnitOfWork,
    mails: NewMails<K>,
  ): Promise<string[]> {
    const { kind, mailing, sharedProps, recipients, endsAt = null, byStaff = false } = mails;
    const waitsUntil = (mailing ? mailing.pausedUntil : mails.leaveAt) ?? null;
    // A mailing that waited for its time is begun by a job, and comes from whoever scheduled it all the same.
    const actor = currentActor();
    const causedBy = mailing ? mailing.causedBy : actor.causedBy;
    const staffId = byStaff && !mailing ? actor.userId : null;
    const props = { ...mailing?.sharedProps, ...sharedProps } as MailProps[K];
    const expiresAt = lifeOf({ kind, props }).expires({ now, end: endsAt });
    const byOthers = !byStaff && isCausedByOthers({ kind, props });
    const reason = suppressionOf(sql.ref('recipient.address'), reasonsAgainstMail({ kind, props }));
    if (byOthers) {
      await lockMailboxes(em, recipients);
    }
    const row = await firstRowOf<{ ids: string[]; suppressed: string[] }>(
      em,
      sql`
        with addressed as materialized (
          select recipient.*, uuidv7() as id,
                 coalesce(${JSON.stringify(SUPPRESSION_TEXTS)}::jsonb ->> ${reason}, ${this.heldBack(byOthers, now)}) as why
          from (${recipients}) as recipient
          where not ${hasNoAddress(sql.ref('recipient.address'))}
        ), added as (
          insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id,
                            by_staff, staff_id, by_others, caused_by, state, last_error, due_at, due_first_at, expires_at, created_at,
                            words_id)
          select id, ${kind}, ${JSON.stringify(sharedProps)}::jsonb || props, name, address,
                 '<' || id || '@' || ${this.messageIdDomain}::text || '>', about, ${mailing?.id ?? null}::uuid,
                 ${byStaff}::boolean, ${staffId}::uuid, ${byOthers}::boolean, ${causedBy}::text,
                 case when why is null then 'queued' else 'suppressed' end, why,
                 ${mails.leaveAt ?? new Date(now.getTime() + (waitsUntil ? 0 : PUBLISH_GRACE_MS))},
                 ${waitsUntil}::timestamptz, ${expiresAt}, ${now},
                 ${mailing ? sql`null::uuid` : this.wordsIdOf(kind)}
          from addressed
          on conflict (mailing_id, lower(recipient_address)) where mailing_id is not null do nothing
          returning id, about, state
        ), sized as (
          update mailing set size = size + (select count(*) from added) where id = ${mailing?.id ?? null}::uuid
        )
        select array(select id from added where state = 'queued') as ids,
               array(select about from added where state = 'suppressed') as suppressed`,
    );
    const ids = row?.ids ?? [];
    const topic = mailing ? null : this.topicOf({ kind, props });
    const isOfOne = isPushedOfOne({ kind, props });
    const copies = topic ? await copyForDevices({ em, now }, ids, { topic, isOfOne }) : [];
    // What waits is published by the sweeper, when its time has come. Mails of a mailing wait by the pause of that alone, so
    // that whoever resumes it lets them leave.
    if (!waitsUntil) {
      afterCommit(() => {
        this.relay.publishSoon(mailing ? MAIL_BULK : queueOf(kind), ids);
        this.publishCopies(copies);
      });
    }
    return row?.suppressed ?? [];
  }

  /** Tells the devices of accounts that asked for it what nobody is mailed: a kind of mail whose rows are copies alone. */
  async tellDevices<K extends MailKind>(
    unit: UnitOfWork,
    kind: K,
    accounts: RawBuilder<ToldAccount<MailProps[K]>>,
  ): Promise<void> {
    const topic = this.topicOf({ kind, props: {} });
    if (topic) {
      const { causedBy } = currentActor();
      const copies = await tellDevices(unit, { kind, topic, causedBy }, accounts);
      unit.afterCommit(() => this.publishCopies(copies));
    }
  }

  /** Null also while nothing is pushed. */
  private topicOf(mail: { kind: MailKind; props: object }): PushTopic | null {
    return this.config.pushes ? pushTopicOf(mail) : null;
  }

  private publishCopies(ids: string[]): void {
    this.relay.publishSoon(MAIL_PUSH, ids, COPY_PRIORITY);
  }

  /** @returns whether it leaves */
  private async insert({ em, now }: UnitOfWork, mail: Mail): Promise<boolean> {
    const { id, kind, props, recipientName, recipientAddress, messageId, about } = mail;
    const { priority, byStaff, staffId, byOthers, causedBy, dueAt, expiresAt, createdAt } = mail;
    const recipient = sql`select ${recipientAddress}::text as address`;
    if (byOthers) {
      await lockMailboxes(em, recipient);
    }
    const added = await firstRowOf<{ leaves: boolean }>(
      em,
      sql`
        insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, priority, by_staff,
                          staff_id, by_others, caused_by, state, last_error, due_at, expires_at, created_at, words_id)
        select ${id}::uuid, ${kind}, ${JSON.stringify(props)}::jsonb, ${recipientName}, address, ${messageId}, ${about}::uuid,
               ${priority}::smallint, ${byStaff}::boolean, ${staffId}::uuid, ${byOthers}::boolean, ${causedBy},
               case when why is null then 'queued' else 'suppressed' end, why,
               ${dueAt}::timestamptz, ${expiresAt}::timestamptz, ${createdAt}::timestamptz, ${this.wordsIdOf(kind)}
        from (select address, ${this.heldBack(byOthers, now)} as why from (${recipient}) as recipient) as addressed
        where not ${hasNoAddress(sql.ref('address'))}
        returning state = 'queued' as leaves`,
    );
    return added?.leaves ?? false;
  }

  private heldBack(byOthers: boolean, now: Date): RawBuilder<string | null> {
    return byOthers ? heldBack(now, this.config.MAIL_BY_OTHERS_PER_DAY) : sql`null::text`;
  }

  private wordsIdOf(kind: MailKind): RawBuilder<string | null> {
    return wordsIdInForce({ edition: this.edition.key, kind });
  }
}
