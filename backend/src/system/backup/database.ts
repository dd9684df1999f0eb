import { randomUUID } from 'node:crypto';
import { type EntityManager, IsolationLevel, MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '@tablefall/platform/database/database.module';
import { rowsOf, sql } from '@tablefall/platform/database/sql';

/** How many rows a table has, and a digest of all of them. */
export interface TableFingerprint {
  rows: number;
  md5: string;
}

export type Fingerprints = Record<string, TableFingerprint>;

/** Opens a database for a command, which works without limits of time, and mostly without the product's entities. */
export function openDatabase(
  url: string,
  entities: Parameters<typeof databaseOptions>[1] = [],
): Promise<MikroORM> {
  return MikroORM.init({
    ...databaseOptions({ DATABASE_URL: url }, entities),
    // A transaction is known by the name of its database: within one, statements on another must not join it.
    contextName: randomUUID(),
    discovery: { warnWhenNoEntities: false },
  });
}

/** Runs work on one unchanging view of the database, whatever others write meanwhile. */
export function onSnapshot<T>(
  orm: MikroORM,
  work: (em: EntityManager, snapshot: string) => Promise<T>,
): Promise<T> {
  return orm.em.fork().transactional(
    async (em) => {
      const [row] = await rowsOf(em as EntityManager, sql<{ id: string }>`select pg_export_snapshot() as id`);
      return work(em as EntityManager, row?.id ?? '');
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}

/** The fingerprint of every table; two databases with the same ones hold the same. */
export async function fingerprintsOf(em: EntityManager): Promise<Fingerprints> {
  // Rows are compared as text, which must not depend on the server.
  await rowsOf(
    em,
    sql`
      select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true),
             set_config('IntervalStyle', 'postgres', true), set_config('bytea_output', 'hex', true),
             set_config('extra_float_digits', '1', true)`,
  );
  const found: Fingerprints = {};
  for (const table of await tablesOf(em)) {
    const [row] = await rowsOf(
      em,
      sql<TableFingerprint>`
        select count(*) as rows, coalesce(md5(string_agg(digest, '' order by digest)), '') as md5
        from (select md5(r::text) as digest from ${sql.id('public', table)} as r) as digests`,
    );
    if (row) found[table] = row;
  }
  return found;
}

/** The product's tables, in the order of their names. */
export async function tablesOf(em: EntityManager): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' order by c.relname`,
  );
  return rows.map(({ name }) => name);
}

/** The names of the migrations that a database has, oldest first; none where there are no tables. */
export async function migrationsOf(em: EntityManager): Promise<string[]> {
  const rows = await rowsOf(em, sql<{ name: string }>`select name from mikro_orm_migrations order by name`);
  return rows.map(({ name }) => name);
}

/** The number before the first dot of the server's version. */
export async function serverMajor(em: EntityManager): Promise<number> {
  const [row] = await rowsOf(
    em,
    sql<{ major: number }>`select current_setting('server_version_num')::int / 10000 as major`,
  );
  return row?.major ?? 0;
}
