/** The game's name, and which game of the board-game database it is; no id while none is picked. */
export interface PickedGame {
  gameName: string;
  bggId: number | null;
  bggThumbnail: string | null;
}

/** The public database that listings link to. */
export const BOARD_GAME_DATABASE = { name: 'BoardGameGeek', url: 'https://boardgamegeek.com' };

const NAME_MAX = 100;

export function nameError({ gameName }: PickedGame): string | undefined {
  const name = gameName.trim();
  if (name === '') return 'Game name is required';
  return [...name].length > NAME_MAX ? 'Game name is too long' : undefined;
}

/** A name that is wrong in itself says so alone. */
export function pickError(game: PickedGame): string | undefined {
  const isMissing = game.bggId === null && nameError(game) === undefined;
  return isMissing ? `Please select a game from ${BOARD_GAME_DATABASE.name}.` : undefined;
}
