import type { TableName } from '@tablefall/mail';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { STANDARD_PLAN } from './standard-map.ts';

const STANDARD = JSON.stringify(STANDARD_PLAN);

/** The floor plan of an edition. */
function planOf(edition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    coalesce((select content from edition_content where edition_content.edition = ${edition} and kind = 'plan'),
             ${STANDARD}::jsonb)`;
}

/** All tables of an edition's floor plan, as `id` and `label`. */
export function floorTables(edition: string): RawBuilder<{ id: string; label: string }> {
  return sql`
    select id, label from jsonb_to_recordset(${planOf(sql.val(edition))} -> 'tables') as floor_table (id text, label text)`;
}

/** How people are told of a table of an edition's floor plan; null for none, and for one that is not there. */
export function tableNamed(
  edition: RawBuilder<unknown>,
  tableId: RawBuilder<unknown>,
): RawBuilder<TableName | null> {
  const found = (list: 'tables' | 'rooms', id: RawBuilder<unknown>) => sql`
    jsonb_path_query_first(floor, ${sql.lit(`$.${list}[*] ? (@.id == $id)`)}, jsonb_build_object('id', ${id}))`;
  return sql`
    case when ${tableId} is not null then (
      select jsonb_build_object('label', chosen -> 'label', 'room', ${found('rooms', sql`chosen -> 'roomId'`)} -> 'name')
      from (select ${planOf(edition)} as floor) as plan
      cross join lateral (select ${found('tables', tableId)} as chosen) as one
      where chosen is not null)
    end`;
}
