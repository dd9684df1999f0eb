import type { MailKind, MailState, MailWords } from '@tablefall/mail';
import { type RawBuilder, sql } from '../database/sql.ts';

/** A mail as somebody's download tells it. */
export interface PersonalMail {
  mailId: string;
  kind: MailKind;
  props: object;
  recipientName: string | null;
  recipientAddress: string;
  state: MailState;
  createdAt: string;
  sentAt: string | null;
  lastError: string | null;
  /** The words of one's own that it was written with. */
  words: MailWords | null;
}

/** The mails to an address, in whatever case it was written. */
export function mailsTo(address: string): RawBuilder<{ id: string }> {
  return sql`
    select mail.id::text, mail.id as "mailId", mail.kind, coalesce(mailing.shared_props, '{}') || mail.props as props,
           recipient_name as "recipientName", recipient_address as "recipientAddress", state,
           mail.created_at as "createdAt", sent_at as "sentAt", coalesce(bounce_text, last_error) as "lastError",
           (select jsonb_build_object('ending', ending, 'opening', opening, 'closing', closing) from mail_words
            where mail_words.id = coalesce(mailing.words_id, mail.words_id)) as words
    from mail left join mailing on mailing.id = mail.mailing_id
    where lower(recipient_address) = ${address}`;
}

/** The mailings that somebody sent. */
export function mailingsBy(userId: string | null, address: string): RawBuilder<{ id: string }> {
  return sql`
    select id::text, title, audience, created_at as made, size as mails
    from mailing where author_id = ${userId}::uuid or lower(author_email) = ${address}`;
}
