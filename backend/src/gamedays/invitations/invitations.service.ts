import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Ending } from '@tablefall/mail';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Audit } from '@tablefall/platform/audit/audit';
import { Config } from '@tablefall/platform/config/config';
import { brokenConstraint } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { happened } from '@tablefall/platform/outbox/happenings';
import { latestMailState, wasToldBy } from '@tablefall/platform/outbox/mails';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { forgetBounce, suppressionsOf } from '@tablefall/platform/outbox/suppressions';
import { StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import { refuseStale, StaleEditError } from '../../http/errors/stale-edit.ts';
import { answerMail } from '../answer-mail.ts';
import type { Gameday } from '../gameday.entity.ts';
import { lockInvitation } from '../gameday-locks.ts';
import { gamedayActs } from '../gamedays.audit.ts';
import {
  AlreadyInvitedError,
  AnsweredMeanwhileError,
  GamedayOverError,
  NoMoreInvitationsError,
  ResendTooSoonError,
  SameAddressError,
  UnknownInvitationError,
} from '../gamedays.errors.ts';
import type { Invitation } from '../invitation.entity.ts';
import { ACCEPTED, type InvitationStatus, NOT_REPLIED, REJECTED } from '../invitation-status.ts';
import { SeatMoves } from '../offers/seat-moves.ts';
import { onInvitation } from '../on-invitation.sql.ts';
import { areInvited, presentInvitation } from './invitations.sql.ts';

const SET_BY_STAFF: Record<InvitationStatus, Ending> = {
  [ACCEPTED]: 'accepted-by-staff',
  [REJECTED]: 'declined-by-staff',
  [NOT_REPLIED]: 'reopened-by-staff',
};

/** What staff do with single invitations. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly staffMail: StaffMailService,
    private readonly seats: SeatMoves,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Sets what staff know of a guest. Waiting mails that ask for an answer, or confirm another one, are cancelled. Nothing is
   * mailed, but to a guest who was coming and has the date in the calendar from a mail.
   * Throws SeatsTakenError when an acceptance does not fit.
   */
  async updateStatus(id: string, status: InvitationStatus): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const { invitation, gameday } = await lockById(em, id);
      const before = invitation.countedReply;
      const leaves = status !== ACCEPTED && (await this.hasEntry(unit, gameday, invitation));
      invitation.setStatus(status, now);
      await this.seats.move(unit, gameday, id, before, invitation.countedReply);
      if (status !== before.status) {
        await happened(em, SET_BY_STAFF[status], id);
      }
      if (leaves) {
        this.outbox.put(unit, answerMail(gameday, invitation, 'withdrawn'));
      }
      await this.audit.record(unit, {
        action: gamedayActs['invitation.status-changed'],
        about: id,
        details: { status },
      });
    });
  }

  /**
   * Deletes an invitation; its seats are free again and its unsent mails are cancelled. A guest who has the date in the
   * calendar from a mail is told.
   */
  async deleteInvitation(id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const { invitation, gameday } = await lockById(em, id);
      const before = invitation.countedReply;
      const leaves = await this.hasEntry(unit, gameday, invitation);
      await happened(em, 'invitation-deleted', id);
      await this.seats.move(unit, gameday, id, before, null);
      if (leaves) {
        invitation.setStatus(NOT_REPLIED, now);
        this.outbox.put(unit, answerMail(gameday, invitation, 'removed'));
      }
      em.remove(invitation);
      await this.audit.record(unit, { action: gamedayActs['invitation.deleted'], about: id });
    });
  }

  /**
   * Mails an invitation again, in place of one that still waits to be sent. If the address had refused mail before,
   * staff say by this that it works again.
   * Throws NoMoreInvitationsError when the guest unsubscribed, complained or is blocked.
   * Throws ResendTooSoonError within the cooldown, unless the last mail never left.
   */
  async resendInvitation(id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const { invitation, gameday } = await lockById(em, id);
      if (gameday.isOver(now, this.edition.timeZone)) {
        throw new GamedayOverError();
      }
      await makeReachable(em, invitation.guestEmail);
      const wait = invitation.secondsUntilNextMail(now, this.config.RESEND_COOLDOWN_SECONDS);
      if (wait > 0 && !(await lastMailFailed(em, id))) {
        throw new ResendTooSoonError(wait);
      }
      await happened(em, 'invited-again', id);
      this.mailAgain(unit, gameday, invitation);
      await this.audit.record(unit, { action: gamedayActs['invitation.resent'], about: id });
    });
  }

  /**
   * Gives an invitation the right address and mails it there. Answer, seats and place stay; the link is a new one, and no
   * unsent mail leaves for the old address.
   * Throws AnsweredMeanwhileError, StaleEditError when the invitation is not as staff saw it.
   * Throws NoMoreInvitationsError when mail to the new address is kept back, whatever for.
   *
   * @param filledFrom the version that staff saw
   */
  async correctAddress(id: string, guestEmail: string, filledFrom?: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const { invitation, gameday } = await lockById(em, id);
      if (gameday.isOver(now, this.edition.timeZone)) {
        throw new GamedayOverError();
      }
      const refusal = invitation.repliedAt ? new AnsweredMeanwhileError() : new StaleEditError();
      await refuseStale(em, filledFrom, presentInvitation(id), refusal);
      await refuseAddress(em, gameday.id, guestEmail, invitation.guestEmail);
      await happened(em, 'address-corrected', id);
      invitation.correctAddress(guestEmail);
      await onceOnly(em.flush());
      this.mailAgain(unit, gameday, invitation);
      await this.audit.record(unit, { action: gamedayActs['invitation.address-corrected'], about: id });
    });
  }

  private mailAgain(unit: UnitOfWork, gameday: Gameday, invitation: Invitation): void {
    invitation.askAgain(unit.now, gameday.lateAnswerBy(unit.now, this.edition.timeZone));
    this.staffMail.put(unit, {
      kind: 'gameday-invitation',
      props: { ...gameday.facts, ...invitation.mailKey },
      recipient: { name: invitation.guestName, address: invitation.guestEmail },
      about: invitation.id,
      endsAt: gameday.endsAt(this.edition.timeZone),
    });
  }

  /** Whether a mail put the gameday, which is still to come, into the guest's calendar, and none has taken it out. */
  private async hasEntry(
    { em, now }: UnitOfWork,
    gameday: Gameday,
    { id, status, calendarChanges }: Invitation,
  ): Promise<boolean> {
    if (status !== ACCEPTED || gameday.isOver(now, this.edition.timeZone)) return false;
    // Mails of before the guest's entry went out and came back again do not count.
    const period = calendarChanges > 0 ? { calendarChanges } : {};
    return (
      (await wasToldBy(em, 'gameday-rsvp', id, { answer: 'accepted', ...period })) ||
      (await wasToldBy(em, 'gameday-change', id, { change: 'moved', accepted: true, ...period }))
    );
  }
}

