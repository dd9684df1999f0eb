import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { gamedaySpan, type NewMail } from '@tablefall/mail';
import { KeyedSemaphore } from '@tablefall/platform/concurrency/semaphore';
import { Config } from '@tablefall/platform/config/config';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { happened } from '@tablefall/platform/outbox/happenings';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { AnonymousMails } from '../../http/access/throttling/anonymous-mails.ts';
import { refuseStale } from '../../http/errors/stale-edit.ts';
import type { Gameday } from '../gameday.entity.ts';
import { type CountedReply, moveCounters, seatsLeft, seatsOf } from '../gameday-counters.ts';
import { endOfGameday } from '../gameday-end.ts';
import { lockGamedayForUse, lockInvitation } from '../gameday-locks.ts';
import { PLAN_VERSION, presentVersion } from '../gameday-versions.sql.ts';
import {
  InvalidInvitationError,
  NoGamedayError,
  PlanChangedError,
  SeatsTakenError,
} from '../gamedays.errors.ts';
import { type GamedaysTables, onInvitation } from '../gamedays.tables.ts';
import { type Answer, Invitation } from '../invitation.entity.ts';
import { ACCEPTED, NOT_REPLIED } from '../invitation-status.ts';
import { type Guest, insertInvitation, invitationOf } from '../invitations/invitations.sql.ts';

/**
 * Answers about one gameday that a process stores at the same time. Each of them moves the gameday's counters. More
 * of them would only wait for one another, and hold the database connections that everybody else needs.
 */
const AT_ONCE = 4;
const PATIENCE_MS = 1_000;

const HOUR_MS = 60 * 60 * 1000;

/** What guests answer: through their personal link, or on the public page of a gameday. */
@Injectable()
export class RsvpService {
  private readonly gamedays = new KeyedSemaphore(AT_ONCE);

  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly anonymousMails: AnonymousMails,
    private readonly config: Config,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Records the answer of a personal link, as often as the guest likes.
   *
   * @param planVersion of the plan that the guest read
   * @throws InvalidInvitationError when the link is unknown or the gameday is over
   * @throws PlanChangedError when the plan is another one by now
   * @throws SeatsTakenError when an acceptance does not fit
   */
  async reply(invitationToken: string, answer: Answer, planVersion?: string): Promise<void> {
    const row = await this.em
      .fork()
      .getKysely<GamedaysTables>()
      .selectFrom('invitation')
      .select('gameday_id')
      .where('token', '=', invitationToken)
      .executeTakeFirst();
    if (!row) {
      throw new InvalidInvitationError();
    }
    await this.inTurn(row.gameday_id, async (unit) => {
      const locked = await lockInvitation(unit.em, onInvitation('token', '=', invitationToken));
      if (!locked || this.isOver(locked.gameday, unit.now)) {
        throw new InvalidInvitationError();
      }
      await refuseUnreadPlan(unit, locked.gameday, planVersion);
      await this.record(unit, locked.gameday, locked.invitation, answer);
    });
  }

  /**
   * Records a first answer given on the public page. An earlier answer is not overwritten: its guest gets the
   * personal link by mail, and the caller does not learn of it.
   *
   * @param network of the visitor, as `networkOf` tells it
   * @throws TooManyRequestsError when the network has caused too much mail
   * @throws NoGamedayError when there is no such gameday or it is over
   * @throws PlanChangedError when the guest read another plan than there is by now
   * @throws SeatsTakenError when an acceptance does not fit
   */
  async publicReply(
    { id: gamedayId, planVersion }: { id: string; planVersion?: string },
    guest: Guest,
    answer: Answer,
    network: string,
  ): Promise<void> {
    await this.anonymousMails.refuseOverCap(network);
    await this.inTurn(gamedayId, async (unit) => {
      const gameday = await lockGamedayForUse(unit.em, gamedayId);
      if (!gameday || this.isOver(gameday, unit.now)) {
        throw new NoGamedayError();
      }
      await refuseUnreadPlan(unit, gameday, planVersion);
      let invitation: Invitation | null = null;
      // Once more when staff deleted the invitation between the two statements: the guest is a new one after
      // all.
      while (!invitation) {
        if (await this.answerOfNewGuest(unit, gameday, guest, answer, network)) {
          return;
        }
        invitation = await invitedGuest(unit, gameday, guest);
      }
      if (invitation.status === NOT_REPLIED) {
        await this.record(unit, gameday, invitation, answer, network);
        return;
      }
      // Refused like everybody else. Otherwise a full gameday would tell who is a guest.
      const left = await seatsLeft(unit.em, gamedayId);
      if (answer.status === ACCEPTED && seatsOf(answer) > left) {
        throw new SeatsTakenError(left);
      }
      // Anybody can type somebody's address here, so that person gets the link only once in a while.
      if (invitation.secondsUntilNextMail(unit.now, this.config.RESEND_COOLDOWN_SECONDS) <= 0) {
        invitation.mailedAt = unit.now;
        await happened(unit.em, 'link-asked-for', invitation.id);
        this.mailLink(unit, gameday, invitation, 'reminder', network);
      }
    });
  }

