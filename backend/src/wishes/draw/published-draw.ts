import type { DrawGame, DrawInput, DrawParty, DrawResult, Span } from './draw-input.ts';

/** What is published of a draw that has been run: all that it takes to run it again. */
export interface PublishedDraw {
  /** The SHA-256 of the seed, which was shown before. */
  seedHash: string;
  seed: string;
  input: DrawInput;
  result: DrawResult;
}

/** That a file is no published draw, and where it is not. */
export class UnreadableDrawError extends Error {}

/** Reads what somebody calls a published draw. The result is not looked at: it is compared as a whole. */
export function readPublishedDraw(text: string): PublishedDraw {
  const file = record(parsed(text), 'the file');
  return {
    seedHash: words(file.seedHash, 'seedHash'),
    seed: words(file.seed, 'seed'),
    input: readInput(file.input),
    result: record(file.result, 'result') as unknown as DrawResult,
  };
}

function readInput(value: unknown): DrawInput {
  const input = record(value, 'input');
  const games = list(input.games, 'games').map(game);
  const parties = list(input.parties, 'parties').map(party);
  const limits = list(input.limits, 'limits').map((value, index) => {
    const limit = record(value, `limits[${index}]`);
    return {
      person: whole(limit.person, `limits[${index}].person`),
      games: count(limit.games, `limits[${index}].games`),
    };
  });
  const gameIds = new Set(games.map(({ id }) => id));
  refuseUnless(gameIds.size === games.length, 'games', 'has an id twice');
  refuseUnless(new Set(parties.map(({ id }) => id)).size === parties.length, 'parties', 'has an id twice');
  for (const { id, wishes, people } of parties) {
    refuseUnless(
      wishes.every((wish) => gameIds.has(wish)),
      `parties ${id}`,
      'wishes for a game that is not there',
    );
    refuseUnless(new Set(wishes).size === wishes.length, `parties ${id}`, 'has a wish twice');
    refuseUnless(new Set(people).size === people.length, `parties ${id}`, 'has a person twice');
    refuseUnless(people.length > 0, `parties ${id}`, 'has nobody');
  }
  return { games, parties, limits };
}

function game(value: unknown, index: number): DrawGame {
  const where = `games[${index}]`;
  const { id, seats } = record(value, where);
  return { id: whole(id, `${where}.id`), seats: count(seats, `${where}.seats`), ...span(value, where) };
}

function party(value: unknown, index: number): DrawParty {
  const where = `parties[${index}]`;
  const { id, size, busy, movesAlong, wishes, people } = record(value, where);
  refuseUnless(typeof movesAlong === 'boolean', `${where}.movesAlong`, 'is neither true nor false');
  refuseUnless(count(size, `${where}.size`) > 0, `${where}.size`, 'is 0');
  return {
    id: whole(id, `${where}.id`),
    size: count(size, `${where}.size`),
    busy: list(busy, `${where}.busy`).map((one) => span(one, `${where}.busy`)),
    movesAlong: movesAlong === true,
    wishes: list(wishes, `${where}.wishes`).map((wish) => whole(wish, `${where}.wishes`)),
    people: list(people, `${where}.people`).map((person) => whole(person, `${where}.people`)),
  };
}

function span(value: unknown, where: string): Span {
  const { starts, ends } = record(value, where);
  return { starts: whole(starts, `${where}.starts`), ends: whole(ends, `${where}.ends`) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableDrawError('the file is not JSON');
  }
}

function record(value: unknown, where: string): Record<string, unknown> {
  refuseUnless(typeof value === 'object' && value !== null && !Array.isArray(value), where, 'is no object');
  return value as Record<string, unknown>;
}

function list(value: unknown, where: string): unknown[] {
  refuseUnless(Array.isArray(value), where, 'is no list');
  return value as unknown[];
}

function words(value: unknown, where: string): string {
  refuseUnless(typeof value === 'string', where, 'is no text');
  return value as string;
}

function whole(value: unknown, where: string): number {
  refuseUnless(Number.isSafeInteger(value), where, 'is no whole number');
  return value as number;
}

function count(value: unknown, where: string): number {
  refuseUnless(whole(value, where) >= 0, where, 'is below 0');
  return value as number;
}

function refuseUnless(holds: boolean, where: string, what: string): void {
  if (!holds) throw new UnreadableDrawError(`${where} ${what}`);
}
