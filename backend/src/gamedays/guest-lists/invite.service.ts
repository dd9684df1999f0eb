import { Injectable } from '@nestjs/common';
import type { Mailing } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { wordsInForce } from '@tablefall/platform/outbox/mail-words';
import { suppressionsOf } from '@tablefall/platform/outbox/suppressions';
import { readList } from '../../email/audiences/pasted/recipient-list.policy.ts';
import { type MailingRequest, MailingsService } from '../../email/mailings/mailings.service.ts';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import { refuseOtherMail } from '../confirmed-mail.ts';
import type { Gameday } from '../gameday.entity.ts';
import { lockGuestList, lockOpenGamedayForUse, lockSeats } from '../gameday-locks.ts';
import { gamedayActs } from '../gamedays.audit.ts';
import { AlreadyInvitedError } from '../gamedays.errors.ts';
import { guestMailing } from '../guest-mailing.ts';
import { ACCEPTED, type InvitationStatus, NOT_REPLIED } from '../invitation-status.ts';
import { type Guest, leaveList, notYetInvited } from '../invitations/invitations.sql.ts';
import { NewInvitations } from '../invitations/new-invitations.ts';
import { Waves } from '../waves/waves.service.ts';
import { appendToList, lockWave, saveWave } from '../waves/waves.sql.ts';
import type { BulkInvite, BulkResultDto } from './bulk-invite.dto.ts';
import { type BulkOutcome, bulkResult } from './bulk-result.ts';

/** Inviting guests: one by a form, or a pasted list of up to 100,000. */
@Injectable()
export class InviteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailings: MailingsService,
    private readonly invitations: NewInvitations,
    private readonly waves: Waves,
    private readonly hours: SendingHours,
    private readonly audit: Audit,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Invites one guest; the mail goes out ahead of bulk mail.
   *
   * @returns the invitation's id
   */
  async inviteGuest(gamedayId: string, guest: Guest, status: InvitationStatus): Promise<string> {
    return this.transactions.run(async (unit) => {
      const gameday = await lockOpenGamedayForUse(unit, gamedayId, this.edition.timeZone);
      await leaveList(unit.em, gamedayId, guest.email);
      const { invited } = await this.invitations.insert(unit, gameday, [guest], status, null);
      const id = invited.get(guest);
      if (!id) {
        throw new AlreadyInvitedError();
      }
      await this.audit.record(unit, { action: gamedayActs['invitation.sent'], about: id });
      return id;
    });
  }

  /**
   * Invites a list in one transaction: all of its good entries are kept with their mails, or none. The same
   * list again invites nobody twice.
   */
  async inviteGuests(list: BulkInvite, request: MailingRequest): Promise<BulkResultDto> {
    return this.transactions.runInBackground((unit) =>
      this.mailings.once(unit, request, () => this.inviteList(unit, list, request)),
    );
  }

  private async inviteList(
    unit: UnitOfWork,
    list: BulkInvite,
    { mailingId, author }: MailingRequest,
  ): Promise<BulkResultDto> {
    const { gamedayID, status, wave, leaves = 'at-once' } = list;
    const { people, refused } = await readList(list.guests);
    const gameday = await lockOpenGamedayForUse(unit, gamedayID, this.edition.timeZone);
    await lockGuestList(unit.em, gamedayID);
    const inForce = await wordsInForce(unit.em, { edition: this.edition.key, kind: 'gameday-invitation' });
    const wordsId = inForce?.id ?? null;
    await refuseOtherMail(unit.em, gamedayID, list.preview, { wordsId });
    const mailing = await this.mailings.begin(unit, {
      ...guestMailing(gameday, 'Invitation'),
      id: mailingId,
      audience: 'Guests invited from a list',
      wordsId,
      author,
      waits: wave ? null : this.hours.waitFor(leaves, unit.now, gameday.startsAt(this.edition.timeZone)),
    });
    if (wave) {
      await saveWave(unit.em, gamedayID, { target: wave.open, wordsId });
    }
    // Who waits already to be invited keeps that place, also when two lists come at once.
    const guests = (await lockWave(unit.em, gamedayID))
      ? await notYetInvited(unit.em, gamedayID, people)
      : people;
    const outcome = wave
      ? await this.inviteInWaves(unit, gameday, guests, mailing)
      : await this.inviteAtOnce(unit, gameday, { guests, status }, mailing);
    return bulkResult(people, refused, outcome);
  }

  private async inviteAtOnce(
    unit: UnitOfWork,
    gameday: Gameday,
    { guests, status }: { guests: Guest[]; status: InvitationStatus },
    mailing: Mailing,
  ): Promise<BulkOutcome> {
    const unseated = new Set(status === ACCEPTED ? await beyondSeats(unit, gameday.id, guests) : []);
    const seated = guests.filter((guest) => !unseated.has(guest));
    const done = await this.invitations.insert(unit, gameday, seated, status, mailing);
    return { ...done, unseated, waiting: new Set() };
  }

  /**
   * Lets the list wait and invites the first of it, as far as nothing holds that up. Who gets no mail is kept as invited at
   * once, so that no wave is spent on them.
   */
  private async inviteInWaves(
    unit: UnitOfWork,
    gameday: Gameday,
    guests: Guest[],
    mailing: Mailing,
  ): Promise<BulkOutcome> {
    const reasons = await suppressionsOf(
      unit.em,
      guests.map(({ email }) => email),
      'invitations',
    );
    const unreachable = guests.filter((_, index) => reasons[index]);
    const kept = await this.invitations.insert(unit, gameday, unreachable, NOT_REPLIED, mailing);
    const reachable = guests.filter((_, index) => !reasons[index]);
    await appendToList(unit.em, gameday.id, reachable);
    const { invited } = await this.waves.sendNext(unit, gameday, mailing);
    const ids = new Map([...invited].map(([{ email }, id]) => [email, id]));
    const sent = reachable.flatMap((guest) => {
      const id = ids.get(guest.email);
      return id ? [[guest, id] as const] : [];
    });
    return {
      invited: new Map([...kept.invited, ...sent]),
      suppressed: kept.suppressed,
      waiting: new Set(reachable.filter(({ email }) => !ids.has(email))),
      unseated: new Set(),
    };
  }
}

/** New guests for whom no seat is left; those before them hold the seats until the transaction ends. */
async function beyondSeats({ em }: UnitOfWork, gamedayId: string, guests: Guest[]): Promise<Guest[]> {
  const seats = await lockSeats(em, gamedayId);
  return (await notYetInvited(em, gamedayId, guests)).slice(seats);
}
