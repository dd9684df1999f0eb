import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { before } from '@tablefall/platform/clock/durations';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { UNDO_MS } from '@tablefall/platform/outbox/mailing-undo';
import { Commitments, ScheduleConflictError } from '../../convention/commitments/commitments.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import type { Event } from '../event.entity.ts';
import { callerOf, EventLocks } from '../event-locks.ts';
import { eventActs } from '../events.audit.ts';
import { EventOverError, RegistrationFullError, TooLateToUndoError } from '../events.errors.ts';
import { mayDecideOn, mayTouch } from '../events.policy.ts';
import { EventNotices } from '../notices/event-notices.ts';
import type { RemovalUndo } from '../participant.entity.ts';
import { addParticipant, coHostsOf, freeSpots, participantOf, removeParticipant } from '../participants.ts';
import { scheduleOf } from '../schedule-of.sql.ts';

/** Hosts take participants out, and think better of it. */
@Injectable()
export class Removals {
  constructor(
    private readonly transactions: Transactions,
    private readonly locks: EventLocks,
    private readonly notices: EventNotices,
    private readonly commitments: Commitments,
    private readonly audit: Audit,
  ) {}

  /** Takes somebody out, who is mailed once that can no longer be undone. The caller holds the event. */
  async takeOut(unit: UnitOfWork, event: Event, nameId: string): Promise<void> {
    const { em, now } = unit;
    const undo = await undoOf(em, event, nameId, await this.notices.waitingFor(unit, event, nameId));
    const undoUntil = new Date(now.getTime() + UNDO_MS);
    await this.notices.withdraw(unit, event, nameId);
    await this.notices.notifyRemoved(unit, event, nameId, undoUntil);
    await removeParticipant(em, event.id, nameId);
    await scheduleOf(em)
      .updateTable('left_event')
      .set({ undo_until: undoUntil, undo: sql`${JSON.stringify(undo)}::jsonb` })
      .where('event_id', '=', event.id)
      .where('name_id', '=', nameId)
      .execute();
    await this.audit.record(unit, {
      action: eventActs['event.participant-removed'],
      about: event.id,
      details: { nameId },
    });
  }

  /**
   * Brings somebody back whom a host has just taken out, as they were: what they knew of the plan, the game that they
   * bring, the mails that they were to get. Nobody is told. It is done already when they take part.
   * Throws TooLateToUndoError when nobody took them out in the last seconds, or they have been told.
   * Throws RegistrationFullError when somebody else has the spot.
   * Throws ScheduleConflictError when they take part in another event at the time by now.
   */
  async undo(principal: Principal, eventId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const caller = await callerOf(em, principal);
      const event = await this.locks.lockEvent(em, eventId);
      const hosts = await coHostsOf(em, eventId);
      const removal = await removalOf(em, eventId, nameId, now);
      const hostsThen = removal?.undo.participant.co_host ? [...hosts, nameId] : hosts;
      if (!mayDecideOn(caller, event, hostsThen, nameId)) {
        throw new NotAllowedError();
      }
      if (!mayTouch(caller, event, now)) {
        throw new EventOverError();
      }
      await this.locks.lockNames(em, [nameId]);
      if (await participantOf(em, eventId, nameId)) {
        return;
      }
      if (!removal || !(await this.notices.undoRemoved(unit, event, nameId, removal))) {
        throw new TooLateToUndoError();
      }
      const conflicts = await this.commitments.conflictsOf(em, [nameId], event, { except: [eventId] });
      if (conflicts.length > 0) {
        throw new ScheduleConflictError(conflicts, 'event');
      }
      const free = await freeSpots(unit, eventId);
      if (free <= 0 || !(await addParticipant(unit, eventId, nameId))) {
        throw new RegistrationFullError(0, 1);
      }
      await asBefore(em, eventId, nameId, removal.undo);
      await this.audit.record(unit, {
        action: eventActs['event.removal-undone'],
        about: eventId,
        details: { nameId },
      });
    });
  }
}

interface Removal {
  removedAt: Date;
  undo: RemovalUndo;
  mails: string[];
}

async function undoOf(
  em: EntityManager,
  event: Event,
  nameId: string,
  mails: string[],
): Promise<RemovalUndo | null> {
  const row = await firstRowOf<Omit<RemovalUndo, 'mails'>>(
    em,
    sql`
      select to_jsonb(participant) as participant, event.game_owner_id is not distinct from name_id as "broughtGame"
      from participant join event on event.id = event_id
      where event_id = ${event.id} and name_id = ${nameId}`,
  );
  return row && { ...row, mails };
}

/** How a removal is undone; null when nobody took the name out, or too long ago. */
async function removalOf(
  em: EntityManager,
  eventId: string,
  nameId: string,
  now: Date,
): Promise<Removal | null> {
  const row = await scheduleOf(em)
    .selectFrom('left_event')
    .select(['undo', 'undo_until'])
    .where('event_id', '=', eventId)
    .where('name_id', '=', nameId)
    .where('undo_until', '>', now)
    .executeTakeFirst();
  if (!row?.undo || !row.undo_until) {
    return null;
  }
  return { undo: row.undo, mails: row.undo.mails, removedAt: before(row.undo_until, UNDO_MS) };
}

async function asBefore(
  em: EntityManager,
  eventId: string,
  nameId: string,
  { participant, broughtGame }: RemovalUndo,
): Promise<void> {
  const before = sql`jsonb_populate_record(null::participant, ${JSON.stringify(participant)}::jsonb)`;
  const db = scheduleOf(em);
  await db
    .updateTable('participant')
    .from(sql<{ id: string }>`${before}`.as('before'))
    .set({
      joined_at: sql.ref('before.joined_at'),
      told_plan: sql.ref('before.told_plan'),
      changed_from: sql.ref('before.changed_from'),
      changed_at: sql.ref('before.changed_at'),
      here_at: sql.ref('before.here_at'),
      co_host: sql.ref('before.co_host'),
    })
    .where('participant.event_id', '=', eventId)
    .where('participant.name_id', '=', nameId)
    .execute();
  if (broughtGame) {
    await db
      .updateTable('event')
      .set({ game_owner_id: nameId })
      .where('id', '=', eventId)
      .where('game_owner_id', 'is', null)
      .execute();
  }
}
