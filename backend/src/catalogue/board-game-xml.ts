import { SaxesParser } from 'saxes';
import type { BoardGameDto } from './board-games.dto.ts';

/**
 * The games of an answer of the board-game database (XML API 2, `search` and `thing`): those with a primary name. The
 * parser knows only XML's own five entities, so no answer can make it read a file or grow without end.
 *
 * @throws Error for what is no XML of this kind
 */
export function gamesOf(xml: string): BoardGameDto[] {
  const games: BoardGameDto[] = [];
  let game: Partial<BoardGameDto> = {};
  let text = '';
  let root = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes: { id, type, value } }) => {
    root ||= name;
    text = '';
    if (name === 'item') {
      game = { id: Number(id), yearPublished: null, thumbnail: null };
    } else if (name === 'name' && type === 'primary') {
      game.name = value;
    } else if (name === 'yearpublished') {
      // The database says 0 where nobody knows.
      game.yearPublished = Number.parseInt(value ?? '', 10) || null;
    }
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'thumbnail') {
      game.thumbnail = text.trim() || null;
    } else if (name === 'item' && isGame(game)) {
      games.push(game);
    }
  });
  parser.write(xml).close();
  if (root !== 'items') {
    throw new Error(`The answer is no list of items: ${root}`);
  }
  return games;
}

function isGame(game: Partial<BoardGameDto>): game is BoardGameDto {
  return Number.isSafeInteger(game.id) && Boolean(game.name);
}
