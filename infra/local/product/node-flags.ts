import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

const FILE = 'infra/product/node-flags';

/**
 * The flags that Node gets for one of the product's programs, the same that `bin/tablefall` gives it.
 *
 * @param release the folder of another release; one that has no such file gets these
 */
export function nodeFlags(program: string, release = ROOT): string[] {
  const file = join(release, FILE);
  return readFileSync(existsSync(file) ? file : join(ROOT, FILE), 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([name]) => name === 'every' || name === program)
    .flatMap(([, ...flags]) => flags);
}
