import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { RefusedStart } from '../refused-start.ts';
import { checksumOf, MIGRATIONS_FOLDER, type MigrationFile, migrationFiles, nameOf } from './migrations.ts';
import { rowsOf, sql } from './sql.ts';

/** The file that keeps what each migration was when it was written down, as `sha256sum --check` reads it. */
export const CHECKSUMS = join(MIGRATIONS_FOLDER, 'SHA256SUMS');

/**
 * The lines of `CHECKSUMS`: those that stand, and one for each migration that is new.
 * Throws Error when a migration that stands was changed or is gone.
 */
export function checksumLines(files = migrationFiles(), known = readFileSync(CHECKSUMS, 'utf8')): string {
  const now = new Map(files.map((migration) => [migration.file, checksumOf(migration)]));
  for (const line of known.split('\n').filter(Boolean)) {
    const [checksum, file = ''] = line.split('  ');
    if (now.get(file) !== checksum) {
      throw new Error(
        `${file} was changed, and migrations that stand never are: write another one. ` +
          'Where nobody has it yet, take its line out of backend/migrations/SHA256SUMS.',
      );
    }
  }
  return [...now].map(([file, checksum]) => `${checksum}  ${file}\n`).join('');
}

/** Throws RefusedStart when a migration that ran on this database says something else today. */
export async function refuseChangedMigrations(em: EntityManager, files: MigrationFile[]): Promise<void> {
  if (!(await keepsChecksums(em))) return;
  const applied = await rowsOf<{ name: string; checksum: string }>(
    em,
    sql`select name, checksum from mikro_orm_migrations where checksum is not null`,
  );
  const then = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const changed = files.filter((migration) => {
    const checksum = then.get(nameOf(migration.file));
    return checksum !== undefined && checksum !== checksumOf(migration);
  });
  if (changed.length === 0) return;
  throw new RefusedStart(
    `The database was made by other files than these: ${changed.map(({ file }) => file).join(', ')}. ` +
      'Nothing was done. Install the release anew, with its backend/migrations as they come; ' +
      'the columns name and checksum of mikro_orm_migrations say what ran here.',
  );
}

/** Writes down what the migrations are that ran, of those that were not written down yet. */
export async function recordChecksums(em: EntityManager, files: MigrationFile[]): Promise<void> {
  if (!(await keepsChecksums(em))) return;
  const names = files.map(({ file }) => nameOf(file));
  await rowsOf(
    em,
    sql`
      update mikro_orm_migrations as applied set checksum = file.checksum
      from unnest(${names}::text[], ${files.map(checksumOf)}::text[]) as file (name, checksum)
      where applied.name = file.name and applied.checksum is null`,
  );
}

/** Only after the migration that adds the column. */
async function keepsChecksums(em: EntityManager): Promise<boolean> {
  const columns = await rowsOf(
    em,
    sql`
      select from information_schema.columns
      where table_schema = current_schema and table_name = 'mikro_orm_migrations' and column_name = 'checksum'`,
  );
  return columns.length > 0;
}
