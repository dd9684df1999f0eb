import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { anyOf, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { Commitments } from '../convention/commitments/commitments.service.ts';
import { EditionService } from '../convention/edition/edition.service.ts';
import { Games } from '../events/games.service.ts';
import { games, gamesJoined, gamesToCome, isSeated } from '../events/games.tables.ts';
import { userNames } from '../users/names/accounts.tables.ts';
import type { DrawInput, DrawParty } from './draw/draw-input.ts';

/** What a draw works on, and whom and what the numbers in it mean. */
export interface NamedDrawInput extends DrawInput {
  /** By number of a game. */
  eventIds: string[];
  /** By number of a person. */
  nameIds: string[];
}

interface GameRow {
  id: string;
  seats: number;
  starts: number | null;
  ends: number;
}

interface PartyRow {
  names: string[];
  movesAlong: boolean;
  events: string[];
  busy: DrawParty['busy'];
}

/** Minutes since the epoch of a `timestamptz`. */
const minutes = (column: string) => sql<number>`(extract(epoch from ${sql.ref(column)}) / 60)::int`;

/** Reads the wishes of the edition as a draw needs them. */
@Injectable()
export class DrawInputQueries {
  constructor(
    private readonly edition: EditionService,
    private readonly games: Games,
    private readonly commitments: Commitments,
  ) {}

  /** Holds the wishes, so that nobody takes one back or puts it elsewhere meanwhile. Comes after games and names; none is added while games are held. */
  async hold(em: EntityManager): Promise<void> {
    await rowsOf(
      em,
      sql`
        select wish.id from wish join ${games(this.edition.key)} event on event.id = wish.event_id order by wish.id for update of wish`,
    );
  }

  /**
   * Wishes of names whom the rules of the edition will not let in, or who have a seat in the game, are left out. Games and parties come in
   * an order that says nothing of who wished first, the same for the same wishes. A game whose time is undetermined takes no time.
   */
  async inputOf(em: EntityManager, now: Date): Promise<NamedDrawInput> {
    const games = await rowsOf<GameRow>(
      em,
      sql`
        select event.id, event.seats, ${minutes('event.starts_at')} as starts, ${minutes('event.ends_at')} as ends
        from ${gamesToCome(this.edition.key, now)} event order by event.id`,
    );
    const parties = await rowsOf<PartyRow>(em, this.parties(now));
    const eventIds = games.map(({ id }) => id);
    const gameOf = new Map(eventIds.map((id, number) => [id, number]));
    const nameIds = [...new Set(parties.flatMap(({ names }) => names))];
    const personOf = new Map(nameIds.map((id, number) => [id, number]));
    const numbersOf = (ids: string[], numbers: Map<string, number>) =>
      ids.flatMap((id) => numbers.get(id) ?? []);
    return {
      games: games.map(({ seats, starts, ends }, id) => ({
        id,
        seats,
        ...(starts === null ? { starts: 0, ends: 0 } : { starts, ends }),
      })),
      parties: parties.map(({ names, movesAlong, events, busy }, id) => ({
        id,
        size: names.length,
        busy,
        movesAlong,
        wishes: numbersOf(events, gameOf),
        people: numbersOf(names, personOf),
      })),
      limits: await this.limitsOf(em, nameIds),
      eventIds,
      nameIds,
    };
  }

  /** How many games each may still get where the edition limits them. */
  private async limitsOf(em: EntityManager, nameIds: string[]): Promise<DrawInput['limits']> {
    const { gamesPerPerson } = this.edition.details.signUp;
    if (gamesPerPerson === null) return [];
    const joined = await rowsOf<{ id: string; games: number }>(
      em,
      sql`select name_id as id, games from ${gamesJoined(this.edition.key)} joined where name_id = ${anyOf(nameIds, 'uuid')}`,
    );
    const gamesOf = new Map(joined.map(({ id, games }) => [id, games]));
    return nameIds.map((id, person) => ({
      person,
      games: Math.max(0, gamesPerPerson - (gamesOf.get(id) ?? 0)),
    }));
  }

  /**
   * The same names in wishes of an account are one party, whatever they wish for; what they have to do elsewhere counts for all of them.
   * Friends are among them for as long as they say yes.
   */
  private parties(now: Date): RawBuilder<PartyRow> {
    return sql`
      with wished as (
        select wish.id, wish.user_id, wish.event_id, wish.rank, array_agg(wish_name.name_id order by wish_name.name_id) as names
        from wish join wish_name on wish_name.wish_id = wish.id
        join ${userNames} user_name on user_name.id = wish_name.name_id and user_name.user_id is not null
        left join wish_friend friend on friend.edition = ${this.edition.key} and friend.user_id = wish.user_id and friend.name_id = wish_name.name_id
        where user_name.user_id = wish.user_id or friend.id is not null
        group by wish.id having bool_or(user_name.user_id = wish.user_id)
      ), drawn as (
        select wished.*
        from wished join ${gamesToCome(this.edition.key, now)} event on event.id = wished.event_id
        where not exists (
          select from unnest(wished.names) as person (id)
          where ${isSeated(sql`person.id`, sql`event.id`)}
            or not (${this.games.letInOnceOpen(now, 'person.id', sql`any(wished.names)`)}))
      ), party as (
        select user_id, names, json_agg(event_id order by rank, id) as events from drawn group by user_id, names
      )
      select party.names, party.events, coalesce(wish_settings.moves_along, true) as "movesAlong",
             (select coalesce(json_agg(json_build_object('starts', starts, 'ends', ends) order by starts, ends), '[]')
              from (select distinct ${minutes('commitment.starts_at')} as starts, ${minutes('commitment.ends_at')} as ends
                    from ${this.commitments.table} commitment
                    where commitment.name_id = any(party.names) and commitment.starts_at is not null
                      and commitment.ends_at > ${now}) as there) as busy
      from party left join wish_settings on wish_settings.user_id = party.user_id
      order by md5(party.names::text), party.user_id`;
  }
}
