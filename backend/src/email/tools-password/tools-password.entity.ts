import { defineEntity } from '@mikro-orm/core';
import { NUMBER, p, table } from '@tablefall/platform/database/columns';

/** The password of the e-mail tools that an administrator has set, of which there is one at most. */
export const ToolsPasswordSchema = table(
  defineEntity({
    name: 'ToolsPassword',
    properties: {
      onlyRow: p.boolean().primary().default(true),
      /** By scrypt, behind its salt. */
      hash: p.text(NUMBER),
      changedAt: p.type('timestamptz'),
    },
  }),
  { emptied: 'a copy has the password of its own settings', kept: 'one row' },
);
