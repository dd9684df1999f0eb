import { SaxesParser } from 'saxes';
import type { KnownBoardGameDto } from './board-games.dto.ts';

/**
 * The games of an answer of the board-game database (XML API 2, `search` and `thing`): those with a primary name. The
 * parser knows only XML's own five entities, so no answer can make it read a file or grow without end.
 * Throws Error for what is no XML of this kind.
 */
export function gamesOf(xml: string): KnownBoardGameDto[] {
  const games: KnownBoardGameDto[] = [];
  let game: Partial<KnownBoardGameDto> = {};
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
      game = { ...NOTHING_KNOWN, id: Number(id) };
    } else if (name === 'name' && type === 'primary') {
      game.name = value;
    } else if (name === 'yearpublished') {
      game.yearPublished = known(value);
    } else if (name === 'minplayers') {
      game.minPlayers = known(value, SMALL_MAX);
    } else if (name === 'maxplayers') {
      game.maxPlayers = known(value, SMALL_MAX);
    } else if (name === 'playingtime') {
      game.minutes = known(value, SMALL_MAX);
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

const NOTHING_KNOWN = {
  yearPublished: null,
  thumbnail: null,
  minPlayers: null,
  maxPlayers: null,
  minutes: null,
};

/** More than any players or minutes that make sense. */
const SMALL_MAX = 30_000;

/** The database says 0 where nobody knows. */
function known(value = '', max = Number.MAX_SAFE_INTEGER): number | null {
  const number = Number.parseInt(value, 10) || null;
  return number !== null && number <= max ? number : null;
}

function isGame(game: Partial<KnownBoardGameDto>): game is KnownBoardGameDto {
  return Number.isSafeInteger(game.id) && Boolean(game.name);
}
