import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { likePattern, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
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
    const words = text.split(/\s+/).map((word) => sql`name ilike ${likePattern(word)}`);
    const found = await this.games(sql`
      where (${sql.join(words, sql` and `)}) or ${text} <% name
      order by lower(name) = lower(${text}) desc, word_similarity(${text}, name) desc, rank nulls last, name, id
      limit ${limit}`);
    if (found.length > 0) {
      return found;
    }
    return this.games(sql`
      where ${text} % name order by similarity(${text}, name) desc, rank nulls last, name, id limit ${limit}`);
  }

  async game(id: number): Promise<BoardGameDto | null> {
    const [game] = await this.games(sql`where id = ${id}`);
    return game ?? null;
  }

  private games(which: RawBuilder<unknown>): Promise<BoardGameDto[]> {
    return rowsOf(
      this.em.fork(),
      sql<BoardGameDto>`
        select id, name, year_published as "yearPublished", null as thumbnail from board_game ${which}`,
    );
  }
}
