import { defineEntity, p } from '@mikro-orm/core';
import type { EventTimes } from '@tablefall/mail';
import { UserName } from '../users/user.entity.ts';
import { Event } from './event.entity.ts';

/** A name that takes part in an event. */
export const ParticipantSchema = defineEntity({
  name: 'Participant',
  properties: {
    id: p.uuid().primary(),
    eventId: () => p.manyToOne(Event).mapToPk().fieldName('event_id').deleteRule('cascade'),
    nameId: () => p.manyToOne(UserName).mapToPk().fieldName('name_id'),
    joinedAt: p.type('timestamptz'),
    /** The plan that this participant knows of. */
    toldPlan: p.json<EventTimes>(),
  },
});
