import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { GamedayFacts, GamedayPlan } from '@tablefall/mail';
import { v7 as uuid } from 'uuid';
import { endOfGameday } from './gameday-end.ts';
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
}

/** What mailings about a gameday are found by. */
export function gamedayReference(id: string): string {
  return `gameday/${id}`;
}

/** A dated gathering with seats. Its counters are moved by SQL only (`gameday-counters.ts`), never through this class. */
@Entity()
export class Gameday implements GamedayDetails {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'date' })
  date!: string;

  @Property({ type: 'time', nullable: true })
  startTime!: string | null;

  @Property({ type: 'time', nullable: true })
  endTime!: string | null;

  @Property({ type: 'integer' })
  capacity!: number;

  @Property({ type: 'text' })
  location!: string;

  @Property({ type: 'text', nullable: true })
  description!: string | null;

  @Property({ type: 'integer' })
  acceptedCount = 0;

  @Property({ type: 'integer' })
  rejectedCount = 0;

  @Property({ type: 'integer' })
  notRepliedCount = 0;

  /** Σ (1 + additional guests) of the accepted invitations. */
  @Property({ type: 'integer' })
  seatsTaken = 0;

  /** Raised with every change, for the calendars that hold this gameday (RFC 5545 SEQUENCE). */
  @Property({ type: 'integer' })
  sequence = 0;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  constructor(details: GamedayDetails, now: Date) {
    Object.assign(this, details);
    this.createdAt = now;
  }

  /** @throws CapacityBelowSeatsError when more seats are taken than would be left */
  change(details: GamedayDetails): void {
    if (details.capacity < this.seatsTaken) {
      throw new CapacityBelowSeatsError(this.seatsTaken);
    }
    Object.assign(this, details);
    this.sequence += 1;
  }

  /** The moment it is over, with its times read in the convention's zone. */
  endsAt(zone: string): Date {
    return endOfGameday(this, zone);
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
    const { id, date, startTime, endTime, location, description, sequence } = this;
    return { gamedayId: id, date, startTime, endTime, location, description, sequence };
  }
}
