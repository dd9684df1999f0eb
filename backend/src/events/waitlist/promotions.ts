import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { firstRowOf, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { EventNotices } from '../notices/event-notices.ts';
import type { Event } from '../schedule/event.entity.ts';
import { conflictsOf } from '../sign-up/conflicts.ts';
import { addParticipant } from '../sign-up/participants.ts';

interface WaitingName {
  nameId: string;
  /** Whether they were told that they were passed over. */
  told: boolean;
}

/** Gives spots that are free to those who wait for them. */
@Injectable()
export class Promotions {
  constructor(
    private readonly notices: EventNotices,
    private readonly edition: EditionService,
  ) {}

  /** Whose names `promote` needs to be held. */
  async namesWaiting(em: EntityManager, { id }: Event): Promise<string[]> {
    const rows = await rowsOf<{ nameId: string }>(
      em,
      sql`select name_id as "nameId" from waitlist_entry where event_id = ${id}`,
    );
    return rows.map(({ nameId }) => nameId);
  }

  /**
   * Fills free spots from the waitlist, in its order. Who takes part in another event at the time is passed over, told
   * so once, and keeps the place. The caller holds the event and the names that wait.
   */
  async promote(unit: UnitOfWork, event: Event): Promise<void> {
    const { em, now } = unit;
    if (!event.visible || event.isOver(now)) {
      return;
    }
    let free = await freeSpots(em, event.id);
    const waiting = free > 0 ? await waitingFor(em, event.id) : [];
    const nameIds = waiting.map(({ nameId }) => nameId);
    const conflicts = await conflictsOf(em, nameIds, event, {
      except: [event.id],
      zone: this.edition.timeZone,
    });
    const busy = new Set(conflicts.map(({ nameId }) => nameId));
    for (const { nameId, told } of waiting) {
      if (free === 0) {
        return;
      }
      if (busy.has(nameId)) {
        await this.passOver(unit, event, nameId, told);
      } else if (await addParticipant(unit, event.id, nameId)) {
        await this.notices.tellPromoted(unit, event, nameId);
        free -= 1;
      }
    }
  }

  private async passOver(unit: UnitOfWork, event: Event, nameId: string, told: boolean): Promise<void> {
    if (told) {
      return;
    }
    await this.notices.tellPassedOver(unit, event, nameId);
    await rowsOf(
      unit.em,
      sql`update waitlist_entry set told_at = ${unit.now} where event_id = ${event.id} and name_id = ${nameId}`,
    );
  }
}

async function freeSpots(em: EntityManager, eventId: string): Promise<number> {
  const row = await firstRowOf<{ free: number }>(
    em,
    sql`select spots - spots_taken as free from event where id = ${eventId}`,
  );
  return row?.free ?? 0;
}

function waitingFor(em: EntityManager, eventId: string): Promise<WaitingName[]> {
  return rowsOf<WaitingName>(
    em,
    sql`
      select name_id as "nameId", told_at is not null as told from waitlist_entry
      where event_id = ${eventId} order by id`,
  );
}
