import type { EntityManager } from '@mikro-orm/postgresql';
import {
  MAIL_STATES,
  Mailing,
  type MailKind,
  type MailState,
  type NewMailing,
  UNFINISHED_MAIL_STATES,
} from '@tablefall/mail';
import type { UpdateQueryBuilder, UpdateResult } from 'kysely';
import { rowsOf, sql } from '../database/sql.ts';
import type { UnitOfWork } from '../database/transactions.ts';
import type { JobItems } from '../jobs/job-items.ts';
import { currentActor } from '../logging/actor.ts';
import { wordsInForce } from './mail-words.ts';
import { IS_HELD, IS_PAUSED, type MovedEnd, movedEnd, UNSENT } from './mails.ts';
import { type OutboxTables, outboxOf } from './outbox.tables.ts';

/** How far mailings have come; counts of mails by state. */
export type DeliveryProgress = Record<MailState, number> & {
  total: number;
  /** Something is still to be sent. */
  active: boolean;
  paused: boolean;
  pausedReason: string | null;
  /** What the mails are: one kind a mailing. */
  kinds: MailKind[];
};

interface CountedMailing {
  kind: MailKind;
  paused: boolean;
  pausedReason: string | null;
  counts: Partial<Record<MailState, number>>;
}

/** A pause without an end. */
export const FOR_EVER = sql<Date>`'infinity'`;

/** For updates: the failed mails of all mailings about a thing. */
export function failedMailsOfMailings(
  em: EntityManager,
  about: string,
): UpdateQueryBuilder<OutboxTables, 'mail', 'mail', UpdateResult> {
  const mailings = outboxOf(em).selectFrom('mailing').select('id').where('about', '=', about);
  return outboxOf(em).updateTable('mail').where('mailing_id', 'in', mailings).where('state', '=', 'failed');
}

/**
 * Begins a mailing for `Outbox.putAll`. All its mails have the words of one's own that are in force now, unless it says
 * which.
 *
 * @param edition key of the edition whose words these are
 */
export async function beginMailing(
  { em, now }: UnitOfWork,
  { wordsId, ...what }: NewMailing,
  edition: string,
): Promise<Mailing> {
  const words =
    wordsId === undefined ? await wordsInForce(em, { edition, kind: what.kind }) : { id: wordsId };
  const causedBy = currentActor().causedBy;
  const mailing = new Mailing({ ...what, wordsId: words?.id, causedBy }, now);
  await em.persist(mailing).flush();
  return mailing;
}

/**
 * Takes a mailing whose time has come and that nobody has cancelled or told to wait, to start it, besides those that failed;
 * others that do the same pass it over. None is taken while all mail is held.
 *
 * @returns its id
 */
