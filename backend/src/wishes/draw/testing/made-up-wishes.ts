import { createHash } from 'node:crypto';
import type { DrawGame, DrawInput, DrawParty } from '../draw-input.ts';

/** Numbers from 0 up to 1 that are the same in every run. */
export function numbersOf(name: string): () => number {
  let count = 0;
  return () => createHash('sha256').update(`${name}/${count++}`).digest().readUInt32BE() / 2 ** 32;
}

export interface MadeUp {
  games: number;
  parties: number;
  wishes: [least: number, most: number];
  seats?: number;
  blocks?: number;
  /** Share of parties that are a pair or more, of people who are in another party besides, and of parties that allow moving. */
  groups?: number;
  inTwo?: number;
  moveAlong?: number;
  busy?: number;
  /** Of people who may get no more than two games. */
  limited?: number;
  /** Share of games whose time nobody knows yet. */
  undetermined?: number;
}

/** Wishes as people have them: some games are wished for by many, most by few. */
export function madeUpWishes(name: string, made: MadeUp): DrawInput {
  const {
    games: many,
    seats = 3,
    blocks = 8,
    groups = 0,
    inTwo = 0,
    moveAlong = 0,
    busy = 0,
    limited = 0,
    undetermined = 0,
  } = made;
  const random = numbersOf(name);
  const upTo = (below: number) => Math.floor(random() * below);
  const games = Array.from({ length: many }, (_, id): DrawGame => {
    const starts = upTo(blocks) * 240 + upTo(2) * 60;
    if (random() < undetermined) return { id: id + 1, seats, starts: 0, ends: 0 };
    return { id: id + 1, seats, starts, ends: starts + 180 };
  });
  let person = 0;
  const parties = Array.from({ length: made.parties }, (_, id): DrawParty => {
    const size = random() < groups ? 2 + upTo(3) : 1;
    const people = Array.from({ length: size }, () => ++person);
    if (id > 0 && random() < inTwo) people[0] = 1 + upTo(person - size);
    const [least, most] = made.wishes;
    const wishes = new Set<number>();
    const wanted = Math.min(least + upTo(most - least + 1), many);
    while (wishes.size < wanted) wishes.add(1 + Math.floor(random() ** 2 * many));
    const starts = upTo(blocks) * 240;
    return {
      id: id + 1,
      size,
      busy: random() < busy ? [{ starts, ends: starts + 240 }] : [],
      movesAlong: random() < moveAlong,
      wishes: [...wishes],
      people: [...new Set(people)],
    };
  });
  const limits = Array.from({ length: person }, (_, index) => ({ person: index + 1, games: 1 + upTo(2) }));
  return { games, parties, limits: limits.filter(() => random() < limited) };
}
