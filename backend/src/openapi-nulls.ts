type Json = Record<string, unknown>;

/**
 * Writes one way to say that something may be null, that of OpenAPI 3.1: a type beside `null`, or one of a schema and `null`. What
 * the framework writes, `nullable`, allows no null beside a reference or a list of values when it is read to the letter, and
 * generators of clients stop at it.
 */
export function withNulls<T>(part: T): T {
  if (Array.isArray(part)) return part.map(withNulls) as T;
  if (typeof part !== 'object' || part === null) return part;
  const { nullable, ...schema } = Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, withNulls(inner)]),
  ) as Json;
  return (nullable === true || isListWithNull(schema) ? orNull(schema) : schema) as T;
}

/** How the framework writes values of a list and null: generators of clients take null for one of the words. */
function isListWithNull({ type, enum: values }: Json): boolean {
  return Array.isArray(values) && Array.isArray(type) && type.includes('null');
}

function orNull({ type: types, enum: values, allOf, ...told }: Json): Json {
  const type = Array.isArray(types) ? types.find((each) => each !== 'null') : types;
  if (Array.isArray(allOf)) return { ...told, anyOf: [...allOf, { type: 'null' }] };
  if (Array.isArray(values)) {
    return { ...told, anyOf: [{ type, enum: values.filter((value) => value !== null) }, { type: 'null' }] };
  }
  return { ...told, type: [type, 'null'] };
}
