import { randomBytes } from 'node:crypto';
import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
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

/** One guest of one gameday. The token is the guest's key to the personal reply page. */
@Entity()
export class Invitation {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Gameday)
  gameday: Rel<Gameday>;

  @Property({ type: 'text' })
  guestName: string;

  @Property({ type: 'text' })
  guestEmail: string;

  @Property({ type: 'smallint' })
  status: InvitationStatus = NOT_REPLIED;

  @Property({ type: 'smallint', nullable: true })
  additionalGuests: number | null = null;

  @Property({ type: 'text', nullable: true })
  replyComments: string | null = null;

  @Property({ type: 'timestamptz' })
  invitedAt: Date;

  /** When the invitation was last mailed, for the resend cooldown. */
  @Property({ type: 'timestamptz' })
  mailedAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  repliedAt: Date | null = null;

  /**
   * Anybody may have given an answer on the public page: until when its seats are safe. Null once the guest has
   * opened the mailed link, and for every other answer.
   */
  @Property({ type: 'timestamptz', nullable: true })
  heldUntil: Date | null = null;

  @Property({ type: 'text' })
  token: string = newInvitationToken();

  constructor(gameday: Gameday, guestName: string, guestEmail: string, now: Date) {
    this.gameday = gameday;
    this.guestName = guestName;
    this.guestEmail = guestEmail;
    this.invitedAt = now;
    this.mailedAt = now;
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
   * @param heldUntil of an answer that anybody may have given
   */
  answer(
    { status, additionalGuests, replyComments }: Answer,
    now: Date,
    heldUntil: Date | null = null,
  ): void {
    this.status = status;
    this.heldUntil = status === ACCEPTED ? heldUntil : null;
    this.additionalGuests = status === ACCEPTED ? additionalGuests : null;
    this.replyComments = replyComments;
    this.repliedAt = now;
  }

  /** Records what staff know of the guest: guests and comments stay; without an answer there is no reply time. */
  setStatus(status: InvitationStatus, now: Date): void {
    this.status = status;
    this.repliedAt = status === NOT_REPLIED ? null : (this.repliedAt ?? now);
    this.heldUntil = null;
  }

  /** Takes an answer back that nobody has confirmed. The seats are moved by the caller, in the same transaction. */
  release(): void {
    this.status = NOT_REPLIED;
    this.additionalGuests = null;
    this.repliedAt = null;
    this.heldUntil = null;
  }
}

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
