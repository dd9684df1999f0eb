import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { ROOT } from '../paths.ts';

interface Module {
  source: string;
  dependencies: { resolved: string; dependencyTypes: string[] }[];
}

/** A module's file names all folders beside it, and specs use what they need. */
const NOT_COUNTED = /\.module\.ts$|\.spec\.ts$|\/testing\/|\/test\//;

/** The folders that the code of each folder imports from, but for those it lies in or that lie in it. */
function foldersBelow(modules: Module[]): Map<string, Set<string>> {
  const below = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    if (NOT_COUNTED.test(source)) continue;
    const folder = dirname(source);
    for (const { resolved, dependencyTypes } of dependencies) {
      const other = dirname(resolved);
      const isWithin = `${folder}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${folder}/`);
      if (isWithin || dependencyTypes.includes('type-only')) continue;
      below.set(folder, (below.get(folder) ?? new Set()).add(other));
    }
  }
  return below;
}

/** The folders that can be come back to from themselves. */
function inRings(below: Map<string, Set<string>>): string[] {
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of below.get(from) ?? []) {
      if (!seen.has(next)) reached(next, seen.add(next));
    }
    return seen;
  };
  return [...below.keys()].filter((folder) => reached(folder).has(folder)).sort();
}

describe('the folders of backend, worker and platform', () => {
  it('should stand one above the other, so that a reader knows where to begin', () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
        ...['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json'],
        ...['backend/src', 'worker/src', 'worker/mail', 'infra/platform'],
      ],
      { cwd: ROOT, encoding: 'utf8', maxBuffer: 100_000_000 },
    );
    if (!stdout) throw new Error(stderr);
    const below = foldersBelow((JSON.parse(stdout) as { modules: Module[] }).modules);
    expect(below.size).toBeGreaterThan(30);
    expect(inRings(below)).toEqual([]);
  });

  it('should be seen to stand in a ring', () => {
    const module = (source: string, resolved: string): Module => ({
      source,
      dependencies: [{ resolved, dependencyTypes: ['local'] }],
    });
    const ring = [module('src/a/x.ts', 'src/b/y.ts'), module('src/b/z.ts', 'src/a/x.ts')];
    expect(inRings(foldersBelow(ring))).toEqual(['src/a', 'src/b']);
  });
});
