import type { EntityManager } from '@mikro-orm/postgresql';
import {
  listOf,
  type MailKind,
  type MailList,
  type MailProps,
  reasonsAgainst,
  type SuppressionReason,
} from '@tablefall/mail';
import { changedBy, firstRowOf, type RawBuilder, rowsOf, sql } from '../database/sql.ts';

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

/** For other queries: the first of these reasons that holds of an address of theirs, or null. */
export function suppressionOf(
  address: RawBuilder<unknown>,
  reasons: SuppressionReason[],
): RawBuilder<SuppressionReason | null> {
  return sql`(
    select suppression.reason from suppression
    where suppression.address = lower(${address}) and suppression.reason = any(${reasons}::text[])
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
  const mail = await firstRowOf<{ address: string; kind: MailKind; props: MailProps[MailKind] }>(
    em,
    sql`
      select recipient_address as address, mail.kind, coalesce(mailing.shared_props, '{}') || mail.props as props
      from mail left join mailing on mailing.id = mail.mailing_id where mail.id = ${mailId}`,
  );
  return mail && { address: mail.address, list: listOf(mail) };
}

/** Keeps an address from mails; a reason that holds already stays as it is, but for a new note. */
export async function suppress(
  em: EntityManager,
  address: string,
  reasons: SuppressionReason[],
  note: string | null = null,
): Promise<void> {
  await changedBy(
    em,
    sql`
      insert into suppression (address, reason, created_at, note)
      select lower(${address}), reason, now(), ${note}::text from unnest(${reasons}::text[]) as reason
      on conflict (address, reason) do update set note = excluded.note where excluded.note is not null`,
  );
}

/** Ends one reason for which an address is kept from mails, or all of them. @returns how many held */
export function unsuppress(
  em: EntityManager,
  address: string,
  reason: SuppressionReason | null,
): Promise<number> {
  return changedBy(
    em,
    sql`
      delete from suppression
      where address = lower(${address}) and (${reason}::text is null or reason = ${reason}::text)`,
  );
}

/** Ends what mails of one mailing that came back hold against their addresses. @returns how many addresses that were */
export function forgetBouncesOf(em: EntityManager, mailingId: string): Promise<number> {
  return changedBy(em, sql`delete from suppression where mailing_id = ${mailingId} and reason = 'bounced'`);
}

/** The reasons for which an address is kept from mails. */
export async function reasonsOf(em: EntityManager, address: string): Promise<SuppressionReason[]> {
  const rows = await rowsOf<{ reason: SuppressionReason }>(
    em,
    sql`select reason from suppression where address = lower(${address})`,
  );
  return rows.map(({ reason }) => reason);
}

/** The suppression list as a table for queries. */
export const suppressionList: RawBuilder<{
  address: string;
  reason: SuppressionReason;
  created_at: Date;
  note: string | null;
}> = sql`(select address, reason, created_at, note from suppression)`;
