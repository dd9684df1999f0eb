import { defineEntity } from '@mikro-orm/core';
import { EMPTIED, p, table, theirs } from '@tablefall/platform/database/columns';
import { User } from '../user.entity.ts';

/** An account's address on its way to another one, and for a while after it arrived there. */
export const AddressChangeSchema = table(
  defineEntity({
    name: 'AddressChange',
    properties: {
      user: () => p.manyToOne(User).primary(),
      /** The links of its mails carry it; a change that is asked for anew has another one. */
      id: p.uuid(),
      oldAddress: p.text(theirs()),
      newAddress: p.text(theirs()),
      /** The organisers asked for it, for somebody who has lost the old address. */
      byStaff: p.boolean(),
      /** The session that asked: it goes on when the others end. Null where the organisers asked. */
      sessionId: p.uuid().strictNullable(),
      askedAt: p.type('timestamptz'),
      /** When it was confirmed at the new address; null until then. */
      changedAt: p.type('timestamptz').strictNullable(),
    },
  }),
  { emptied: EMPTIED.link },
);
