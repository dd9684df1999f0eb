import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';

/** What an account consists of: it is deleted together with the account. */
const OWN_TABLES = ['user_name', 'session', 'sign_in_code'];

interface Reference {
  table: string;
  column: string;
  to: 'account' | 'user_name';
}

/**
 * A condition on `account`: a row of another module refers to it or to one of its names. It is made of the foreign keys that
 * the database has, so that no module can forget to name its own.
 */
export async function isReferredTo(em: EntityManager): Promise<RawBuilder<boolean>> {
  return sql`(${sql.join((await referencesIn(em)).map(hasRow), sql` or `)})`;
}

/** The same on `user_name`: a row refers to that name. */
export async function isNameReferredTo(em: EntityManager): Promise<RawBuilder<boolean>> {
  const toNames = (await referencesIn(em)).filter(({ to }) => to === 'user_name');
  const exist = toNames.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = user_name.id)`,
  );
  return sql`(${sql.join(exist, sql` or `)})`;
}

function referencesIn(em: EntityManager): Promise<Reference[]> {
  return rowsOf<Reference>(
    em,
    sql`
      select foreign_key.conrelid::regclass::text as table, foreign_key.confrelid::regclass::text as to,
             pg_attribute.attname as column
      from pg_constraint foreign_key
      join pg_attribute on attrelid = foreign_key.conrelid and attnum = foreign_key.conkey[1]
      where foreign_key.contype = 'f' and foreign_key.confrelid = any('{account, user_name}'::regclass[])
        and foreign_key.conrelid <> all(${OWN_TABLES}::regclass[])
      order by 1, 3`,
  );
}

function hasRow({ table, column, to }: Reference): RawBuilder<boolean> {
  const reference = sql.ref(`${table}.${column}`);
  return to === 'account'
    ? sql`exists (select from ${sql.table(table)} where ${reference} = account.id)`
    : sql`exists (
        select from ${sql.table(table)} join user_name on user_name.id = ${reference} where user_name.user_id = account.id)`;
}
