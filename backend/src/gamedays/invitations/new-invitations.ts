import { Injectable } from '@nestjs/common';
import type { Mailing } from '@tablefall/mail';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import type { Gameday } from '../gameday.entity.ts';
import { moveCounters } from '../gameday-counters.ts';
import { type InvitationStatus, NOT_REPLIED } from '../invitation-status.ts';
import { type Guest, insertInvitations, recipientsOf, takeOverTyped } from './invitations.sql.ts';

/** Rows of one statement: large enough to be fast, small enough to keep memory flat. */
const ROWS_PER_STATEMENT = 20_000;

/** What became of guests who were to be invited. */
export interface Invited {
  /** Those who were not invited before, with the ids of their invitations. */
  invited: Map<Guest, string>;
  /** Ids of invitations whose guests get no mail. */
  suppressed: Set<string>;
}

/** Makes invitations of staff, with their mails. */
@Injectable()
export class NewInvitations {
  constructor(
    private readonly staffMail: StaffMailService,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Inserts invitations with their mails and moves the counters; guests who are invited already are passed over. Who is none but by
   * what somebody typed on the public page is invited all the same.
   *
   * @param mailing null for a mail that leaves ahead of bulk mail
   */
  async insert(
    unit: UnitOfWork,
    gameday: Gameday,
    guests: Guest[],
    status: InvitationStatus,
    mailing: Mailing | null,
  ): Promise<Invited> {
    const answerBy = gameday.lateAnswerBy(unit.now, this.edition.timeZone);
    const invited = new Map<Guest, string>();
    const suppressed = new Set<string>();
    let takenOver = 0;
    for (let start = 0; start < guests.length; start += ROWS_PER_STATEMENT) {
      const batch = guests.slice(start, start + ROWS_PER_STATEMENT);
      const added = await insertInvitations(unit, gameday.id, batch, { status, answerBy });
      const known = batch.filter((guest) => !added.has(guest));
      for (const [guest, id] of await takeOverTyped(unit, gameday.id, known, { status, answerBy })) {
        added.set(guest, id);
        takenOver++;
      }
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
    await moveCounters(unit.em, gameday.id, null, reply, { count: invited.size - takenOver });
    if (takenOver > 0 && status !== NOT_REPLIED) {
      const unanswered = { status: NOT_REPLIED as InvitationStatus, additionalGuests: null };
      await moveCounters(unit.em, gameday.id, unanswered, reply, { count: takenOver });
    }
    return { invited, suppressed };
  }
}
