import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readUnsubscribeToken } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { unsubscribeReaderOf } from '@tablefall/platform/ledger/suppressions';
import { isUUID } from 'class-validator';
import { InvalidUnsubscribeLinkError } from './unsubscribe.errors.ts';

/** Takes people off the lists; the signed token of a mail is the only authority it needs. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  /** @throws InvalidUnsubscribeLinkError; repeating it changes nothing */
  async unsubscribe(token: string): Promise<void> {
    const mailId = readUnsubscribeToken(this.config.APP_SECRET, token);
    if (!mailId || !isUUID(mailId) || !(await unsubscribeReaderOf(this.em.fork(), mailId))) {
      throw new InvalidUnsubscribeLinkError();
    }
  }
}
