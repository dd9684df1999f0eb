import { defineEntity } from '@mikro-orm/core';
import type { EventFacts, EventTimes } from '@tablefall/mail';
import { nobodys, p, table, theirs } from '@tablefall/platform/database/columns';
import { UserName } from '../users/user.entity.ts';
import { Event } from './event.entity.ts';

/** What it takes to undo a removal. */
export interface RemovalUndo {
  /** The row of `participant`. */
  participant: { co_host: boolean };
  broughtGame: boolean;
  /** Ids of mails about their part that were waiting, and were taken back. */
  mails: string[];
}

/** A name with a spot of an event. */
export const ParticipantSchema = defineEntity({
  name: 'Participant',
  properties: {
    id: p.uuid().primary(),
    event: () => p.manyToOne(Event),
    name: () => p.manyToOne(UserName),
    joinedAt: p.type('timestamptz'),
    /** The plan that the participant knows of. */
    toldPlan: p.json<EventTimes>(nobodys('Days, times and tables.', 'searched')),
    /** The plan that they knew first, once they have learned of another one. */
    changedFrom: p.json<EventTimes>(nobodys('Days and times.', 'searched')).strictNullable(),
    /** When they last learned of a change. */
    changedAt: p.type('timestamptz').strictNullable(),
    /** Since when the host sees them at the table; forgotten with the event. */
    hereAt: p.type('timestamptz').strictNullable(),
    /** Whether they host the event beside its owner, who has named them. */
    coHost: p.boolean().default(false),
  },
});

/** A name that waits for a spot, in the order of ids. */
export const WaitlistEntrySchema = defineEntity({
  name: 'WaitlistEntry',
  properties: {
    id: p.uuid().primary(),
    event: () => p.manyToOne(Event),
    name: () => p.manyToOne(UserName),
    joinedAt: p.type('timestamptz'),
    /** When somebody who was passed over for a conflict was told so. */
    toldAt: p.type('timestamptz').strictNullable(),
    /** Until when a spot is, or was last, kept for them; spots are offered once the event has begun. */
    offeredUntil: p.type('timestamptz').strictNullable(),
  },
});

/** What a name no longer takes part in, so that calendars learn of it until it is over. The event itself may be gone. */
export const LeftEventSchema = table(
  defineEntity({
    name: 'LeftEvent',
    properties: {
      /** No foreign key: it outlives the event. */
      eventId: p.uuid().primary(),
      name: () => p.manyToOne(UserName).primary(),
      facts: p.json<EventFacts>(theirs()),
      endsAt: p.type('timestamptz'),
      /** Until when the removal can be undone by a host; null for somebody who left. */
      undoUntil: p.type('timestamptz').strictNullable(),
      /** What brings everything back as it was before the removal. */
      undo: p.json<RemovalUndo>(theirs()).strictNullable(),
      /** Noted by the database. */
      changedAt: p.type('timestamptz').defaultRaw('now()'),
    },
  }),
  { emptied: 'tells calendars, which no calendar address of the source reaches any more' },
);
