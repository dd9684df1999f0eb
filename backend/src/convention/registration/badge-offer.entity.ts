import { defineEntity } from '@mikro-orm/core';
import { EMPTIED, p, table, theirs } from '@tablefall/platform/database/columns';
import { Attendee } from './registration.entity.ts';

/** A badge that is offered to an address. Its giver keeps it until somebody takes it by the mailed link. */
export const BadgeOfferSchema = table(
  defineEntity({
    name: 'BadgeOffer',
    properties: {
      id: p.uuid().primary(),
      attendee: () => p.manyToOne(Attendee),
      /** Lower case. */
      address: p.text(theirs()),
      offeredAt: p.type('timestamptz'),
      endsAt: p.type('timestamptz'),
    },
  }),
  { emptied: EMPTIED.link },
);
