import type { MikroORM } from '@mikro-orm/postgresql';

const OLDEST_MAJOR = 17;

/**
 * Asks the server for its version.
 * Throws Error with a sentence for the person who chose the server, when it is too old for the migrations.
 */
export async function requireServerVersion(orm: MikroORM, oldest = OLDEST_MAJOR): Promise<void> {
  const [{ version, major }] = (await orm.em
    .getConnection()
    .execute(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major`,
    )) as [{ version: string; major: number }];
  if (major < oldest) {
    throw new Error(
      `Tablefall needs PostgreSQL ${oldest} or newer; the server that DATABASE_URL names is ${version}.`,
    );
  }
}
