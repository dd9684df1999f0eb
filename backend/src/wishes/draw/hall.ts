import type { DrawGame, DrawInput, DrawParty, Span } from './draw-input.ts';

const overlap = (one: Span, other: Span): boolean => one.starts < other.ends && other.starts < one.ends;

/** Who sits where while it is drawn. Nobody sits in it without room and time. */
export class Hall {
  private readonly games: Map<number, DrawGame>;
  private readonly free: Map<number, number>;
  private readonly seated = new Map<number, Set<DrawParty>>();
  private readonly gamesByParty = new Map<number, Set<number>>();
  private readonly gamesByPerson = new Map<number, DrawGame[]>();
  private readonly limits: Map<number, number>;

  constructor({ games, limits }: DrawInput) {
    this.games = new Map(games.map((game) => [game.id, game]));
    this.free = new Map(games.map(({ id, seats }) => [id, seats]));
    this.limits = new Map(limits.map(({ person, games: most }) => [person, most]));
  }

  hasRoom(party: DrawParty, game: number): boolean {
    return this.freeSeatsOf(game) >= party.size;
  }

  /** Whether each of the party has time for the game and may get one more; what they would leave for it does not count. */
  isFree(party: DrawParty, game: number, leaving?: number): boolean {
    const span = this.gameOf(game);
    const mayCome = (person: number) => {
      const held = (this.gamesByPerson.get(person) ?? []).filter(({ id }) => id !== leaving);
      const most = this.limits.get(person) ?? Number.POSITIVE_INFINITY;
      return held.length < most && !held.some((other) => other.id === game || overlap(other, span));
    };
    return !party.busy.some((busy) => overlap(busy, span)) && party.people.every(mayCome);
  }

  seat(party: DrawParty, game: number): void {
    this.free.set(game, this.freeSeatsOf(game) - party.size);
    added(this.seated, game).add(party);
    added(this.gamesByParty, party.id).add(game);
    for (const person of party.people)
      this.gamesByPerson.set(person, [...(this.gamesByPerson.get(person) ?? []), this.gameOf(game)]);
  }

  unseat(party: DrawParty, game: number): void {
    this.free.set(game, this.freeSeatsOf(game) + party.size);
    this.seated.get(game)?.delete(party);
    this.gamesByParty.get(party.id)?.delete(game);
    for (const person of party.people)
      this.gamesByPerson.set(
        person,
        (this.gamesByPerson.get(person) ?? []).filter(({ id }) => id !== game),
      );
  }

  holds(party: DrawParty, game: number): boolean {
    return this.gamesByParty.get(party.id)?.has(game) ?? false;
  }

  hasSomething(person: number): boolean {
    return (this.gamesByPerson.get(person)?.length ?? 0) > 0;
  }

  partiesAt(game: number): DrawParty[] {
    return [...(this.seated.get(game) ?? [])];
  }

  freeSeatsOf(game: number): number {
    return this.free.get(game) ?? 0;
  }

  private gameOf(id: number): DrawGame {
    const game = this.games.get(id);
    if (!game) throw new Error(`game ${id} is wished for, but not drawn`);
    return game;
  }
}

function added<T>(sets: Map<number, Set<T>>, key: number): Set<T> {
  const set = sets.get(key) ?? new Set<T>();
  sets.set(key, set);
  return set;
}
