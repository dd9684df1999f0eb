import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import {
  EDITION_HOLDINGS,
  type EditionCount,
  type EditionHolding,
  type EditionTime,
} from '../../convention/retention/retention.service.ts';
import { games } from '../../events/games.tables.ts';
import { wishesOf } from '../wishes-of.sql.ts';

/** What people would have liked to play in an edition. */
@Injectable()
@contributes(EDITION_HOLDINGS)
export class WishHolding implements EditionHolding {
  async count(em: EntityManager, { edition }: EditionTime): Promise<EditionCount[]> {
    const counted = await firstRowOf<{ wishes: number }>(
      em,
      sql`select count(*)::int as wishes from wish join ${games(edition)} event on event.id = wish.event_id`,
    );
    return [{ of: 'Wishes for games', count: counted?.wishes ?? 0 }];
  }

  /** Wishes go with their game. */
  async removeSome({ em }: UnitOfWork, { edition }: EditionTime): Promise<'done'> {
    await wishesOf(em).deleteFrom('draw').where('edition', '=', edition).execute();
    await wishesOf(em).deleteFrom('wish_friend_link').where('edition', '=', edition).execute();
    await wishesOf(em).deleteFrom('wish_friend').where('edition', '=', edition).execute();
    return 'done';
  }
}
