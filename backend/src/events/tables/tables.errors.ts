import { ConflictError } from '../../http/errors/api-error.ts';
import { MINUTES_BETWEEN } from './tables.sql.ts';

/** The game that has a table. */
export interface TableGame {
  gameName: string;
  /** `Friday` */
  day: string;
  /** `3:15 PM` */
  from: string;
  until: string;
}

export class TableTakenError extends ConflictError {
  /** @param game null when it is not known any more */
  constructor(label: string | null, game: TableGame | null) {
    const table = label ? `Table ${label}` : 'The table';
    const taken = game
      ? `${table} has ${game.gameName} on ${game.day} from ${game.from} to ${game.until}, and ${MINUTES_BETWEEN} minutes stay free between two games.`
      : `${table} has another game at this time.`;
    const text = `${taken} Please choose another table or another time.`;
    super('Table taken', text, { tableId: text });
  }
}

export class NoTableError extends ConflictError {
  constructor(gameName: string) {
    super('No table', `${gameName} has no table. Two events can only swap when both have one.`);
  }
}

export class TablesInUseError extends ConflictError {
  /** @param games with their tables, as `A3: Root`, and how many more there are */
  constructor(games: string[], more: number) {
    const others = more > 0 ? ` and ${more} more` : '';
    super(
      'Tables in use',
      `Games stand on tables that would go or be kept for open gaming (${games.join(', ')}${others}). Move these games to other tables first.`,
    );
  }
}
