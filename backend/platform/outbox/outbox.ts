import { DeadlockException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MAIL_NOW, Mail, type MailKind, type MailQueueName, type NewMail } from '@tablefall/mail';
import { Clock } from '../clock/clock.ts';
import { Config } from '../config/config.ts';
import { MailRelay } from './mail-relay.ts';

/** What a use case works with: one transaction, one moment, and the mails that leave with its commit. */
export interface UnitOfWork {
  em: EntityManager;
  now: Date;
  /** Puts a mail of its own (never bulk) into the transaction. */
  mail<K extends MailKind>(mail: NewMail<K>): void;
  /** Says which mails were put into the ledger by SQL, to be published after the commit. */
  mailed(queue: MailQueueName, mailIds: string[]): void;
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

  /**
   * Runs `work` in one transaction. When it throws, nothing is kept and nothing is sent. When the database
   * breaks a deadlock, it runs once more from the start, so it must not leave traces outside the transaction.
   */
  async transaction<T>(work: (unit: UnitOfWork) => Promise<T>, attemptsLeft = 2): Promise<T> {
    const published: [MailQueueName, string[]][] = [];
    const now = this.clock.now();
    try {
      const result = await this.em.fork().transactional((em) =>
        work({
          em,
          now,
          mail: (mail) => {
            const row = new Mail(mail as NewMail<MailKind>, now, this.messageIdDomain);
            em.persist(row);
            published.push([MAIL_NOW, [row.id]]);
          },
          mailed: (queue, mailIds) => void published.push([queue, mailIds]),
        }),
      );
      for (const [queue, mailIds] of published) {
        this.relay.publishSoon(queue, mailIds);
      }
      return result;
    } catch (error) {
      if (error instanceof DeadlockException && attemptsLeft > 0) {
        return this.transaction(work, attemptsLeft - 1);
      }
      throw error;
    }
  }
}
