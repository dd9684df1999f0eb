import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { clockText, firstRowOf, rowsOf, sql, weekdayText } from '@tablefall/platform/database/sql';
import { EditionService } from '../convention/edition/edition.service.ts';
import { Games } from '../events/games.service.ts';
import { games, isSeated } from '../events/games.tables.ts';
import type { Principal } from '../http/access/principal.ts';
import { userNames } from '../users/names/accounts.tables.ts';
import type { WishCountDto, WishDto, WishesDto } from './wishes.dto.ts';
import { wishesOf } from './wishes-of.sql.ts';

/** What people would like to play: themselves read all of it, hosts how many they are. */
@Injectable()
export class WishesQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly games: Games,
    private readonly clock: Clock,
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
               json_agg(json_build_object('id', user_name.id, 'name', user_name.name) order by user_name.position) as names,
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
    return { wishes, movesAlong: settings?.moves_along ?? true };
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
