import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { anyOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { anyEdition } from '@tablefall/platform/edition/any-edition';
import { displayNameOf } from '../../convention/registration/display-names.tables.ts';
import { userNames } from '../../users/names/accounts.tables.ts';
import {
  PERSONAL_DATA,
  type Person,
  type PersonalPart,
} from '../../users/personal-data/personal-data.service.ts';
import { forgetNames } from '../forgotten-wishes.ts';
import { wishesOf } from '../wishes-of.sql.ts';

/** What somebody would like to play, and what they chose for the draw. */
@Injectable()
@contributes(PERSONAL_DATA)
export class WishData implements PersonalPart {
  readonly lists: PersonalPart['lists'] = [
    {
      file: 'wishes',
      title: 'Games that they would like to play',
      rows: ({ userId }) => sql`
        select wish.id::text, event.edition, event.game_name as game, event.day, event.starts_at as starts,
               string_agg(user_name.name, ', ' order by user_name.position) filter (where ${userId}::uuid in (wish.user_id, user_name.user_id)) as names, wish.rank, wish.wished_at as wished,
               wish.user_id <> ${userId}::uuid as "ofFriend"
        from wish join ${anyEdition('event')} on event.id = wish.event_id
        join wish_name on wish_name.wish_id = wish.id
        join ${userNames} user_name on user_name.id = wish_name.name_id
        where wish.user_id = ${userId}::uuid or wish.id in (
          select named.wish_id from wish_name named join ${userNames} own on own.id = named.name_id where own.user_id = ${userId}::uuid)
        group by wish.id, event.id`,
    },
    {
      file: 'wish-settings',
      title: 'Choices for the draw',
      rows: ({ userId }) => sql`
        select user_id::text as id, moves_along as "seatsMayBeExchanged"
        from wish_settings where user_id = ${userId}::uuid`,
    },
    {
      file: 'wish-friends',
      title: 'Friends who sit together with them',
      rows: ({ userId }) => sql`
        select friend.id::text, friend.edition, ${displayNameOf('friend.user_id')} as asked, user_name.name as "saidYes", friend.agreed_at as agreed
        from wish_friend friend join ${userNames} user_name on user_name.id = friend.name_id
        where ${userId}::uuid in (friend.user_id, user_name.user_id)`,
    },
    {
      file: 'drawn-parties',
      title: 'Their numbers in published draws',
      rows: ({ userId }) => sql`
        select drawn_name.edition || '/' || drawn_name.party || '/' || user_name.id as id, drawn_name.edition, drawn_name.party, user_name.name
        from drawn_name join ${userNames} user_name on user_name.id = drawn_name.name_id
        where user_name.user_id = ${userId}::uuid`,
    },
  ];

  /** Hosts count on wishes no more. */
  leave(unit: UnitOfWork, { nameIds }: Person): Promise<void> {
    return forgetNames(unit, nameIds);
  }

  async erase({ em }: UnitOfWork, { userId, nameIds }: Person): Promise<void> {
    await wishesOf(em).deleteFrom('drawn_name').where('name_id', '=', anyOf(nameIds, 'uuid')).execute();
    if (!userId) return;
    await wishesOf(em).deleteFrom('wish').where('user_id', '=', userId).execute();
    await wishesOf(em).deleteFrom('wish_friend').where('user_id', '=', userId).execute();
    await wishesOf(em).deleteFrom('wish_friend_link').where('user_id', '=', userId).execute();
    await wishesOf(em).deleteFrom('wish_settings').where('user_id', '=', userId).execute();
  }
}
