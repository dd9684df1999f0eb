import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MAIL_BULK, MAIL_NOW, Mailing } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { suppressedAmong } from '@tablefall/platform/outbox/ledger';
import { Outbox, type UnitOfWork } from '@tablefall/platform/outbox/outbox';
import { NotFoundError } from '../http/api-error.ts';
import type { BulkInvite, BulkResultDto } from './bulk-invite.dto.ts';
import { bulkResult } from './bulk-result.ts';
import { Gameday } from './gameday.entity.ts';
import { AlreadyInvitedError } from './gamedays.errors.ts';
import { type Guest, sortGuests } from './guest-list.ts';
import { newInvitationTokens } from './invitation.entity.ts';
import { type InsertedInvitations, insertInvitations, type NewInvitations } from './invitation-rows.ts';
import { ACCEPTED, type InvitationStatus } from './invitation-status.ts';
import { moveSeats, seatsLeft } from './seats.ts';

/** Rows of one statement: large enough to be fast, small enough to keep memory flat. */
const ROWS_PER_STATEMENT = 20_000;

/** Inviting guests: one by a form, or a pasted list of up to 100,000. */
@Injectable()
export class InviteService {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  /**
   * Invites one guest; the mail goes out ahead of bulk mail.
   *
   * @returns the invitation's id
   * @throws AlreadyInvitedError, SeatsTakenError, NotFoundError
   */
  async inviteGuest(gamedayId: string, guest: Guest, status: InvitationStatus): Promise<string> {
    return this.outbox.transaction(async (unit) => {
      const gameday = await findGameday(unit.em, gamedayId);
      const { invitationIds } = await this.insert(unit, gameday, [guest], status, null);
      const [invitationId] = invitationIds;
      if (!invitationId) {
        throw new AlreadyInvitedError();
      }
      return invitationId;
    });
  }

  /**
   * Invites a list in one transaction: all of its good entries are kept with their mails, or none. The same
   * list again invites nobody twice.
   */
  async inviteGuests({ gamedayID, guests: entries, status }: BulkInvite): Promise<BulkResultDto> {
    const sorted = sortGuests(entries);
    return this.outbox.transaction(async (unit) => {
      const gameday = await findGameday(unit.em, gamedayID);
      const known = await alreadyInvited(unit.em, gamedayID, sorted.guests);
      const fresh = sorted.guests.filter(({ email }) => !known.has(email.toLowerCase()));
      const seated = status === ACCEPTED ? fresh.slice(0, await seatsLeft(unit.em, gamedayID)) : fresh;
      const suppressed = await suppressedAmong(unit.em, addressesOf(seated));
      const mailing = new Mailing('gameday-invitation', gamedayID, gameday.facts, unit.now);
      await unit.em.persist(mailing).flush();
      const { addresses } = await this.insert(unit, gameday, seated, status, mailing.id);
      const unseated = addressesOf(fresh.slice(seated.length));
      return bulkResult(sorted, { inserted: new Set(addresses), unseated: new Set(unseated), suppressed });
    });
  }

  /** Inserts invitations with their mails and moves the counters; returns those that are new. */
  private async insert(
    { em, now, mailed }: UnitOfWork,
    gameday: Gameday,
    guests: Guest[],
    status: InvitationStatus,
    mailingId: string | null,
  ): Promise<Pick<InsertedInvitations, 'invitationIds' | 'addresses'>> {
    const invitationIds: string[] = [];
    const addresses: string[] = [];
    const tokens = newInvitationTokens(guests.length);
    for (let start = 0; start < guests.length; start += ROWS_PER_STATEMENT) {
      const rows = guests
        .slice(start, start + ROWS_PER_STATEMENT)
        .map((guest, index) => ({ ...guest, token: tokens[start + index] ?? '' }));
      const batch: NewInvitations = {
        gameday,
        rows,
        status,
        mailingId,
        now,
        expiresAt: gameday.endsAt(this.config.CONVENTION_TIME_ZONE),
        messageIdDomain: this.outbox.messageIdDomain,
      };
      const inserted = await insertInvitations(em, batch);
      mailed(mailingId ? MAIL_BULK : MAIL_NOW, inserted.mailIds);
      invitationIds.push(...inserted.invitationIds);
      addresses.push(...inserted.addresses);
    }
    await moveSeats(em, gameday.id, null, { status, additionalGuests: null }, addresses.length);
    return { invitationIds, addresses };
  }
}

async function findGameday(em: EntityManager, id: string): Promise<Gameday> {
  const gameday = await em.findOne(Gameday, id);
  if (!gameday) {
    throw new NotFoundError('The gameday');
  }
  return gameday;
}

async function alreadyInvited(em: EntityManager, gamedayId: string, guests: Guest[]): Promise<Set<string>> {
  const rows = await rowsOf<{ address: string }>(
    em,
    sql`select lower(guest_email) as address from invitation
        where gameday_id = ${gamedayId} and lower(guest_email) = any(${addressesOf(guests)})`,
  );
  return new Set(rows.map(({ address }) => address));
}

function addressesOf(guests: Guest[]): string[] {
  return guests.map(({ email }) => email.toLowerCase());
}
