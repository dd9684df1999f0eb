import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { anyOf, changedBy, firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import {
  EDITION_MOVES,
  type EditionMove,
  type MovingThings,
  type PlanFrame,
  type PlannedFrame,
  type PlannedMail,
  type PlannedMove,
} from '../../convention/edition/edition-moves.service.ts';
import { accounts, userNames } from '../../users/names/accounts.tables.ts';
import { EVENT_TIMES } from '../event-facts.sql.ts';
import { type EventPlan, isSamePlan, isWithinHours, movedPlan } from '../event-plan.ts';
import { EventNotices } from '../notices/event-notices.ts';
import { firstNotice } from '../notices/notice-previews.ts';
import { toldAt } from '../notices/notice-times.ts';
import { firstNews, unknowing, whyNoMail } from '../notices/notices.sql.ts';
import { forgetPresence } from '../participants.ts';
import { scheduleOf } from '../schedule-of.sql.ts';
import { areTooClose } from '../tables/place-all.ts';
import { lockTables, type Sitting } from '../tables/tables.sql.ts';

/** What becomes of the schedule. */
interface Moved {
  /** All events of the edition. */
  events: number;
  /** Those that are at another moment than before. */
  moved: number;
  /** Events that lose their table, because an earlier one has it then. */
  withoutTable: number;
  /** Those that begin outside of the new hours; they keep their time of day. */
  outside: number;
}

interface MovedEvent {
  id: string;
  tableId: string | null;
  before: EventPlan;
  after: EventPlan;
}

/** Takes all events of an edition along when its days move. */
@Injectable()
@contributes(EDITION_MOVES)
export class EventMoves implements MovingThings {
  constructor(private readonly notices: EventNotices) {}

  /** What `move` would do now. */
  async preview(
    em: EntityManager,
    edition: string,
    from: PlanFrame,
    to: PlannedFrame,
    now: Date,
  ): Promise<PlannedMove> {
    const events = await this.movedEvents(em, edition, from, to, false);
    const move = await this.summary(em, events, to, now);
    return { ...move, firstMail: () => firstMail(em, events, to, now) };
  }

  /**
   * Moves each event with its day: the first day's to the new first day, at the same time of that day. Whoever takes
   * part is told by the notices of a changed plan, once for each event, some minutes later.
   */
  async move(
    unit: UnitOfWork,
    edition: string,
    from: PlanFrame,
    to: PlanFrame,
    waitsUntil: Date | null,
  ): Promise<EditionMove> {
    const { em, now } = unit;
    const events = await this.movedEvents(em, edition, from, to, true);
    const onOtherDays = events.filter(({ before, after }) => before.day !== after.day);
    await this.notices.leaveDays(
      unit,
      onOtherDays.map(({ id }) => id),
    );
    await em.flush();
    await lockTables(em, edition);
    await changedBy(em, this.write(events, toldAt(now, waitsUntil)));
    const moved = events.filter(({ before, after }) => !isSamePlan(before, after));
    await forgetPresence(
      em,
      moved.map(({ id }) => id),
    );
    return this.summary(em, events, to, now);
  }

  private async movedEvents(
    em: EntityManager,
    edition: string,
    from: PlanFrame,
    to: PlanFrame,
    locked: boolean,
  ): Promise<MovedEvent[]> {
    const rows = await scheduleOf(em)
      .selectFrom('event')
      .select(['id', 'day', 'starts_at', 'ends_at', 'duration', 'table_id'])
      .where('edition', '=', edition)
      .orderBy('id')
      .$if(locked, (events) => events.forUpdate())
      .execute();
    return rows.map(({ id, day, starts_at: startsAt, ends_at: endsAt, duration, table_id: tableId }) => {
      const before = { day, startsAt, endsAt, duration };
      return { id, tableId, before, after: movedPlan(before, from, to) };
    });
  }

  /** An undetermined time ends with its day, which may have other hours now: that is no news. */
  private write(events: MovedEvent[], dueAt: Date) {
    const leaving = withoutTable(events);
    const plans = events.map((event) => ({
      id: event.id,
      day: event.after.day,
      starts_at: event.after.startsAt,
      ends_at: event.after.endsAt,
      moved: !isSamePlan(event.before, event.after) || leaving.has(event),
      table_id: leaving.has(event) ? null : event.tableId,
    }));
    return sql`
      update event
      set day = plan.day, starts_at = plan.starts_at, ends_at = plan.ends_at, table_id = plan.table_id,
          sequence = event.sequence + plan.moved::int,
          reminded_at = case when event.day = plan.day then event.reminded_at end,
          notice_due_at = case when plan.moved then least(event.notice_due_at, ${dueAt}) else event.notice_due_at end,
          owner_told_plan = case when plan.moved then coalesce(event.owner_told_plan, ${EVENT_TIMES}) else event.owner_told_plan end
      from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb)
        as plan (id uuid, day date, starts_at timestamptz, ends_at timestamptz, moved boolean, table_id text)
      where event.id = plan.id`;
  }

  private async summary(
    em: EntityManager,
    events: MovedEvent[],
    to: PlanFrame,
    now: Date,
  ): Promise<EditionMove> {
    const leaving = withoutTable(events);
    const moved = events.filter(({ before, after }) => !isSamePlan(before, after));
    const told = toldOf(events, leaving, now).map(({ id }) => id);
    const row = await firstRowOf<{ people: number }>(
      em,
      sql`
        select count(distinct account.id)::int as people
        from (
          select name_id from participant where event_id = ${anyOf(told, 'uuid')}
          union select owner_id from event where id = ${anyOf(told, 'uuid')}
        ) as concerned
        join ${userNames} user_name on user_name.id = concerned.name_id
        join ${accounts} account on account.id = user_name.user_id
        left join schedule_settings settings on settings.user_id = account.id
        where coalesce(settings.notices, true) and ${whyNoMail(sql.ref('account.email'))} is null`,
    );
    const outside = events.filter(({ after }) => !isWithinHours(after, to)).length;
    const counts = { events: events.length, moved: moved.length, withoutTable: leaving.size, outside };
    return { effect: effectOf(counts), moved: moved.length, people: row?.people ?? 0 };
  }
}

/** Those that are at another moment or lose their table, and are not over then. */
function toldOf(events: MovedEvent[], leaving: Set<MovedEvent>, now: Date): MovedEvent[] {
  return events.filter(
    (event) => event.after.endsAt > now && (leaving.has(event) || !isSamePlan(event.before, event.after)),
  );
}

/** What the first who is told of one of them is mailed. */
async function firstMail(
  em: EntityManager,
  events: MovedEvent[],
  to: PlannedFrame,
  now: Date,
): Promise<PlannedMail | null> {
  const leaving = withoutTable(events);
  const plans = toldOf(events, leaving, now).map((event) => ({
    ...event.after,
    id: event.id,
    tableId: leaving.has(event) ? null : event.tableId,
  }));
  const event = await firstNews(em, plans);
  if (!event) return null;
  const first = await firstNotice(em, 'changed', [{ event, people: unknowing(event, []) }], to.venue);
  return first?.mail ?? null;
}

/**
 * Those that no longer find their table free where they are now: with other days or another zone, a game after midnight may
 * meet one of the next day, or clocks change between two. The earlier one stays.
 */
function withoutTable(events: MovedEvent[]): Set<MovedEvent> {
  const kept = new Map<string, Sitting[]>();
  const leaving = new Set<MovedEvent>();
  const start = ({ after }: MovedEvent) => after.startsAt?.getTime() ?? 0;
  for (const event of [...events].sort((one, other) => start(one) - start(other))) {
    const { tableId, after } = event;
    const { startsAt, endsAt } = after;
    if (!tableId || !startsAt) continue;
    const sittings = kept.get(tableId) ?? [];
    if (sittings.some((sitting) => areTooClose(sitting, { startsAt, endsAt }))) leaving.add(event);
    else kept.set(tableId, [...sittings, { startsAt, endsAt }]);
  }
  return leaving;
}

function effectOf(move: Moved): string {
  if (move.events === 0) return 'There are no events that would move.';
  const outside =
    move.outside > 0
      ? ` ${count(move.outside, 'begins', 'begin')} outside of the hours and ${move.outside === 1 ? 'keeps its' : 'keep their'} time of day.`
      : '';
  const moved =
    move.moved === 0
      ? `All ${count(move.events, 'event keeps its time', 'events keep their times')}.`
      : `${count(move.moved, 'event moves', 'events move')} with ${move.moved === 1 ? 'its' : 'their'} day.`;
  const lost =
    move.withoutTable > 0
      ? ` ${count(move.withoutTable, 'loses its table', 'lose their tables')}, which an earlier one has then.`
      : '';
  return `${moved}${outside}${lost}`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
