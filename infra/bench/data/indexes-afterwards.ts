import type { Pool } from 'pg';

/** Fills tables without their indexes, but for unique ones, and makes them then: for a million rows a fraction of the time. */
export async function withIndexesAfterwards(
  db: Pool,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await db.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::regclass[]) and not indisunique`,
    [tables],
  );
  await db.query(`drop index ${rows.map(({ name }) => name).join(', ')}`);
  await fill();
  const client = await db.connect();
  try {
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { definition } of rows) await client.query(definition);
  } finally {
    client.release(true);
  }
}
