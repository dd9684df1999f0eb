/** What a click on the place of a picture of the board-game database does. */
export const SHOW_PICTURES =
  'Show pictures from the board-game database: your browser then asks its servers.';
