import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { firstRowOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { overlaps } from '../conflicts.ts';
import { Event } from '../event.entity.ts';
import { EventLocks } from '../event-locks.ts';
import { EventNotices } from '../notices/event-notices.ts';
import { acknowledgePlan, namesIn } from '../participants.ts';
import { Promotions } from '../waitlist/promotions.ts';

/**
 * Tells participants of changed plans some minutes after the change, and from noon of the day before what is still
 * missing. Gives free spots to those who wait, once what kept them away is over. One event in each transaction; one
 * that somebody else has locked is left for the next run.
 */
@Injectable()
export class ScheduleNoticesJob implements Job {
  readonly name = 'schedule-notices';
  readonly everyMinutes = 1;

  constructor(
    jobs: Jobs,
    private readonly notices: EventNotices,
    private readonly promotions: Promotions,
    private readonly locks: EventLocks,
    private readonly edition: EditionService,
  ) {
    jobs.register(this);
  }

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    for (const { due, work } of [this.changes(unit), this.missing(unit), this.freeSpots(unit)]) {
      const id = await lockOne(unit.em, due, items.failed);
      if (id) {
        await items.attempt(unit, id, async (part) => work(part, await part.em.findOneOrFail(Event, id)));
        return 'more';
      }
    }
    return 'done';
  }

  private changes({ now }: UnitOfWork): Work {
    return {
      due: sql`notice_due_at <= ${now} order by notice_due_at`,
      work: async (unit, event) => {
        await this.notices.notifyChanged(unit, event);
        await acknowledgePlan(unit.em, event.id, await namesIn(unit.em, event.id));
        event.ownerToldPlan = null;
        event.noticeDueAt = null;
      },
    };
  }

  private missing({ now }: UnitOfWork): Work {
    const zone = this.edition.timeZone;
    const noonBefore = sql`(day - 1 + time '12:00') at time zone ${zone}`;
    return {
      due: sql`
        edition = ${this.edition.key} and reminded_at is null and (teacher <> 'none' or game_owner_id is null)
        and ${noonBefore} <= ${now} and day::timestamp at time zone ${zone} > ${now} and created_at < ${noonBefore}
        order by id`,
      work: async (unit, event) => {
        await this.notices.notifyIncomplete(unit, event);
        event.remindedAt = unit.now;
      },
    };
  }

  private freeSpots({ now }: UnitOfWork): Work {
    return {
      due: sql`
        visible and spots_taken < spots and ends_at > ${now} and exists (
          select from waitlist_entry where event_id = event.id and not exists (
            select from participant join event other on other.id = participant.event_id
            where participant.name_id = waitlist_entry.name_id and other.id <> event.id
              and ${overlaps('other', sql`event.starts_at`, sql`event.ends_at`)}))
        order by id`,
      work: async (unit, event) => {
        await this.locks.lockNames(unit.em, await this.promotions.namesWaiting(unit.em, event));
        await this.promotions.promote(unit, event);
      },
    };
  }
}

/** Which events need something done, in which order, and what. */
interface Work {
  due: RawBuilder<unknown>;
  work(unit: UnitOfWork, event: Event): Promise<void>;
}

/** Locks the first event of a condition that nobody else has locked, besides some. */
async function lockOne(
  em: EntityManager,
  conditionAndOrder: RawBuilder<unknown>,
  besides: string[],
): Promise<string | null> {
  const row = await firstRowOf<{ id: string }>(
    em,
    sql`
      select id from event where id <> all(${besides}::uuid[]) and ${conditionAndOrder}
      limit 1 for update skip locked`,
  );
  return row?.id ?? null;
}
