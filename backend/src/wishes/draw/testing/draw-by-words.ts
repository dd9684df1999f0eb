import { createHash } from 'node:crypto';
import type { DrawInput, DrawParty } from '../draw-input.ts';

type Seats = Map<number, Set<number>>;

/**
 * The rule as somebody writes it who has only read the page /draw: it looks everything up in lists, however slow,
 * and shares no line with the product.
 */
export function drawByWords({ games, parties, limits }: DrawInput, seed: string): Seats {
  const has: Seats = new Map(parties.map(({ id }) => [id, new Set()]));
  const hash = ({ id }: DrawParty) =>
    BigInt(`0x${createHash('sha256').update(`${seed}:${id}`).digest('hex')}`);
  const shared = ({ people }: DrawParty) =>
    Math.max(...people.map((one) => parties.filter((party) => party.people.includes(one)).length));
  // (a / 2^256) ^ m of the one against (b / 2^256) ^ n of the other.
  const sorted = (chance: (party: DrawParty) => bigint) =>
    [...parties].sort((a, b) =>
      chance(a) ** BigInt(shared(a)) * 2n ** BigInt(256 * shared(b)) >
      chance(b) ** BigInt(shared(b)) * 2n ** BigInt(256 * shared(a))
        ? -1
        : 1,
    );
  const order = sorted((party) => 2n ** 256n - hash(party));
  const turned = sorted(hash);
  const partyOf = (id: number) => parties.find((party) => party.id === id) as DrawParty;
  const gameOf = (id: number) => games.find((game) => game.id === id) as DrawInput['games'][number];
  const at = (game: number) => order.filter(({ id }) => has.get(id)?.has(game));
  const hasRoom = ({ size }: DrawParty, game: number) =>
    at(game).reduce((sum, party) => sum + party.size, size) <= gameOf(game).seats;
  const with_ = (party: DrawParty) =>
    parties.filter(({ people }) => people.some((one) => party.people.includes(one)));
  const gamesOf = (person: number, but?: number) =>
    parties
      .filter(({ people }) => people.includes(person))
      .flatMap(({ id }) => [...(has.get(id) ?? [])].filter((one) => one !== but));
  const isFree = (party: DrawParty, game: number, but?: number) =>
    party.people.every(
      (person) =>
        limits.every((limit) => limit.person !== person || gamesOf(person, but).length < limit.games) &&
        !gamesOf(person, but).includes(game),
    ) &&
    [...party.people.flatMap((person) => gamesOf(person, but).map(gameOf)), ...party.busy].every(
      ({ starts, ends }) => ends <= gameOf(game).starts || starts >= gameOf(game).ends,
    );

  const round = (turn: DrawParty[]) => {
    const served: number[] = [];
    for (const party of turn) {
      if (party.people.some((person) => served.includes(person))) continue;
      for (const wish of party.wishes) {
        if (has.get(party.id)?.has(wish) || !hasRoom(party, wish) || !isFree(party, wish)) continue;
        has.get(party.id)?.add(wish);
        served.push(...party.people);
        break;
      }
    }
    return served.length;
  };

  const chain = (first: DrawParty) => {
    const queue: [who: number, path: [number, number | undefined][]][] = [
      [first.id, [[first.id, undefined]]],
    ];
    const queued = [first.id];
    for (const [who, path] of queue) {
      const left = path.at(-1)?.[1];
      const possible = partyOf(who).wishes.filter(
        (wish) => wish !== left && isFree(partyOf(who), wish, left),
      );
      const end = possible.find((wish) => hasRoom(partyOf(who), wish));
      if (end !== undefined) {
        const targets = [...path.slice(1).map(([, leaves]) => leaves as number), end];
        for (const [id, leaves] of path) if (leaves !== undefined) has.get(id)?.delete(leaves);
        for (const [step, [id]] of path.entries()) has.get(id)?.add(targets[step] as number);
        return;
      }
      for (const wish of possible)
        for (const other of at(wish)) {
          const isAlone = with_(other).length === 1;
          if (queued.includes(other.id) || !other.movesAlong || other.size !== first.size || !isAlone)
            continue;
          queued.push(other.id);
          queue.push([other.id, [...path, [other.id, wish]]]);
        }
    }
  };

  round(order);
  for (const party of order)
    if (party.movesAlong && with_(party).length === 1 && has.get(party.id)?.size === 0) chain(party);
  for (let turn = turned; round(turn) > 0; ) turn = turn === turned ? order : turned;
  return has;
}
