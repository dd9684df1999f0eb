import { defineEntity } from '@mikro-orm/core';
import { EDITION_KEY, PUBLISHED, p, table } from '@tablefall/platform/database/columns';
import { v7 as uuid } from 'uuid';
import { User, UserName } from '../users/user.entity.ts';
import type { ShiftTimes } from './shifts.policy.ts';

/** What organisers say of a shift, besides when it is. */
export interface ShiftDetails {
  title: string;
  notes: string | null;
  place: string;
  places: number;
  /** Whether anybody who is registered may take it, or those alone whom organisers name. */
  forAnyone: boolean;
  /** Whether its helpers have the door for its hours. */
  opensDoor: boolean;
}

/** Whether an edition's shifts are shown and can be taken; without a row they are not. */
export const ShiftPlanSchema = defineEntity({
  name: 'ShiftPlan',
  properties: {
    edition: p.text(EDITION_KEY).primary(),
    isOpen: p.boolean(),
  },
});

export const ShiftSchema = defineEntity({
  name: 'Shift',
  properties: {
    id: p.uuid().primary(),
    edition: p.text(EDITION_KEY),
    title: p.text(PUBLISHED),
    notes: p.text(PUBLISHED).strictNullable(),
    place: p.text(PUBLISHED),
    /** On which it begins, by the clock of the convention. */
    day: p.date(),
    startsAt: p.type('timestamptz'),
    endsAt: p.type('timestamptz'),
    places: p.smallint(),
    placesTaken: p.smallint().default(0),
    forAnyone: p.boolean().default(true),
    opensDoor: p.boolean().default(false),
    /** When those who have taken it were reminded of it. */
    remindedAt: p.type('timestamptz').strictNullable(),
    createdAt: p.type('timestamptz'),
    /** When it, or how many have taken it, last changed, noted by the database. */
    changedAt: p.type('timestamptz').defaultRaw('now()'),
  },
});

/** A name with a place in a shift. */
export const ShiftHelperSchema = defineEntity({
  name: 'ShiftHelper',
  properties: {
    id: p.uuid().primary(),
    shift: () => p.manyToOne(Shift),
    name: () => p.manyToOne(UserName),
    takenAt: p.type('timestamptz'),
    /** It is theirs until somebody else takes it. */
    seeksReplacement: p.boolean().default(false),
    noShow: p.boolean().default(false),
  },
});

/** An account whose names may take a shift that is not for everybody. */
export const ShiftInviteeSchema = table(
  defineEntity({
    name: 'ShiftInvitee',
    properties: {
      shift: () => p.manyToOne(Shift).primary(),
      user: () => p.manyToOne(User).primary(),
    },
  }),
  {},
);

/** Some hours in which helpers are needed. Its `placesTaken` is moved by SQL only (`shift-rows.ts`). */
export class Shift extends ShiftSchema.class implements ShiftDetails, ShiftTimes {
  constructor(edition: string, details: ShiftDetails, times: ShiftTimes, now: Date) {
    super();
    Object.assign(this, details, times);
    this.id = uuid();
    this.edition = edition;
    this.remindedAt = null;
    this.createdAt = now;
  }

  isOver(now: Date): boolean {
    return this.endsAt <= now;
  }

  /** Whether those who have taken it have to hear of it, when it is then and there. */
  isElsewhere({ startsAt, endsAt, place }: Pick<Shift, 'startsAt' | 'endsAt' | 'place'>): boolean {
    return +startsAt !== +this.startsAt || +endsAt !== +this.endsAt || place !== this.place;
  }

  /** Takes over what organisers say now. On another day it is reminded of anew. */
  change(details: ShiftDetails, times: ShiftTimes): void {
    if (this.day !== times.day) this.remindedAt = null;
    Object.assign(this, details, times);
  }
}
ShiftSchema.setClass(Shift);
