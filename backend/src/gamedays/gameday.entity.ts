import { defineEntity, p } from '@mikro-orm/core';
import type { GamedayFacts, GamedayPlan } from '@tablefall/mail';
import { v7 as uuid } from 'uuid';
import { endOfGameday, startOfGameday } from './gameday-end.ts';
import { CapacityBelowSeatsError } from './gamedays.errors.ts';

/** What staff say of a gameday. */
export interface GamedayDetails {
  /** `YYYY-MM-DD`; one gameday a date, because the public page is named after it. */
  date: string;
  /** `HH:mm:ss` in the convention's zone. */
  startTime: string | null;
  endTime: string | null;
  capacity: number;
  location: string;
  description: string | null;
  /** Light Markdown for the invitation and the reminder; what there is stays when it is not given. */
  invitationWords?: string | null;
}

/** What mailings about a gameday are found by. */
export function gamedayReference(id: string): string {
  return `gameday/${id}`;
}

export const GamedaySchema = defineEntity({
  name: 'Gameday',
  properties: {
    id: p.uuid().primary(),
    date: p.date(),
    startTime: p.time().strictNullable(),
    endTime: p.time().strictNullable(),
    capacity: p.integer(),
    location: p.text(),
    description: p.text().strictNullable(),
    invitationWords: p.text().strictNullable(),
    acceptedCount: p.integer().default(0),
    rejectedCount: p.integer().default(0),
    notRepliedCount: p.integer().default(0),
    /** Σ (1 + additional guests) of the accepted invitations, and the seats that are offered to those who wait. */
    seatsTaken: p.integer().default(0),
    /** Those of them that are offered. */
    seatsOffered: p.integer().default(0),
    /** Raised with every change, for the calendars that hold this gameday (RFC 5545 SEQUENCE). */
    sequence: p.integer().default(0),
    createdAt: p.type('timestamptz'),
  },
});

/** A dated gathering with seats. Its counters are moved by `gameday-counters.ts` alone, never through this class. */
export class Gameday extends GamedaySchema.class implements GamedayDetails {
  constructor(details: GamedayDetails, now: Date) {
    super();
    this.id = uuid();
    Object.assign(this, { invitationWords: null }, given(details));
    this.acceptedCount = 0;
    this.rejectedCount = 0;
    this.notRepliedCount = 0;
    this.seatsTaken = 0;
    this.seatsOffered = 0;
    this.sequence = 0;
    this.createdAt = now;
  }

  /** @throws CapacityBelowSeatsError when more seats are taken than would be left */
  change(details: GamedayDetails): void {
    if (details.capacity < this.seatsTaken) {
      throw new CapacityBelowSeatsError(this.seatsTaken, this.seatsOffered);
    }
    Object.assign(this, given(details));
    this.sequence += 1;
  }

  /** The moment it is over, with its times read in the convention's zone. */
  endsAt(zone: string): Date {
    return endOfGameday(this, zone);
  }

  /** The moment it starts, or that at which it is over when no start is given. */
  startsAt(zone: string): Date {
    return startOfGameday(this, zone);
  }

  isOver(now: Date, zone: string): boolean {
    return this.endsAt(zone) < now;
  }

  /** When and where it is: whoever is told of a change is told of these. */
  get plan(): GamedayPlan {
    const { date, startTime, endTime, location } = this;
    return { date, startTime, endTime, location };
  }

  differsFrom(plan: GamedayPlan): boolean {
    return JSON.stringify(this.plan) !== JSON.stringify(plan);
  }

  /** The gameday as mails tell it. */
  get facts(): GamedayFacts {
    const { id, date, startTime, endTime, location, description, invitationWords, sequence } = this;
    return { gamedayId: id, date, startTime, endTime, location, description, invitationWords, sequence };
  }
}
GamedaySchema.setClass(Gameday);

function given(details: GamedayDetails): Partial<GamedayDetails> {
  const { invitationWords, ...all } = details;
  return invitationWords === undefined ? all : details;
}
