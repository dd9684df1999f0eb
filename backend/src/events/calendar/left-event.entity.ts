import { defineEntity, p } from '@mikro-orm/core';
import { UserName } from '../../users/user.entity.ts';

/** What a name no longer takes part in, so that calendars learn of it. The event itself may be gone. */
export const LeftEventSchema = defineEntity({
  name: 'LeftEvent',
  properties: {
    eventId: p.uuid().primary(),
    nameId: () => p.manyToOne(UserName).mapToPk().fieldName('name_id').primary().deleteRule('cascade'),
    facts: p.json<unknown>(),
    endsAt: p.type('timestamptz'),
  },
});
