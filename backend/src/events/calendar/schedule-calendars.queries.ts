import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type CalendarEvent, type CalendarThing, eventCalendar, scheduleCalendar } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { siteOf } from '@tablefall/platform/config/site';
import { firstRowOf, isoTime, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { OwnDaysService } from '../../convention/own-days/own-days.service.ts';
import { PrecompressedAnswer } from '../../http/serving/precompressed-answer.ts';
import { SingleFlight } from '../../http/serving/single-flight.ts';
import { userNames } from '../../users/names/accounts.tables.ts';
import { EVENT_FACTS, ownerFor } from '../event-facts.sql.ts';
import { EventNotFoundError, UnknownCalendarError } from '../events.errors.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';
const SCHEDULE_FILE = { type: CALENDAR_TYPE, disposition: 'inline; filename="schedule.ics"' };
/** Writing thousands of entries takes a while; calendars ask for them again every quarter of an hour. */
const SCHEDULE_KEPT_MS = 60_000;
/** As many as the list of the schedule has. */
const EVENTS_MAX = 10_000;

type CalendarEntry = CalendarEvent & { changedAt: string };

interface FactsRow {
  facts: Omit<CalendarEntry, 'venue'>;
}

/** Of a query as `EVENT_FACTS`. */
const ENTRY_FACTS: RawBuilder<FactsRow['facts']> = sql`
  ${EVENT_FACTS} || jsonb_build_object('changedAt', ${isoTime('event.changed_at')})`;

/** The schedule as calendar files. */
@Injectable()
export class ScheduleCalendars {
  private readonly schedule = new SingleFlight(() => this.keptSchedule());
  private kept: { edition: string; until: number; answer: PrecompressedAnswer } | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly days: OwnDaysService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async writeEvent(id: string): Promise<string> {
    const row = await firstRowOf<FactsRow>(
      this.em.fork(),
      sql`select ${ENTRY_FACTS} as facts from event ${ownerFor()} where event.id = ${id}`,
    );
    if (!row) {
      throw new EventNotFoundError();
    }
    const changedAt = new Date(row.facts.changedAt);
    return eventCalendar(this.eventOf(row), siteOf(this.config, this.edition.settings), changedAt).content;
  }

  /** What a user takes part in and has taken on besides, and what was left or deleted, as cancelled. Throws NotFoundError when no user has this token. */
  async writeOwn(token: string): Promise<string> {
    const em = this.em.fork();
    const user = /^[\w-]{43}$/.test(token)
      ? await firstRowOf<{ id: string }>(
          em,
          sql`select user_id as id from schedule_settings where calendar_token = ${token}`,
        )
      : null;
    if (!user) {
      throw new UnknownCalendarError();
    }
    const rows = await rowsOf<FactsRow>(
      em,
      sql`
        with own as (select id, name, position from ${userNames} user_name where user_id = ${user.id}),
        playing as (
          select event_id, json_agg(own.name order by own.position) as names
          from participant join own on own.id = participant.name_id group by event_id
        )
        select ${ENTRY_FACTS} || jsonb_build_object('names', playing.names) as facts
        from playing join event on event.id = playing.event_id ${ownerFor(sql`${user.id}::uuid`)}
        where event.edition = ${this.edition.key}
        union all
        select * from (
          select distinct on (event_id)
            facts || jsonb_build_object('cancelled', true, 'changedAt', ${isoTime('left_event.changed_at')})
          from left_event join own on own.id = left_event.name_id
          where not exists (select from playing where playing.event_id = left_event.event_id)
          order by event_id, facts -> 'sequence' desc
        ) as left_events`,
    );
    const events = rows.map((row) => this.eventOf(row));
    return this.calendarOf('my events', events, await rowsOf(em, this.days.forCalendar(user.id)));
  }

  /** All events of the edition; written and compressed once a minute, however many ask. */
  writeSchedule(): Promise<PrecompressedAnswer> {
    return this.schedule.get();
  }

  private async keptSchedule(): Promise<PrecompressedAnswer> {
    const now = this.clock.now().getTime();
    const { key: edition } = this.edition;
    if (!this.kept || this.kept.edition !== edition || this.kept.until <= now) {
      const answer = new PrecompressedAnswer(await this.readSchedule(), SCHEDULE_FILE);
      this.kept = { edition, until: now + SCHEDULE_KEPT_MS, answer };
    }
    return this.kept.answer;
  }

  private async readSchedule(): Promise<string> {
    const { key } = this.edition;
    const rows = await rowsOf<FactsRow>(
      this.em.fork(),
      sql`
        select ${ENTRY_FACTS} as facts from event ${ownerFor()} where event.edition = ${key}
        order by event.ends_at, event.id limit ${EVENTS_MAX}`,
    );
    const events = rows.map((row) => this.eventOf(row));
    return this.calendarOf('schedule', events);
  }

  private calendarOf(title: string, events: CalendarEntry[], others: CalendarThing[] = []): string {
    const site = siteOf(this.config, this.edition.settings);
    return scheduleCalendar(title, events, site, others).content;
  }

  private eventOf({ facts }: FactsRow): CalendarEntry {
    return { ...facts, venue: this.edition.details.venue };
  }
}
