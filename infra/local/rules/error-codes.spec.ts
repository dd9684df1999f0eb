import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { shippedFiles } from './own-imports.ts';

const CLASS = /^(?:export )?(?:abstract )?class (\w+) extends (\w+)/gm;

/** The classes of refusals below `ApiError`, each as often as it is declared. */
function refusals(): string[] {
  const declared = shippedFiles('backend/src').flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(CLASS)].map(([, name = '', base = '']) => ({
      name,
      base,
    })),
  );
  const baseOf = new Map(declared.map(({ name, base }) => [name, base]));
  const isRefusal = (name = ''): boolean =>
    name === 'ApiError' || (baseOf.has(name) && isRefusal(baseOf.get(name)));
  return declared.filter(({ base }) => isRefusal(base)).map(({ name }) => name);
}

describe('refusals', () => {
  it('should have a code of their own each, which is the name of their class', () => {
    const names = refusals();
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('should end with the word that the code leaves out', () => {
    expect(refusals().filter((name) => !name.endsWith('Error'))).toEqual([]);
  });
});
