import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../http/errors/api-error.ts';
import { BoardGameDatabase } from './board-game-database.ts';
import type { BoardGameAnswerDto, BoardGameDetailsDto, BoardGameDto } from './board-games.dto.ts';
import { CatalogueQueries } from './catalogue.queries.ts';

export class UnknownBoardGameError extends NotFoundError {
  constructor() {
    super('The board game');
  }
}

const ITEMS_MAX = 20;

/** Looks board games up: in the public database, or in the catalogue while that is off or does not answer. */
@Injectable()
export class BoardGamesService {
  constructor(
    private readonly database: BoardGameDatabase,
    private readonly catalogue: CatalogueQueries,
  ) {}

  async search(text: string): Promise<BoardGameAnswerDto> {
    const found = await this.database.search(text);
    if (!found) {
      const games = await this.catalogue.search(text, ITEMS_MAX);
      return { source: 'catalogue', items: games.map(foundOf) };
    }
    const items = likeliestFirst(found.map(foundOf), text).slice(0, ITEMS_MAX);
    return {
      source: 'database',
      items: items.map((game) => ({ ...game, thumbnail: this.database.knownThumbnail(game.id) })),
    };
  }

  async game(id: number): Promise<BoardGameDetailsDto> {
    const asked = await this.database.game(id);
    const game = asked ?? (await this.catalogue.game(id));
    if (!game) {
      throw new UnknownBoardGameError();
    }
    return { ...game, source: asked ? 'database' : 'catalogue' };
  }

  /** Sees to it that the catalogue has a game, as the database knows it. @returns whether there is such a game */
  async keep(id: number): Promise<boolean> {
    const asked = await this.database.game(id);
    if (asked) {
      await this.catalogue.keep(asked);
    }
    return asked !== undefined || (await this.catalogue.game(id)) !== null;
  }
}

function foundOf({ id, name, yearPublished, thumbnail }: BoardGameDto): BoardGameDto {
  return { id, name, yearPublished, thumbnail };
}

/**
 * The database answers in no order. First comes the game of exactly this name, then names that begin with it, the
 * shorter ones first.
 */
function likeliestFirst(games: BoardGameDto[], text: string): BoardGameDto[] {
  const wanted = text.toLowerCase();
  const rank = ({ name }: BoardGameDto) => {
    const plain = name.toLowerCase();
    return plain === wanted ? 0 : plain.startsWith(wanted) ? 1 : 2;
  };
  return [...games].sort(
    (one, other) => rank(one) - rank(other) || one.name.length - other.name.length || one.id - other.id,
  );
}
