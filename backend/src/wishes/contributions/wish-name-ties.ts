import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { anyEdition } from '@tablefall/platform/edition/any-edition';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { displayNameOf } from '../../convention/registration/display-names.tables.ts';
import { NAME_TIES, type NameTie, type NameTieSource } from '../../users/names/name-ties.service.ts';

/** Which names have wishes for games that are not over, and which sit together with friends as long as people are asked for wishes. */
@Injectable()
@contributes(NAME_TIES)
export class WishNameTies implements NameTieSource {
  constructor(private readonly edition: CurrentEdition) {}

  ties(now: Date): RawBuilder<NameTie> {
    return sql`
      select wish_name.name_id, 'would like to play ' || event.game_name as tie
      from wish_name join wish on wish.id = wish_name.wish_id
      join ${anyEdition('event')} on event.id = wish.event_id
      where event.ends_at > ${now}
      union all
      select friend.name_id, 'sits together with ' || ${displayNameOf('friend.user_id')} as tie
      from wish_friend friend where friend.edition = ${this.edition.key} and ${this.edition.settings.takesWishes}`;
  }
}
