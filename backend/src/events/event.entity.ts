import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { EventTimes } from '@tablefall/mail';
import { UserName } from '../users/user.entity.ts';
import { type EventPlan, isSamePlan } from './event-plan.ts';

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

/**
 * A session of the schedule. Its `spotsTaken` is moved by SQL only (`participants.ts`), never through this class.
 */
@Entity()
export class Event implements EventDetails, EventPlan {
  /** Made by the client. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Key of the edition, as `2025-10`. */
  @Property({ type: 'text' })
  edition!: string;

  @Property({ type: 'text' })
  gameName!: string;

  @Property({ type: 'date' })
  day!: string;

  @Property({ type: 'timestamptz', nullable: true })
  startsAt!: Date | null;

  @Property({ type: 'timestamptz' })
  endsAt!: Date;

  @Property({ type: 'smallint' })
  duration!: number;

  @Property({ type: 'smallint' })
  spots!: number;

  @Property({ type: 'smallint' })
  spotsTaken!: number;

  @Property({ type: 'boolean' })
  visible!: boolean;

  @Property({ type: 'text' })
  teacher!: TeacherWish;

  @ManyToOne(() => UserName, { mapToPk: true, fieldName: 'owner_id' })
  ownerId!: string;

  /** The participant who brings the game. */
  @Property({ type: 'uuid', nullable: true })
  gameOwnerId!: string | null;

  /** Raised with every change of the event and of who takes part (RFC 5545 SEQUENCE). */
  @Property({ type: 'integer' })
  sequence!: number;

  /** When participants are told of changes of the plan; null when there are none to tell. */
  @Property({ type: 'timestamptz', nullable: true })
  noticeDueAt!: Date | null;

  /** Which plan the owner knows, as long as somebody else has moved the event and the owner was not told. */
  @Property({ type: 'json', nullable: true })
  ownerToldPlan: EventTimes | null = null;

  /** When its participants were told on the day before that something is missing. */
  @Property({ type: 'timestamptz', nullable: true })
  remindedAt!: Date | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  isOver(now: Date): boolean {
    return this.endsAt <= now;
  }

  get isFull(): boolean {
    return this.spotsTaken >= this.spots;
  }

  get plan(): EventPlan {
    const { day, startsAt, endsAt, duration } = this;
    return { day, startsAt, endsAt, duration };
  }

  /**
   * Takes over what its owner, or the administrator, says now. A changed plan is told at `noticeAt` to participants,
   * and to an owner who did not make the change.
   */
  change(details: EventDetails, plan: EventPlan, byOwner: boolean, noticeAt: Date): void {
    if (!isSamePlan(this, plan)) {
      this.noticeDueAt ??= noticeAt;
      this.ownerToldPlan ??= {
        day: this.day,
        startsAt: this.startsAt?.toISOString() ?? null,
        duration: this.duration,
      };
    }
    if (byOwner) {
      this.ownerToldPlan = null;
    }
    if (this.day !== plan.day) {
      this.remindedAt = null;
    }
    Object.assign(this, details, plan);
    this.sequence += 1;
  }
}
