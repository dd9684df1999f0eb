import { Injectable } from '@nestjs/common';
import { dateText, type Mailing } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { wordsInForce } from '@tablefall/platform/outbox/mail-words';
import { RecipientsService } from '../../email/audiences/pasted/recipients.service.ts';
import { type MailingRequest, MailingsService } from '../../email/mailings/mailings.service.ts';
import { StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import { refuseOtherMail } from '../confirmed-mail.ts';
import { type Gameday, gamedayReference } from '../gameday.entity.ts';
import { moveCounters } from '../gameday-counters.ts';
import { lockOpenGamedayForUse, lockSeats } from '../gameday-locks.ts';
import { AlreadyInvitedError } from '../gamedays.errors.ts';
import { ACCEPTED, type InvitationStatus } from '../invitation-status.ts';
import {
  type Guest,
  insertInvitations,
  notYetInvited,
  recipientsOf,
} from '../invitations/invitations.sql.ts';
import type { BulkInvite, BulkResultDto } from './bulk-invite.dto.ts';
import { type BulkOutcome, bulkResult } from './bulk-result.ts';

/** Rows of one statement: large enough to be fast, small enough to keep memory flat. */
const ROWS_PER_STATEMENT = 20_000;

/** Inviting guests: one by a form, or a pasted list of up to 100,000. */
@Injectable()
export class InviteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly recipients: RecipientsService,
    private readonly mailings: MailingsService,
    private readonly staffMail: StaffMailService,
    private readonly audit: Audit,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Invites one guest; the mail goes out ahead of bulk mail.
   *
   * @returns the invitation's id
   * @throws AlreadyInvitedError, SeatsTakenError, GamedayOverError, GamedayNotFoundError, DayCapError
   */
  async inviteGuest(gamedayId: string, guest: Guest, status: InvitationStatus): Promise<string> {
    return this.transactions.run(async (unit) => {
      const gameday = await lockOpenGamedayForUse(unit, gamedayId, this.edition.timeZone);
      const { invited } = await this.insert(unit, gameday, [guest], status, null);
      const id = invited.get(guest);
      if (!id) {
        throw new AlreadyInvitedError();
      }
      await this.audit.record(unit, { action: 'invitation.sent', about: id });
      return id;
    });
  }

  /**
   * Invites a list in one transaction: all of its good entries are kept with their mails, or none. The same
   * list again invites nobody twice.
   *
   * @throws MailChangedError, GamedayOverError, GamedayNotFoundError, DayCapError, MailingIdTakenError
   */
  async inviteGuests(list: BulkInvite, request: MailingRequest): Promise<BulkResultDto> {
    return this.transactions.runInBackground((unit) =>
      this.mailings.once(unit, request, () => this.inviteList(unit, list, request)),
    );
  }

  private async inviteList(
    unit: UnitOfWork,
    { gamedayID, guests: entries, status, preview }: BulkInvite,
    { mailingId, author }: MailingRequest,
  ): Promise<BulkResultDto> {
    const { people, refused } = await this.recipients.readList(entries);
    const gameday = await lockOpenGamedayForUse(unit, gamedayID, this.edition.timeZone);
    const inForce = await wordsInForce(unit.em, { edition: this.edition.key, kind: 'gameday-invitation' });
    const wordsId = inForce?.id ?? null;
    await refuseOtherMail(unit.em, gamedayID, preview, { wordsId });
    const unseated = new Set(status === ACCEPTED ? await beyondSeats(unit, gamedayID, people) : []);
    const mailing = await this.mailings.begin(unit, {
      id: mailingId,
      kind: 'gameday-invitation',
      about: gamedayReference(gamedayID),
      title: `Invitation: ${dateText(gameday.date)}`,
      audience: 'Guests invited from a list',
      sharedProps: gameday.facts,
      wordsId,
      author,
    });
    const seated = people.filter((guest) => !unseated.has(guest));
    const { invited, suppressed } = await this.insert(unit, gameday, seated, status, mailing);
    return bulkResult(people, refused, { invited, unseated, suppressed });
  }

  /** Inserts invitations with their mails and moves the counters; tells which are new. */
  private async insert(
    unit: UnitOfWork,
    gameday: Gameday,
    guests: Guest[],
    status: InvitationStatus,
    mailing: Mailing | null,
  ): Promise<Pick<BulkOutcome, 'invited' | 'suppressed'>> {
    const answerBy = gameday.lateAnswerBy(unit.now, this.edition.timeZone);
    const invited = new Map<Guest, string>();
    const suppressed = new Set<string>();
    for (let start = 0; start < guests.length; start += ROWS_PER_STATEMENT) {
      const batch = guests.slice(start, start + ROWS_PER_STATEMENT);
      const added = await insertInvitations(unit, gameday.id, batch, { status, answerBy });
      const unmailed = await this.staffMail.putAll(unit, {
        kind: 'gameday-invitation',
        mailing,
        sharedProps: mailing ? {} : gameday.facts,
        recipients: recipientsOf([...added.values()]),
        endsAt: gameday.endsAt(this.edition.timeZone),
      });
      for (const [guest, id] of added) invited.set(guest, id);
      for (const id of unmailed) suppressed.add(id);
    }
    const reply = { status, additionalGuests: null };
    await moveCounters(unit.em, gameday.id, null, reply, { count: invited.size });
    return { invited, suppressed };
  }
}

/** New guests for whom no seat is left; those before them hold the seats until the transaction ends. */
async function beyondSeats({ em }: UnitOfWork, gamedayId: string, guests: Guest[]): Promise<Guest[]> {
  const seats = await lockSeats(em, gamedayId);
  return (await notYetInvited(em, gamedayId, guests)).slice(seats);
}
