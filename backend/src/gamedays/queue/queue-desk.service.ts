import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { happened } from '@tablefall/platform/outbox/happenings';
import { StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import { LineEntries } from '../../waiting/line-entries.ts';
import { answerMail } from '../answer-mail.ts';
import type { Gameday } from '../gameday.entity.ts';
import { lockGamedayForUse, lockInvitation, lockSeats } from '../gameday-locks.ts';
import { gamedayActs } from '../gamedays.audit.ts';
import { GamedayNotFoundError, GamedayOverError, UnknownWaitingGuestError } from '../gamedays.errors.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import type { Invitation } from '../invitation.entity.ts';
import { ACCEPTED } from '../invitation-status.ts';
import { GAMEDAY_QUEUE } from '../offers/queue.sql.ts';
import { SeatMoves } from '../offers/seat-moves.ts';
import { onInvitation } from '../on-invitation.sql.ts';

/** An entry of a gameday's queue. */
export interface EntryKey {
  gamedayId: string;
  entryId: string;
}

/** What staff do with the queue of a gameday. */
@Injectable()
export class QueueDeskService {
  constructor(
    private readonly transactions: Transactions,
    private readonly seats: SeatMoves,
    private readonly staffMail: StaffMailService,
    private readonly audit: Audit,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Accepts for a guest who waits, with the party that waits, and mails that. Staff go past the order; the seats must be there,
   * or be offered to this guest.
   * Throws SeatsTakenError when they are not.
   */
  async takeIn(key: EntryKey): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { invitation, gameday, party } = await lockWaiting(unit.em, key);
      if (gameday.isOver(unit.now, this.edition.timeZone)) {
        throw new GamedayOverError();
      }
      const before = invitation.countedReply;
      const { replyComments } = invitation;
      invitation.answer({ status: ACCEPTED, additionalGuests: party - 1, replyComments }, unit.now);
      await this.seats.move(unit, gameday, invitation.id, before, invitation.countedReply);
      await happened(unit.em, 'answered', invitation.id);
      await happened(unit.em, 'answer-changed', invitation.id);
      this.staffMail.put(unit, answerMail(gameday, invitation));
      await this.audit.record(unit, {
        action: gamedayActs['queue.taken-in'],
        about: key.gamedayId,
        details: { party },
      });
    });
  }

  /**
   * Gives a guest another place among those who wait; the others keep their order. An open offer stays.
   *
   * @param place from 1; a larger one than there are is the last
   */
  async move({ gamedayId, entryId }: EntryKey, place: number): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em } = unit;
      if (!(await lockGamedayForUse(em, gamedayId))) {
        throw new GamedayNotFoundError();
      }
      await lockSeats(em, gamedayId);
      if (!(await new LineEntries(em, GAMEDAY_QUEUE, gamedayId).moveTo(entryId, place))) {
        throw new UnknownWaitingGuestError();
      }
      await this.audit.record(unit, {
        action: gamedayActs['queue.moved'],
        about: gamedayId,
        details: { place },
      });
    });
  }

  /** Takes a guest out of the queue; nothing is mailed. */
  async remove(key: EntryKey): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { invitation, gameday } = await lockWaiting(unit.em, key);
      await this.seats.leave(unit, gameday, invitation.id);
      await this.audit.record(unit, { action: gamedayActs['queue.removed'], about: key.gamedayId });
    });
  }
}

/** Locks the guest of an entry; then the party stays as it is. */
async function lockWaiting(
  em: EntityManager,
  { gamedayId, entryId }: EntryKey,
): Promise<{ invitation: Invitation; gameday: Gameday; party: number }> {
  const read = () =>
    em
      .getKysely<GamedaysTables>()
      .selectFrom('gameday_queue_entry')
      .select(['invitation_id', 'party'])
      .where('id', '=', entryId)
      .where('gameday_id', '=', gamedayId)
      .executeTakeFirst();
  const known = await read();
  const locked = known && (await lockInvitation(em, onInvitation('id', '=', known.invitation_id)));
  const entry = locked && (await read());
  if (!locked || !entry) {
    throw new UnknownWaitingGuestError();
  }
  return { ...locked, party: entry.party };
}
