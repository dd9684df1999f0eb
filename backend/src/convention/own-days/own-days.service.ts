import { Injectable } from '@nestjs/common';
import type { OwnDaysFacts } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Contributions, Point } from '@tablefall/platform/contributions/contributions';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { Recipient } from '@tablefall/platform/outbox/outbox';

/** Something that an account's family has: whose it is, what it is told apart by, and what is told of it. */
interface OwnThing {
  user_id: string;
  id: string;
  /** As JSON. */
  item: object;
}

/** What one module's things are to families. */
export interface OwnThings {
  /** The list that they stand in. */
  readonly list: keyof OwnDaysFacts;
  /** Those of all accounts, as one query. @param now whether something is over is judged at this moment */
  things(now: Date): RawBuilder<OwnThing>;
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
   */
  addTo<Props extends object>(
    people: RawBuilder<Recipient<Props>>,
  ): RawBuilder<Recipient<Props & OwnDaysFacts>> {
    const now = this.clock.now();
    const lists = this.contributions.of(OWN_DAYS);
    const facts = lists.map(
      ({ list }) => sql`jsonb_build_object(${sql.lit(list)}, coalesce(${sql.ref(`${list}.items`)}, '[]'))`,
    );
    const joins = lists.map(
      (own) => sql`
        left join (
          select user_id, jsonb_agg(item order by id) as items from (${own.things(now)}) as thing group by user_id
        ) as ${sql.table(own.list)} on ${sql.ref(`${own.list}.user_id`)} = person.about`,
    );
    return sql`
      select person.about, person.name, person.address, ${sql.join([sql`person.props`, ...facts], sql` || `)} as props
      from (${people}) as person ${sql.join(joins, sql` `)}`;
  }

  /** Those of some accounts in whose families somebody plays on a day. @param date `YYYY-MM-DD` */
  playersOn<Props extends object>(
    people: RawBuilder<Recipient<Props>>,
    date: string,
  ): RawBuilder<Recipient<Props>> {
    const games = this.contributions.of(OWN_DAYS).find(({ list }) => list === 'games');
    const plays = games
      ? sql`person.about in (
          select user_id from (${games.things(this.clock.now())}) as game
          where item ->> 'day' = ${date} and jsonb_array_length(item -> 'players') > 0)`
      : sql`false`;
    return sql`select person.* from (${people}) as person where ${plays}`;
  }
}
