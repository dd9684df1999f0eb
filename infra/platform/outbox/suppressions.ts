import type { EntityManager } from '@mikro-orm/postgresql';
import {
  listOf,
  type MailKind,
  type MailList,
  type MailProps,
  reasonsAgainst,
  type SuppressionReason,
} from '@tablefall/mail';
import { changedBy, firstRowOf, type RawBuilder, rowsOf, type SqlBool, sql } from '../database/sql.ts';
import { addressHash } from '../privacy/former-guest.ts';
import { outboxOf } from './outbox.tables.ts';

/** By the database's rule for lower case, as the table's check has it. */
const lowerCase = (address: string) => sql<string>`lower(${address}::text)`;

/**
 * A condition on `suppression`, the one rule of whom a row concerns: it names the address, or holds the hash of one that
 * was forgotten.
 */
export function concerns(address: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`suppression.address in (lower(${address}), ${addressHash(address)})`;
}

const concernsAddress = (address: string) => concerns(sql`${address}::text`) as RawBuilder<SqlBool>;

/** Forgets that an address refused mail, because somebody says that it works again. */
export async function forgetBounce(em: EntityManager, address: string): Promise<void> {
  await unsuppress(em, address, 'bounced');
}

/** Why each of these addresses gets no mail of a list, or of none, in their order; null for one that does. */
export async function suppressionsOf(
  em: EntityManager,
  addresses: string[],
  list: MailList | null,
): Promise<(SuppressionReason | null)[]> {
  const rows = await rowsOf<{ reason: SuppressionReason | null }>(
    em,
    sql`
      select ${suppressionOf(sql.ref('given.address'), reasonsAgainst(list))} as reason
      from unnest(${addresses}::text[]) with ordinality as given(address, position)
      order by position`,
  );
  return rows.map(({ reason }) => reason);
}

/** Which of these addresses refused mail for good. */
export async function bouncedAmong(em: EntityManager, addresses: string[]): Promise<string[]> {
  const rows = await rowsOf<{ address: string }>(
    em,
    sql`
      select address from unnest(${addresses}::text[]) as given(address)
      where ${suppressionOf(sql.ref('given.address'), ['bounced'])} is not null
      order by address`,
  );
  return rows.map(({ address }) => address);
}

/** For other queries: the first of these reasons that an address of theirs has, or null. */
export function suppressionOf(
  address: RawBuilder<unknown>,
  reasons: SuppressionReason[],
): RawBuilder<SuppressionReason | null> {
  return sql`(
    select suppression.reason from suppression
    where ${concerns(address)} and suppression.reason = any(${reasons}::text[])
    order by array_position(${reasons}::text[], suppression.reason) limit 1)`;
}

/** A condition for other queries: whether an address of theirs gets no mail of a list. */
export function isSuppressed(address: RawBuilder<unknown>, list: MailList): RawBuilder<boolean> {
  return sql`(${suppressionOf(address, reasonsAgainst(list))} is not null)`;
}

/** Who got a mail, and the list it belongs to, if any. Null when the mail is not known. */
export async function readerOf(
  em: EntityManager,
  mailId: string,
): Promise<{ address: string; list: MailList | null } | null> {
  const mail = await outboxOf(em)
    .selectFrom('mail')
    .leftJoin('mailing', 'mailing.id', 'mail.mailing_id')
    .select([
      'recipient_address as address',
      'mail.kind',
      'mail.props',
      'mailing.shared_props as sharedProps',
    ])
    .where('mail.id', '=', mailId)
    .executeTakeFirst();
  if (!mail) {
    return null;
  }
  const { address, kind, props, sharedProps } = mail;
  return { address, list: listOf({ kind, props: { ...sharedProps, ...props } as MailProps[MailKind] }) };
}

