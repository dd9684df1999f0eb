import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { holdsWords, searchable } from '@tablefall/platform/database/search';
import { type SelectQueryBuilder, type SqlBool, sql } from '@tablefall/platform/database/sql';
import type { CatalogueTables } from './board-game.entity.ts';
import type { KnownBoardGameDto } from './board-games.dto.ts';

const NAME = searchable('name');

/** The local catalogue of board games: what is shipped, and what was imported. */
@Injectable()
export class CatalogueQueries {
  constructor(private readonly em: EntityManager) {}

  /**
   * The games whose names hold every word, or are much like the text; the likeliest first, then the best known. Where
   * there are none, those that are somewhat like it: in a short name two letters in the wrong order change a lot.
   */
  async search(text: string, limit: number): Promise<KnownBoardGameDto[]> {
    const looked = sql<string>`searchable(${text})`;
    const holdsAll = this.games()
      .where((game) => game.or([holdsWords(text, 'name'), sql<SqlBool>`${looked} <% ${NAME}`]))
      .orderBy(sql`${NAME} = ${looked}`, 'desc')
      .orderBy(sql`word_similarity(${looked}, ${NAME})`, 'desc');
    const found = await bestKnown(holdsAll, limit).execute();
    if (found.length > 0) {
      return found;
    }
    const alike = this.games()
      .where(sql<SqlBool>`${looked} % ${NAME}`)
      .orderBy(sql`similarity(${looked}, ${NAME})`, 'desc');
    return bestKnown(alike, limit).execute();
  }

  async game(id: number): Promise<KnownBoardGameDto | null> {
    return (await this.games().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** Takes over what the board-game database says of a game. */
  async keep({ id, ...said }: KnownBoardGameDto): Promise<void> {
    const game = {
      name: said.name,
      year_published: said.yearPublished,
      thumbnail: said.thumbnail,
      min_players: said.minPlayers,
      max_players: said.maxPlayers,
      minutes: said.minutes,
    };
    await this.em
      .fork()
      .getKysely<CatalogueTables>()
      .insertInto('board_game')
      .values({ id, ...game })
      .onConflict((known) => known.column('id').doUpdateSet(game))
      .execute();
  }

  private games() {
    return this.em
      .fork()
      .getKysely<CatalogueTables>()
      .selectFrom('board_game')
      .select([
        'id',
        'name',
        'year_published as yearPublished',
        'thumbnail',
        'min_players as minPlayers',
        'max_players as maxPlayers',
        'minutes',
      ]);
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
