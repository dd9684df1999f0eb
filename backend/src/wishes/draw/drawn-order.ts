import { createHash } from 'node:crypto';
import type { DrawParty } from './draw-input.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** What is published before a draw, so that nobody can choose the seed by what it would bring. */
export const seedHashOf = (seed: string): string => sha256(seed);

/** One more than the greatest number that a SHA-256 can be. */
const NUMBERS = 2n ** 256n;

/**
 * Parties in the drawn order. With the SHA-256 of "seed:party" as a number x from 0 up to 1, that is the order of (1 - x)^m, the greatest first, where m is
 * the greatest number of parties that one of the party's people is in. The best place of somebody in m such parties is then spread
 * as that of somebody in one, so nobody has more chances to come first by being in several.
 */
export function inDrawnOrder(parties: DrawParty[], seed: string): DrawParty[] {
  const partiesOf = new Map<number, number>();
  for (const person of parties.flatMap(({ people }) => people))
    partiesOf.set(person, (partiesOf.get(person) ?? 0) + 1);
  const most = Math.max(1, ...partiesOf.values());
  return parties
    .map((party) => {
      const times = Math.max(1, ...party.people.map((person) => partiesOf.get(person) ?? 1));
      const rest = NUMBERS - BigInt(`0x${sha256(`${seed}:${party.id}`)}`);
      // As whole numbers, which every language has: all of them times the same power.
      return { party, place: rest ** BigInt(times) * NUMBERS ** BigInt(most - times) };
    })
    .sort((one, other) => (one.place > other.place ? -1 : 1))
    .map(({ party }) => party);
}