/** Keeps an address from mails. A reason that it has already stays as it is, except for a new note. */
export async function suppress(
  em: EntityManager,
  address: string,
  reasons: SuppressionReason[],
  note: string | null = null,
): Promise<void> {
  await outboxOf(em)
    .insertInto('suppression')
    .values(
      reasons.map((reason) => ({ address: lowerCase(address), reason, note, created_at: sql<Date>`now()` })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['address', 'reason'])
        .doUpdateSet((given) => ({ note: given.ref('excluded.note') }))
        .where('excluded.note', 'is not', null),
    )
    .execute();
}

/** An address and one reason why it gets no mail. */
export interface Suppressed {
  address: string;
  reason: SuppressionReason;
}

/** Which of these are kept from mails for that reason already, in their order. */
export async function areSuppressed(em: EntityManager, given: Suppressed[]): Promise<boolean[]> {
  const rows = await rowsOf<{ known: boolean }>(
    em,
    sql`
      select exists (
        select from suppression
        where ${concerns(sql.ref('given.address'))} and suppression.reason = given.reason) as known
      from ${asRows(given)} order by place`,
  );
  return rows.map(({ known }) => known);
}

/** Keeps many addresses from mails in one statement; what is there already stays as it is. @returns how many are new */
export function suppressAll(em: EntityManager, given: Suppressed[], note: string): Promise<number> {
  return changedBy(
    em,
    sql`
      insert into suppression (address, reason, note, created_at)
      select distinct lower(address), reason, ${note}::text, now() from ${asRows(given)}
      on conflict (address, reason) do nothing`,
  );
}

function asRows(given: Suppressed[]): RawBuilder<unknown> {
  const rows = JSON.stringify(given.map((each, place) => ({ ...each, place })));
  return sql`json_to_recordset(${rows}) as given (address text, reason text, place integer)`;
}

/** Ends one reason for which an address is kept from mails, or all of them. @returns how many held */
export async function unsuppress(
  em: EntityManager,
  address: string,
  reason: SuppressionReason | null,
): Promise<number> {
  const { numDeletedRows } = await outboxOf(em)
    .deleteFrom('suppression')
    .where(concernsAddress(address))
    .$if(reason !== null, (some) => some.where('reason', '=', reason))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Ends the suppressions that one mailing caused by mails that came back.
 *
 * @returns how many addresses that were
 */
export async function forgetBouncesOf(em: EntityManager, mailingId: string): Promise<number> {
  const { numDeletedRows } = await outboxOf(em)
    .deleteFrom('suppression')
    .where('mailing_id', '=', mailingId)
    .where('reason', '=', 'bounced')
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Whether the list names an address, and not only its hash. */
export async function isNamed(em: EntityManager, address: string): Promise<boolean> {
  const row = await firstRowOf(
    em,
    sql`select from suppression where address = ${lowerCase(address)} limit 1`,
  );
  return row !== null;
}

/** Keeps an address from mails as before, and forgets the address itself and what was noted beside it. */
export async function hashSuppressions(em: EntityManager, address: string): Promise<void> {
  await changedBy(
    em,
    sql`
      insert into suppression (address, reason, created_at, mailing_id)
      select ${addressHash(sql.ref('address'))}, reason, created_at, mailing_id
      from suppression where address = ${lowerCase(address)}
      on conflict do nothing`,
  );
  await changedBy(em, sql`delete from suppression where address = ${lowerCase(address)}`);
}

/** The reasons for which an address is kept from mails. */
export async function reasonsOf(em: EntityManager, address: string): Promise<SuppressionReason[]> {
  const rows = await outboxOf(em)
    .selectFrom('suppression')
    .select('reason')
    .distinct()
    .where(concernsAddress(address))
    .execute();
  return rows.map(({ reason }) => reason);
}

/** For other queries: the rows of one address. */
export function suppressionsOfAddress(address: string): RawBuilder<SuppressionRow> {
  return sql`(select reason, created_at, note from suppression where ${concernsAddress(address)})`;
}

/** One reason for which an address is kept from mails. */
interface SuppressionRow {
  reason: SuppressionReason;
  created_at: Date;
  note: string | null;
}

/** The suppression list as a table for queries. */
export const suppressionList: RawBuilder<SuppressionRow & { address: string }> =
  sql`(select address, reason, created_at, note from suppression)`;
