import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/paths.ts';
import { publishedReport } from './report.ts';
import type { Result } from './result.ts';

/** The migrations of this checkout, oldest first, without `.sql`. */
export function migrations(): string[] {
  return readdirSync(join(ROOT, 'backend/migrations'))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort();
}

/** The migration up to which all of them are as new: rows are published one by one. */
export function oldestOf(results: Result[]): string {
  return results.map(({ migration }) => migration).sort()[0] ?? '';
}

/** Those that have come since the oldest figure was published: what it measured was another product. */
export function newerMigrations(): string[] {
  const oldest = oldestOf(publishedReport().results);
  return migrations().filter((name) => name > oldest);
}
