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
  return lines(release)
    .filter(([name]) => name === 'every' || name === program)
    .flatMap(([, ...flags]) => flags);
}

/** The environment variables that every program gets with them. */
export function nodeEnvironment(release = ROOT): Record<string, string> {
  return Object.fromEntries(
    lines(release)
      .filter(([name]) => name === 'environment')
      .flatMap(([, ...settings]) => settings.map((setting) => setting.split('='))),
  );
}

function lines(release: string): string[][] {
  const file = join(release, FILE);
  const text = readFileSync(existsSync(file) ? file : join(ROOT, FILE), 'utf8');
  return text.split('\n').map((line) => line.split(' '));
}
