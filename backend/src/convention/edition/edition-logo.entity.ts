import { defineEntity, p } from '@mikro-orm/core';

/** The file of a logo, named after its id; `unused-logos.job.ts` deletes those that no edition shows. */
export const EditionLogoSchema = defineEntity({
  name: 'EditionLogo',
  tableName: 'edition_logo',
  properties: {
    id: p.uuid().primary(),
    storedAt: p.type('timestamptz'),
  },
});