export async function takeDueMailing({ em, now }: UnitOfWork, items: JobItems): Promise<string | null> {
  const due = await outboxOf(em)
    .selectFrom('mailing')
    .select('id')
    .where('started_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('scheduled_for', '<=', now)
    .where((mailing) => mailing.or([mailing('paused_until', 'is', null), mailing('paused_until', '<=', now)]))
    .where(items.notFailed('id'))
    .where(({ not }) => not(IS_HELD))
    .orderBy('scheduled_for')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return due?.id ?? null;
}

/** Says of a mailing whose time has come why it has not begun. */
export async function noteNotStarted(em: EntityManager, id: string, reason: string): Promise<void> {
  await outboxOf(em)
    .updateTable('mailing')
    .set({ paused_reason: reason })
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .execute();
}

/** Forgets a mailing that nobody was put into. */
export async function deleteEmptyMailing(em: EntityManager, id: string): Promise<void> {
  await outboxOf(em).deleteFrom('mailing').where('id', '=', id).where('size', '=', 0).execute();
}

/**
 * Lets a new mailing wait while others about the same thing are paused: they are shown and resumed as one. It belongs
 * right before the commit, because until then whoever pauses or resumes does not see the mailing, and afterwards waits.
 */
export async function waitWithPaused(
  em: EntityManager,
  mailing: Pick<Mailing, 'id' | 'about'>,
): Promise<void> {
  await lockPauses(em, mailing.about);
  await outboxOf(em)
    .updateTable('mailing')
    .from('mailing as other')
    .set((update) => ({
      paused_until: update.ref('other.paused_until'),
      paused_reason: update.ref('other.paused_reason'),
    }))
    .where('mailing.id', '=', mailing.id)
    .whereRef('other.about', '=', 'mailing.about')
    .where('other.finished_at', 'is', null)
    .where('other.paused_until', '=', FOR_EVER)
    .execute();
}

/** Mails of a kind about a thing that wait for the hour of their mailing: the first of these hours, and how many leave then. */
export async function mailsPlanned(
  em: EntityManager,
  about: string,
  kind: MailKind,
): Promise<{ at: Date; mails: number } | null> {
  const planned = await outboxOf(em)
    .selectFrom('mailing')
    .innerJoin('mail', 'mail.mailing_id', 'mailing.id')
    .select(({ fn }) => ['mailing.paused_until as at', fn.countAll<number>().as('mails')])
    .where('mailing.about', '=', about)
    .where('mailing.kind', '=', kind)
    .where('mailing.finished_at', 'is', null)
    .where('mailing.paused_until', '>', sql<Date>`now()`)
    .where('mailing.paused_until', '<', FOR_EVER)
    // Else it tries again after refusals, at a moment that nobody chose.
    .where('mailing.circuit_openings', '=', 0)
    .where(UNSENT)
    .groupBy('mailing.paused_until')
    .orderBy('mailing.paused_until')
    .limit(1)
    .executeTakeFirst();
  return planned?.at ? { at: planned.at, mails: planned.mails } : null;
}

/**
 * Lays new props over those that the mails of mailings about a thing share. Their failed mails may be sent again as long as
 * the thing, whose end has moved, is not over.
 */
export async function correctMailings(
  em: EntityManager,
  about: string,
  props: object,
  end: MovedEnd,
): Promise<void> {
  await outboxOf(em)
    .updateTable('mailing')
    .set({ shared_props: sql`shared_props || ${JSON.stringify(props)}::jsonb` })
    .where('about', '=', about)
    .execute();
  await failedMailsOfMailings(em, about)
    .set({ expires_at: movedEnd(end) })
    .execute();
}

/**
 * Stops the unfinished mailings about a thing until somebody resumes them. Mails that a worker has claimed may leave for
 * about a second more.
 */
export async function pauseMailings(em: EntityManager, about: string, reason: string): Promise<void> {
  await lockPauses(em, about);
  await outboxOf(em)
    .updateTable('mailing')
    .set({ paused_until: FOR_EVER, paused_reason: reason })
    .where('about', '=', about)
    .where('finished_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
}

/** Lets paused mailings go on; the sweeper publishes their waiting mails within seconds. */
export async function resumeMailings(em: EntityManager, about: string): Promise<void> {
  await lockPauses(em, about);
  await outboxOf(em)
    .updateTable('mailing')
    .set({ paused_until: null, paused_reason: null })
    .where('about', '=', about)
    .execute();
}

/**
 * Only one transaction at a time decides whether the mailings about a thing are paused. Mailings about nothing in
 * particular never are.
 */
export async function lockPauses(em: EntityManager, about: string | null): Promise<void> {
  await rowsOf(
    em,
    sql`select pg_advisory_xact_lock(hashtextextended('mailings about ' || ${about}::text, 0))`,
  );
}

/**
 * The progress of the mailings about a thing that are still to be sent, or of the last one when all are done. A total
 * of 0 means that there never was one. Finished mailings are not counted again: their totals are kept with them.
 */
export async function deliveryProgress(em: EntityManager, about: string): Promise<DeliveryProgress> {
  const mailings = await rowsOf<CountedMailing>(
    em,
    sql`
      with known as (
        select *, ${IS_PAUSED} as is_paused, finished_at is null and exists (
          select from mail where mail.mailing_id = mailing.id and mail.state = any(${UNFINISHED_MAIL_STATES})
        ) as active
        from mailing where about = ${about}
      ), shown as (
        (select * from known where active)
        union all
        (select * from known where not exists (select from known where active) order by created_at desc, id desc limit 1)
      )
      select kind, active and is_paused as paused,
             case when active then paused_reason end as "pausedReason",
             coalesce(totals, (
               select jsonb_object_agg(state, count) from (
                 select mail.state, count(*)::int as count from mail where mail.mailing_id = shown.id group by mail.state
               ) counted
             ), '{}') as counts
      from shown order by created_at, id`,
  );
  return sumOf(mailings);
}

function sumOf(mailings: CountedMailing[]): DeliveryProgress {
  const counts = Object.fromEntries(
    MAIL_STATES.map((state) => [state, sum(mailings.map((mailing) => mailing.counts[state] ?? 0))]),
  ) as Record<MailState, number>;
  const paused = mailings.filter((mailing) => mailing.paused);
  return {
    ...counts,
    total: sum(Object.values(counts)),
    active: UNFINISHED_MAIL_STATES.some((state) => counts[state] > 0),
    paused: paused.length > 0,
    pausedReason: paused.map(({ pausedReason }) => pausedReason).find((reason) => reason !== null) ?? null,
    kinds: [...new Set(mailings.map(({ kind }) => kind))].sort(),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
