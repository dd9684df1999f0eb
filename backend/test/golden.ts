import { readFileSync, writeFileSync } from 'node:fs';

/** What a kept file holds, which UPDATE_GOLDEN=1 writes first. A missing one fails, so that none is lost without a word. */
export function golden(file: string, current: string): string {
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, current);
  return readFileSync(file, 'utf8');
}
