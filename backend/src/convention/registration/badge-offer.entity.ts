import { defineEntity, p } from '@mikro-orm/core';
import { Attendee } from './registration.entity.ts';

/** A badge that is offered to an address. Its giver keeps it until somebody takes it by the mailed link. */
export const BadgeOfferSchema = defineEntity({
  name: 'BadgeOffer',
  properties: {
    id: p.uuid().primary(),
    attendee: () => p.manyToOne(Attendee),
    /** Lower case. */
    address: p.text(),
    offeredAt: p.type('timestamptz'),
    endsAt: p.type('timestamptz'),
  },
});
