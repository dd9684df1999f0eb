import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { changedBy, firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Outbox, type UnitOfWork } from '@tablefall/platform/outbox/outbox';
import { Gameday } from './gameday.entity.ts';
import { GamedayGoneError, InvalidInvitationError, SeatsTakenError } from './gamedays.errors.ts';
import type { Guest } from './guest-list.ts';
import { type Answer, Invitation } from './invitation.entity.ts';
import { ACCEPTED, NOT_REPLIED } from './invitation-status.ts';
import { moveSeats, seatsLeft, seatsOf } from './seats.ts';

/** What guests answer: through their personal link, or on the public page of a gameday. */
@Injectable()
export class RsvpService {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  /**
   * Records the answer of a personal link, as often as the guest likes.
   *
   * @throws InvalidInvitationError when the link is unknown or the gameday is over
   * @throws SeatsTakenError when an acceptance does not fit
   */
  async reply(invitationToken: string, answer: Answer): Promise<void> {
    await this.outbox.transaction(async (unit) => {
      const invitation = await unit.em.findOne(
        Invitation,
        { token: invitationToken },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const gameday = invitation && (await this.openGameday(unit, invitation.gameday.id));
      if (!invitation || !gameday) {
        throw new InvalidInvitationError();
      }
      await this.record(unit, gameday, invitation, answer);
    });
  }

  /**
   * Records a first answer given on the public page. An answer that was given before is not overwritten: its
   * guest gets the personal link by mail, and the caller learns nothing of it.
   *
   * @throws GamedayGoneError when there is no such gameday or it is over
   * @throws SeatsTakenError when an acceptance does not fit
   */
  async publicReply(gamedayId: string, guest: Guest, answer: Answer): Promise<void> {
    await this.outbox.transaction(async (unit) => {
      const gameday = await this.openGameday(unit, gamedayId);
      if (!gameday) {
        throw new GamedayGoneError();
      }
      const invitation = await invitationOf(unit, gameday, guest);
      if (invitation.status === NOT_REPLIED) {
        await this.record(unit, gameday, invitation, answer);
        return;
      }
      // Refused like anybody else's, or a full gameday would tell who is a guest.
      const left = await seatsLeft(unit.em, gamedayId);
      if (answer.status === ACCEPTED && seatsOf(answer) > left) {
        throw new SeatsTakenError(left);
      }
      this.mailLink(unit, gameday, invitation, 'reminder');
    });
  }

  private async record(
    unit: UnitOfWork,
    gameday: Gameday,
    invitation: Invitation,
    answer: Answer,
  ): Promise<void> {
    const before = { status: invitation.status, additionalGuests: invitation.additionalGuests };
    invitation.answer(answer, unit.now);
    await moveSeats(unit.em, gameday.id, before, invitation);
    const changed = before.status !== invitation.status || seatsOf(before) !== seatsOf(invitation);
    if (changed) {
      this.mailLink(unit, gameday, invitation, invitation.status === ACCEPTED ? 'accepted' : 'rejected');
    }
  }

  private async openGameday({ em, now }: UnitOfWork, id: string): Promise<Gameday | null> {
    const gameday = await em.findOne(Gameday, id);
    return gameday && !gameday.isOver(now, this.config.CONVENTION_TIME_ZONE) ? gameday : null;
  }

  private mailLink(
    { mail }: UnitOfWork,
    gameday: Gameday,
    invitation: Invitation,
    answer: 'accepted' | 'rejected' | 'reminder',
  ): void {
    mail({
      kind: 'gameday-rsvp',
      props: {
        ...gameday.facts,
        invitationToken: invitation.token,
        answer,
        additionalGuests: invitation.additionalGuests ?? 0,
        sequence: gameday.sequence,
      },
      recipient: { name: invitation.guestName, address: invitation.guestEmail },
      about: invitation.id,
    });
  }
}

/** The guest's invitation, locked; made on the spot for somebody who was not invited. */
async function invitationOf({ em, now }: UnitOfWork, gameday: Gameday, guest: Guest): Promise<Invitation> {
  const made = new Invitation(gameday, guest.name, guest.email, now);
  const added = await changedBy(
    em,
    sql`
      insert into invitation (id, gameday_id, guest_name, guest_email, invited_at, mailed_at, token)
      values (${made.id}, ${gameday.id}, ${guest.name}, ${guest.email}, ${now}, ${now}, ${made.token})
      on conflict (gameday_id, lower(guest_email)) do nothing`,
  );
  if (added > 0) {
    await moveSeats(em, gameday.id, null, made);
  }
  const found = await firstRowOf<{ id: string }>(
    em,
    sql`select id from invitation where gameday_id = ${gameday.id} and lower(guest_email) = lower(${guest.email})`,
  );
  return em.findOneOrFail(Invitation, found?.id ?? made.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
