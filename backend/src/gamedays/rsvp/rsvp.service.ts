import { Injectable } from '@nestjs/common';
import type { NewMail } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { changedBy, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { Ledger } from '@tablefall/platform/ledger/ledger';
import { cancelMails } from '@tablefall/platform/ledger/mails';
import { AnonymousMails } from '../../http/anonymous-mails.ts';
import type { Gameday } from '../gamedays/gameday.entity.ts';
import { moveCounters, seatsLeft, seatsOf } from '../gamedays/gameday-counters.ts';
import { lockGamedayForUse, lockInvitation } from '../gamedays/gameday-locks.ts';
import { InvalidInvitationError, NoGamedayError, SeatsTakenError } from '../gamedays/gamedays.errors.ts';
import { type Answer, Invitation } from '../invitations/invitation.entity.ts';
import { ACCEPTED, NOT_REPLIED } from '../invitations/invitation-status.ts';
import type { Guest } from '../invitations/invitations.sql.ts';

/** What guests answer: through their personal link, or on the public page of a gameday. */
@Injectable()
export class RsvpService {
  constructor(
    private readonly transactions: Transactions,
    private readonly ledger: Ledger,
    private readonly anonymousMails: AnonymousMails,
    private readonly config: Config,
  ) {}

  /**
   * Records the answer of a personal link, as often as the guest likes.
   *
   * @throws InvalidInvitationError when the link is unknown or the gameday is over
   * @throws SeatsTakenError when an acceptance does not fit
   */
  async reply(invitationToken: string, answer: Answer): Promise<void> {
    await this.transactions.run(async (unit) => {
      const locked = await lockInvitation(unit.em, sql`token = ${invitationToken}`);
      if (!locked || this.isOver(locked.gameday, unit.now)) {
        throw new InvalidInvitationError();
      }
      await this.record(unit, locked.gameday, locked.invitation, answer);
    });
  }

  /**
   * Records a first answer given on the public page. An answer that was given before is not overwritten: its
   * guest gets the personal link by mail, and the caller learns nothing of it.
   *
   * @param network of the visitor, as `networkOf` tells it
   * @throws TooManyRequestsError when the network has caused too much mail
   * @throws NoGamedayError when there is no such gameday or it is over
   * @throws SeatsTakenError when an acceptance does not fit
   */
  async publicReply(gamedayId: string, guest: Guest, answer: Answer, network: string): Promise<void> {
    await this.anonymousMails.refuseOverCap(network);
    await this.transactions.run(async (unit) => {
      const gameday = await lockGamedayForUse(unit.em, gamedayId);
      if (!gameday || this.isOver(gameday, unit.now)) {
        throw new NoGamedayError();
      }
      const invitation = await invitationOf(unit, gameday, guest);
      if (invitation.status === NOT_REPLIED) {
        await this.record(unit, gameday, invitation, answer, network);
        return;
      }
      // Refused like anybody else's, or a full gameday would tell who is a guest.
      const left = await seatsLeft(unit.em, gamedayId);
      if (answer.status === ACCEPTED && seatsOf(answer) > left) {
        throw new SeatsTakenError(left);
      }
      // Anybody can type somebody's address here, so that person gets the link once in a while only.
      if (invitation.secondsUntilNextMail(unit.now, this.config.RESEND_COOLDOWN_SECONDS) <= 0) {
        invitation.mailedAt = unit.now;
        await this.mailLink(unit, gameday, invitation, 'reminder', network);
      }
    });
  }

  private async record(
    unit: UnitOfWork,
    gameday: Gameday,
    invitation: Invitation,
    answer: Answer,
    network?: string,
  ): Promise<void> {
    const before = invitation.countedReply;
    invitation.answer(answer, unit.now);
    await moveCounters(unit.em, gameday.id, before, invitation.countedReply);
    await cancelMails(unit.em, ['gameday-reminder'], invitation.id);
    const changed =
      before.status !== invitation.status || seatsOf(before) !== seatsOf(invitation.countedReply);
    if (changed) {
      // The page showed the gameday as it is, and the confirmation says it again.
      await cancelMails(unit.em, ['gameday-change'], invitation.id);
      await this.mailLink(
        unit,
        gameday,
        invitation,
        invitation.status === ACCEPTED ? 'accepted' : 'rejected',
        network,
      );
    }
  }

  private isOver(gameday: Gameday, now: Date): boolean {
    return gameday.isOver(now, this.config.CONVENTION_TIME_ZONE);
  }

  /** Mails the personal link with the answer; an earlier answer's mail that still waits is not sent any more. */
  private async mailLink(
    unit: UnitOfWork,
    gameday: Gameday,
    invitation: Invitation,
    answer: 'accepted' | 'rejected' | 'reminder',
    network?: string,
  ): Promise<void> {
    await cancelMails(unit.em, ['gameday-rsvp'], invitation.id);
    const mail: NewMail<'gameday-rsvp'> = {
      kind: 'gameday-rsvp',
      props: {
        ...gameday.facts,
        invitationToken: invitation.token,
        answer,
        additionalGuests: invitation.additionalGuests ?? 0,
      },
      recipient: { name: invitation.guestName, address: invitation.guestEmail },
      about: invitation.id,
    };
    if (network === undefined) {
      this.ledger.put(unit, mail);
    } else {
      this.anonymousMails.put(unit, network, mail);
    }
  }
}

/** The guest's invitation, locked; made on the spot for somebody who was not invited. */
async function invitationOf(unit: UnitOfWork, gameday: Gameday, guest: Guest): Promise<Invitation> {
  const { em, now } = unit;
  const made = new Invitation(gameday, guest.name, guest.email, now);
  const added = await changedBy(
    em,
    sql`
      insert into invitation (id, gameday_id, guest_name, guest_email, invited_at, mailed_at, token)
      values (${made.id}, ${gameday.id}, ${guest.name}, ${guest.email}, ${now}, ${now}, ${made.token})
      on conflict (gameday_id, lower(guest_email)) do nothing`,
  );
  if (added > 0) {
    await moveCounters(em, gameday.id, null, made.countedReply);
  }
  const locked = await lockInvitation(
    em,
    sql`gameday_id = ${gameday.id} and lower(guest_email) = lower(${guest.email})`,
  );
  // Staff deleted the invitation between the two statements.
  return locked?.invitation ?? invitationOf(unit, gameday, guest);
}
