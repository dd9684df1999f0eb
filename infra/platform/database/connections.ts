import type { EntityManager } from '@mikro-orm/postgresql';
import { firstRowOf, sql } from './sql.ts';

/** How many connections all programs have to the database server, of those that it lets them have. */
export async function connectionsInUse(em: EntityManager): Promise<{ used: number; limit: number }> {
  const row = await firstRowOf<{ used: number; limit: number }>(
    em,
    sql`
      select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
             current_setting('max_connections')::int
               - current_setting('superuser_reserved_connections')::int as limit`,
  );
  return row ?? { used: 0, limit: 0 };
}
