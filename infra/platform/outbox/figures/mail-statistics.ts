import { type RawBuilder, sql } from '../../database/sql.ts';
import { IS_MAIL, UNSENT } from '../mails.ts';

/** Whether a moment lies in the time whose mail is counted. */
type InTime = (moment: RawBuilder<unknown>) => RawBuilder<boolean>;

/** What became of the mails that were written in some time, and how many mailings were begun in it: one row of numbers. */
export function countedMails(isInTime: InTime): RawBuilder<unknown> {
  return sql`
    select count(*)::int as mails, (count(*) filter (where state = 'sent'))::int as sent,
           (count(*) filter (where state = 'sent' and bounces > 0))::int as bounced,
           (count(*) filter (where state = 'failed'))::int as failed,
           (count(*) filter (where state = 'suppressed'))::int as suppressed,
           (count(*) filter (where state = 'cancelled'))::int as cancelled,
           (count(*) filter (where ${UNSENT}))::int as waiting,
           (select count(*)::int from mailing where ${isInTime(sql`mailing.started_at`)}) as mailings
    from mail where ${isInTime(sql`mail.created_at`)} and ${IS_MAIL}`;
}

/** When each of these mails was written. */
export function writtenMails(isInTime: InTime): RawBuilder<unknown> {
  return sql`select created_at as at from mail where ${isInTime(sql`mail.created_at`)} and ${IS_MAIL}`;
}
