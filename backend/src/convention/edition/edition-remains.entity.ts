import { defineEntity } from '@mikro-orm/core';
import { EDITION_KEY, nobodys, p, table } from '@tablefall/platform/database/columns';

/** How many of something there were: `{ of: 'Registrations', count: 12 }`. */
export interface EditionCount {
  of: string;
  count: number;
}

/** What becomes of an edition that is older than those that are kept whole. */
export const EditionRemainsSchema = table(
  defineEntity({
    name: 'EditionRemains',
    tableName: 'edition_remains',
    properties: {
      id: p.uuid().primary(),
      /** Key of the edition. */
      edition: p.text(EDITION_KEY),
      /** When the administrators were told that it will be emptied. */
      announcedAt: p.type('timestamptz'),
      counts: p
        .json<EditionCount[]>(nobodys('What was counted of an edition: words of the code, and numbers.'))
        .strictNullable(),
      countedAt: p.type('timestamptz').strictNullable(),
      /** When the last of it was deleted. */
      emptiedAt: p.type('timestamptz').strictNullable(),
    },
  }),
  { ofEdition: { stays: 'the counts themselves' } },
);
