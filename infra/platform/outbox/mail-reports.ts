import { RETURNED, type SuppressionReason } from '@tablefall/mail';
import { firstRowOf, rowsOf, sql } from '../database/sql.ts';
import type { UnitOfWork } from '../database/transactions.ts';
import { isForgotten } from '../privacy/former-guest.ts';

/** What a mail server says of a mail that was sent, or a reader through the mail provider. */
export interface MailReport {
  /** Names the report: one that comes twice counts once. */
  digest: string;
  mailId: string;
  /** If given, it must be the one of the mail; otherwise the report is of no mail of ours. */
  messageId: string | null;
  /** The address that the report is about. If given, it must be the one of the mail. */
  address: string | null;
  /** The mail did not and will not arrive. */
  isFinal: boolean;
  /** Why its address gets no more mail. Null when the trouble may pass; then it is only counted. */
  suppression: SuppressionReason | null;
  /** SMTP reply code, where one is told. */
  code: number | null;
  /** What was said, fit to be shown. */
  text: string;
}

/** No honest server sends more reports of one mail; further ones are passed over. */
const MOST_REPORTS = 50;

/**
 * Counts reports, each once: what did not arrive ends as failed although it was sent, and its address is suppressed when it
 * is dead or its owner complained. A report of a mail that is unknown or was never handed to a mail server changes nothing.
 *
 * @returns how many were counted
 */
export async function countReports({ em, now }: UnitOfWork, reports: MailReport[]): Promise<number> {
  const mailIds = reports.map(({ mailId }) => mailId);
  // Mailings first, by a statement of its own: a mailing that is being finished counts its mails either before or
  // after this.
  await rowsOf(
    em,
    sql`
      select from mailing where id in (select mailing_id from mail where id = any(${mailIds}::uuid[]))
      order by id for no key update`,
  );
  const row = await firstRowOf<{ count: number }>(
    em,
    sql`
      with given as (
        select * from json_to_recordset(${JSON.stringify(reports)}::json) as given(
          digest text, "mailId" uuid, "messageId" text, address text, "isFinal" boolean, suppression text,
          code integer, text text)
      ), held as (
        select * from mail where id = any(${mailIds}::uuid[]) order by id for update
      ), fresh as (
        select distinct on (held.id, given.digest)
               held.id, held.mailing_id, held.state, lower(held.recipient_address) as recipient, given.*
        from given join held on held.id = given."mailId"
        where held.fence > 0 and not ${isForgotten(sql.ref('held.recipient_address'))}
          and lower(coalesce(given."messageId", held.message_id)) = lower(held.message_id)
          and lower(coalesce(given.address, held.recipient_address)) = lower(held.recipient_address)
          and given.digest <> all(held.reports) and cardinality(held.reports) < ${MOST_REPORTS}
        order by held.id, given.digest, given."isFinal" desc
      ), told as (
        select distinct on (id) id, state, code, text,
               array_agg(digest) over whole as digests,
               count(*) filter (where suppression is null) over whole as passing,
               "isFinal" and state in ('queued', 'sending', 'retrying', 'sent') as ends
        from fresh window whole as (partition by id)
        order by id, "isFinal" desc
      ), ended as (
        update mail
        set reports = mail.reports || told.digests, bounces = mail.bounces + told.passing,
            bounced_at = ${now}, bounce_text = told.text,
            state = case when ends then 'failed' else mail.state end,
            last_code = case when ends then told.code else mail.last_code end,
            last_error = case when ends then ${RETURNED} || told.text else mail.last_error end,
            blocked = mail.blocked and not ends,
            due_at = case when ends then now() else mail.due_at end
        from told where mail.id = told.id
        returning mail.mailing_id, told.ends and told.state = 'sent' as was_sent
      ), suppressed as (
        insert into suppression (address, reason, mailing_id, created_at)
        select recipient, suppression, mailing_id, ${now}::timestamptz from fresh where suppression is not null
        on conflict do nothing
      ), corrected as (
        update mailing
        set totals = totals || jsonb_build_object(
              'sent', (totals ->> 'sent')::int - moved.count,
              'failed', coalesce((totals ->> 'failed')::int, 0) + moved.count)
        from (select mailing_id, count(*)::int as count from ended where was_sent group by mailing_id) as moved
        where mailing.id = moved.mailing_id and totals is not null
      )
      select count(*)::int as count from fresh`,
  );
  return row?.count ?? 0;
}
