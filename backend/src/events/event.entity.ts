import { defineEntity } from '@mikro-orm/core';
import type { EventTimes } from '@tablefall/mail';
import { EDITION_KEY, nobodys, p, theirs, WORD } from '@tablefall/platform/database/columns';
import { UserName } from '../users/user.entity.ts';
import { type EventPlan, isSamePlan } from './event-plan.ts';
import type { GameFacts, Level } from './facts/game-facts.ts';

export const TEACHER_WISHES = ['none', 'wanted', 'needed'] as const;
export type TeacherWish = (typeof TEACHER_WISHES)[number];

/** What its owner says of an event, besides when it is. */
export interface EventDetails {
  gameName: string;
  spots: number;
  /** Whether people can sign up. */
  visible: boolean;
  /** Id of the owner's user name. */
  ownerId: string;
  teacher: TeacherWish;
}

export const EventSchema = defineEntity({
  name: 'Event',
  properties: {
    /** Made by the client. */
    id: p.uuid().primary(),
    /** Key of the edition, as `2025-10`. */
    edition: p.text(EDITION_KEY),
    gameName: p.text(theirs('game')),
    day: p.date(),
    startsAt: p.type('timestamptz').strictNullable(),
    endsAt: p.type('timestamptz'),
    duration: p.smallint(),
    spots: p.smallint(),
    spotsTaken: p.smallint().default(0),
    visible: p.boolean(),
    teacher: p.text(WORD).$type<TeacherWish>(),
    ownerId: () => p.manyToOne(UserName).mapToPk().fieldName('owner_id'),
    /** The participant who brings the game. */
    gameOwnerId: p.uuid().strictNullable(),
    /** Raised with every change of the event and of who takes part (RFC 5545 SEQUENCE). */
    sequence: p.integer().default(0),
    /** When participants are told of changes of the plan; null when there are none to tell. */
    noticeDueAt: p.type('timestamptz').strictNullable(),
    /** Which plan the owner knows, as long as somebody else has moved the event and the owner was not told. */
    ownerToldPlan: p.json<EventTimes>(nobodys('Days, times and tables.', 'searched')).strictNullable(),
    /** When its participants were told on the day before that something is missing. */
    remindedAt: p.type('timestamptz').strictNullable(),
    createdAt: p.type('timestamptz'),
    description: p.text(theirs('text')).strictNullable(),
    /** Id in the board-game catalogue. */
    boardGameId: p.integer().strictNullable(),
    level: p.text(WORD).$type<Level>().strictNullable(),
    /** `good`, or the age from which. */
    children: p.text(nobodys('An age of players, in general.')).strictNullable(),
    minPlayers: p.smallint().strictNullable(),
    /** Id of its table in the floor plan of the edition; null for none, and always while the time is undetermined. */
    tableId: p.text(nobodys('Of the floor plan.', 'searched')).strictNullable(),
    /** When it, who takes part or who waits last changed, noted by the database. */
    changedAt: p.type('timestamptz').defaultRaw('now()'),
  },
});

/** An event that was deleted, so that its old links still say what it was. It names nobody. */
export const CancelledEventSchema = defineEntity({
  name: 'CancelledEvent',
  properties: {
    id: p.uuid().primary(),
    edition: p.text(EDITION_KEY),
    gameName: p.text(theirs('game')),
    day: p.date(),
    startsAt: p.type('timestamptz').strictNullable(),
    endsAt: p.type('timestamptz'),
    duration: p.smallint(),
    cancelledAt: p.type('timestamptz'),
  },
});

/**
 * A session of the schedule. Its `spotsTaken` is moved by SQL only (`participants.ts`), never through this class.
 */
export class Event extends EventSchema.class implements EventDetails, EventPlan, GameFacts {
  isOver(now: Date): boolean {
    return this.endsAt <= now;
  }

  /** With an undetermined time it never begins; it is over when its day ends. */
  hasStarted(now: Date): boolean {
    return this.startsAt !== null && this.startsAt <= now;
  }

  get plan(): EventPlan {
    const { day, startsAt, endsAt, duration } = this;
    return { day, startsAt, endsAt, duration };
  }

  /** As participants know it. */
  private get times(): EventTimes {
    return {
      day: this.day,
      startsAt: this.startsAt?.toISOString() ?? null,
      duration: this.duration,
      ...(this.tableId !== null && { tableId: this.tableId }),
    };
  }

  /**
   * Moves it to a table, or takes it off its table. Both are told at `noticeAt` as a changed plan is, to its owner as well;
   * a first table is not told. Comes before `change`.
   */
  moveToTable(tableId: string | null, noticeAt: Date): void {
    if (tableId === this.tableId) return;
    if (this.tableId !== null) this.toBeTold(noticeAt);
    this.tableId = tableId;
  }

  /**
   * Takes over what its owner, or the administrator, says now. A changed plan is told at `noticeAt` to participants,
   * and to an owner who did not make the change.
   */
  change(details: EventDetails & GameFacts, plan: EventPlan, byOwner: boolean, noticeAt: Date): void {
    if (!isSamePlan(this, plan)) this.toBeTold(noticeAt);
    if (byOwner) {
      this.ownerToldPlan = null;
    }
    if (this.day !== plan.day) {
      this.remindedAt = null;
    }
    Object.assign(this, details, plan);
    this.sequence += 1;
  }

  /** Of several changes the first moment counts: one notice tells of all. */
  private toBeTold(noticeAt: Date): void {
    if (this.noticeDueAt === null || noticeAt < this.noticeDueAt) this.noticeDueAt = noticeAt;
    this.ownerToldPlan ??= this.times;
  }
}
EventSchema.setClass(Event);
