import { defineEntity, p } from '@mikro-orm/core';
import { UserName } from '../../users/user.entity.ts';
import { Event } from '../event.entity.ts';

/** A name that waits for a spot. The order of ids is the order of the waitlist. */
export const WaitlistEntrySchema = defineEntity({
  name: 'WaitlistEntry',
  properties: {
    id: p.uuid().primary(),
    eventId: () => p.manyToOne(Event).mapToPk().fieldName('event_id').deleteRule('cascade'),
    nameId: () => p.manyToOne(UserName).mapToPk().fieldName('name_id'),
    joinedAt: p.type('timestamptz'),
    /** When a name that was passed over because of a conflict was told so. */
    toldAt: p.type('timestamptz').strictNullable(),
  },
});
