import { isDeepStrictEqual } from 'node:util';
import { draw } from './draw.ts';
import type { DrawResult } from './draw-input.ts';
import { seedHashOf } from './drawn-order.ts';
import { readPublishedDraw } from './published-draw.ts';

/** What somebody who checks a draw finds: nothing, or what is not as it was published. */
export interface Verification {
  differences: string[];
  recomputed: DrawResult;
}

/** Runs a published draw again and compares. `hash` is what the person who asks saw before the draw, if they did. */
export function verify(text: string, hash?: string): Verification {
  const { seedHash, seed, input, result } = readPublishedDraw(text);
  const recomputed = draw(input, seed);
  const differences = [
    ...(seedHashOf(seed) === seedHash ? [] : [`The seed's hash is ${seedHashOf(seed)}, not ${seedHash}.`]),
    ...(hash === undefined || hash === seedHash
      ? []
      : [`You saw the hash ${hash}, and ${seedHash} is published.`]),
    ...differencesOf('Seats', recomputed.seats, result.seats, 'party'),
    ...differencesOf('Waitlists', recomputed.waitlists, result.waitlists, 'game'),
    ...(isDeepStrictEqual(recomputed.counts, result.counts) ? [] : ['The counts are others.']),
  ];
  return { differences, recomputed };
}

function differencesOf<K extends string>(
  what: string,
  recomputed: Record<K, unknown>[],
  published: unknown,
  key: K,
): string[] {
  if (isDeepStrictEqual(recomputed, published)) return [];
  if (!Array.isArray(published)) return [`${what} are not published.`];
  const byKey = new Map(published.map((row: Record<K, unknown>) => [row?.[key], row]));
  const others = recomputed.filter((row) => !isDeepStrictEqual(row, byKey.get(row[key])));
  const missing = new Set(recomputed.map((row) => row[key]));
  const tooMany = published.filter((row) => !missing.has(row?.[key]));
  const named = [...others, ...tooMany].map((row) => row?.[key]);
  return [`${what} are others for ${key} ${named.slice(0, 10).join(', ') || '(another order)'}.`];
}
