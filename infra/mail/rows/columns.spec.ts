import { defineEntity } from '@mikro-orm/core';
import { EDITION_KEY, factsOf, nobodys, p, table, theirs } from './columns.ts';

const schema = table(
  defineEntity({
    name: 'Ride',
    properties: {
      id: p.uuid().primary(),
      edition: p.text(EDITION_KEY),
      driver: p.text(theirs('name')).strictNullable(),
      stops: p.json<string[]>(nobodys('Streets.', 'searched')).strictNullable(),
      tags: p.array(theirs('text')).columnType('text[]'),
    },
  }),
  { emptied: 'nobody drives in a copy' },
);

describe('what columns say of themselves', () => {
  it('should be known of each, whatever else is said of it', () => {
    const { properties } = schema.meta;

    expect(Object.values(properties).map((property) => factsOf(property))).toEqual([
      undefined,
      { nobodys: 'The key of an edition, a year and a month.', copied: 'itself' },
      { nobodys: null, copied: 'name' },
      { nobodys: 'Streets.', copied: 'searched' },
      { nobodys: null, copied: 'text' },
    ]);
    expect(factsOf(schema.meta)).toEqual({ emptied: 'nobody drives in a copy' });
  });

  it('should not compile where one that can hold words says nothing', () => {
    // @ts-expect-error whose it is
    p.text();
    // @ts-expect-error whose it is
    p.json<string>();
    // @ts-expect-error whose it is
    p.array();
    // @ts-expect-error words in another dress
    p.type('text');
    // @ts-expect-error words in another dress
    p.string;
  });
});
