import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { anyOf } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { Commitments } from '../../convention/commitments/commitments.service.ts';
import type { Event } from '../event.entity.ts';
import { EventLocks } from '../event-locks.ts';
import { Joiners } from '../join-rules/joiners.ts';
import { EventNotices } from '../notices/event-notices.ts';
import { addParticipant, freeSpots } from '../participants.ts';
import { scheduleOf } from '../schedule-of.sql.ts';
import { hasFreeSpot, isServed, OFFER_MINUTES } from '../spot-offers.sql.ts';

interface WaitingName {
  nameId: string;
  /** Whether they were told that they were passed over. */
  told: boolean;
}

const OFFER_MS = OFFER_MINUTES * 60 * 1000;

/**
 * Gives spots that are free to those who wait for them, in the order in which they came. Every road by which a spot may be
 * freed or taken asks here first who is next. Once an event has begun nobody is seated without being asked: a spot is
 * offered then, and kept for some minutes.
 */
@Injectable()
export class Promotions {
  private readonly logger = new Logger(Promotions.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly locks: EventLocks,
    private readonly notices: EventNotices,
    private readonly commitments: Commitments,
    private readonly joiners: Joiners,
  ) {}

  /**
   * Serves those of these names who wait for spots that are free, because what kept them away may be over. Call it
   * after the change that ended it was committed: each event gets a transaction of its own, because in the order of
   * locks the events that they wait for come before the names. Never rejects; what fails is left to
   * `ScheduleNoticesJob`.
   */
  async serveFreed(nameIds: string[]): Promise<void> {
    try {
      for (const id of await this.transactions.run(({ em, now }) => openEventsOf(em, nameIds, now))) {
        await this.transactions.run((unit) => this.serve(unit, id));
      }
    } catch (error) {
      this.logger.warn(`Free spots wait for the job: ${(error as Error).message}`);
    }
  }

  private async serve(unit: UnitOfWork, id: string): Promise<void> {
    const [event] = await this.locks.lockKnownEvents(unit.em, [id]);
    if (event) {
      await this.locks.lockNames(unit.em, await this.namesWaiting(unit.em, event));
      await this.promote(unit, event);
    }
  }

  /** Whose names `promote` needs to be locked. */
  async namesWaiting(em: EntityManager, { id }: Event): Promise<string[]> {
    const waiting = await scheduleOf(em)
      .selectFrom('waitlist_entry')
      .select('name_id')
      .where('event_id', '=', id)
      .execute();
    return waiting.map(({ name_id }) => name_id);
  }

  /**
   * Fills free spots from the waitlist, in its order; after the start it offers them. A name that takes part in another
   * event at the time is passed over and keeps its place; before the start it is told so once. One that the edition's rules
   * keep out is passed over without a word. The caller has locked the event and the names that wait.
   */
  async promote(unit: UnitOfWork, event: Event): Promise<void> {
    const { em, now } = unit;
    if (!event.visible || event.isOver(now)) {
      return;
    }
    let free = await freeSpots(unit, event.id);
    if (free <= 0) {
      return;
    }
    const names = await this.namesWaiting(em, event);
    const conflicts = await this.commitments.conflictsOf(em, names, event, { except: [event.id] });
    const busy = new Set(conflicts.map(({ nameId }) => nameId));
    if (event.hasStarted(now)) {
      const waiting = (await this.waitingFor(unit, event.id)).map(({ nameId }) => nameId);
      return this.offer(unit, event, waiting.filter((nameId) => !busy.has(nameId)).slice(0, free));
    }
    const passed = new Set<string>();
    for (; free > 0; free -= 1) {
      // Asked anew for each spot: a child that waits is let in as soon as its adult is seated.
      const waiting = (await this.waitingFor(unit, event.id)).filter(({ nameId }) => !passed.has(nameId));
      const at = waiting.findIndex(({ nameId }) => !busy.has(nameId));
      for (const { nameId, told } of at < 0 ? waiting : waiting.slice(0, at)) {
        passed.add(nameId);
        await this.passOver(unit, event, nameId, told);
      }
      const next = waiting[at];
      if (!next || !(await addParticipant(unit, event.id, next.nameId))) {
        return;
      }
      await this.notices.notifyPromoted(unit, event, next.nameId);
    }
  }

  private async waitingFor({ em, now }: UnitOfWork, eventId: string): Promise<WaitingName[]> {
    const waiting = await scheduleOf(em)
      .selectFrom('waitlist_entry')
      .innerJoin('event', 'event.id', 'waitlist_entry.event_id')
      .select(['name_id', 'told_at'])
      .where('event_id', '=', eventId)
      .where(isServed(now))
      .where(this.joiners.letIn(now))
      .orderBy('waitlist_entry.id')
      .execute();
    return waiting.map(({ name_id, told_at }) => ({ nameId: name_id, told: told_at !== null }));
  }

  private async offer(unit: UnitOfWork, event: Event, nameIds: string[]): Promise<void> {
    if (nameIds.length === 0) {
      return;
    }
    const { em, now } = unit;
    const until = new Date(Math.min(now.getTime() + OFFER_MS, event.endsAt.getTime()));
    await scheduleOf(em)
      .updateTable('waitlist_entry')
      .set({ offered_until: until })
      .where('event_id', '=', event.id)
      .where('name_id', '=', anyOf(nameIds, 'uuid'))
      .execute();
    await this.notices.notifyOffered(unit, event, nameIds, until);
  }

  private async passOver(unit: UnitOfWork, event: Event, nameId: string, told: boolean): Promise<void> {
    if (told) {
      return;
    }
    await this.notices.notifyPassedOver(unit, event, nameId);
    await scheduleOf(unit.em)
      .updateTable('waitlist_entry')
      .set({ told_at: unit.now })
      .where('event_id', '=', event.id)
      .where('name_id', '=', nameId)
      .execute();
  }
}

/** The events with free spots that these names wait for. */
async function openEventsOf(em: EntityManager, nameIds: string[], now: Date): Promise<string[]> {
  const db = scheduleOf(em);
  const waitedFor = db
    .selectFrom('waitlist_entry')
    .select('event_id')
    .where('name_id', '=', anyOf(nameIds, 'uuid'));
  const events = await db
    .selectFrom('event')
    .select('id')
    .where('visible', '=', true)
    .where(hasFreeSpot(now))
    .where('ends_at', '>', now)
    .where('id', 'in', waitedFor)
    .orderBy('id')
    .execute();
  return events.map(({ id }) => id);
}
