import { createHash } from 'node:crypto';
import type { DrawParty } from './draw-input.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** What is published before a draw, so that nobody can choose the seed by what it would bring. */
export const seedHashOf = (seed: string): string => sha256(seed);

/** Parties in the order of the SHA-256 of "seed:party", written in hexadecimal digits. */
export function inDrawnOrder(parties: DrawParty[], seed: string): DrawParty[] {
  return parties
    .map((party) => ({ party, lot: sha256(`${seed}:${party.id}`) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ party }) => party);
}
