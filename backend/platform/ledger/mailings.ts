import type { EntityManager } from '@mikro-orm/postgresql';
import { MAIL_STATES, Mailing, type MailKind, type MailState } from '@tablefall/mail';
import { changedBy, firstRowOf, sql } from '../database/sql.ts';

/** How far the mailings about one thing have come; counts of mails by state. */
export type DeliveryProgress = Record<MailState, number> & {
  total: number;
  /** Something is still to be sent. */
  active: boolean;
  paused: boolean;
  pausedReason: string | null;
  /** What the mails are: one kind a mailing. */
  kinds: MailKind[];
};

/**
 * The progress of all unfinished mailings about `about`, or of the last one when all are done. A total of 0
 * means that there never was one.
 */
export async function deliveryProgress(em: EntityManager, about: string): Promise<DeliveryProgress> {
  const row = await firstRowOf<
    Record<MailState, number> & Pick<DeliveryProgress, 'paused' | 'pausedReason' | 'kinds'>
  >(
    em,
    sql`
      with counted as (
        select mailing.id, mailing.kind, mailing.created_at, mailing.paused_until > now() as paused, mailing.paused_reason,
               ${sql.join(MAIL_STATES.map(countOf))}
        from mailing join mail on mail.mailing_id = mailing.id
        where mailing.about = ${about}
        group by mailing.id
      ), shown as (
        select * from counted where queued + sending + retrying > 0
        union
        (select * from counted order by created_at desc limit 1)
      ), kept as (
        select * from shown
        where queued + sending + retrying > 0 or not exists (select from counted where queued + sending + retrying > 0)
      )
      select ${sql.join(MAIL_STATES.map((state) => sql`coalesce(sum(${sql.ref(state)}), 0)::int as ${sql.ref(state)}`))},
             coalesce(bool_or(paused), false) as paused,
             max(paused_reason) filter (where paused) as "pausedReason",
             coalesce(array_agg(distinct kind), '{}') as kinds
      from kept`,
  );
  if (!row) {
    throw new Error('An aggregate always answers with one row');
  }
  const total = MAIL_STATES.reduce((sum, state) => sum + row[state], 0);
  return { ...row, total, active: row.queued + row.sending + row.retrying > 0 };
}

function countOf(state: MailState) {
  return sql`(count(*) filter (where mail.state = ${state}))::int as ${sql.ref(state)}`;
}

/**
 * Stops every mailing about `about` until somebody resumes it. Mails that a worker has claimed may leave for about a
 * second more.
 */
export async function pauseMailings(em: EntityManager, about: string, reason: string): Promise<void> {
  await changedBy(
    em,
    sql`update mailing set paused_until = 'infinity', paused_reason = ${reason} where about = ${about}`,
  );
}

/**
 * Begins a mailing for `Ledger.putAll`. While others about the same thing are paused it waits with them:
 * they are shown and resumed as one.
 */
export async function beginMailing(
  { em, now }: { em: EntityManager; now: Date },
  kind: MailKind,
  about: string,
  sharedProps: object,
): Promise<Mailing> {
  const mailing = new Mailing(kind, about, sharedProps, now);
  await em.persist(mailing).flush();
  await changedBy(
    em,
    sql`
      update mailing set paused_until = other.paused_until, paused_reason = other.paused_reason
      from mailing other
      where mailing.id = ${mailing.id} and other.about = mailing.about and other.paused_until = 'infinity'`,
  );
  return mailing;
}

/** Lets paused mailings go on; the sweeper publishes their waiting mails within seconds. */
export async function resumeMailings(em: EntityManager, about: string): Promise<void> {
  await changedBy(
    em,
    sql`update mailing set paused_until = null, paused_reason = null where about = ${about}`,
  );
}