async function refuseAddress(em: EntityManager, gamedayId: string, to: string, from: string): Promise<void> {
  if (addressKey(to) === addressKey(from)) {
    throw new SameAddressError();
  }
  const [isInvited] = await areInvited(em, gamedayId, [to]);
  if (isInvited) {
    throw new AlreadyInvitedError();
  }
  const [reason] = await suppressionsOf(em, [to], 'invitations');
  if (reason) {
    throw new NoMoreInvitationsError(reason);
  }
}

/** Throws AlreadyInvitedError when the address got an invitation at this moment, or was typed on the public page. */
async function onceOnly(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw brokenConstraint(error) === 'invitation_guest_once' ? new AlreadyInvitedError() : error;
  }
}

/** Throws NoMoreInvitationsError when the guest is kept from invitations for more than a bounce. */
async function makeReachable(em: EntityManager, address: string): Promise<void> {
  const [reason] = await suppressionsOf(em, [address], 'invitations');
  if (reason && reason !== 'bounced') {
    throw new NoMoreInvitationsError(reason);
  }
  await forgetBounce(em, address);
}

/** A mail that was cancelled never left either, for instance when staff thought that the guest had declined. */
async function lastMailFailed(em: EntityManager, id: string): Promise<boolean> {
  const state = await latestMailState(em, id);
  return state === 'failed' || state === 'suppressed' || state === 'cancelled';
}

async function lockById(
  em: EntityManager,
  id: string,
): Promise<{ invitation: Invitation; gameday: Gameday }> {
  const locked = await lockInvitation(em, onInvitation('id', '=', id));
  if (!locked) {
    throw new UnknownInvitationError();
  }
  return locked;
}
