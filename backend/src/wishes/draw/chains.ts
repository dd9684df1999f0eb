import type { DrawParty } from './draw-input.ts';
import type { Hall } from './hall.ts';

/** A party that would take its place, and the game that it would leave for that; who comes first leaves none. */
interface Link {
  party: DrawParty;
  leaves: number | null;
  /** Who would sit where this one sat. */
  follower: Link | null;
}

/**
 * Seats parties that have nothing, by moving others to another of their wishes: whoever is moved or seated so allowed it, and is in
 * no other party; whoever is moved has the same size, so that seats only fill. It is played after the first round, when each party holds one game at most.
 */
export class Chains {
  private readonly places: Map<number, number>;
  /** Parties from which no chain leads to a free seat. That stays so, as no chain gives seats back. */
  private readonly deadEnds = new Set<number>();
  private readonly partiesOfPerson = new Map<number, number>();

  constructor(
    private readonly hall: Hall,
    private readonly order: DrawParty[],
  ) {
    this.places = new Map(order.map(({ id }, place) => [id, place]));
    for (const person of order.flatMap(({ people }) => people))
      this.partiesOfPerson.set(person, (this.partiesOfPerson.get(person) ?? 0) + 1);
  }

  /** Seats, in drawn order, who may be moved and has nothing. */
  play(): void {
    for (const party of this.order)
      if (this.mayBeMoved(party) && !party.people.some((person) => this.hall.hasSomething(person)))
        this.seat(party);
  }

  /** Takes the shortest chain that there is. */
  private seat(party: DrawParty): void {
    const links: Link[] = [{ party, leaves: null, follower: null }];
    const reached = new Set([party.id]);
    for (const link of links) {
      const wishes = link.party.wishes.filter(
        (game) => game !== link.leaves && this.hall.isFree(link.party, game, link.leaves ?? undefined),
      );
      const free = wishes.find((game) => this.hall.hasRoom(link.party, game));
      if (free !== undefined) {
        this.move(link, free);
        return;
      }
      for (const game of wishes)
        for (const next of this.movableAt(game, party.size)) {
          if (reached.has(next.id) || this.deadEnds.has(next.id)) continue;
          reached.add(next.id);
          links.push({ party: next, leaves: game, follower: link });
        }
    }
    for (const id of reached) this.deadEnds.add(id);
  }

  private move(last: Link, free: number): void {
    let game = free;
    for (let link: Link | null = last; link; link = link.follower) {
      if (link.leaves !== null) this.hall.unseat(link.party, link.leaves);
      this.hall.seat(link.party, game);
      if (link.leaves !== null) game = link.leaves;
    }
  }

  private movableAt(game: number, size: number): DrawParty[] {
    return this.hall
      .partiesAt(game)
      .filter((party) => party.size === size && this.mayBeMoved(party))
      .sort((one, other) => (this.places.get(one.id) ?? 0) - (this.places.get(other.id) ?? 0));
  }

  /** Whether it allowed it, and none of its people is in another party, whose games a move could hit. */
  private mayBeMoved({ people, movesAlong }: DrawParty): boolean {
    return movesAlong && people.every((person) => this.partiesOfPerson.get(person) === 1);
  }
}
