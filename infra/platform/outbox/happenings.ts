import type { EntityManager } from '@mikro-orm/postgresql';
import { type Happening, type MailSort, sortsThat } from '@tablefall/mail';
import { changedBy, type RawBuilder, sql } from '../database/sql.ts';
import { type About, isAbout, type MovedEnd, movedEnd, UNSENT } from './mails.ts';

/**
 * Cancels the unsent mails about a thing that are pointless or wrong by what happened to it (`worker/mail/lives.ts`). One that is
 * being sent at this moment may still arrive, and is `sent` then, but it is not tried again. About a single thing, those
 * that failed are not sent again, either; for those of mailings see `keepFromResending`.
 *
 * @param besides a mailing that tells of what happened
 */
export async function happened(
  em: EntityManager,
  happening: Happening,
  about: About,
  besides: { id: string } | null = null,
): Promise<void> {
  const others = besides ? sql`mail.mailing_id is distinct from ${besides.id}::uuid` : sql`true`;
  const mails = sql`${isAbout(about)} and ${areOf(sortsThat('endedBy', happening))} and ${others}`;
  await changedBy(
    em,
    sql`
      update mail set state = 'cancelled', due_at = case state when 'sending' then due_at else now() end
      where ${mails} and ${UNSENT}`,
  );
  if (typeof about === 'string') {
    await changedBy(em, sql`update mail set expires_at = now() where ${mails} and state = 'failed'`);
  }
}

/** What is told anew of a thing that changed. */
export interface Correction {
  facts: RawBuilder<object>;
  end: MovedEnd;
}

/**
 * Lets the unsent mails that tell of a changed thing say what is true now, also those that share it with their mailing (see
 * `correctMailings`). Those that expire with it do so at its new end; what was written after its end has a time of its own.
 */
export async function corrected(
  em: EntityManager,
  happening: Happening,
  about: About,
  { facts, end }: Correction,
): Promise<void> {
  await changedBy(
    em,
    sql`
      update mail
      set props = case when mailing_id is null then props || ${facts} else props end, expires_at = ${movedEnd(end)}
      where ${isAbout(about)} and ${areOf(sortsThat('correctedBy', happening))} and ${UNSENT}`,
  );
}

function areOf(sorts: MailSort[]): RawBuilder<boolean> {
  const whole = sorts.filter(({ news }) => news === null).map(({ kind }) => kind);
  const byNews = sorts.filter(({ news }) => news !== null);
  const conditions = byNews.map(
    ({ kind, news }) => sql`mail.kind = ${kind} and mail.props ->> 'news' = ${news}`,
  );
  return sql`(${sql.join([sql`mail.kind = any(${whole})`, ...conditions], sql` or `)})`;
}
