import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from './migrate.ts';
import { migrationFiles } from './migrations.ts';

export interface TestDatabase {
  /** Connection URL of a database of its own, freshly migrated and empty. */
  url: string;
  /** Brings all rows back to what they were when this was called first. */
  rewind(): Promise<void>;
  drop(): Promise<void>;
}

/** Triggers and foreign keys have nothing to say here: rows come back as they were. */
const REWIND = `
do $$
declare
  each record;
  is_first boolean := to_regnamespace('at_first') is null;
begin
  set local session_replication_role = replica;
  if is_first then create schema at_first; end if;
  for each in
    select tables.table_name as name, string_agg(quote_ident(column_name), ', ') as written
    from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by tables.table_name
  loop
    if is_first then
      execute format('create table at_first.%1$I as select %2$s from public.%1$I', each.name, each.written);
    else
      execute format('delete from public.%I', each.name);
      execute format('insert into public.%1$I (%2$s) select %2$s from at_first.%1$I', each.name, each.written);
    end if;
  end loop;
end $$`;

/** Makes a database for one spec file, as a copy of a template that is migrated once per set of migrations. */
export async function createTestDatabase(server = process.env.DATABASE_URL): Promise<TestDatabase> {
  if (!server) {
    throw new Error('DATABASE_URL must name the test server; run specs with `npm run jest`');
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (client) => {
    const template = await migratedTemplate(client, server);
    await client.query(`create database ${name} template ${template}`);
  });
  const url = databaseUrl(server, name);
  return {
    url,
    rewind: () => onServer(url, async (client) => void (await client.query(REWIND))),
    drop: () =>
      onServer(server, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

async function migratedTemplate(client: Client, server: string): Promise<string> {
  const state = createHash('sha256');
  for (const { file, statements } of migrationFiles()) {
    state.update(file).update(statements);
  }
  const name = `template_${state.digest('hex').slice(0, 16)}`;
  // Two jest workers may come here at the same time. Copying also needs a template that nobody uses.
  await client.query('select pg_advisory_lock(2025)');
  const known = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (known.rowCount === 0) {
    // Under another name until it is complete, so that a template of this name always has all migrations.
    await client.query(`drop database if exists ${name}_unfinished`);
    await client.query(`create database ${name}_unfinished`);
    await migrate({ DATABASE_URL: databaseUrl(server, `${name}_unfinished`) }, []);
    await client.query(`alter database ${name}_unfinished rename to ${name}`);
  }
  return name;
}

async function onServer(server: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
