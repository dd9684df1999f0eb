import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { anyOf, changedBy, firstRowOf, rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { v7 as uuid } from 'uuid';
import { EditionService } from '../convention/edition/edition.service.ts';
import { Games } from '../events/games.service.ts';
import { games } from '../events/games.tables.ts';
import type { Principal } from '../http/access/principal.ts';
import { NotAllowedError } from '../http/errors/api-error.ts';
import { AccountsService, namesOf } from '../users/accounts.service.ts';
import { WishFriendsService } from './wish-friends.service.ts';
import { MOST_WISHES } from './wishes.dto.ts';
import { TooManyWishesError, WishesOffError, WishNotFoundError } from './wishes.errors.ts';
import { changesOf, type KnownWish, wantedGroups } from './wishes.policy.ts';
import { wishesOf } from './wishes-of.sql.ts';

type Caller = Pick<Principal, 'userId'>;

/** Saying what one would like to play, and what most. Whoever changes wishes of an account holds the account, then the game. */
@Injectable()
export class WishesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly edition: EditionService,
    private readonly accounts: AccountsService,
    private readonly games: Games,
    private readonly friends: WishFriendsService,
  ) {}

  /**
   * Says which of the caller's names would like to play a game, and which friends with them; those that are not named would not.
   * Friends have no wish of their own here: they sit together with a name of the caller.
   *
   * @param together they play together or not at all; otherwise each has a wish of their own
   */
  async wish({ userId }: Caller, eventId: string, nameIds: string[], together: boolean): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em } = unit;
      await this.accounts.lockAccount(em, { id: userId });
      const known = await wishesFor(em, userId, eventId);
      const { gone, added } = changesOf(known, wantedGroups(nameIds, together));
      if (added.length > 0) {
        await this.games.lockToCome(unit, eventId);
        await this.refuseStrangers(em, userId, added);
        if (!this.edition.settings.takesWishes) throw new WishesOffError();
        for (const names of added) await this.games.refuseJoiners(unit, eventId, names);
      }
      await removeWishes(em, gone);
      await this.add(unit, userId, eventId, added, gone.at(0)?.rank);
    });
  }

  /** Puts the caller's wishes into an order; those that are not named come after them. */
  async order({ userId }: Caller, ids: string[]): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      await this.accounts.lockAccount(em, { id: userId });
      await changedBy(
        em,
        sql`
          update wish set rank = placed.place
          from (select wish.id, row_number() over (order by array_position(${ids}::uuid[], wish.id) nulls last, wish.rank, wish.id) as place
                from wish join ${games(this.edition.key)} event on event.id = wish.event_id where wish.user_id = ${userId}) as placed
          where wish.id = placed.id and wish.rank <> placed.place`,
      );
    });
  }

  /** Takes a wish of the caller back. */
  async remove({ userId }: Caller, id: string): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      const { numDeletedRows } = await wishesOf(em)
        .deleteFrom('wish')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new WishNotFoundError();
    });
  }

  /** Says whether seats of the caller may be exchanged so that somebody who has nothing gets one. */
  async choose({ userId }: Caller, movesAlong: boolean): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      await wishesOf(em)
        .insertInto('wish_settings')
        .values({ user_id: userId, moves_along: movesAlong })
        .onConflict((known) => known.column('user_id').doUpdateSet({ moves_along: movesAlong }))
        .execute();
    });
  }

  /** Friends are no strangers once they said yes, as long as they sit together with a name of the account. */
  private async refuseStrangers(em: EntityManager, userId: string, groups: string[][]): Promise<void> {
    const own = await namesOf(em, userId);
    const friends = await this.friends.holdFriends(em, userId);
    const isAllowed = (names: string[]) =>
      names.some((id) => own.includes(id)) && names.every((id) => own.includes(id) || friends.includes(id));
    if (!groups.every(isAllowed)) throw new NotAllowedError();
  }

  /** @param rank where they stand; after all others when not given */
  private async add(
    { em, now }: UnitOfWork,
    userId: string,
    eventId: string,
    groups: string[][],
    rank?: number,
  ): Promise<void> {
    if (groups.length === 0) return;
    const { count, last } = (await firstRowOf<{ count: number; last: number }>(
      em,
      sql`
        select count(*)::int as count, coalesce(max(wish.rank), 0) as last
        from wish join ${games(this.edition.key)} event on event.id = wish.event_id where wish.user_id = ${userId}`,
    )) ?? { count: 0, last: 0 };
    if (count + groups.length > MOST_WISHES) throw new TooManyWishesError(MOST_WISHES);
    const wishes = groups.map((names, place) => ({ id: uuid(), rank: rank ?? last + 1 + place, names }));
    await wishesOf(em)
      .insertInto('wish')
      .values(
        wishes.map(({ id, rank }) => ({ id, event_id: eventId, user_id: userId, rank, wished_at: now })),
      )
      .execute();
    await wishesOf(em)
      .insertInto('wish_name')
      .values(wishes.flatMap(({ id, names }) => names.map((nameId) => ({ wish_id: id, name_id: nameId }))))
      .execute();
  }
}

function wishesFor(em: EntityManager, userId: string, eventId: string): Promise<KnownWish[]> {
  return rowsOf<KnownWish>(
    em,
    sql`
      select wish.id, wish.rank, array_agg(wish_name.name_id) as names
      from wish join wish_name on wish_name.wish_id = wish.id
      where wish.user_id = ${userId} and wish.event_id = ${eventId} group by wish.id order by wish.rank, wish.id`,
  );
}

async function removeWishes(em: EntityManager, wishes: KnownWish[]): Promise<void> {
  const ids = wishes.map(({ id }) => id);
  await wishesOf(em).deleteFrom('wish').where('id', '=', anyOf(ids, 'uuid')).execute();
}
