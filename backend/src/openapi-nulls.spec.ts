import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withNulls } from './openapi-nulls.ts';

describe('null in the document', () => {
  it('is a type of its own, beside a reference, a list of values and any other type', () => {
    const reference = { $ref: '#/components/schemas/Logo' };
    const { logo, level, flag, name } = withNulls({
      logo: { type: 'object', nullable: true, allOf: [reference], description: 'Of the edition.' },
      level: { type: 'string', nullable: true, enum: ['everybody', 'some', null] },
      flag: { type: ['string', 'null'], enum: ['yellow', null] },
      name: { type: 'string', nullable: true, maxLength: 60 },
    }) as Record<string, object>;

    expect(logo).toEqual({ description: 'Of the edition.', anyOf: [reference, { type: 'null' }] });
    expect(level).toEqual({ anyOf: [{ type: 'string', enum: ['everybody', 'some'] }, { type: 'null' }] });
    expect(flag).toEqual({ anyOf: [{ type: 'string', enum: ['yellow'] }, { type: 'null' }] });
    expect(name).toEqual({ type: ['string', 'null'], maxLength: 60 });
  });

  it('is said in no other way', () => {
    const document = readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8');
    expect(document).not.toContain('"nullable"');
    expect(document).not.toMatch(/"enum": \[[^\]]*\bnull\b/);
    expect(document).toContain('"openapi": "3.1.0"');
  });
});
