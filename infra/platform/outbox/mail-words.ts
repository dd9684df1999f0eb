import type { EntityManager } from '@mikro-orm/postgresql';
import { hasPlaces, type MailKind, type MailWords } from '@tablefall/mail';
import { anyOf, firstRowOf, isoTime, type RawBuilder, rowsOf, sql } from '../database/sql.ts';
import type { UnitOfWork } from '../database/transactions.ts';
import { versionOf } from '../database/version.ts';
import { IS_MAIL, UNSENT } from './mails.ts';
import { outboxOf } from './outbox.tables.ts';

/** Words that were in force once, by which mails name them. */
export interface KeptWords extends MailWords {
  id: string;
}

/** What an edition says in a kind of mail, and who said so. */
export interface MailText {
  kind: MailKind;
  /** The words in force; null for the standard. */
  words: (MailWords & { since: string }) | null;
  draft: MailWords | null;
  /** When words or draft were changed last, ISO 8601; null where nobody did. */
  changedAt: string | null;
  /** Name or address; null where nobody did, and for somebody who is gone. */
  changedBy: string | null;
  /** Another one as soon as somebody changes words or draft. */
  version: string;
}

/** Which kind of mail of which edition. */
export interface TextOf {
  edition: string;
  kind: MailKind;
}

/** The id of the words that mails of a kind get now, for the statements that write mails; null for the standard. */
export function wordsIdInForce({ edition, kind }: TextOf): RawBuilder<string | null> {
  return hasPlaces(kind)
    ? sql`(select words_id from mail_text where edition = ${edition} and kind = ${kind})`
    : sql`null::uuid`;
}

/** The words that mails of a kind get now. */
export async function wordsInForce(em: EntityManager, of: TextOf): Promise<KeptWords | null> {
  return hasPlaces(of.kind) ? wordsWhere(em, sql`id = ${wordsIdInForce(of)}`) : null;
}

/** Words by their id: they never change. Null for the standard. */
export async function wordsById(em: EntityManager, id: string | null): Promise<KeptWords | null> {
  return id ? wordsWhere(em, sql`id = ${id}::uuid`) : null;
}

function wordsWhere(em: EntityManager, condition: RawBuilder<unknown>): Promise<KeptWords | null> {
  return firstRowOf(
    em,
    sql<KeptWords>`select id, ending, opening, closing from mail_words where ${condition}`,
  );
}

const VERSION = versionOf(sql.ref('mail_text.words_id'), sql.ref('mail_text.draft'));
const STANDARD_VERSION = 'standard';

/** What an edition says of its own in all kinds of mail of which somebody ever changed something. */
export function textsOf(em: EntityManager, edition: string): Promise<MailText[]> {
  return rowsOf(
    em,
    sql<MailText>`
      select mail_text.kind, draft, ${VERSION} as version, ${isoTime('changed_at')} as "changedAt",
             case when mail_words.id is not null then jsonb_build_object(
               'ending', ending, 'opening', opening, 'closing', closing, 'since', ${isoTime('made_at')}) end as words,
             coalesce((select name from user_name where user_id = changed_by order by position limit 1),
                      (select email from account where id = changed_by)) as "changedBy"
      from mail_text left join mail_words on mail_words.id = mail_text.words_id
      where edition = ${edition}`,
  );
}

/** In how many kinds of mail editions have words of their own, by the edition's key; those without any are missing. */
export async function countOwnWords(em: EntityManager, editions: string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ edition: string; kinds: number }>(
    em,
    sql`
      select edition, count(words_id)::int as kinds from mail_text
      where edition = ${anyOf(editions, 'text')} group by edition`,
  );
  return new Map(rows.map(({ edition, kinds }) => [edition, kinds]));
}

/** What there is where nobody has changed anything. */
export function standardText(kind: MailKind): MailText {
  return { kind, words: null, draft: null, changedAt: null, changedBy: null, version: STANDARD_VERSION };
}

/** The version of a text now, as a query of one row. */
export function textVersion({ edition, kind }: TextOf): RawBuilder<{ version: string }> {
  return sql`
    select coalesce((select ${VERSION} from mail_text where edition = ${edition} and kind = ${kind}),
                    ${STANDARD_VERSION}) as version`;
}

/** Puts words in force for the mails that are written from now on; null for the standard. A draft is forgotten. */
export async function useWords(
  { em, now }: UnitOfWork,
  of: TextOf,
  words: MailWords | null,
  by: string,
): Promise<void> {
  const made = words && (await insertWords({ em, now }, of.kind, words, by));
  await writeText({ em, now }, of, by, { words_id: made?.id ?? null, draft: null });
}

function insertWords(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  kind: MailKind,
  { ending, opening, closing }: MailWords,
  by: string,
): Promise<{ id: string }> {
  return outboxOf(em)
    .insertInto('mail_words')
    .values({ id: sql<string>`uuidv7()`, kind, ending, opening, closing, made_at: now, made_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Keeps words for later, in place of an earlier draft; null forgets it. */
export async function keepWordsDraft(
  unit: UnitOfWork,
  of: TextOf,
  draft: MailWords | null,
  by: string,
): Promise<void> {
  await writeText(unit, of, by, { draft: draft && sql<MailWords>`${JSON.stringify(draft)}::jsonb` });
}

async function writeText(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  { edition, kind }: TextOf,
  by: string,
  change: { words_id?: string | null; draft: RawBuilder<MailWords> | null },
): Promise<void> {
  const row = { ...change, changed_at: now, changed_by: by };
  await outboxOf(em)
    .insertInto('mail_text')
    .values({ edition, kind, ...row })
    .onConflict((known) => known.columns(['edition', 'kind']).doUpdateSet(row))
    .execute();
}

/** Lets a new edition use the words of another one, and its drafts. */
export async function copyTexts({ em }: UnitOfWork, from: string, to: string): Promise<void> {
  await firstRowOf(
    em,
    sql`
      insert into mail_text (edition, kind, words_id, draft, changed_at, changed_by)
      select ${to}::text, kind, words_id, draft, changed_at, changed_by from mail_text where edition = ${from}`,
  );
}

/** How many mails of a kind are written and wait to be sent: they keep their words. Of scheduled mailings, all. */
export async function waitingMailsOf(em: EntityManager, kind: MailKind): Promise<number> {
  const row = await firstRowOf<{ count: number }>(
    em,
    sql`
      select (select count(*) from mail where kind = ${kind} and ${IS_MAIL} and ${UNSENT})::int
             + (select coalesce(sum(size), 0) from mailing
                where kind = ${kind} and started_at is null and cancelled_at is null)::int as count`,
  );
  return row?.count ?? 0;
}
