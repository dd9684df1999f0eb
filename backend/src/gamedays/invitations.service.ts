import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { sql } from '@tablefall/platform/database/sql';
import { cancelMails } from '@tablefall/platform/outbox/ledger';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { NotFoundError } from '../http/api-error.ts';
import type { Gameday } from './gameday.entity.ts';
import { GamedayOverError, ResendTooSoonError } from './gamedays.errors.ts';
import type { Invitation } from './invitation.entity.ts';
import type { InvitationStatus } from './invitation-status.ts';
import { lockInvitation } from './locks.ts';
import { moveSeats } from './seats.ts';

/** What staff do with single invitations. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  /**
   * Sets what staff know of a guest; nothing is mailed.
   *
   * @throws SeatsTakenError when an acceptance does not fit
   */
  async updateStatus(id: string, status: InvitationStatus): Promise<void> {
    await this.outbox.transaction(async ({ em, now }) => {
      const { invitation, gameday } = await lockById(em, id);
      const before = invitation.standing;
      invitation.setStatus(status, now);
      await moveSeats(em, gameday.id, before, invitation.standing);
    });
  }

  /** Deletes an invitation; its seats are free again and its unsent mails are cancelled. */
  async deleteInvitation(id: string): Promise<void> {
    await this.outbox.transaction(async ({ em }) => {
      const { invitation, gameday } = await lockById(em, id);
      await cancelMails(em, ['gameday-invitation', 'gameday-rsvp'], sql`select ${id}::uuid`);
      await moveSeats(em, gameday.id, invitation.standing, null);
      em.remove(invitation);
    });
  }

  /**
   * Mails an invitation again, instead of one that still waits to be sent.
   *
   * @throws ResendTooSoonError within the cooldown
   * @throws GamedayOverError
   */
  async resendInvitation(id: string): Promise<void> {
    await this.outbox.transaction(async ({ em, now, mail }) => {
      const { invitation, gameday } = await lockById(em, id);
      if (gameday.isOver(now, this.config.CONVENTION_TIME_ZONE)) {
        throw new GamedayOverError();
      }
      const wait = invitation.secondsUntilNextMail(now, this.config.RESEND_COOLDOWN_SECONDS);
      if (wait > 0) {
        throw new ResendTooSoonError(wait);
      }
      await cancelMails(em, ['gameday-invitation'], sql`select ${id}::uuid`);
      invitation.mailedAt = now;
      mail({
        kind: 'gameday-invitation',
        props: { ...gameday.facts, invitationToken: invitation.token },
        recipient: { name: invitation.guestName, address: invitation.guestEmail },
        about: invitation.id,
        expiresAt: gameday.endsAt(this.config.CONVENTION_TIME_ZONE),
      });
    });
  }
}

async function lockById(
  em: EntityManager,
  id: string,
): Promise<{ invitation: Invitation; gameday: Gameday }> {
  const locked = await lockInvitation(em, sql`id = ${id}`);
  if (!locked) {
    throw new NotFoundError('The invitation');
  }
  return locked;
}
