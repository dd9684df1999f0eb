import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MigrationObject } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { PRODUCT_FOLDER } from '../product-folder.ts';

/** The folder of SQL files. */
const MIGRATIONS_FOLDER = join(PRODUCT_FOLDER, 'backend/migrations');

/** One SQL file each, named `0001-what-it-does.sql`, in the order of their names. */
export function migrationFiles(): { file: string; statements: string }[] {
  return readdirSync(MIGRATIONS_FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ file, statements: readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8') }));
}

/** The names under which the database remembers them, oldest first. */
export function migrationNames(): string[] {
  return migrationFiles().map(({ file }) => nameOf(file));
}

function nameOf(file: string): string {
  return basename(file, '.sql');
}

/** The migrations as the ORM runs them: each in a transaction. */
export function migrations(): MigrationObject[] {
  return migrationFiles().map(({ file, statements }) => ({
    name: nameOf(file),
    class: class extends Migration {
      override up(): void {
        this.addSql(statements);
      }
    },
  }));
}
