import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MAIL_BULK, MAIL_NOW, Mail, type MailKind, type NewMail } from '@tablefall/mail';
import { Clock } from '../clock/clock.ts';
import { Config } from '../config/config.ts';
import { MailRelay } from './mail-relay.ts';

/** What a use case works with: one transaction, one moment, and the mails that leave with its commit. */
export interface UnitOfWork {
  em: EntityManager;
  now: Date;
  /** Puts a mail of its own (never bulk) into the transaction. */
  mail<K extends MailKind>(mail: NewMail<K>): void;
  /** Says which rows of a mailing were put into the ledger by SQL, to be published after the commit. */
  bulkMailed(mailIds: string[]): void;
}

/**
 * The only way to send mail: domain rows and mail rows commit together or not at all, and the queue hears of
 * the mails after the commit.
 */
@Injectable()
export class Outbox {
  /** Domain part of every Message-ID. */
  readonly messageIdDomain: string;

  constructor(
    private readonly em: EntityManager,
    private readonly relay: MailRelay,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.messageIdDomain = new URL(config.PUBLIC_URL).hostname;
  }

  /** Runs `work` in one transaction. When it throws, nothing is kept and nothing is sent. */
  async transaction<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    const singles: string[] = [];
    const bulk: string[] = [];
    const now = this.clock.now();
    const result = await this.em.fork().transactional((em) =>
      work({
        em,
        now,
        mail: (mail) => {
          const row = new Mail(mail as NewMail<MailKind>, now, this.messageIdDomain);
          em.persist(row);
          singles.push(row.id);
        },
        bulkMailed: (mailIds) => {
          for (const id of mailIds) {
            bulk.push(id);
          }
        },
      }),
    );
    this.relay.publishSoon(MAIL_NOW, singles);
    this.relay.publishSoon(MAIL_BULK, bulk);
    return result;
  }
}
