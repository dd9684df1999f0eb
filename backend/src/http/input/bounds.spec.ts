import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Lines of lists, which are judged one by one: one that is wrong is told in the answer, and stops no other. And names of zones. */
const UNBOUND = [
  'BulkGuest.email',
  'BulkGuest.name',
  'CheckGuests.emails',
  'EditionForm.timeZone',
  'EditionUpdate.timeZone',
  'NamedAddress.email',
  'NamedAddress.name',
  'RegistrantLine.email',
  'RegistrantLine.name',
  'SuppressionLine.address',
];
const BOUNDS = ['maxLength', 'format', 'pattern', 'enum'];

function isBetween({ enum: all, minimum, maximum }: Schema): boolean {
  return all !== undefined || (minimum !== undefined && maximum !== undefined);
}

describe('the texts and numbers of request bodies', () => {
  const { paths, components } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../openapi/openapi.json'), 'utf8'),
  ) as { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };
  const unbound = new Set<string>();
  const endless = new Set<string>();
  const seen = new Set<string>();

  function look(schema: Schema, name: string): void {
    if (schema.$ref) {
      const part = schema.$ref.split('/').at(-1) ?? '';
      if (seen.has(part)) return;
      seen.add(part);
      look(components.schemas[part] as Schema, part);
      return;
    }
    if ([schema.type].flat().includes('string') && !BOUNDS.some((bound) => bound in schema))
      unbound.add(name);
    if ([schema.type].flat().some((type) => type === 'integer' || type === 'number') && !isBetween(schema))
      endless.add(name);
    for (const each of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) look(each, name);
    for (const [field, inner] of Object.entries(schema.properties ?? {})) look(inner, `${name}.${field}`);
    if (schema.items) look(schema.items, name);
  }

  it('should have in the document the bound by which they are judged', () => {
    for (const operation of Object.values(paths).flatMap(Object.values))
      for (const { schema } of Object.values((operation as Operation).requestBody?.content ?? {}))
        look(schema, 'body');

    expect([...unbound].sort()).toEqual(UNBOUND);
    expect([...endless]).toEqual([]);
  });
});
