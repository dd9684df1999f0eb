import type { EntityManager } from '@mikro-orm/postgresql';
import { type MailKind, type MailState, type MailWords, TELLINGS, type Trace } from '@tablefall/mail';
import { anyOf, changedBy, firstRowOf, type RawBuilder, sql } from '../database/sql.ts';
import { forgottenAddress } from '../privacy/former-guest.ts';
import { IS_MAIL, UNSENT, WAITING } from './mails.ts';

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

/**
 * The mails to an address, in whatever case it was written. Their copies for devices say nothing more. Those about its closing are left out: the last of them stays
 * for a moment when nothing else does.
 */
export function mailsTo(address: string): RawBuilder<{ id: string }> {
  return sql`
    select mail.id::text, mail.id as "mailId", mail.kind, coalesce(mailing.shared_props, '{}') || mail.props as props,
           recipient_name as "recipientName", recipient_address as "recipientAddress", state,
           mail.created_at as "createdAt", sent_at as "sentAt", coalesce(bounce_text, last_error) as "lastError",
           (select jsonb_build_object('ending', ending, 'opening', opening, 'closing', closing) from mail_words
            where mail_words.id = coalesce(mailing.words_id, mail.words_id)) as words
    from mail left join mailing on mailing.id = mail.mailing_id
    where lower(recipient_address) = ${address} and mail.kind <> 'account-closing' and ${IS_MAIL}`;
}

/** The mailings that somebody sent. */
export function mailingsBy(userId: string | null, address: string): RawBuilder<{ id: string }> {
  return sql`
    select id::text, title, audience, created_at as made, size as mails
    from mailing where author_id = ${userId}::uuid or lower(author_email) = ${address}`;
}

/** What is left of a mail that nobody may read any more. Unsent ones do not leave, and no ended one is sent again. */
const WORDLESS = sql`
  props = '{}', last_error = null, bounce_text = null,
  state = case when ${UNSENT} then 'cancelled' else state end,
  ended_by = case when ${UNSENT} then 'forgotten' else ended_by end,
  due_at = case when ${WAITING} then now() else due_at end,
  expires_at = now(),
  given_up_at = case when state = 'failed' then coalesce(given_up_at, now()) else given_up_at end`;

/** The same without its recipient. */
const NOBODYS = sql`
  ${WORDLESS}, recipient_name = null, recipient_address = ${forgottenAddress(sql.ref('id'))}`;

/**
 * Forgets what the mails to an address said, and whom they went to. Those that wait are cancelled. One that is handed over
 * at this moment may still arrive.
 */
export async function forgetMailsTo(em: EntityManager, address: string): Promise<void> {
  await changedBy(em, sql`update mail set ${NOBODYS} where lower(recipient_address) = ${address}`);
}

/** The same for the mails about something. */
export async function forgetMailsAbout(em: EntityManager, about: string): Promise<void> {
  await changedBy(em, sql`update mail set ${NOBODYS} where about = ${about}`);
}

/** Forgets what mails of a kind about some things said, to whomever they went. */
export async function forgetWordsAbout(em: EntityManager, kind: MailKind, ids: string[]): Promise<void> {
  await changedBy(
    em,
    sql`update mail set ${WORDLESS} where kind = ${kind} and about = ${anyOf(ids, 'uuid')}`,
  );
}

/** Forgets what mails of a kind said, of those that say all of this. */
export async function forgetWordsSaying(em: EntityManager, kind: MailKind, said: object): Promise<void> {
  await changedBy(
    em,
    sql`update mail set ${WORDLESS} where kind = ${kind} and props @> ${JSON.stringify(said)}::jsonb`,
  );
}

/**
 * Somebody who is forgotten, by all that mails may know them by: their ids, names and address, and ids of things that they
 * had a part in.
 */
export type Traces = Readonly<Record<Trace, readonly string[]>>;

/**
 * Lets the mails of all kinds say nothing of somebody any more (`tellsOf`). Those that wait leave like that, or not at all.
 * Call it once the mails to the person themselves are forgotten.
 */
export async function forgetInMails(em: EntityManager, person: Traces): Promise<void> {
  for (const { kind, by, instead } of TELLINGS) {
    if (by.some(([, trace]) => person[trace].length === 0)) continue;
    const told = instead ? sql`props = props || ${JSON.stringify(instead)}::jsonb` : WORDLESS;
    const isOfThem = by.map(([place, trace]) => sql`${said(place, trace)} = ${anyOf(person[trace], 'text')}`);
    await changedBy(
      em,
      sql`update mail set ${told} where kind = ${kind} and ${sql.join(isOfThem, sql` and `)}`,
    );
  }
}

/** Lets the mails of all kinds about some things, by an id in a place of their props, say something else. Unsent ones leave like that. */
export async function restate(
  em: EntityManager,
  { place, among }: { place: string; among: string[] },
  instead: Record<string, unknown>,
): Promise<void> {
  await changedBy(
    em,
    sql`
      update mail set props = props || ${JSON.stringify(instead)}::jsonb
      where props ->> ${place} = ${anyOf(among, 'text')} and props ?& ${Object.keys(instead)}::text[]`,
  );
}

/** What a mail says in a place of its props. */
function said(place: string, trace: Trace): RawBuilder<string> {
  const text = sql<string>`props #>> ${place.split('.')}::text[]`;
  return trace === 'address' ? sql`lower(${text})` : text;
}

/** Forgets who sent mailings, and who holds the mail. */
export async function forgetSender(em: EntityManager, userId: string | null, address: string): Promise<void> {
  await changedBy(
    em,
    sql`
      update mailing set author_id = null, author_email = null
      where author_id = ${userId}::uuid or lower(author_email) = ${address}`,
  );
  await changedBy(em, sql`update mail_hold set held_by = null where lower(held_by) = ${address}`);
}

/** Whether no mail about something waits or is under way any more. */
export async function hasEnded(em: EntityManager, about: string): Promise<boolean> {
  const unsent = await firstRowOf(em, sql`select from mail where about = ${about} and ${UNSENT} limit 1`);
  return unsent === null;
}
