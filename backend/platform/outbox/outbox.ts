import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  isUnsubscribable,
  MAIL_BULK,
  MAIL_NOW,
  Mail,
  type Mailing,
  type MailKind,
  type MailProps,
  type MailQueueName,
  type NewMail,
  PUBLISH_GRACE_MS,
} from '@tablefall/mail';
import { Clock } from '../clock/clock.ts';
import { Config } from '../config/config.ts';
import { firstRowOf, type RawBuilder, sql } from '../database/sql.ts';
import { MailRelay } from './mail-relay.ts';

/** What a use case works with: one transaction, one moment, and the mails that leave with its commit. */
export interface UnitOfWork {
  em: EntityManager;
  now: Date;
  /** Puts a single mail into the transaction. */
  mail<K extends MailKind>(mail: NewMail<K>): void;
  /**
   * Puts one mail for every row of a query into the transaction, in one statement. Where one may unsubscribe
   * from it, recipients who are suppressed get a visible `suppressed` mail instead of one that is sent.
   */
  mailAll<K extends MailKind>(mails: NewMails<K>): Promise<void>;
}

/** Many mails of one kind, one for each row of a query. */
export interface NewMails<K extends MailKind> {
  kind: K;
  /** The mailing they belong to, or null for mails that do not wait behind bulk mail. */
  mailing: Mailing | null;
  /** Props that all these mails share, besides those of their mailing. */
  sharedProps: Partial<MailProps[K]>;
  /** Selects `about uuid, name text, address text, props jsonb`: the recipient and what only this mail says. */
  recipients: RawBuilder<unknown>;
  expiresAt: Date;
}

/** A broken deadlock and a serialization failure: PostgreSQL took the transaction back for another one's sake. */
const TRY_AGAIN = new Set(['40P01', '40001']);
const ATTEMPTS = 3;

/**
 * The only way to send mail: domain rows and mail rows commit together or not at all, and the queue hears of
 * the mails after the commit.
 */
@Injectable()
export class Outbox {
  private readonly messageIdDomain: string;

  constructor(
    private readonly em: EntityManager,
    private readonly relay: MailRelay,
    private readonly clock: Clock,
    config: Config,
  ) {
    // The sender's own domain: mail servers look for it there.
    this.messageIdDomain = config.MAIL_FROM.slice(config.MAIL_FROM.lastIndexOf('@') + 1);
  }

  /**
   * Runs `work` in one transaction. When it throws, nothing is kept and nothing is sent. When the database
   * breaks a deadlock it runs again from the start, so it must leave no traces outside the transaction.
   */
  async transaction<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !TRY_AGAIN.has(String((error as { code?: unknown }).code))) {
          throw error;
        }
      }
    }
  }

  private async attempt<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    const published: [MailQueueName, string[]][] = [];
    const now = this.clock.now();
    const result = await this.em.fork().transactional((em) =>
      work({
        em,
        now,
        mail: (mail) => {
          const row = new Mail(mail as NewMail<MailKind>, now, this.messageIdDomain);
          em.persist(row);
          published.push([MAIL_NOW, [row.id]]);
        },
        mailAll: async (mails) => {
          const ids = await this.insertMails(em, mails, now);
          published.push([mails.mailing ? MAIL_BULK : MAIL_NOW, ids]);
        },
      }),
    );
    for (const [queue, mailIds] of published) {
      this.relay.publishSoon(queue, mailIds);
    }
    return result;
  }

  /** @returns the ids of the mails to publish */
  private async insertMails<K extends MailKind>(
    em: EntityManager,
    mails: NewMails<K>,
    now: Date,
  ): Promise<string[]> {
    const { kind, mailing, sharedProps, recipients, expiresAt } = mails;
    const props = { ...mailing?.sharedProps, ...sharedProps } as MailProps[K];
    const isSkippable = isUnsubscribable({ kind, props });
    const row = await firstRowOf<{ ids: string[] }>(
      em,
      sql`
        with addressed as materialized (
          select recipient.*, uuidv7() as id, suppression.reason
          from (${recipients}) as recipient
          left join suppression on ${isSkippable} and suppression.address = lower(recipient.address)
        ), added as (
          insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id,
                            state, last_error, due_at, expires_at, created_at)
          select id, ${kind}, ${JSON.stringify(sharedProps)}::jsonb || props, name, address,
                 '<' || id || '@' || ${this.messageIdDomain}::text || '>', about, ${mailing?.id ?? null}::uuid,
                 case when reason is null then 'queued' else 'suppressed' end, reason,
                 ${new Date(now.getTime() + PUBLISH_GRACE_MS)}, ${expiresAt}, ${now}
          from addressed
          returning id, state
        )
        select array(select id from added where state = 'queued') as ids`,
    );
    return row?.ids ?? [];
  }
}
