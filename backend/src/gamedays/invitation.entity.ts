import { randomBytes } from 'node:crypto';
import { defineEntity } from '@mikro-orm/core';
import { p, theirs } from '@tablefall/platform/database/columns';
import { v7 as uuid } from 'uuid';
import { Gameday } from './gameday.entity.ts';
import type { CountedReply } from './gameday-counters.ts';
import { ACCEPTED, type InvitationStatus, NOT_REPLIED } from './invitation-status.ts';

/** A guest's answer: `status`, who comes along, and a word to the organisers. */
export interface Answer {
  status: InvitationStatus;
  additionalGuests: number;
  replyComments: string | null;
}

export const InvitationSchema = defineEntity({
  name: 'Invitation',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    gameday: () => p.manyToOne(Gameday),
    guestName: p.text(theirs('name')),
    guestEmail: p.text(theirs('address')),
    status: p.smallint().$type<InvitationStatus>().default(NOT_REPLIED),
    additionalGuests: p.smallint().strictNullable(),
    replyComments: p.text(theirs('text')).strictNullable(),
    invitedAt: p.type('timestamptz'),
    /** What staff said of the guest then. */
    invitedAs: p.smallint().$type<InvitationStatus>().default(NOT_REPLIED),
    /** When the invitation was last mailed, for the resend cooldown. */
    mailedAt: p.type('timestamptz'),
    repliedAt: p.type('timestamptz').strictNullable(),
    /**
     * Anybody may have given an answer on the public page: until when its seats are safe. Null once the guest has
     * kept them by the mailed link, and for every other answer.
     */
    heldUntil: p.type('timestamptz').strictNullable(),
    token: p.text(theirs('token')),
    /**
     * The address was typed on the public page, by whomever: neither did staff invite it, nor has its owner used the mailed link.
     */
    typed: p.boolean().default(false),
    /** The day by which the guest should answer who was asked when that of the gameday had passed. */
    answerBy: p.date().strictNullable(),
    /**
     * How often the guest's entry has gone out of the calendar or come back since it was first there. It adds to the number
     * that rises with the gameday's changes, so that each file replaces the one before.
     */
    calendarChanges: p.smallint().default(0),
    /** When the guest came in at the door, with whom they brought. */
    checkedInAt: p.type('timestamptz').strictNullable(),
    /** Noted by the database. */
    changedAt: p.type('timestamptz').defaultRaw('now()'),
  },
});

/** One guest of one gameday. The token is the guest's key to the personal reply page. */
export class Invitation extends InvitationSchema.class {
  constructor(gameday: Gameday, guestName: string, guestEmail: string, now: Date) {
    super();
    this.id = uuid();
    this.gameday = gameday;
    this.guestName = guestName;
    this.guestEmail = guestEmail;
    this.status = NOT_REPLIED;
    this.additionalGuests = null;
    this.replyComments = null;
    this.invitedAt = now;
    this.invitedAs = NOT_REPLIED;
    this.mailedAt = now;
    this.repliedAt = null;
    this.heldUntil = null;
    this.token = newInvitationToken();
    this.typed = false;
    this.answerBy = null;
    this.calendarChanges = 0;
    this.checkedInAt = null;
  }

  /** What this invitation counts for. */
  get countedReply(): CountedReply {
    return { status: this.status, additionalGuests: this.additionalGuests };
  }

  /**
   * For how many milliseconds this guest gets no further mail, whoever asks for one: 0 or less when one may go out.
   */
  secondsUntilNextMail(now: Date, cooldownSeconds: number): number {
    return Math.ceil(cooldownSeconds - (now.getTime() - this.mailedAt.getTime()) / 1000);
  }

  /**
   * Records what the guest answered. The seats are moved by the caller, in the same transaction.
   *
   * @param heldUntil of an answer that anybody may have given; null for one by the guest's own link
   */
  answer(
    { status, additionalGuests, replyComments }: Answer,
    now: Date,
    heldUntil: Date | null = null,
  ): void {
    this.move(status);
    this.typed &&= heldUntil !== null;
    this.heldUntil = status === ACCEPTED ? heldUntil : null;
    this.additionalGuests = status === ACCEPTED ? additionalGuests : null;
    this.replyComments = replyComments;
    this.repliedAt = now;
  }

  /** Records that the guest is mailed once more. @param answerBy a day of the guest's own by which to answer, if it needs one */
  askAgain(now: Date, answerBy: string | null): void {
    this.mailedAt = now;
    this.typed = false;
    this.answerBy = answerBy ?? this.answerBy;
  }

  /** Gives it the right address. Whoever got the link at the wrong one can do nothing with it any more. */
  correctAddress(guestEmail: string): void {
    this.guestEmail = guestEmail;
    this.token = newInvitationToken();
  }

  /** Records that the guest used the mailed link: the address is theirs, and so is what was answered with it. */
  confirm(): void {
    this.typed = false;
    this.heldUntil = null;
  }

  /** What a mail that asks for an answer says of this guest alone. */
  get mailKey(): { invitationToken: string; ownAnswerBy?: string } {
    const { token: invitationToken, answerBy } = this;
    return answerBy === null ? { invitationToken } : { invitationToken, ownAnswerBy: answerBy };
  }

  /** Records what staff know of the guest: guests and comments stay; without an answer there is no reply time. */
  setStatus(status: InvitationStatus, now: Date): void {
    this.move(status);
    this.repliedAt = status === NOT_REPLIED ? null : (this.repliedAt ?? now);
    this.confirm();
  }

  /** Takes an answer back that nobody has confirmed. The seats are moved by the caller, in the same transaction. */
  release(): void {
    this.move(NOT_REPLIED);
    this.additionalGuests = null;
    this.repliedAt = null;
    this.heldUntil = null;
  }

  private move(status: InvitationStatus): void {
    const goes = this.status === ACCEPTED && status !== ACCEPTED;
    const comesBack = this.status !== ACCEPTED && status === ACCEPTED && this.calendarChanges > 0;
    if (goes || comesBack) this.calendarChanges++;
    this.status = status;
  }
}
InvitationSchema.setClass(Invitation);

const TOKEN_BYTES = 24;

/** 192 random bits as URL-safe text. */
export function newInvitationToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Many tokens from one call to the random source. */
export function newInvitationTokens(count: number): string[] {
  const bytes = randomBytes(TOKEN_BYTES * count);
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * TOKEN_BYTES, (index + 1) * TOKEN_BYTES).toString('base64url'),
  );
}
