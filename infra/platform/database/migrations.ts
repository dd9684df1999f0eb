import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MigrationObject } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { PRODUCT_FOLDER } from '../product-folder.ts';

/** The folder of SQL files. */
export const MIGRATIONS_FOLDER = join(PRODUCT_FOLDER, 'backend/migrations');

/** The first line of a migration that PostgreSQL does not let run in a transaction: `create index concurrently`. */
const OUTSIDE = '-- not in a transaction\n';

/** A SQL file of the product. */
export interface MigrationFile {
  file: string;
  statements: string;
}

/** One SQL file each, named `0001-what-it-does.sql`, in the order of their names. */
export function migrationFiles(): MigrationFile[] {
  return readdirSync(MIGRATIONS_FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ file, statements: readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8') }));
}

/** The names under which the database remembers them, oldest first. */
export function migrationNames(): string[] {
  return migrationFiles().map(({ file }) => nameOf(file));
}

/** The name under which the database remembers a file. */
export function nameOf(file: string): string {
  return basename(file, '.sql');
}

/** The SHA-256 of a migration, by which a change of it is noticed. */
export function checksumOf({ statements }: MigrationFile): string {
  return createHash('sha256').update(statements).digest('hex');
}

/** Whether a migration runs in a transaction of its own, as all do that do not say otherwise. */
export function isTransactional({ statements }: MigrationFile): boolean {
  return !statements.startsWith(OUTSIDE);
}

/** The migrations as the ORM runs them. */
export function migrations(files = migrationFiles()): MigrationObject[] {
  return files.map((migration) => ({
    name: nameOf(migration.file),
    class: class extends Migration {
      override isTransactional(): boolean {
        return isTransactional(migration);
      }

      override up(): void {
        // Statements that are sent together share a transaction.
        const { statements } = migration;
        const pieces = this.isTransactional() ? [statements] : statements.split(/(?<=;)[ \t]*$/m);
        for (const piece of pieces) if (piece.trim()) this.addSql(piece);
      }
    },
  }));
}
