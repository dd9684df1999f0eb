import { Injectable } from '@nestjs/common';
import { changedBy, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { RegistrationDeskService } from '../../convention/door/registration-desk.service.ts';
import { userNames } from '../../users/users.tables.ts';
import type { Event } from '../event.entity.ts';
import { EventLocks } from '../event-locks.ts';
import { EventNotices } from '../notices/event-notices.ts';
import { participantOf, removeParticipant } from '../participants.ts';
import { Promotions } from '../waitlist/promotions.ts';

/** Frees the spots of people whose registration is removed, in all events that are not over. */
@Injectable()
export class RemovedRegistrants {
  constructor(
    desk: RegistrationDeskService,
    private readonly locks: EventLocks,
    private readonly promotions: Promotions,
    private readonly notices: EventNotices,
  ) {
    desk.onRemoval((unit, userId) => this.takeOut(unit, userId));
  }

  /** Those who wait get the spots. Events that these people own stay. */
  private async takeOut(unit: UnitOfWork, userId: string): Promise<void> {
    const { em } = unit;
    const names = await rowsOf<{ id: string }>(
      em,
      sql`select id from ${userNames} user_name where user_id = ${userId}`,
    );
    const nameIds = names.map(({ id }) => id);
    const events = await this.lockEventsOf(unit, nameIds);
    const waiting: string[] = [];
    for (const event of events) {
      waiting.push(...(await this.promotions.namesWaiting(em, event)));
    }
    await this.locks.lockNames(em, waiting);
    await changedBy(
      em,
      sql`
        delete from waitlist_entry
        where name_id = any(${nameIds}::uuid[]) and event_id = any(${events.map(({ id }) => id)}::uuid[])`,
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
    const concerned = await rowsOf<{ id: string }>(
      em,
      sql`
        select id from event
        where ends_at > ${now} and id in (
          select event_id from participant where name_id = any(${nameIds}::uuid[])
          union select event_id from waitlist_entry where name_id = any(${nameIds}::uuid[]))`,
    );
    return this.locks.lockKnownEvents(
      em,
      concerned.map(({ id }) => id),
    );
  }
}
