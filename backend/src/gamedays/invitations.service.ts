import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { sql } from '@tablefall/platform/database/sql';
import { cancelMails } from '@tablefall/platform/outbox/ledger';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { NotFoundError } from '../http/api-error.ts';
import { ResendTooSoonError } from './gamedays.errors.ts';
import { Invitation } from './invitation.entity.ts';
import type { InvitationStatus } from './invitation-status.ts';
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
      const invitation = await lockInvitation(em, id);
      const before = { status: invitation.status, additionalGuests: invitation.additionalGuests };
      invitation.setStatus(status, now);
      await moveSeats(em, invitation.gameday.id, before, invitation);
    });
  }

  /** Deletes an invitation; its seats are free again and its unsent mails are cancelled. */
  async deleteInvitation(id: string): Promise<void> {
    await this.outbox.transaction(async ({ em }) => {
      const invitation = await lockInvitation(em, id);
      await cancelMails(em, sql`select ${id}::uuid`);
      await moveSeats(em, invitation.gameday.id, invitation, null);
      em.remove(invitation);
    });
  }

  /**
   * Mails an invitation again.
   *
   * @throws ResendTooSoonError within the cooldown
   */
  async resendInvitation(id: string): Promise<void> {
    await this.outbox.transaction(async ({ em, now, mail }) => {
      const invitation = await lockInvitation(em, id);
      const secondsAgo = (now.getTime() - invitation.mailedAt.getTime()) / 1000;
      const wait = Math.ceil(this.config.RESEND_COOLDOWN_SECONDS - secondsAgo);
      if (wait > 0) {
        throw new ResendTooSoonError(wait);
      }
      await em.populate(invitation, ['gameday']);
      invitation.mailedAt = now;
      mail({
        kind: 'gameday-invitation',
        props: { ...invitation.gameday.facts, invitationToken: invitation.token },
        recipient: { name: invitation.guestName, address: invitation.guestEmail },
        about: invitation.id,
        expiresAt: invitation.gameday.endsAt(this.config.CONVENTION_TIME_ZONE),
      });
    });
  }
}

async function lockInvitation(em: EntityManager, id: string): Promise<Invitation> {
  const invitation = await em.findOne(Invitation, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!invitation) {
    throw new NotFoundError('The invitation');
  }
  return invitation;
}
