import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '@tablefall/platform/config/config';
import { migrate } from '@tablefall/platform/database/migrate';
import { migrationNames } from '@tablefall/platform/database/migrations';
import { sql } from '@tablefall/platform/database/sql';
import { holdCopy } from '@tablefall/platform/outbox/mail-hold';
import { migrationsOf, onSnapshot, openDatabase, tablesOf } from '../backup/database.ts';
import { OperationError } from '../backup/programs.ts';
import { copyRows } from './copy-rows.ts';
import { plansOf } from './plans.ts';
import { columnsOf, disagreements } from './schema.ts';
import { searchCopy, wordsOf } from './search.ts';
import { keysOf } from './treatments.ts';

/** Where a copy goes, and where people will see it. */
export interface CopyPlace {
  databaseUrl: string;
  publicUrl: string;
}

/**
 * Makes a copy for trials in an empty database: with other addresses, names, words and links, and without mail, which it
 * never sends. What is written there was anonymous before it left the source, in one transaction, so that no remains of
 * anything else are in its files. The copy is then searched for every address and name of the source.
 * Throws OperationError before anything is changed, when something does not fit; and when something was found, and the copy is
 * gone again.
 *
 * @param source opened with the product's entities, which say what becomes of each column
 * @returns how many rows it has
 */
export async function anonymise(
  config: Config,
  source: MikroORM,
  place: CopyPlace,
): Promise<{ rows: number }> {
  refusePlaceOfSource(config, place);
  await requireNewest(source.em.fork());
  const copy = await openDatabase(place.databaseUrl);
  try {
    await requireEmpty(copy.em.fork(), place);
    try {
      await migrate({ DATABASE_URL: place.databaseUrl }, []);
      return await fill(config, source, copy);
    } catch (error) {
      await copy.em.fork().getConnection().execute('drop schema public cascade; create schema public');
      throw error;
    }
  } finally {
    await copy.close();
  }
}

async function fill(config: Config, source: MikroORM, copy: MikroORM): Promise<{ rows: number }> {
  return onSnapshot(source, (from) =>
    copy.em.fork().transactional(async (transaction) => {
      const to = transaction as EntityManager;
      const plans = plansOf(source);
      const columns = await columnsOf(from, plans);
      const unclear = disagreements(columns, plans);
      if (unclear.length > 0) throw new OperationError(unclear.join('\n'));
      await holdCopy(to);
      const rows = await copyRows({ from, to }, columns, keysOf(config.APP_SECRET));
      const words = await wordsOf(from, columns, [config.ADMIN_EMAIL, ...config.ORGANISER_EMAILS]);
      const found = await searchCopy(to, columns, words);
      if (found.length > 0) {
        throw new OperationError(
          `People of the source were found in the copy, so it was dropped: ${found.join('; ')}.`,
        );
      }
      await sql`analyze`.execute(to.getKysely());
      return { rows };
    }),
  );
}

function refusePlaceOfSource(
  { DATABASE_URL, PUBLIC_URL }: Config,
  { databaseUrl, publicUrl }: CopyPlace,
): void {
  if (sameDatabase(DATABASE_URL, databaseUrl)) {
    throw new OperationError('This is the database of the source itself. Nothing was changed.');
  }
  if (new URL(PUBLIC_URL).origin === new URL(publicUrl).origin) {
    throw new OperationError(
      `${publicUrl} is PUBLIC_URL of the source: links of the copy would lead there. Nothing was changed.`,
    );
  }
}

function sameDatabase(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return a.hostname === b.hostname && (a.port || '5432') === (b.port || '5432') && a.pathname === b.pathname;
}

async function requireNewest(em: EntityManager): Promise<void> {
  if ((await migrationsOf(em)).at(-1) !== migrationNames().at(-1)) {
    throw new OperationError(
      'The database is not of this release: run `tablefall migrate`, or use the release that it is of. Nothing was changed.',
    );
  }
}

async function requireEmpty(em: EntityManager, { databaseUrl }: CopyPlace): Promise<void> {
  const tables = await tablesOf(em);
  if (tables.length > 0) {
    throw new OperationError(
      `The database ${new URL(databaseUrl).pathname.slice(1)} is not empty: it has ${tables.length} tables. Nothing was changed. Make an empty one and try again.`,
    );
  }
}
