import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Player } from '../src/events/testing/event.factory.ts';
import type { TestApp } from './test-app.ts';

/** Something of somebody's: what names it in a path, and what a call about it sends besides the samples of the contract. */
export interface Thing {
  parts: Record<string, string>;
  form?: object;
}

/** How a module makes its things, by the beginning of the paths of calls about them: `things` of a `testing/*.things.ts`. */
export type Things = Record<string, (owner: Player, app: TestApp) => Promise<Thing>>;

const SOURCES = join(import.meta.dirname, '../src');
const MADE: Things[] = await Promise.all(
  globSync('**/testing/*.things.ts', { cwd: SOURCES }).map(
    async (file) => (await import(join(SOURCES, file))).things,
  ),
);

/** @param path of a call, as openapi.json has it */
export function thingOf(path: string, owner: Player, app: TestApp): Promise<Thing> {
  const [nearest] = MADE.flatMap(Object.entries<Things[string]>)
    .filter(([start]) => path.startsWith(start))
    .sort(([one], [other]) => other.length - one.length);
  if (!nearest) {
    throw new Error(
      `${path} is about a thing that no module makes: add a row to the testing/*.things.ts of its module`,
    );
  }
  const [, make] = nearest;
  return make(owner, app);
}
