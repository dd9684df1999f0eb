import { Injectable } from '@nestjs/common';
import type { CalendarThing, OwnDaysFacts, OwnThing } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Contributions, Point } from '@tablefall/platform/contributions/contributions';
import { isoTime, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { Recipient } from '@tablefall/platform/outbox/outbox';

/** Something that an account's family has: whose it is, what it is told apart by, all that is told of it, and when that changed. */
export interface OwnThingRow {
  user_id: string;
  id: string;
  item: OwnThing;
  changed_at: Date;
}

/** What one module's things are to families. */
export interface OwnThings {
  /** Those of all accounts, as one query with these columns in their order. @param now whether something is over is judged at this moment */
  things(now: Date): RawBuilder<OwnThingRow>;
  /** What one of them is called by its id in calendars (`shift`), where the calendar of the account holds them as they are here. */
  readonly inCalendars?: string;
  /** Whoever has one of them helps. */
  readonly areHelp?: boolean;
}

export const OWN_DAYS = new Point<OwnThings>('what families have on the days');

/**
 * What families have of the convention besides their registration, by modules whose things people take part in; the mail about the
 * two days and the page /my-days are both made of it.
 */
@Injectable()
export class OwnDaysService {
  constructor(
    private readonly contributions: Contributions,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds to what is said of each of some accounts what their families have, for any number of accounts in one query.
   *
   * @param people one row for each account, whose id is `about`
   * @param isMeant whether a `thing` is told; all are when not given
   */
  addTo<Props extends object>(
    people: RawBuilder<Recipient<Props>>,
    isMeant: RawBuilder<boolean> = sql`true`,
  ): RawBuilder<Recipient<Props & OwnDaysFacts>> {
    return sql`
      select person.about, person.name, person.address,
             person.props || jsonb_build_object('things', coalesce(own.things, '[]')) as props
      from (${people}) as person
      left join (
        select user_id, jsonb_agg(item order by id) as things from ${this.all()} as thing where ${isMeant} group by user_id
      ) as own on own.user_id = person.about`;
  }

  /** Those of some accounts in whose families somebody takes part in something on a day, not only organizes it. @param date `YYYY-MM-DD` */
  playersOn<Props extends object>(
    people: RawBuilder<Recipient<Props>>,
    date: string,
  ): RawBuilder<Recipient<Props>> {
    return sql`
      select person.* from (${people}) as person
      where person.about in (
        select user_id from ${this.all()} as thing
        where item #>> '{when,day}' = ${date} and item @? '$.who[*] ? (@.does == null && @.names.size() > 0)')`;
  }

  /** Those of some accounts in whose families somebody helps. */
  helpersAmong<Props extends object>(people: RawBuilder<Recipient<Props>>): RawBuilder<Recipient<Props>> {
    return sql`
      select person.* from (${people}) as person
      where person.about in (select user_id from ${this.all(({ areHelp }) => areHelp === true)} as thing)`;
  }

  /** What the calendar of an account holds besides its events, as one query. */
  forCalendar(userId: string): RawBuilder<CalendarThing> {
    const now = this.clock.now();
    const things = this.contributions
      .of(OWN_DAYS)
      .flatMap((own) =>
        own.inCalendars
          ? [
              sql`select ${own.inCalendars} || '-' || id as uid, item as thing, ${isoTime('thing.changed_at')} as "changedAt" from (${own.things(now)}) as thing where user_id = ${userId}`,
            ]
          : [],
      );
    const nothing = sql`select null::text as uid, null::jsonb as thing, null::text as "changedAt" where false`;
    return sql`(${sql.join([nothing, ...things], sql` union all `)})`;
  }

  private all(isMeant: (own: OwnThings) => boolean = () => true): RawBuilder<OwnThingRow> {
    const now = this.clock.now();
    const meant = this.contributions.of(OWN_DAYS).filter(isMeant);
    const things = meant.map((own) => sql`(${own.things(now)})`);
    return sql`(${sql.join(things, sql` union all `)})`;
  }
}
