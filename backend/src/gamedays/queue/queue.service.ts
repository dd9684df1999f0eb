import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { happened } from '@tablefall/platform/outbox/happenings';
import { AnonymousMails } from '../../http/access/throttling/anonymous-mails.ts';
import { hasUnconfirmedRoom } from '../../waiting/unconfirmed.ts';
import type { Gameday } from '../gameday.entity.ts';
import { moveCounters } from '../gameday-counters.ts';
import { lockInvitation, lockPublicGamedayForUse, lockSeats } from '../gameday-locks.ts';
import { GamedayTurns } from '../gameday-turns.ts';
import {
  HasSeatsError,
  InvalidInvitationError,
  QueueClosedError,
  SeatsFreeError,
} from '../gamedays.errors.ts';
import type { Invitation } from '../invitation.entity.ts';
import { ACCEPTED, NOT_REPLIED, REJECTED } from '../invitation-status.ts';
import { type Guest, gamedayOfLink } from '../invitations/invitations.sql.ts';
import { typedGuest } from '../invitations/typed-guest.ts';
import { typedSeats } from '../invitations/typed-guests.sql.ts';
import { addWaiting, changeParty, isWaiting } from '../offers/queue.sql.ts';
import { QueueMails } from '../offers/queue-mails.ts';
import { QueueOffers } from '../offers/queue-offers.ts';
import { SeatMoves } from '../offers/seat-moves.ts';
import { onInvitation } from '../on-invitation.sql.ts';
import { LinkMails } from '../rsvp/link-mails.ts';

/** How guests begin and end to wait for seats of a full gameday. */
@Injectable()
export class QueueService {
  constructor(
    private readonly em: EntityManager,
    private readonly turns: GamedayTurns,
    private readonly seats: SeatMoves,
    private readonly offers: QueueOffers,
    private readonly mails: QueueMails,
    private readonly links: LinkMails,
    private readonly anonymousMails: AnonymousMails,
    private readonly edition: CurrentEdition,
    private readonly config: Config,
  ) {}

  /**
   * Puts the guest of a personal link at the end of the queue. Who waits already keeps the place and may change the party.
   * A guest who had declined has not answered any more.
   * Throws InvalidInvitationError when the link is unknown or the gameday is over.
   *
   * @param party the guest and who comes along
   */
  async join(invitationToken: string, party: number): Promise<void> {
    const gamedayId = await gamedayOfLink(this.em.fork(), invitationToken);
    await this.turns.run(gamedayId, async (unit) => {
      const { invitation, gameday } = await this.lockedLink(unit, invitationToken);
      this.refuseOnceBegun(gameday, unit.now);
      invitation.typed = false;
      if (invitation.status === ACCEPTED) {
        throw new HasSeatsError();
      }
      const left = await lockSeats(unit.em, gamedayId);
      if (await isWaiting(unit.em, invitation.id)) {
        await changeParty(unit.em, invitation.id, party);
        await this.offers.serve(unit, gameday);
        return;
      }
      if (party <= left) {
        throw new SeatsFreeError();
      }
      await this.takeBackRefusal(unit, gameday, invitation);
      await this.add(unit, gameday, invitation, party);
    });
  }

  /**
   * Ends the wait of the guest of a personal link; seats that were offered go to the next.
   * Throws InvalidInvitationError when the link is unknown or the gameday is over.
   */
  async leave(invitationToken: string): Promise<void> {
    const gamedayId = await gamedayOfLink(this.em.fork(), invitationToken);
    await this.turns.run(gamedayId, async (unit) => {
      const { invitation, gameday } = await this.lockedLink(unit, invitationToken);
      await this.seats.leave(unit, gameday, invitation.id);
    });
  }

  /**
   * Puts somebody who types an address on the public page at the end of the queue. Neither an earlier answer nor a place is
   * changed by that: such a guest gets the personal link by mail, and the caller does not learn of it. The same holds for one who
   * waits to be invited, and while addresses that nobody confirmed wait for their share: the wait begins by the link.
   * Throws TooManyRequestsError when the network has caused too much mail.
   * Throws NoGamedayError when there is no such gameday, its page is off, or it is over.
   *
   * @param network of the visitor, as `networkOf` tells it
   */
  async joinPublicly(gamedayId: string, guest: Guest, party: number, network: string): Promise<void> {
    await this.anonymousMails.refuseOverCap(network);
    await this.turns.run(gamedayId, async (unit) => {
      const gameday = await lockPublicGamedayForUse(unit, gamedayId, this.edition.timeZone);
      this.refuseOnceBegun(gameday, unit.now);
      const { invitation, isNew, isListed } = await typedGuest(unit, gameday, guest);
      // Everybody is refused alike, so that nobody learns who is a guest.
      if (party <= (await lockSeats(unit.em, gamedayId))) {
        throw new SeatsFreeError();
      }
      if (isNew) {
        await moveCounters(unit.em, gamedayId, null, invitation.countedReply);
      }
      const mayWait = invitation.typed
        ? isNew &&
          !isListed &&
          hasUnconfirmedRoom(this.config, await typedSeats(unit.em, gamedayId), gameday.capacity)
        : invitation.status === NOT_REPLIED && !(await isWaiting(unit.em, invitation.id));
      if (mayWait) {
        await this.add(unit, gameday, invitation, party, network);
      } else {
        await this.links.askedAgain(unit, gameday, invitation, { network, isNew });
      }
    });
  }

  private async add(
    unit: UnitOfWork,
    gameday: Gameday,
    invitation: Invitation,
    party: number,
    network?: string,
  ): Promise<void> {
    await addWaiting(unit, invitation, party);
    await happened(unit.em, 'queue-joined', invitation.id);
    await this.mails.tellOne(unit, gameday, invitation, network);
  }

  private async takeBackRefusal(unit: UnitOfWork, gameday: Gameday, invitation: Invitation): Promise<void> {
    if (invitation.status === REJECTED) {
      const before = invitation.countedReply;
      invitation.release();
      await moveCounters(unit.em, gameday.id, before, invitation.countedReply);
      await happened(unit.em, 'answer-changed', invitation.id);
    }
  }

  private async lockedLink(unit: UnitOfWork, invitationToken: string) {
    const locked = await lockInvitation(unit.em, onInvitation('token', '=', invitationToken));
    if (!locked || locked.gameday.isOver(unit.now, this.edition.timeZone)) {
      throw new InvalidInvitationError();
    }
    return locked;
  }

  private refuseOnceBegun(gameday: Gameday, now: Date): void {
    if (gameday.startsAt(this.edition.timeZone) <= now) {
      throw new QueueClosedError();
    }
  }
}
