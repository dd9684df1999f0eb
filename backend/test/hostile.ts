import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  example?: unknown;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
}

export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  queries: string[];
  /** A request that the document calls a good one; null where nothing is sent. */
  goodBody: Record<string, unknown> | null;
  /** The fields of it without which it is none. */
  required: string[];
}

/** Every operation of a document, with what it takes. */
export function operationsOf(document: OpenAPIObject): Operation[] {
  const named = ($ref: string) => document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] as Schema;
  const sample = (schema: Schema = {}): unknown => {
    const { $ref, properties, items } = schema;
    const [one] = schema.allOf ?? schema.anyOf ?? [];
    if ($ref) {
      return sample(named($ref));
    }
    if (one) {
      return sample(one);
    }
    if (properties) {
      return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, sample(inner)]));
    }
    return (
      schema.example ??
      schema.enum?.[0] ??
      (items ? [sample(items)] : SAMPLES[schema.format ?? [schema.type].flat()[0] ?? ''])
    );
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OperationObject>).map(([method, operation]) => {
      const form = operation.requestBody?.content['application/json']?.schema;
      return {
        method: method as Operation['method'],
        path,
        queries: (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name),
        goodBody: operation.requestBody ? (sample(form) as Record<string, unknown>) : null,
        required: (form?.$ref && named(form.$ref).required) || [],
      };
    }),
  );
}

interface OperationObject {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

export const UNKNOWN_ID = '01980000-0000-7000-8000-000000000000';

const SAMPLES: Record<string, unknown> = {
  uuid: UNKNOWN_ID,
  date: '2025-10-10',
  email: 'sample@mail.example',
  string: 'sample',
  integer: 1,
  number: 1,
  boolean: true,
};

/** Text for a place in a path: not `.` and `..`, which a client resolves away, and never empty, which is another route. */
export const segment = fc
  .oneof(
    fc.uuid(),
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.constantFrom('2025-10-10', '\u0000', "'--", '%', '__proto__', 'a'.repeat(2_000)),
  )
  // Half a surrogate pair has no place in a URL.
  .filter((text) => !/^\.{1,2}$/.test(text) && !/\p{Surrogate}/u.test(text));

const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.uuid(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: 'binary' }),
  fc.emailAddress(),
  fc.constantFrom('2025-10-10', '12:00', '\u0000', 'accepted', 'x'.repeat(5_000), -1, 2 ** 53, [], {}),
);

/** A good body, with some fields left out and others replaced; sometimes something else altogether. */
export function hostileBody({ goodBody }: Operation): fc.Arbitrary<unknown> {
  const fields = Object.entries(goodBody ?? {}).map(([name, good]) => [
    name,
    fc.oneof({ weight: 2, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: value }),
  ]);
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.array(value, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), value, { maxKeys: 5 }) },
  );
}

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** JSON that breaks readers: no field of a good body may hold it, and no success may answer it. */
export function monstrousBodies(field: string): [name: string, json: string][] {
  const around = (json: string) => `{${JSON.stringify(field)}:${json}}`;
  return [
    ['nested', around(nested(5_000))],
    ['nested in objects', around(`${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`)],
    ['a list all the way down', nested(20_000)],
    ['wide', around(`[${'0,'.repeat(40_000)}0]`)],
    ['huge', around(`"${'x'.repeat(200_000)}"`)],
    ['cut off', around('"')],
    ['a lone text', '"text"'],
    ['its own prototype', `{"__proto__":{"${field}":1},"constructor":{"prototype":{}}}`],
  ];
}