  /**
   * Records the answer of somebody who was not invited.
   *
   * @returns false when there is an invitation to this address
   */
  private async answerOfNewGuest(
    unit: UnitOfWork,
    gameday: Gameday,
    guest: Guest,
    answer: Answer,
    network: string,
  ): Promise<boolean> {
    const invitation = new Invitation(gameday, guest.name, guest.email, unit.now);
    invitation.answer(answer, unit.now, this.heldUntil(gameday, unit.now));
    const isAdded = await insertInvitation(unit.em, invitation);
    if (isAdded) {
      moveCountersLast(unit, gameday, null, invitation.countedReply);
      this.mailLink(unit, gameday, invitation, answerOf(invitation), network);
    }
    return isAdded;
  }

  private async record(
    unit: UnitOfWork,
    gameday: Gameday,
    invitation: Invitation,
    answer: Answer,
    network?: string,
  ): Promise<void> {
    const before = invitation.countedReply;
    // Without a network it came by the personal link.
    const heldUntil = network === undefined ? null : this.heldUntil(gameday, unit.now);
    invitation.answer(answer, unit.now, heldUntil);
    moveCountersLast(unit, gameday, before, invitation.countedReply);
    const changed =
      before.status !== invitation.status || seatsOf(before) !== seatsOf(invitation.countedReply);
    await happened(unit.em, 'answered', invitation.id);
    if (changed) {
      await happened(unit.em, 'answer-changed', invitation.id);
      this.mailLink(unit, gameday, invitation, answerOf(invitation), network);
    }
  }

  /**
   * Keeps the seats of an answer that was given on the public page: who has the mailed link owns the address.
   *
   * @throws InvalidInvitationError when the link is unknown
   */
  async keepSeats(invitationToken: string): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      const locked = await lockInvitation(em, onInvitation('token', '=', invitationToken));
      if (!locked) {
        throw new InvalidInvitationError();
      }
      locked.invitation.heldUntil = null;
    });
  }

  /**
   * Near the start there is less time to open a mail, and for others to take the seats. So it is half of the time
   * that is left.
   */
  private heldUntil(gameday: Gameday, now: Date): Date {
    const zone = this.edition.timeZone;
    const start = gamedaySpan(gameday, zone).start ?? endOfGameday(gameday, zone);
    const longest = this.config.RSVP_HOLD_HOURS * HOUR_MS;
    const left = Math.max(0, start.getTime() - now.getTime());
    return new Date(now.getTime() + Math.min(longest, left / 2));
  }

  private inTurn(gamedayId: string, work: (unit: UnitOfWork) => Promise<void>): Promise<void> {
    return this.gamedays.run(gamedayId, PATIENCE_MS, () => this.transactions.run(work));
  }

  private isOver(gameday: Gameday, now: Date): boolean {
    return gameday.isOver(now, this.edition.timeZone);
  }

  /** Mails the personal link with the answer. */
  private mailLink(
    unit: UnitOfWork,
    gameday: Gameday,
    invitation: Invitation,
    answer: 'accepted' | 'rejected' | 'reminder',
    network?: string,
  ): void {
    const mail: NewMail<'gameday-rsvp'> = {
      kind: 'gameday-rsvp',
      props: {
        ...gameday.facts,
        invitationToken: invitation.token,
        answer,
        additionalGuests: invitation.additionalGuests ?? 0,
        heldUntil: invitation.heldUntil?.toISOString() ?? null,
      },
      recipient: { name: invitation.guestName, address: invitation.guestEmail },
      about: invitation.id,
    };
    if (network === undefined) {
      this.outbox.put(unit, mail);
    } else {
      this.anonymousMails.put(unit, network, mail);
    }
  }
}

/** Nobody says yes to a plan that they have not read. */
function refuseUnreadPlan({ em }: UnitOfWork, { id }: Gameday, planVersion?: string): Promise<void> {
  return refuseStale(em, planVersion, presentVersion(PLAN_VERSION, id), new PlanChangedError());
}

function answerOf({ status }: Invitation): 'accepted' | 'rejected' {
  return status === ACCEPTED ? 'accepted' : 'rejected';
}

/**
 * Moves the counters right before the commit. Everybody who answers about the same gameday waits for them, so they
 * wait only for that.
 */
function moveCountersLast(
  unit: UnitOfWork,
  gameday: Gameday,
  before: CountedReply | null,
  after: CountedReply,
): void {
  unit.beforeCommit(({ em }) => moveCounters(em, gameday.id, before, after));
}

/** The guest's invitation, locked. */
async function invitedGuest({ em }: UnitOfWork, gameday: Gameday, guest: Guest): Promise<Invitation | null> {
  const locked = await lockInvitation(em, invitationOf(gameday.id, guest.email));
  return locked?.invitation ?? null;
}
