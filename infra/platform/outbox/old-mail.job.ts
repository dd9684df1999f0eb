import { Injectable } from '@nestjs/common';
import { UNFINISHED_MAIL_STATES } from '@tablefall/mail';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { before, DAY_MS } from '../clock/durations.ts';
import { Config } from '../config/config.ts';
import { contributes } from '../contributions/contributions.ts';
import type { UnitOfWork } from '../database/transactions.ts';
import { JOBS, type Job, type Progress } from '../jobs/job.ts';
import { deleteSome } from '../jobs/retention.ts';
import { type OutboxTables, outboxOf } from './outbox.tables.ts';

/** Forgets old mail: its rows hold addresses, names and what was written. What still waits to be sent stays. */
@Injectable()
@contributes(JOBS)
export class OldMailJob implements Job {
  readonly name = 'old-mail';
  readonly everyMinutes = 24 * 60;

  constructor(private readonly config: Config) {}

  async run({ em, now }: UnitOfWork): Promise<Progress> {
    const limit = before(now, this.config.RETENTION_MAIL_DAYS * DAY_MS);
    const db = outboxOf(em);
    const mails = await deleteSome(db, 'mail', (mail) =>
      mail.and([mail('created_at', '<', limit), mail('state', 'not in', UNFINISHED_MAIL_STATES)]),
    );
    if (mails === 'more') {
      return mails;
    }
    // They hold the addresses of their lists, and nobody repeats a request after a day.
    const requests = await deleteSome(db, 'mailing_request', (request) =>
      request('created_at', '<', before(now, DAY_MS)),
    );
    if (requests === 'more') {
      return requests;
    }
    // One that still waits for its moment has no mails, either.
    const mailings = await deleteSome(db, 'mailing', (mailing) => {
      const isOver = mailing.or([
        mailing('started_at', 'is not', null),
        mailing('cancelled_at', 'is not', null),
      ]);
      const mails = mailing
        .selectFrom('mail')
        .select('mail.id')
        .whereRef('mail.mailing_id', '=', 'mailing.id');
      return mailing.and([mailing('created_at', '<', limit), isOver, mailing.not(mailing.exists(mails))]);
    });
    return mailings === 'more' ? mailings : deleteSome(db, 'mail_words', (words) => isUnused(words, limit));
  }
}

/** Words that were replaced, and that no mail or mailing was written with that is still kept. */
function isUnused(words: ExpressionBuilder<OutboxTables, 'mail_words'>, limit: Date): Expression<SqlBool> {
  const users = (['mail_text', 'mail', 'mailing'] as const).map((table) =>
    words.exists(
      words.selectFrom(table).select(`${table}.words_id`).whereRef(`${table}.words_id`, '=', 'mail_words.id'),
    ),
  );
  return words.and([words('made_at', '<', limit), words.not(words.or(users))]);
}
