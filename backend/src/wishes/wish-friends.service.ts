import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readSignedId } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { anyOf, firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { v7 as uuid, v4 } from 'uuid';
import { EditionService } from '../convention/edition/edition.service.ts';
import { games } from '../events/games.tables.ts';
import type { Principal } from '../http/access/principal.ts';
import { NotAllowedError } from '../http/errors/api-error.ts';
import { AccountsService, namesOf } from '../users/accounts.service.ts';
import { userNames } from '../users/names/accounts.tables.ts';
import { takeOut } from './forgotten-wishes.ts';
import { MOST_FRIENDS } from './wishes.dto.ts';
import {
  FriendLinkGoneError,
  FriendNotFoundError,
  OwnFriendLinkError,
  TooManyFriendsError,
  WishesOffError,
} from './wishes.errors.ts';
import { wishesOf } from './wishes-of.sql.ts';

type Caller = Pick<Principal, 'userId'>;

/**
 * Friends of other accounts who sit together: they say yes by a link, and from then on whoever made it may name them in wishes. Whoever
 * changes who sits with an account holds that account, as whoever changes its wishes does.
 */
@Injectable()
export class WishFriendsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly edition: EditionService,
    private readonly accounts: AccountsService,
    private readonly config: Config,
  ) {}

  /** Makes the link of the caller; the one before ends, and who said yes by it stays. */
  async makeLink({ userId }: Caller): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      await this.accounts.lockAccount(em, { id: userId });
      const id = v4();
      await wishesOf(em)
        .insertInto('wish_friend_link')
        .values({ id, edition: this.edition.key, user_id: userId })
        .onConflict((known) => known.columns(['user_id', 'edition']).doUpdateSet({ id }))
        .execute();
    });
  }

  /** Says which of the caller's names sit with whoever made the link; those that are not named do not, or no longer. */
  async agree({ userId }: Caller, token: string, nameIds: string[]): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const own = await namesOf(em, userId);
      if (!nameIds.every((id) => own.includes(id))) throw new NotAllowedError();
      const asker = await this.askerOf(em, token);
      if (asker === userId) throw new OwnFriendLinkError();
      const { blockedAt } = await this.accounts.lockAccount(em, { id: asker });
      // It may have been replaced before the account was held.
      if (blockedAt || (await this.askerOf(em, token)) !== asker) throw new FriendLinkGoneError();
      if ((await this.accounts.lockNames(em, nameIds)).length < new Set(nameIds).size)
        throw new NotAllowedError();
      const known = await this.holdFriends(em, asker);
      const added = [...new Set(nameIds)].filter((id) => !known.includes(id));
      await this.part(
        unit,
        asker,
        own.filter((id) => known.includes(id) && !nameIds.includes(id)),
      );
      if (added.length === 0) return;
      if (!this.edition.settings.takesWishes) throw new WishesOffError();
      if ((await this.holdFriends(em, asker)).length + added.length > MOST_FRIENDS)
        throw new TooManyFriendsError(MOST_FRIENDS);
      await wishesOf(em)
        .insertInto('wish_friend')
        .values(
          added.map((nameId) => ({
            id: uuid(),
            edition: this.edition.key,
            user_id: asker,
            name_id: nameId,
            agreed_at: now,
          })),
        )
        .execute();
    });
  }

  /** Ends that a name sits with an account: the caller's name, or a friend of the caller. */
  async remove({ userId }: Caller, id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em } = unit;
      const friend = await firstRowOf<{ asker: string; nameId: string }>(
        em,
        sql`
          select friend.user_id as asker, friend.name_id as "nameId"
          from wish_friend friend join ${userNames} name on name.id = friend.name_id
          where friend.id = ${id} and friend.edition = ${this.edition.key} and ${userId} in (friend.user_id, name.user_id)`,
      );
      if (!friend) throw new FriendNotFoundError();
      await this.accounts.lockAccount(em, { id: friend.asker });
      await this.part(unit, friend.asker, [friend.nameId]);
    });
  }

  /** Whose link it is. Throws FriendLinkGoneError when it is none, or no longer. */
  async askerOf(em: EntityManager, token: string): Promise<string> {
    const id = readSignedId(this.config.secrets, 'friends', token);
    const link =
      id &&
      (await wishesOf(em)
        .selectFrom('wish_friend_link')
        .select('user_id')
        .where('id', '=', id)
        .where('edition', '=', this.edition.key)
        .executeTakeFirst());
    if (!link) throw new FriendLinkGoneError();
    return link.user_id;
  }

  /** The names that said yes to an account. Nobody of them takes it back until the transaction ends. */
  async holdFriends(em: EntityManager, userId: string): Promise<string[]> {
    const friends = await wishesOf(em)
      .selectFrom('wish_friend')
      .select('name_id')
      .where('edition', '=', this.edition.key)
      .where('user_id', '=', userId)
      .where(
        sql<boolean>`exists (select from ${userNames} own where own.id = wish_friend.name_id and own.user_id is not null)`,
      )
      .forKeyShare()
      .execute();
    return friends.map(({ name_id }) => name_id);
  }

  /** A draw that runs holds the names, and is waited for. */
  private async part(unit: UnitOfWork, asker: string, nameIds: string[]): Promise<void> {
    if (nameIds.length === 0) return;
    await this.accounts.lockNames(unit.em, nameIds);
    await wishesOf(unit.em)
      .deleteFrom('wish_friend')
      .where('edition', '=', this.edition.key)
      .where('user_id', '=', asker)
      .where('name_id', '=', anyOf(nameIds, 'uuid'))
      .execute();
    await takeOut(
      unit,
      nameIds,
      sql`wish.user_id = ${asker} and exists (select from ${games(this.edition.key)} event where event.id = wish.event_id)`,
    );
  }
}
