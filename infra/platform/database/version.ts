import { type RawBuilder, sql } from './sql.ts';

/**
 * A fingerprint of what some columns say: another one as soon as any of them says something else, and the same one
 * when it says the former thing again.
 */
export function versionOf(...columns: RawBuilder<unknown>[]): RawBuilder<string> {
  return sql`md5(jsonb_build_array(${sql.join(columns)})::text)`;
}
