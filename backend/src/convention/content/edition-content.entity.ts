import { defineEntity } from '@mikro-orm/core';
import { EDITION_KEY, PUBLISHED, p, table, WORD } from '@tablefall/platform/database/columns';

/** Something that an edition says of itself, where an organiser has changed it. */
export const EditionContentSchema = table(
  defineEntity({
    name: 'EditionContent',
    properties: {
      edition: p.text(EDITION_KEY).primary(),
      kind: p.text(WORD).primary(),
      content: p.json<unknown>(PUBLISHED),
      changedAt: p.type('timestamptz'),
      /** Id of the account; null once that is gone. */
      changedBy: p.uuid().strictNullable(),
    },
  }),
  {
    emptied: 'the imprint and the like name people: the copy says our first texts',
    ofEdition: {
      stays:
        'what the edition said: questions, floor plan, pages, written by organisers for everybody; whom helpers asked goes',
    },
  },
);
