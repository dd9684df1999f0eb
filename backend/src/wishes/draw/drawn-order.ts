import { createHash } from 'node:crypto';
import type { DrawParty } from './draw-input.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** What is published before a draw, so that nobody can choose the seed by what it would bring. */
export const seedHashOf = (seed: string): string => sha256(seed);

/** One more than the greatest number that a SHA-256 can be. */
const NUMBERS = 2n ** 256n;

/** The drawn order, and that of every second round. */
interface DrawnOrders {
  drawn: DrawParty[];
  turned: DrawParty[];
}

/**
 * The orders of a draw. With the SHA-256 of "seed:party" as a number x from 0 up to 1, and m as the greatest number of parties that one of
 * the party's people is in, the drawn order is that of (1 - x)^m and the turned one that of x^m, the greatest first. The best place of
 * somebody in m such parties is then spread in both as that of somebody in one, so nobody has more chances to come first by being
 * in several. Where everybody is in one party, each order is the other one turned round.
 */
export function drawnOrders(parties: DrawParty[], seed: string): DrawnOrders {
  const partiesOf = new Map<number, number>();
  for (const person of parties.flatMap(({ people }) => people))
    partiesOf.set(person, (partiesOf.get(person) ?? 0) + 1);
  const most = Math.max(1, ...partiesOf.values());
  const placed = parties.map((party) => {
    const times = Math.max(1, ...party.people.map((person) => partiesOf.get(person) ?? 1));
    const number = BigInt(`0x${sha256(`${seed}:${party.id}`)}`);
    // As whole numbers, which every language has: all of them times the same power.
    const power = (base: bigint) => base ** BigInt(times) * NUMBERS ** BigInt(most - times);
    return { party, drawn: power(NUMBERS - number), turned: power(number) };
  });
  const by = (order: keyof DrawnOrders) =>
    placed.toSorted((one, other) => (one[order] > other[order] ? -1 : 1)).map(({ party }) => party);
  return { drawn: by('drawn'), turned: by('turned') };
}

/** Parties in the drawn order. */
export const inDrawnOrder = (parties: DrawParty[], seed: string): DrawParty[] =>
  drawnOrders(parties, seed).drawn;
