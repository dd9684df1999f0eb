import { Injectable } from '@nestjs/common';
import type { Mailing } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { beginMailing } from '@tablefall/platform/ledger/mailings';
import { suppressedAmong } from '@tablefall/platform/ledger/suppressions';
import { StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import type { Gameday } from '../gamedays/gameday.entity.ts';
import { keepOpenGameday, lockSeats } from '../gamedays/gameday-locks.ts';
import { AlreadyInvitedError } from '../gamedays/gamedays.errors.ts';
import { moveSeats } from '../gamedays/seats.ts';
import {
  type InsertedInvitation,
  insertInvitations,
  invitedAmong,
  recipientsOf,
} from '../invitations/invitation-rows.ts';
import { ACCEPTED, type InvitationStatus } from '../invitations/invitation-status.ts';
import type { BulkInvite, BulkResultDto } from './bulk-invite.dto.ts';
import { bulkResult } from './bulk-result.ts';
import { type Guest, sortGuests } from './guest-list.ts';

/** Rows of one statement: large enough to be fast, small enough to keep memory flat. */
const ROWS_PER_STATEMENT = 20_000;

/** Inviting guests: one by a form, or a pasted list of up to 100,000. */
@Injectable()
export class InviteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly staffMail: StaffMailService,
    private readonly config: Config,
  ) {}

  /**
   * Invites one guest; the mail goes out ahead of bulk mail.
   *
   * @returns the invitation's id
   * @throws AlreadyInvitedError, SeatsTakenError, GamedayOverError, GamedayNotFoundError, DayCapError
   */
  async inviteGuest(gamedayId: string, guest: Guest, status: InvitationStatus): Promise<string> {
    return this.transactions.run(async (unit) => {
      const gameday = await keepOpenGameday(unit, gamedayId, this.config.CONVENTION_TIME_ZONE);
      const [invitation] = await this.insert(unit, gameday, [guest], status, null);
      if (!invitation) {
        throw new AlreadyInvitedError();
      }
      return invitation.id;
    });
  }

  /**
   * Invites a list in one transaction: all of its good entries are kept with their mails, or none. The same
   * list again invites nobody twice.
   *
   * @throws GamedayOverError, GamedayNotFoundError, DayCapError
   */
  async inviteGuests({ gamedayID, guests: entries, status }: BulkInvite): Promise<BulkResultDto> {
    const sorted = sortGuests(entries);
    return this.transactions.run(async (unit) => {
      const gameday = await keepOpenGameday(unit, gamedayID, this.config.CONVENTION_TIME_ZONE);
      const seats = status === ACCEPTED ? await lockSeats(unit.em, gamedayID) : sorted.guests.length;
      const known = await invitedAmong(unit.em, gamedayID, addressesOf(sorted.guests));
      const fresh = sorted.guests.filter(({ email }) => !known.has(email.toLowerCase()));
      const seated = fresh.slice(0, seats);
      const suppressed = await suppressedAmong(unit.em, addressesOf(seated));
      const mailing = await beginMailing(unit, 'gameday-invitation', gamedayID, gameday.facts);
      const inserted = await this.insert(unit, gameday, seated, status, mailing);
      return bulkResult(sorted, {
        inserted: new Set(inserted.map(({ address }) => address)),
        unseated: new Set(addressesOf(fresh.slice(seats))),
        suppressed: new Set(suppressed.keys()),
      });
    });
  }

  /** Inserts invitations with their mails and moves the counters; returns those that are new. */
  private async insert(
    unit: UnitOfWork,
    gameday: Gameday,
    guests: Guest[],
    status: InvitationStatus,
    mailing: Mailing | null,
  ): Promise<InsertedInvitation[]> {
    const inserted: InsertedInvitation[] = [];
    for (let start = 0; start < guests.length; start += ROWS_PER_STATEMENT) {
      const batch = guests.slice(start, start + ROWS_PER_STATEMENT);
      const added = await insertInvitations(unit.em, {
        gamedayId: gameday.id,
        guests: batch,
        status,
        now: unit.now,
      });
      await this.staffMail.putAll(unit, {
        kind: 'gameday-invitation',
        mailing,
        sharedProps: mailing ? {} : gameday.facts,
        recipients: recipientsOf(added.map(({ id }) => id)),
        expiresAt: gameday.endsAt(this.config.CONVENTION_TIME_ZONE),
      });
      inserted.push(...added);
    }
    await moveSeats(unit.em, gameday.id, null, { status, additionalGuests: null }, inserted.length);
    return inserted;
  }
}

function addressesOf(guests: Guest[]): string[] {
  return guests.map(({ email }) => email.toLowerCase());
}
