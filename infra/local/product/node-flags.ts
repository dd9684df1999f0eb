import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

/** The flags that Node gets for one of the product's programs, the same that `bin/tablefall` gives it. */
export function nodeFlags(program: string): string[] {
  return readFileSync(join(ROOT, 'infra/product/node-flags'), 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([name]) => name === 'every' || name === program)
    .flatMap(([, ...flags]) => flags);
}
