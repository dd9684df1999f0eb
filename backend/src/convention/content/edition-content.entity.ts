import { defineEntity, p } from '@mikro-orm/core';

/** Something that an edition says of itself, where an organiser has changed it. */
export const EditionContentSchema = defineEntity({
  name: 'EditionContent',
  properties: {
    edition: p.text().primary(),
    kind: p.text().primary(),
    content: p.json<unknown>(),
    changedAt: p.type('timestamptz'),
    /** Id of the account; null once that is gone. */
    changedBy: p.uuid().strictNullable(),
  },
});
