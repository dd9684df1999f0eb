import { defineEntity } from '@mikro-orm/core';
import { p, table } from '@tablefall/platform/database/columns';

/** The file of a logo, named after its id; `unused-logos.job.ts` deletes those that no edition shows. */
export const EditionLogoSchema = table(
  defineEntity({
    name: 'EditionLogo',
    tableName: 'edition_logo',
    properties: {
      id: p.uuid().primary(),
      storedAt: p.type('timestamptz'),
    },
  }),
  { emptied: 'files are not copied' },
);
