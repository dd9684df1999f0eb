/** Where board games are looked up; its terms ask for the credit with a link. */
export const BOARD_GAME_DATABASE = { name: 'BoardGameGeek', url: 'https://boardgamegeek.com' };
