import { Injectable } from '@nestjs/common';
import type { MailProps } from '@tablefall/mail';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { Outbox, type Recipient } from '@tablefall/platform/outbox/outbox';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { OwnDaysService } from '../../convention/own-days/own-days.service.ts';
import { isSeated, takesNotices } from '../../events/games.tables.ts';
import type { DrawnPlace } from '../../events/sign-up/drawn-seats.service.ts';
import { accounts, userNames } from '../../users/names/accounts.tables.ts';

/** The mails about a draw. */
@Injectable()
export class DrawMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly edition: EditionService,
    private readonly days: OwnDaysService,
  ) {}

  /**
   * Tells each account once what it got, unless it turned off the notices of its games. Comes after the seats, the waitlists and who was
   * in which party are written.
   *
   * @param wished the names in the draw, with each game that they wished for in it
   */
  async tell(unit: UnitOfWork, wished: DrawnPlace[]): Promise<void> {
    const wishes = wishesIn(wished);
    for (const news of ['seats', 'nothing'] as const)
      await this.outbox.putAll(unit, {
        kind: 'draw-result',
        mailing: null,
        sharedProps: { news },
        recipients: this.days.addTo(
          this.recipients(wishes, news),
          sql`(thing.user_id, thing.id) in (select user_id, event_id from ${wishes} as drawn)`,
        ),
        endsAt: this.edition.end,
      });
  }

  private recipients(
    wishes: RawBuilder<unknown>,
    news: MailProps['draw-result']['news'],
  ): RawBuilder<Recipient<MailProps['draw-result']>> {
    return sql`
      select account.id as about, first_name.name, account.email as address,
             jsonb_build_object(
               'wishes', jsonb_build_object('of', count(*), 'got', count(*) filter (where drawn.got)),
               'first', jsonb_build_object('of', count(*) filter (where drawn.place <= 5),
                                           'got', count(*) filter (where drawn.place <= 5 and drawn.got)),
               'parties', (
                 select jsonb_agg(distinct party order by party) from drawn_name
                 join ${userNames} own on own.id = drawn_name.name_id
                 where own.user_id = account.id and drawn_name.edition = ${this.edition.key})) as props
      from ${wishes} as drawn
      join ${accounts} account on account.id = drawn.user_id
      join lateral (
        select name from ${userNames} own where own.user_id = account.id order by position limit 1
      ) as first_name on true
      where ${takesNotices(sql.ref('account.id'))}
      group by account.id, account.email, first_name.name
      having bool_or(drawn.got) = ${news === 'seats'}`;
  }
}

/**
 * The wishes that were drawn, for each account that has a name in one, with whether it came true and its place: the account's own
 * list first, then what friends wished for together with it, without games that it wished for itself.
 */
function wishesIn(wished: DrawnPlace[]): RawBuilder<unknown> {
  const eventIds = wished.map(({ eventId }) => eventId);
  const nameIds = wished.map(({ nameId }) => nameId);
  return sql`(
    with listed as (
      select wish.user_id, wish.event_id, row_number() over (partition by wish.user_id order by wish.rank, wish.id) as place,
             bool_and(${isSeated(sql`wished.name_id`, sql`wished.event_id`)}) as got, array_agg(wished.name_id) as names
      from unnest(${eventIds}::uuid[], ${nameIds}::uuid[]) as wished (event_id, name_id)
      join wish_name on wish_name.name_id = wished.name_id
      join wish on wish.id = wish_name.wish_id and wish.event_id = wished.event_id
      group by wish.id
      having count(distinct wished.name_id) = (select count(*) from wish_name whole where whole.wish_id = wish.id)
    ), shared as (
      select friend.user_id, listed.event_id, min(listed.place) as place, bool_or(listed.got) as got
      from listed join ${userNames} friend on friend.id = any(listed.names) and friend.user_id <> listed.user_id
      where not exists (select from listed own where own.user_id = friend.user_id and own.event_id = listed.event_id)
      group by friend.user_id, listed.event_id
    )
    select user_id, event_id, got, row_number() over (partition by user_id order by is_shared, place, event_id) as place
    from (
      select user_id, event_id, got, place, false as is_shared from listed
      union all select user_id, event_id, got, place, true from shared
    ) as every)`;
}
