import type { EntityManager } from '@mikro-orm/postgresql';
import { MAIL_FATES, UNFINISHED_MAIL_STATES } from '@tablefall/mail';
import { anyOf, changedBy, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { hasMailAbout } from '@tablefall/platform/outbox/mails';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { NOT_REPLIED } from '../invitation-status.ts';
import { ASKING_MAILS } from '../invitations/invitation-mails.ts';
import { unsentInvitations } from '../invitations/invitation-search.sql.ts';
import type { Guest } from '../invitations/invitations.sql.ts';
import { IS_ONLY_TYPED } from '../invitations/typed-guests.sql.ts';
import { IS_WAITING } from '../offers/queue.sql.ts';
import { ANSWER_BY, isPastAnswerBy } from '../times/answer-by.sql.ts';

/** How a list is invited in waves. */
export interface Wave {
  /** So many guests are kept invited and unanswered. */
  target: number;
  pausedAt: Date | null;
  /** When the brake paused it. */
  brakedAt: Date | null;
  /** The words of one's own that staff confirmed with the list. */
  wordsId: string | null;
}

/** Guests by what became of their invitation; of the silent ones by what is still to be hoped for. */
export interface AskedCounts {
  accepted: number;
  declined: number;
  /** May still answer in time. */
  open: number;
  /** Have let the day pass by which to answer. */
  past: number;
  /** Wait for seats: they answered that they would come. */
  inQueue: number;
  /** Get no mail, or it came back. */
  unreachable: number;
}

const REACHED = hasMailAbout(sql.ref('invitation.id'), [...UNFINISHED_MAIL_STATES, 'sent'], ASKING_MAILS);

/** Counts the guests of gamedays who were asked, by their ids. @param today `YYYY-MM-DD` */
export async function countAsked(
  em: EntityManager,
  gamedayIds: string[],
  today: string,
): Promise<Map<string, AskedCounts>> {
  const counts = await rowsOf(em, askedCounts(gamedayIds, today));
  return new Map(counts.map(({ id, ...asked }) => [id, asked]));
}

/**
 * The same as a statement. Guests are looked at one by one only where something is the matter: they wait, or their mail did not leave.
 * The others are what is left of the gameday's counters.
 */
export function askedCounts(gamedayIds: string[], today: string): RawBuilder<AskedCounts & { id: string }> {
  const isSilent = sql`(status = ${sql.lit(NOT_REPLIED)} and not invitation.typed and not ${IS_WAITING})`;
  return sql`
    select counted.id, counted.accepted_count as accepted, counted.rejected_count as declined,
           (silent.guests - past.guests - coalesce(missed.guests, 0))::int as open, past.guests::int as past,
           silent.waiting::int as "inQueue", coalesce(missed.guests, 0)::int as unreachable
    from gameday counted
    cross join lateral (
      select counted.not_replied_count - typed.guests - queued.guests as guests, queued.guests as waiting
      from (select count(*) as guests from invitation where gameday_id = counted.id and ${IS_ONLY_TYPED}) as typed,
           (select count(*) as guests from gameday_queue_entry entry join invitation on invitation.id = entry.invitation_id
            where entry.gameday_id = counted.id and status = ${sql.lit(NOT_REPLIED)}) as queued
    ) as silent
    cross join lateral (
      select case when coalesce(counted.answer_by < ${today}::date, false) then silent.guests - (
               select count(*) from invitation
               where gameday_id = counted.id and answer_by >= ${today}::date and ${isSilent}
             ) else 0 end as guests
    ) as past
    left join (
      select gameday.id, count(*) as guests
      from (${unsentInvitations(...gamedayIds)}) as unsent
      join invitation on invitation.id = unsent.id join gameday on gameday.id = invitation.gameday_id
      where unsent.state = any(${MAIL_FATES.missed}) and ${isSilent} and not ${isPastAnswerBy(today, ANSWER_BY)} and not ${REACHED}
      group by gameday.id
    ) as missed on missed.id = counted.id
    where counted.id = ${anyOf(gamedayIds, 'uuid')}`;
}

/** The lists of some gamedays that somebody waits in, with how they are invited. */
export async function findLists(
  em: EntityManager,
  gamedayIds: string[],
): Promise<(Wave & { gamedayId: string; waiting: number })[]> {
  return rowsOf(
    em,
    sql`
      select gameday_id as "gamedayId", target, paused_at as "pausedAt", braked_at as "brakedAt", words_id as "wordsId", waiting
      from gameday_wave, lateral (
        select count(*)::int as waiting from gameday_wave_guest guest where guest.gameday_id = gameday_wave.gameday_id
      ) as list
      where gameday_id = ${anyOf(gamedayIds, 'uuid')} and waiting > 0`,
  );
}

/** How the list of a gameday is invited; null where none is. */
export async function findWave(em: EntityManager, gamedayId: string): Promise<Wave | null> {
  return (await waveOf(em, gamedayId).executeTakeFirst()) ?? null;
}

/** The same; nobody else invites from the list until the transaction ends. */
export async function lockWave(em: EntityManager, gamedayId: string): Promise<Wave | null> {
  return (await waveOf(em, gamedayId).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

function waveOf(em: EntityManager, gamedayId: string) {
  return em
    .getKysely<GamedaysTables>()
    .selectFrom('gameday_wave')
    .select(['target', 'paused_at as pausedAt', 'braked_at as brakedAt', 'words_id as wordsId'])
    .where('gameday_id', '=', gamedayId);
}

/**
 * Says how the list of a gameday is invited from now on; a pause stays. Nobody else invites from the list until the
 * transaction ends.
 */
export async function saveWave(
  em: EntityManager,
  gamedayId: string,
  { target, wordsId }: Pick<Wave, 'target' | 'wordsId'>,
): Promise<void> {
  const said = { target, words_id: wordsId };
  await em
    .getKysely<GamedaysTables>()
    .insertInto('gameday_wave')
    .values({ gameday_id: gamedayId, ...said })
    .onConflict((conflict) => conflict.column('gameday_id').doUpdateSet(said))
    .execute();
}

/** Pauses the list of a gameday because of what became of its mails. The caller holds the wave. */
export async function brakeWave(em: EntityManager, gamedayId: string, now: Date): Promise<void> {
  await em
    .getKysely<GamedaysTables>()
    .updateTable('gameday_wave')
    .set({ paused_at: now, braked_at: now })
    .where('gameday_id', '=', gamedayId)
    .execute();
}

/** Lets these guests wait after all others, in their order. The caller knows that none of them waits or is invited. */
export async function appendToList(em: EntityManager, gamedayId: string, guests: Guest[]): Promise<void> {
  await changedBy(
    em,
    sql`
      insert into gameday_wave_guest (gameday_id, guest_name, guest_email, place)
      select ${gamedayId}, name, email, last.place + position
      from unnest(${guests.map(({ name }) => name)}::text[], ${guests.map(({ email }) => email)}::text[])
             with ordinality as guest(name, email, position),
           (select coalesce(max(place), 0) as place from gameday_wave_guest where gameday_id = ${gamedayId}) as last`,
  );
}

export async function countInList(em: EntityManager, gamedayId: string): Promise<number> {
  const row = await em
    .getKysely<GamedaysTables>()
    .selectFrom('gameday_wave_guest')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('gameday_id', '=', gamedayId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Takes the first who wait out of the list, to invite them. The caller holds the wave. */
export async function takeFromList(em: EntityManager, gamedayId: string, count: number): Promise<Guest[]> {
  return rowsOf<Guest>(
    em,
    sql`
      with taken as (
        delete from gameday_wave_guest where id in (
          select id from gameday_wave_guest where gameday_id = ${gamedayId} order by place limit ${count})
        returning guest_name as name, guest_email as email, place
      )
      select name, email from taken order by place`,
  );
}

/** Forgets the list of a gameday that is invited in waves. @returns how many waited */
export async function forgetList(em: EntityManager, gamedayId: string): Promise<number> {
  const db = em.getKysely<GamedaysTables>();
  const { numDeletedRows } = await db
    .deleteFrom('gameday_wave_guest')
    .where('gameday_id', '=', gamedayId)
    .executeTakeFirst();
  await db.deleteFrom('gameday_wave').where('gameday_id', '=', gamedayId).execute();
  return Number(numDeletedRows);
}

/** Gives these guests the first places, in the order in which they are given. @returns how many of them wait */
export function moveToFront(em: EntityManager, gamedayId: string, ids: string[]): Promise<number> {
  return changedBy(
    em,
    sql`
      update gameday_wave_guest guest
      set place = first.place - ${ids.length}::int + position - 1, moved_up = true
      from unnest(${ids}::uuid[]) with ordinality as moved(id, position),
           (select min(place) as place from gameday_wave_guest where gameday_id = ${gamedayId}) as first
      where guest.id = moved.id and guest.gameday_id = ${gamedayId}`,
  );
}

/** Gamedays with guests who wait to be invited, besides those that failed. @param today `YYYY-MM-DD`: earlier ones are over */
export async function gamedaysInWaves(em: EntityManager, today: string, items: JobItems): Promise<string[]> {
  const rows = await em
    .getKysely<GamedaysTables>()
    .selectFrom('gameday_wave')
    .innerJoin('gameday', 'gameday.id', 'gameday_wave.gameday_id')
    .select('gameday.id')
    .where('date', '>=', today)
    .where('paused_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('gameday_wave_guest').select('id').whereRef('gameday_id', '=', 'gameday.id')),
    )
    .where(items.notFailed('gameday.id'))
    .orderBy('gameday.id')
    .execute();
  return rows.map(({ id }) => id);
}
