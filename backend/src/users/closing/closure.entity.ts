import { defineEntity } from '@mikro-orm/core';
import { nobodys, p, table } from '@tablefall/platform/database/columns';

/** Somebody who asked to be forgotten, until that is done and the last mail has left. */
export const ClosureSchema = table(
  defineEntity({
    name: 'Closure',
    properties: {
      /** The link that confirms it carries the id. */
      id: p.uuid().primary(),
      /** In lower case. */
      address: p.text(nobodys('What was asked for, until it is done: then the row is deleted.')),
      /** The account that the address had when it was erased. No foreign key: the account may be gone before. */
      userId: p.uuid().strictNullable(),
      askedAt: p.type('timestamptz'),
      /** When everything is erased; null until its owner has opened the mailed link. */
      eraseAt: p.type('timestamptz').strictNullable(),
      erasedAt: p.type('timestamptz').strictNullable(),
    },
  }),
  { emptied: 'whoever asked to be forgotten is nobody in the copy, and no job of it erases anybody' },
);
