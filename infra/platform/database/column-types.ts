import { types as known, TypeOverrides } from 'pg';

/**
 * How values of columns are read, as the types of the entities say: a timestamptz as a `Date`, which is what the driver does
 * by itself but the ORM does not, a date as its text (`2025-10-10`, of no zone) and a bigint, as of `count(*)`, as a number.
 */
export function columnTypes(): TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(known.builtins.DATE, (text) => text);
  types.setTypeParser(known.builtins.INTERVAL, (text) => text);
  types.setTypeParser(known.builtins.INT8, Number);
  return types;
}
