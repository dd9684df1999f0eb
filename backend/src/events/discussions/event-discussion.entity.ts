import { defineEntity } from '@mikro-orm/core';
import { p, theirs } from '@tablefall/platform/database/columns';
import { User } from '../../users/user.entity.ts';
import { Event } from '../event.entity.ts';

/** A question below an event, or an answer to one, in the order of ids. */
export const EventDiscussionSchema = defineEntity({
  name: 'EventDiscussion',
  properties: {
    id: p.uuid().primary(),
    event: () => p.manyToOne(Event),
    /** That it answers; null for a question. */
    question: () => p.manyToOne(EventDiscussionSchema).strictNullable(),
    author: () => p.manyToOne(User),
    message: p.text(theirs('text')),
    /** Whether the author hosted the event when they wrote. */
    byHost: p.boolean(),
    /** Of the form that it was written in. */
    formId: p.uuid().strictNullable(),
    createdAt: p.type('timestamptz'),
  },
});
