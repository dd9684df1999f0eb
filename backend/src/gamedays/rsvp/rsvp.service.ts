import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { happened } from '@tablefall/platform/outbox/happenings';
import { AnonymousMails } from '../../http/access/throttling/anonymous-mails.ts';
import { refuseStale } from '../../http/errors/stale-edit.ts';
import { hasUnconfirmedRoom, seatsHeldUntil } from '../../waiting/unconfirmed.ts';
import type { Gameday } from '../gameday.entity.ts';
import { moveCounters, seatsLeft, seatsOf } from '../gameday-counters.ts';
import { lockInvitation, lockPublicGamedayForUse, lockSeats } from '../gameday-locks.ts';
import { GamedayTurns } from '../gameday-turns.ts';
import { PLAN_VERSION, presentVersion } from '../gameday-versions.sql.ts';
import { InvalidInvitationError, PlanChangedError, SeatsTakenError } from '../gamedays.errors.ts';
import type { Answer, Invitation } from '../invitation.entity.ts';
import { ACCEPTED, NOT_REPLIED } from '../invitation-status.ts';
import { type Guest, gamedayOfLink } from '../invitations/invitations.sql.ts';
import { typedGuest } from '../invitations/typed-guest.ts';
import { typedSeats } from '../invitations/typed-guests.sql.ts';
import { isWaiting } from '../offers/queue.sql.ts';
import { SeatMoves } from '../offers/seat-moves.ts';
import { onInvitation } from '../on-invitation.sql.ts';
import { LinkMails } from './link-mails.ts';

/** What guests answer: through their personal link, or on the public page of a gameday. */
@Injectable()
export class RsvpService {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly turns: GamedayTurns,
    private readonly seats: SeatMoves,
    private readonly links: LinkMails,
    private readonly anonymousMails: AnonymousMails,
    private readonly config: Config,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Records the answer of a personal link, as often as the guest likes.
   * Throws InvalidInvitationError when the link is unknown or the gameday is over.
   * Throws PlanChangedError when the plan is another one by now.
   * Throws SeatsTakenError when an acceptance does not fit.
   *
   * @param planVersion of the plan that the guest read
   */
  async reply(invitationToken: string, answer: Answer, planVersion?: string): Promise<void> {
    const gamedayId = await gamedayOfLink(this.em.fork(), invitationToken);
    await this.turns.run(gamedayId, async (unit) => {
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
   * personal link by mail, and the caller does not learn of it. The same holds for one who waits, for seats or to be invited, and
   * for seats beyond the share of addresses that nobody confirmed: such an answer counts once it is sent by the link.
   * Throws TooManyRequestsError when the network has caused too much mail.
   * Throws NoGamedayError when there is no such gameday, its page is off, or it is over.
   * Throws PlanChangedError when the guest read another plan than there is by now.
   * Throws SeatsTakenError when an acceptance does not fit.
   *
   * @param network of the visitor, as `networkOf` tells it
   */
  async publicReply(
    { id: gamedayId, planVersion }: { id: string; planVersion?: string },
    guest: Guest,
    answer: Answer,
    network: string,
  ): Promise<void> {
    await this.anonymousMails.refuseOverCap(network);
    const reply = async (unit: UnitOfWork, hasShare: boolean) => {
      const gameday = await lockPublicGamedayForUse(unit, gamedayId, this.edition.timeZone);
      await refuseUnreadPlan(unit, gameday, planVersion);
      const { invitation, isNew, isListed } = await typedGuest(unit, gameday, guest);
      const counts = invitation.typed
        ? isNew && !isListed && hasShare && (await this.mayTake(unit, gameday, answer))
        : invitation.status === NOT_REPLIED && !(await isWaiting(unit.em, invitation.id));
      if (counts) {
        await this.record(unit, gameday, invitation, answer, { network, isNew });
        return;
      }
      // Refused like everybody else. Otherwise a full gameday would tell who is a guest.
      const left = await seatsLeft(unit.em, gamedayId);
      if (answer.status === ACCEPTED && seatsOf(answer) > left) {
        throw new SeatsTakenError(left);
      }
      if (isNew) {
        const { countedReply } = invitation;
        unit.beforeCommit(({ em }) => moveCounters(em, gameday.id, null, countedReply));
      }
      await this.links.askedAgain(unit, gameday, invitation, { network, isNew, typed: answer });
    };
    try {
      await this.turns.run(gamedayId, (unit) => reply(unit, true));
    } catch (error) {
      if (!(error instanceof ShareTakenError)) {
        throw error;
      }
      await this.turns.run(gamedayId, (unit) => reply(unit, false));
    }
  }

  /**
   * Whether the answer of somebody new counts at once. What others took meanwhile is looked at once more when the seats are held,
   * right before the commit: held from here on, everybody who answers would wait for all of this transaction.
   */
  private async mayTake(unit: UnitOfWork, { id, capacity }: Gameday, answer: Answer): Promise<boolean> {
    const seats = seatsOf(answer);
    if (seats === 0) {
      return true;
    }
    const hasRoom = (held: number) => hasUnconfirmedRoom(this.config, held, capacity);
    if (!hasRoom(await typedSeats(unit.em, id))) {
      return false;
    }
    unit.beforeCommit(async ({ em }) => {
      await lockSeats(em, id);
      if (!hasRoom((await typedSeats(em, id)) - seats)) {
        throw new ShareTakenError();
      }
    });
    return true;
  }

  private async record(
    unit: UnitOfWork,
    gameday: Gameday,
    invitation: Invitation,
    answer: Answer,
    { network, isNew = false }: { network?: string; isNew?: boolean } = {},
  ): Promise<void> {
    const before = isNew ? null : invitation.countedReply;
    // Without a network it came by the personal link.
    const heldUntil =
      network === undefined
        ? null
        : seatsHeldUntil(this.config, unit.now, gameday.startsAt(this.edition.timeZone));
    invitation.answer(answer, unit.now, heldUntil);
    this.seats.moveLast(unit, gameday, invitation.id, before, invitation.countedReply);
    const changed =
      before?.status !== invitation.status || seatsOf(before) !== seatsOf(invitation.countedReply);
    await happened(unit.em, 'answered', invitation.id);
    if (changed) {
      await happened(unit.em, 'answer-changed', invitation.id);
      this.links.confirm(unit, gameday, invitation, network);
    }
  }

  /**
   * Keeps the seats of an answer that was given on the public page: who has the mailed link owns the address.
   * Throws InvalidInvitationError when the link is unknown.
   */
  async keepSeats(invitationToken: string): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      const locked = await lockInvitation(em, onInvitation('token', '=', invitationToken));
      if (!locked) {
        throw new InvalidInvitationError();
      }
      locked.invitation.confirm();
    });
  }

  private isOver(gameday: Gameday, now: Date): boolean {
    return gameday.isOver(now, this.edition.timeZone);
  }
}

/** Addresses that nobody has confirmed took their whole share while an answer was recorded. */
class ShareTakenError extends Error {}

/** Nobody says yes to a plan that they have not read. */
function refuseUnreadPlan({ em }: UnitOfWork, { id }: Gameday, planVersion?: string): Promise<void> {
  return refuseStale(em, planVersion, presentVersion(PLAN_VERSION, id), new PlanChangedError());
}
