import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/paths.ts';
import { publishedReport } from './report.ts';

/** The migrations of this checkout, oldest first, without `.sql`. */
export function migrations(): string[] {
  return readdirSync(join(ROOT, 'backend/migrations'))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort();
}

/** Those that have come since the figures were published: what they measured was another product. */
export function newerMigrations(): string[] {
  const { migration = '' } = publishedReport();
  return migrations().filter((name) => name > migration);
}
