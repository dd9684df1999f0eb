import type { MikroORM } from '@mikro-orm/postgresql';

/**
 * Makes `uuidv7()` where the server has none: PostgreSQL 18 was the first. The migrations and many statements call it.
 */
export async function provideUuidv7(orm: MikroORM): Promise<void> {
  const database = orm.em.getConnection();
  const [{ is_there: isThere }] = (await database.execute(
    `select to_regprocedure('uuidv7()') is not null as is_there`,
  )) as [{ is_there: boolean }];
  if (!isThere) await database.execute(uuidv7As('public.uuidv7'));
}

/**
 * The statement that makes the function under a name: an id of version 7 (RFC 9562, section 5.7). 48 bits of
 * milliseconds; then the version and, in place of random bits, the fraction of the millisecond, so that ids of one
 * process sort as they were made, as those of PostgreSQL 18 do; then the variant and random bits.
 */
export function uuidv7As(name: string): string {
  return `
    create function ${name}() returns uuid language sql volatile parallel safe as $$
      select encode(
        substring(int8send(microseconds / 1000) from 3 for 6)
        || substring(int8send(28672 + (microseconds % 1000) * 4096 / 1000) from 7 for 2)
        || substring(uuid_send(gen_random_uuid()) from 9 for 8),
        'hex')::uuid
      from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as microseconds) as now
    $$`;
}
