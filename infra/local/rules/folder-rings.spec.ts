import { dirname } from 'node:path';
import { ownImports, shippedFiles } from './own-imports.ts';

/** The folders that the code of each folder imports from, but for those it lies in or that lie in it. */
function foldersBelow(imports: [from: string, to: string][]): Map<string, Set<string>> {
  const below = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [folder, other] = [dirname(from), dirname(to)];
    const isWithin = `${folder}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${folder}/`);
    if (!isWithin) below.set(folder, (below.get(folder) ?? new Set()).add(other));
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
    const files = ['backend/src', 'worker/src', 'infra/mail', 'infra/platform'].flatMap(shippedFiles);
    // A module's file names all folders beside it.
    const counted = files.filter((file) => !file.endsWith('.module.ts'));
    const below = foldersBelow(
      counted.flatMap((file) => ownImports(file, { types: false }).map((to): [string, string] => [file, to])),
    );
    expect(below.size).toBeGreaterThan(30);
    expect(inRings(below)).toEqual([]);
  });

  it('should have nothing at the root of infra/mail but its face, which stands on all its folders', () => {
    const atRoot = shippedFiles('infra/mail').filter((file) => dirname(file) === 'infra/mail');
    expect(atRoot).toEqual(['infra/mail/index.ts']);
  });

  it('should be seen to stand in a ring', () => {
    const ring: [string, string][] = [
      ['src/a/x.ts', 'src/b/y.ts'],
      ['src/b/z.ts', 'src/a/x.ts'],
    ];
    expect(inRings(foldersBelow(ring))).toEqual(['src/a', 'src/b']);
  });
});
