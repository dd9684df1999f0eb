import { defineEntity } from '@mikro-orm/core';
import { p } from '@tablefall/platform/database/columns';
import { Gameday } from './gameday.entity.ts';
import { Invitation } from './invitation.entity.ts';

/**
 * A guest who waits for seats, in the order of `place`. Rows are written only by who holds the gameday's counters
 * (`lockSeats`); a new one also by who holds the invitation.
 */
export const GamedayQueueEntrySchema = defineEntity({
  name: 'GamedayQueueEntry',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    gameday: () => p.manyToOne(Gameday),
    invitation: () => p.manyToOne(Invitation),
    /** Seats that are waited for: the guest and who comes along. */
    party: p.smallint(),
    place: p.integer(),
    joinedAt: p.type('timestamptz'),
    /** Until when seats are kept for this guest; null while there is no offer. */
    offeredUntil: p.type('timestamptz').strictNullable(),
    /** An offer was not answered once already. */
    missed: p.boolean().default(false),
    /** When the guest was told that seats went to somebody behind, because the party did not fit. */
    passedOverAt: p.type('timestamptz').strictNullable(),
  },
});
