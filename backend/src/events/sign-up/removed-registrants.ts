import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { anyOf } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import {
  REMOVALS,
  type RemovalListener,
} from '../../convention/registration/registration-removals.service.ts';
import type { Event } from '../event.entity.ts';
import { EventLocks } from '../event-locks.ts';
import { EventNotices } from '../notices/event-notices.ts';
import { forgetWaiting, participantOf, removeParticipant } from '../participants.ts';
import { scheduleOf } from '../schedule-of.sql.ts';
import { Promotions } from '../waitlist/promotions.ts';

/** Frees the spots of people who come no longer, in all events that are not over. */
@Injectable()
@contributes(REMOVALS)
export class RemovedRegistrants implements RemovalListener {
  constructor(
    private readonly locks: EventLocks,
    private readonly promotions: Promotions,
    private readonly notices: EventNotices,
  ) {}

  /** Those who wait get the spots. Events that these people own stay. */
  async takeOut(unit: UnitOfWork, nameIds: string[]): Promise<void> {
    const { em } = unit;
    const events = await this.lockEventsOf(unit, nameIds);
    const waiting: string[] = [];
    for (const event of events) {
      waiting.push(...(await this.promotions.namesWaiting(em, event)));
    }
    await this.locks.lockNames(em, waiting);
    await forgetWaiting(
      em,
      events.map(({ id }) => id),
      nameIds,
    );
    for (const event of events) {
      for (const nameId of nameIds) {
        await this.notices.withdraw(unit, event, nameId);
        if (await participantOf(em, event.id, nameId)) {
          await removeParticipant(em, event.id, nameId);
        }
      }
      await this.promotions.promote(unit, event);
    }
  }

  private async lockEventsOf({ em, now }: UnitOfWork, nameIds: string[]): Promise<Event[]> {
    const db = scheduleOf(em);
    const isTheirs = anyOf(nameIds, 'uuid');
    const taken = db.selectFrom('participant').select('event_id').where('name_id', '=', isTheirs);
    const waitedFor = db.selectFrom('waitlist_entry').select('event_id').where('name_id', '=', isTheirs);
    const concerned = await db
      .selectFrom('event')
      .select('id')
      .where('ends_at', '>', now)
      .where('id', 'in', taken.union(waitedFor))
      .execute();
    return this.locks.lockKnownEvents(
      em,
      concerned.map(({ id }) => id),
    );
  }
}
