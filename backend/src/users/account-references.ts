import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';

/** What an account consists of: it is deleted together with the account. */
const OWN_TABLES = ['user_name', 'session', 'sign_in_code', 'push_device'];

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
  const references = await referencesTo(em, ['account', 'user_name']);
  return anyRow(references, ({ table, column, to }) => {
    const reference = sql.ref(`${table}.${column}`);
    return to === 'account'
      ? sql`exists (select from ${sql.table(table)} where ${reference} = account.id)`
      : sql`exists (
          select from ${sql.table(table)} join user_name on user_name.id = ${reference} where user_name.user_id = account.id)`;
  });
}

/** The same of a single name, as a condition on `user_name`. */
export async function isNameReferredTo(em: EntityManager): Promise<RawBuilder<boolean>> {
  const references = await referencesTo(em, ['user_name']);
  return anyRow(
    references,
    ({ table, column }) =>
      sql`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = user_name.id)`,
  );
}

/**
 * Foreign keys of rows that mean something without the account. A row whose whole key is the account, such as its settings,
 * is a part of it; a row that would go on without it (on delete set null) does not need it.
 */
function referencesTo(em: EntityManager, tables: Reference['to'][]): Promise<Reference[]> {
  return rowsOf<Reference>(
    em,
    sql`
      select foreign_key.conrelid::regclass::text as table, foreign_key.confrelid::regclass::text as to,
             pg_attribute.attname as column
      from pg_constraint foreign_key
      join pg_attribute on attrelid = foreign_key.conrelid and attnum = foreign_key.conkey[1]
      where foreign_key.contype = 'f' and foreign_key.confrelid = any(${tables}::regclass[])
        and foreign_key.conrelid <> all(${OWN_TABLES}::regclass[]) and foreign_key.confdeltype <> 'n'
        and not exists (
          select from pg_constraint own
          where own.conrelid = foreign_key.conrelid and own.contype = 'p' and own.conkey = foreign_key.conkey)
      order by 1, 3`,
  );
}

function anyRow(
  references: Reference[],
  hasRow: (reference: Reference) => RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql`(${sql.join(references.map(hasRow), sql` or `)})`;
}
