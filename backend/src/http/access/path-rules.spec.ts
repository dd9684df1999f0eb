import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Operation {
  parameters?: { in: string; name: string; schema: { type?: string } }[];
}

/** Tables of the floor plan have ids that organisers choose, and the catalogue of board games has numbers. */
const OTHER_IDS = /^\/api\/(tables|boardgames)\//;
const BOUNDS: [parameter: RegExp, schema: object][] = [
  [/^id$|Id$/, { type: 'string', format: 'uuid' }],
  [/^date$/, { type: 'string', format: 'date' }],
  [/^key$/, { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }],
];

describe('the parameters of paths', () => {
  const { paths } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../openapi/openapi.json'), 'utf8'),
  ) as { paths: Record<string, Record<string, Operation>> };
  const parameters = Object.entries(paths)
    .filter(([path]) => !OTHER_IDS.test(path))
    .flatMap(([path, operations]) =>
      Object.values(operations).flatMap(({ parameters = [] }) =>
        parameters.filter((each) => each.in === 'path').map(({ name, schema }) => ({ path, name, schema })),
      ),
    );

  it.each(BOUNDS)('should be described as they are judged: %s', (name, schema) => {
    const found = parameters.filter((parameter) => name.test(parameter.name));

    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(found.map((parameter) => ({ ...parameter, schema })));
  });

  it('should be told how long they may be, where they are texts', () => {
    const bounds = ['maxLength', 'format', 'pattern', 'enum'];
    const endless = parameters.filter(
      ({ schema }) => schema.type === 'string' && !bounds.some((bound) => bound in schema),
    );

    expect(endless).toEqual([]);
  });
});
