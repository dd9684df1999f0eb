import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Ending } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { versionOf } from '@tablefall/platform/database/version';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { endedAmong, letStand, standingMails } from '@tablefall/platform/outbox/ended-mails';
import { happened } from '@tablefall/platform/outbox/happenings';
import { UNDO_MS } from '@tablefall/platform/outbox/mailing-undo';
import { cancelWaitingMailsSaying, wasToldBy } from '@tablefall/platform/outbox/mails';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { answerMail, hasEntry } from '../answer-mail.ts';
import type { Gameday } from '../gameday.entity.ts';
import type { CountedReply } from '../gameday-counters.ts';
import { lockInvitationById } from '../gameday-locks.ts';
import { GAMEDAY_VERSION } from '../gameday-versions.sql.ts';
import { gamedayActs } from '../gamedays.audit.ts';
import { SeatsTakenError, StatusStaysError } from '../gamedays.errors.ts';
import type { Invitation } from '../invitation.entity.ts';
import { ACCEPTED, type InvitationStatus, NOT_REPLIED, REJECTED } from '../invitation-status.ts';
import { isWaiting } from '../offers/queue.sql.ts';
import { SeatMoves } from '../offers/seat-moves.ts';
import { opened, type StatusUndo, sealed } from './status-undo.ts';

const SET_BY_STAFF: Record<InvitationStatus, Ending> = {
  [ACCEPTED]: 'accepted-by-staff',
  [REJECTED]: 'declined-by-staff',
  [NOT_REPLIED]: 'reopened-by-staff',
};

/** The mail that takes the date out of the calendar of a guest who was coming. */
const WITHDRAWN = { answer: 'withdrawn' } as const;
const SAYS_SO = sql<object>`${JSON.stringify(WITHDRAWN)}::jsonb`;

/** Staff set what they know of a guest, and think better of it. */
@Injectable()
export class StatusService {
  constructor(
    private readonly transactions: Transactions,
    private readonly seats: SeatMoves,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Sets what staff know of a guest. Waiting mails that ask for an answer, or confirm another one, are cancelled. Nothing is
   * mailed, but to a guest who was coming and has the date in the calendar from a mail; that mail waits until it is too late to undo.
   * Throws SeatsTakenError when an acceptance does not fit.
   *
   * @returns what undoes it; null when that cannot be
   */
  async set(id: string, status: InvitationStatus): Promise<string | null> {
    return this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const { invitation, gameday } = await lockInvitationById(em, id);
      const { known: before, countedReply } = invitation;
      const isChanged = status !== before.status;
      const isInCalendar = isChanged && (await hasEntry(unit, gameday, invitation, this.edition.timeZone));
      const standing = await standingMails(em, id);
      invitation.setStatus(status, now);
      if (isInCalendar && status === ACCEPTED) invitation.keepEntry();
      const { wait, isOffered } = await this.seats.move(
        unit,
        gameday,
        id,
        countedReply,
        invitation.countedReply,
      );
      const until = new Date(now.getTime() + UNDO_MS);
      if (isChanged) await happened(em, SET_BY_STAFF[status], id);
      if (isInCalendar && status !== ACCEPTED) {
        this.outbox.put(unit, { ...answerMail(gameday, invitation, WITHDRAWN.answer), leaveAt: until });
      }
      await this.audit.record(unit, {
        action: gamedayActs['invitation.status-changed'],
        about: id,
        details: { status },
      });
      const mails = isChanged && !isOffered ? await endedAmong(em, standing) : null;
      if (!mails) return null;
      await em.flush();
      const version = await versionNow(em, id);
      const undo = { invitationId: id, until: until.toISOString(), version, before, wait, mails };
      return sealed(this.config.secrets, undo);
    });
  }

  /**
   * Undoes what `set` did a moment ago: the guest counts, waits and is mailed as before.
   * Throws StatusStaysError, with nothing done, when it is too late for any of it.
   *
   * @returns the id of the invitation
   */
  async undo(text: string): Promise<string> {
    const undo = opened(this.config.secrets, text);
    if (!undo) throw new StatusStaysError();
    const { invitationId: id, before } = undo;
    await this.transactions.run(async (unit) => {
      const { em } = unit;
      const { invitation, gameday } = await lockInvitationById(em, id);
      const { countedReply } = invitation;
      await standingMails(em, id);
      if (!(await canBeUndone(unit, undo, invitation))) throw new StatusStaysError();
      await cancelWaitingMailsSaying(em, 'gameday-rsvp', id, SAYS_SO);
      if (!(await letStand(em, undo.mails, [SET_BY_STAFF[countedReply.status], 'queue-left']))) {
        throw new StatusStaysError();
      }
      invitation.setBack(before);
      await this.moveBack(unit, gameday, id, countedReply, { ...countedReply, status: before.status }, undo);
      await this.audit.record(unit, { action: gamedayActs['invitation.status-set-back'], about: id });
    });
    return id;
  }

  private async moveBack(
    unit: UnitOfWork,
    gameday: Gameday,
    id: string,
    from: CountedReply,
    to: CountedReply,
    { wait }: StatusUndo,
  ): Promise<void> {
    try {
      await this.seats.moveBack(unit, gameday, id, from, to, wait);
    } catch (error) {
      throw error instanceof SeatsTakenError ? new StatusStaysError() : error;
    }
  }
}

/** Whether nobody was told, and nothing has changed since. Unsent mails are locked: none leaves meanwhile. */
async function canBeUndone(
  { em, now }: UnitOfWork,
  { until, version }: StatusUndo,
  { id, calendarChanges }: Invitation,
): Promise<boolean> {
  return (
    now < new Date(until) &&
    (await versionNow(em, id)) === version &&
    !(await isWaiting(em, id)) &&
    !(await wasToldBy(em, 'gameday-rsvp', id, { ...WITHDRAWN, calendarChanges }))
  );
}

/** Another one with each change of an invitation, and when its gameday changes. */
async function versionNow(em: EntityManager, id: string): Promise<string> {
  const version = versionOf(sql.ref('invitation.changed_at'), GAMEDAY_VERSION);
  const row = await firstRowOf(
    em,
    sql<{ version: string }>`
      select ${version} as version from invitation join gameday on gameday.id = gameday_id
      where invitation.id = ${id}`,
  );
  return row?.version ?? '';
}
