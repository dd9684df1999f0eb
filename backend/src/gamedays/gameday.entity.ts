import { defineEntity } from '@mikro-orm/core';
import type { GamedayFacts, GamedayPlan } from '@tablefall/mail';
import { PUBLISHED, p, table } from '@tablefall/platform/database/columns';
import { v7 as uuid } from 'uuid';
import { AnswerByTooLateError, CapacityBelowSeatsError } from './gamedays.errors.ts';
import { dayOf, lateAnswerBy } from './times/answer-by.ts';
import { endOfGameday, startOfGameday } from './times/gameday-end.ts';

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
  /** The day by whose end guests should answer, `YYYY-MM-DD`; what there is stays when it is not given. */
  answerBy?: string | null;
  /** Whether anybody may read and answer it under its date; what there is stays when it is not given. */
  publicPage?: boolean;
}

/** What mailings about a gameday are found by. */
export function gamedayReference(id: string): string {
  return `gameday/${id}`;
}

export const GamedaySchema = table(
  defineEntity({
    name: 'Gameday',
    properties: {
      id: p.uuid().primary(),
      date: p.date(),
      startTime: p.time().strictNullable(),
      endTime: p.time().strictNullable(),
      capacity: p.integer(),
      location: p.text(PUBLISHED),
      description: p.text(PUBLISHED).strictNullable(),
      invitationWords: p.text(PUBLISHED).strictNullable(),
      answerBy: p.date().strictNullable(),
      publicPage: p.boolean().default(true),
      /** The answer-by date for which its guests were reminded. */
      remindedFor: p.date().strictNullable(),
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
      /** When what its entry in calendars says last changed, noted by the database. */
      changedAt: p.type('timestamptz').defaultRaw('now()'),
    },
  }),
  { ofEdition: 'by its day' },
);

/** A dated gathering with seats. Its counters are moved by `gameday-counters.ts` alone, never through this class. */
export class Gameday extends GamedaySchema.class implements GamedayDetails {
  constructor(details: GamedayDetails, now: Date) {
    super();
    this.id = uuid();
    Object.assign(this, { invitationWords: null, answerBy: null, publicPage: true }, given(details));
    this.refuseLateAnswers();
    this.remindedFor = null;
    this.acceptedCount = 0;
    this.rejectedCount = 0;
    this.notRepliedCount = 0;
    this.seatsTaken = 0;
    this.seatsOffered = 0;
    this.sequence = 0;
    this.createdAt = now;
  }

  /** Throws CapacityBelowSeatsError when more seats are taken than would be left. */
  change(details: GamedayDetails): void {
    if (details.capacity < this.seatsTaken) {
      throw new CapacityBelowSeatsError(this.seatsTaken, this.seatsOffered);
    }
    Object.assign(this, given(details));
    this.refuseLateAnswers();
    this.sequence += 1;
  }

  /** The day by which a guest should answer who is asked now, where it is not that of the gameday; see `lateAnswerBy`. */
  lateAnswerBy(now: Date, zone: string): string | null {
    return lateAnswerBy(this, dayOf(now, zone));
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
    return planOf(this);
  }

  differsFrom(plan: GamedayPlan): boolean {
    return isMoved(plan, this);
  }

  /** The gameday as mails tell it. */
  get facts(): GamedayFacts {
    const { id, date, startTime, endTime, location, description, invitationWords, answerBy, sequence } = this;
    const when = { date, startTime, endTime, answerBy };
    return { gamedayId: id, ...when, location, description, invitationWords, sequence };
  }

  private refuseLateAnswers(): void {
    if (this.answerBy !== null && this.answerBy > this.date) {
      throw new AnswerByTooLateError();
    }
  }
}
GamedaySchema.setClass(Gameday);

/** When and where a gameday is, of whatever else is known of it. */
export function planOf({ date, startTime, endTime, location }: GamedayPlan): GamedayPlan {
  return { date, startTime, endTime, location };
}

/** Whether guests who know the one plan have to be told of the other. */
export function isMoved(before: GamedayPlan, after: GamedayPlan): boolean {
  return JSON.stringify(planOf(before)) !== JSON.stringify(planOf(after));
}

/** What is said; a field that is left out keeps what there is. */
export function given(details: GamedayDetails): Partial<GamedayDetails> {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}
