import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { signedId } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import {
  clockText,
  firstRowOf,
  type RawBuilder,
  rowsOf,
  sql,
  weekdayText,
} from '@tablefall/platform/database/sql';
import { EditionService } from '../convention/edition/edition.service.ts';
import { displayNameOf } from '../convention/registration/display-names.tables.ts';
import { Games } from '../events/games.service.ts';
import { games, isSeated } from '../events/games.tables.ts';
import type { Principal } from '../http/access/principal.ts';
import { accounts, userNames } from '../users/names/accounts.tables.ts';
import { WishFriendsService } from './wish-friends.service.ts';
import type {
  FriendLinkDto,
  SitsWithDto,
  WishCountDto,
  WishDto,
  WishesDto,
  WishFriendDto,
} from './wishes.dto.ts';
import { FriendLinkGoneError, OwnFriendLinkError } from './wishes.errors.ts';
import { wishesOf } from './wishes-of.sql.ts';

/** What people would like to play: themselves read all of it, hosts how many they are. */
@Injectable()
export class WishesQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly games: Games,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly friends: WishFriendsService,
  ) {}

  async wishesOf({ userId }: Principal): Promise<WishesDto> {
    const em = this.em.fork();
    const { key, timeZone } = this.edition;
    const now = this.clock.now();
    const wishes = await rowsOf<WishDto>(
      em,
      sql`
        select wish.id, event.id as "eventId", event.game_name as "gameName", ${weekdayText('event.day')} as day,
               coalesce(${clockText('event.starts_at', timeZone)}, 'Undetermined') as time,
               json_agg(json_build_object('id', user_name.id, 'name', user_name.name)
                        order by user_name.user_id is distinct from wish.user_id, user_name.position, user_name.id) as names,
               coalesce(event.starts_at, event.ends_at) > ${now}
                 and not bool_or(${isSeated(sql`user_name.id`, sql`event.id`)}) as "isOpen"
        from wish
        join ${games(key)} event on event.id = wish.event_id
        join wish_name on wish_name.wish_id = wish.id
        join ${userNames} user_name on user_name.id = wish_name.name_id
        where wish.user_id = ${userId}
        group by wish.id, event.id, event.game_name, event.day, event.starts_at, event.ends_at
        order by wish.rank, wish.id`,
    );
    const settings = await wishesOf(em)
      .selectFrom('wish_settings')
      .select('moves_along')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const link = await wishesOf(em)
      .selectFrom('wish_friend_link')
      .select('id')
      .where('edition', '=', key)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return {
      wishes,
      friends: await rowsOf<WishFriendDto>(em, this.friendsOf(userId)),
      sitsWith: await rowsOf<SitsWithDto>(em, this.sitsWith(userId)),
      friendLink: link ? this.addressOf(link.id) : null,
      movesAlong: settings?.moves_along ?? true,
    };
  }

  /** Who asks by a link, and what the caller has said to it. It changes nothing. */
  async askedBy({ userId }: Principal, token: string): Promise<FriendLinkDto> {
    const em = this.em.fork();
    const asker = await this.friends.askerOf(em, token);
    if (asker === userId) throw new OwnFriendLinkError();
    const asked = await firstRowOf<FriendLinkDto>(
      em,
      sql`
        select ${displayNameOf('asker.id')} as asker,
               coalesce((
                 select json_agg(json_build_object('id', own.id, 'name', own.name, 'saysYes', friend.id is not null) order by own.position)
                 from ${userNames} own left join wish_friend friend
                   on friend.name_id = own.id and friend.user_id = asker.id and friend.edition = ${this.edition.key}
                 where own.user_id = ${userId}), '[]') as names
        from ${accounts} asker where asker.id = ${asker}`,
    );
    if (!asked) throw new FriendLinkGoneError();
    return asked;
  }

  private friendsOf(userId: string): RawBuilder<WishFriendDto> {
    return sql`
      select friend.id, name.id as "nameId", name.name
      from wish_friend friend join ${userNames} name on name.id = friend.name_id
      where friend.edition = ${this.edition.key} and friend.user_id = ${userId} and name.user_id is not null
      order by friend.agreed_at, friend.id`;
  }

  private sitsWith(userId: string): RawBuilder<SitsWithDto> {
    const { key, timeZone } = this.edition;
    return sql`
      select friend.id, ${displayNameOf('friend.user_id')} as asker, name.name,
             coalesce((
               select json_agg(json_build_object(
                        'eventId', event.id, 'gameName', event.game_name, 'day', ${weekdayText('event.day')},
                        'time', coalesce(${clockText('event.starts_at', timeZone)}, 'Undetermined'),
                        'people', (select count(*) from wish_name sitting where sitting.wish_id = wish.id))
                        order by wish.rank, wish.id)
               from wish join wish_name on wish_name.wish_id = wish.id and wish_name.name_id = friend.name_id
               join ${games(key)} event on event.id = wish.event_id
               where wish.user_id = friend.user_id), '[]') as wishes
      from wish_friend friend join ${userNames} name on name.id = friend.name_id
      where friend.edition = ${key} and name.user_id = ${userId}
      order by friend.agreed_at, friend.id`;
  }

  private addressOf(linkId: string): string {
    const { PUBLIC_URL: publicUrl, secrets } = this.config;
    return `${publicUrl}/my-days?sit-with=${signedId(secrets, 'friends', linkId)}`;
  }

  /** For the hosts of a game. */
  async countOf(principal: Principal, eventId: string): Promise<WishCountDto> {
    const em = this.em.fork();
    await this.games.refuseOthersThanHosts(em, principal, eventId);
    const counted = await firstRowOf<WishCountDto>(
      em,
      sql`
        select count(distinct wish_name.name_id)::int as people
        from wish join wish_name on wish_name.wish_id = wish.id
        where wish.event_id = ${eventId} and not ${isSeated(sql`wish_name.name_id`, sql`wish.event_id`)}`,
    );
    return { people: counted?.people ?? 0 };
  }
}
