import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { likePattern, type SelectQueryBuilder, type SqlBool, sql } from '@tablefall/platform/database/sql';
import type { CatalogueTables } from './board-game.entity.ts';
import type { BoardGameDto } from './board-games.dto.ts';

/** The local catalogue of board games: what is shipped, and what was imported. */
@Injectable()
export class CatalogueQueries {
  constructor(private readonly em: EntityManager) {}

  /**
   * The games whose names hold every word, or are much like the text; the likeliest first, then the best known. Where
   * there are none, those that are somewhat like it: in a short name two letters in the wrong order change a lot.
   */
  async search(text: string, limit: number): Promise<BoardGameDto[]> {
    const holdsAll = this.games()
      .where((game) =>
        game.or([
          game.and(text.split(/\s+/).map((word) => game('name', 'ilike', likePattern(word)))),
          sql<SqlBool>`${text} <% name`,
        ]),
      )
      .orderBy(sql`lower(name) = lower(${text})`, 'desc')
      .orderBy(sql`word_similarity(${text}, name)`, 'desc');
    const found = await bestKnown(holdsAll, limit).execute();
    if (found.length > 0) {
      return found;
    }
    const alike = this.games()
      .where(sql<SqlBool>`${text} % name`)
      .orderBy(sql`similarity(${text}, name)`, 'desc');
    return bestKnown(alike, limit).execute();
  }

  async game(id: number): Promise<BoardGameDto | null> {
    return (await this.games().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  private games() {
    return this.em
      .fork()
      .getKysely<CatalogueTables>()
      .selectFrom('board_game')
      .select((game) => ['id', 'name', 'year_published as yearPublished', game.lit(null).as('thumbnail')]);
  }
}

/** Cuts a search: of equally good finds the best known come first. */
function bestKnown<Game>(
  games: SelectQueryBuilder<CatalogueTables, 'board_game', Game>,
  limit: number,
): SelectQueryBuilder<CatalogueTables, 'board_game', Game> {
  return games
    .orderBy('rank', (rank) => rank.asc().nullsLast())
    .orderBy('name')
    .orderBy('id')
    .limit(limit);
}
