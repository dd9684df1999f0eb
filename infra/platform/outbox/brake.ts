import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailKind } from '@tablefall/mail';
import type { Config } from '../config/config.ts';
import { firstRowOf, type RawBuilder, type SqlBool, sql } from '../database/sql.ts';

/** A share of a few mails says nothing. */
const FEWEST_BOUNCES = 10;
const FEWEST_COMPLAINTS = 3;

type Limits = Pick<Config, 'MAIL_BRAKE_BOUNCE_PERCENT' | 'MAIL_BRAKE_COMPLAINTS_PER_THOUSAND'>;

/**
 * What harms the sender's name: too many addresses do not exist, or too many readers report mails as spam. Conditions on columns
 * `bounced`, `complained` and `tried`.
 */
export function harm(limits: Limits): { bounces: RawBuilder<SqlBool>; complaints: RawBuilder<SqlBool> } {
  const { MAIL_BRAKE_BOUNCE_PERCENT: percent, MAIL_BRAKE_COMPLAINTS_PER_THOUSAND: perThousand } = limits;
  return {
    bounces: sql`(${percent} > 0 and bounced >= ${FEWEST_BOUNCES} and bounced * 100 > ${percent} * tried)`,
    complaints: sql`(
      ${perThousand} > 0 and complained >= ${FEWEST_COMPLAINTS} and complained * 1000 > ${perThousand} * tried)`,
  };
}

/** Counts `bounced`, `complained` and, where these may harm, `tried` of the mailings whose ids a list or query names. */
export function reportsOf(mailings: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select bounced, complained, (
             select count(*)::int from mail
             where mailing_id in (${mailings}) and state in ('sent', 'failed')
               and (bounced >= ${FEWEST_BOUNCES} or complained >= ${FEWEST_COMPLAINTS})) as tried
    from (
      select count(*) filter (where reason = 'bounced')::int as bounced,
             count(*) filter (where reason = 'complained')::int as complained
      from suppression where mailing_id in (${mailings})
    ) as reported)`;
}

/** Whether all mailings of a kind about one thing, taken together, do harm: each of them may be too small to tell. */
export async function areHarmful(
  em: EntityManager,
  limits: Limits,
  { about, kind }: { about: string; kind: MailKind },
): Promise<boolean> {
  const { bounces, complaints } = harm(limits);
  const row = await firstRowOf(
    em,
    sql`
      select from ${reportsOf(sql`select id from mailing where about = ${about} and kind = ${kind}`)} as reports
      where ${bounces} or ${complaints}`,
  );
  return row !== null;
}
