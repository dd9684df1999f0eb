import { createHash } from 'node:crypto';
import { drawByWords } from '../draw/testing/draw-by-words.ts';

/** Minutes; games 0 and 1 are at one time, and so are 1 and 2 for a while. */
export const TIMES = [
  { starts: 1000, ends: 1060 },
  { starts: 1030, ends: 1120 },
  { starts: 1090, ends: 1150 },
  { starts: 3000, ends: 3060 },
];

export interface ModelGame {
  id: string;
  /** Besides its host's. */
  seats: number;
  isCancelled: boolean;
  seated: Set<number>;
  waiting: number[];
}

/** What should become of wishes, told as plainly as possible; players and games are numbers. It knows no line of the product. */
export class WishesModel {
  isDrawn = false;
  readonly wishes: number[][];
  private readonly movesAlong: boolean[];

  constructor(
    readonly games: ModelGame[],
    /** By player. */
    private readonly nameIds: string[],
  ) {
    this.wishes = nameIds.map(() => []);
    this.movesAlong = nameIds.map(() => true);
  }

  wish(player: number, game: number): void {
    if (!this.wishesOf(player).includes(game)) this.wishesOf(player).push(game);
  }

  putFirst(player: number, game: number): void {
    this.wishes[player] = [game, ...this.wishesOf(player).filter((wish) => wish !== game)];
  }

  withdraw(player: number, game: number): void {
    this.wishes[player] = this.wishesOf(player).filter((wish) => wish !== game);
  }

  choose(player: number, movesAlong: boolean): void {
    this.movesAlong[player] = movesAlong;
  }

  cancel(game: number): void {
    const { seated } = this.game(game);
    Object.assign(this.game(game), { isCancelled: true, seated: new Set(), waiting: [] });
    for (const player of this.wishes.keys()) this.withdraw(player, game);
    this.serve((waiting) => waiting.some((player) => seated.has(player)));
  }

  /** Whether it may have so many seats besides its host's. */
  resize(game: number, seats: number): boolean {
    if (seats < this.game(game).seated.size) return false;
    this.game(game).seats = seats;
    this.promote(this.game(game));
    return true;
  }

  /** Whether they get a seat. */
  join(player: number, game: number): boolean {
    const { seated, seats, waiting } = this.game(game);
    if (!this.isDrawn || seated.size >= seats || this.isBusy(player, game)) return false;
    seated.add(player);
    this.game(game).waiting = waiting.filter((other) => other !== player);
    return true;
  }

  leave(player: number, game: number): void {
    if (!this.game(game).seated.delete(player)) return;
    this.promote(this.game(game));
    this.serve((waiting) => waiting.includes(player));
  }

  draw(seed: string): void {
    this.isDrawn = true;
    const drawn = this.games.filter(({ isCancelled }) => !isCancelled).sort(byId);
    const players = [...this.nameIds.keys()].filter((player) => this.wishesOf(player).length > 0);
    const inOrder = players.sort((one, other) => (this.lineOf(one) < this.lineOf(other) ? -1 : 1));
    const parties = inOrder.map((player, id) => ({
      id,
      size: 1,
      busy: [],
      movesAlong: this.movesAlong[player] ?? true,
      wishes: this.wishesOf(player).map((game) => drawn.indexOf(this.game(game))),
      people: [player],
    }));
    const games = drawn.map((game, id) => ({ id, seats: game.seats, ...this.timeOf(game) }));
    for (const [party, held] of drawByWords({ games, parties, limits: [] }, seed))
      for (const game of held) drawn[game]?.seated.add(inOrder[party] ?? -1);
    const lot = (id: number) => createHash('sha256').update(`${seed}:${id}`).digest('hex');
    for (const { id, wishes, people } of parties.sort((one, other) => (lot(one.id) < lot(other.id) ? -1 : 1)))
      for (const game of wishes.map((wish) => drawn[wish] as ModelGame)) {
        const [player = id] = people;
        if (!game.seated.has(player) && !this.isBusy(player, this.games.indexOf(game)))
          game.waiting.push(player);
      }
  }

  game(game: number): ModelGame {
    return this.games[game] as ModelGame;
  }

  private wishesOf(player: number): number[] {
    return this.wishes[player] as number[];
  }

  /** By which the product puts parties into an order that says nothing of when they wished. */
  private lineOf(player: number): string {
    return createHash('md5').update(`{${this.nameIds[player]}}`).digest('hex');
  }

  private timeOf(game: ModelGame) {
    return TIMES[this.games.indexOf(game)] as (typeof TIMES)[number];
  }

  private isBusy(player: number, game: number): boolean {
    const { starts, ends } = this.timeOf(this.game(game));
    return this.games.some((other) => {
      const time = this.timeOf(other);
      return other.seated.has(player) && starts < time.ends && time.starts < ends;
    });
  }

  /** Whoever waits and has time gets a free seat, in their order. */
  private promote(game: ModelGame): void {
    const number = this.games.indexOf(game);
    for (const player of [...game.waiting]) {
      if (game.seated.size >= game.seats || this.isBusy(player, number)) continue;
      game.waiting = game.waiting.filter((other) => other !== player);
      game.seated.add(player);
    }
  }

  private serve(isConcerned: (waiting: number[]) => boolean): void {
    for (const game of [...this.games].sort(byId)) if (isConcerned(game.waiting)) this.promote(game);
  }
}

const byId = (one: ModelGame, other: ModelGame) => (one.id < other.id ? -1 : 1);
