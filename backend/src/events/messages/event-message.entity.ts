import { defineEntity } from '@mikro-orm/core';
import { p, theirs } from '@tablefall/platform/database/columns';
import { User, UserName } from '../../users/user.entity.ts';
import { Event } from '../event.entity.ts';

/** What a host wrote to the players of an event, in the order of ids. */
export const EventMessageSchema = defineEntity({
  name: 'EventMessage',
  properties: {
    id: p.uuid().primary(),
    event: () => p.manyToOne(Event),
    author: () => p.manyToOne(User),
    /** Under which name; null for the organisers. */
    name: () => p.manyToOne(UserName).strictNullable(),
    message: p.text(theirs('text')),
    writtenAt: p.type('timestamptz'),
  },
});
