import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { Commitments } from '../../convention/commitments/commitments.service.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { Event } from '../event.entity.ts';
import { EventLocks } from '../event-locks.ts';
import { Joiners } from '../join-rules/joiners.ts';
import { EventNotices } from '../notices/event-notices.ts';
import { acknowledgePlan, namesIn } from '../participants.ts';
import { scheduleOf } from '../schedule-of.sql.ts';
import { hasFreeSpot, isElsewhere, isServed } from '../spot-offers.sql.ts';
import { Promotions } from '../waitlist/promotions.ts';

/**
 * Tells participants of changed plans some minutes after the change, and from noon of the day before what is still
 * missing. Gives free spots to those who wait, once what kept them away is over, and offers those to the next that
 * somebody let go by. One event in each transaction; one
 * that somebody else has locked is left for the next run.
 */
@Injectable()
@contributes(JOBS)
export class ScheduleNoticesJob implements Job {
  readonly name = 'schedule-notices';
  readonly everyMinutes = 1;

  constructor(
    private readonly notices: EventNotices,
    private readonly promotions: Promotions,
    private readonly locks: EventLocks,
    private readonly edition: EditionService,
    private readonly commitments: Commitments,
    private readonly joiners: Joiners,
  ) {}

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    for (const { due, work } of [this.changes(unit), this.missing(unit), this.freeSpots(unit)]) {
      const first = await due(firstEvent(unit.em, items)).executeTakeFirst();
      if (first) {
        return items.next(unit, first, async (part, { id }) =>
          work(part, await part.em.findOneOrFail(Event, id)),
        );
      }
    }
    return 'done';
  }

  private changes({ now }: UnitOfWork): Work {
    return {
      due: (events) => events.where('notice_due_at', '<=', now).orderBy('notice_due_at'),
      work: async (unit, event) => {
        await this.notices.notifyChanged(unit, event);
        await acknowledgePlan(unit, event.id, await namesIn(unit.em, event.id));
        event.ownerToldPlan = null;
        event.noticeDueAt = null;
      },
    };
  }

  private missing({ now }: UnitOfWork): Work {
    const zone = this.edition.timeZone;
    const noonBefore = sql<Date>`(day - 1 + time '12:00') at time zone ${zone}`;
    return {
      due: (events) =>
        events
          .where('edition', '=', this.edition.key)
          .where('reminded_at', 'is', null)
          .where((event) =>
            event.or([
              event('teacher', '<>', 'none'),
              event('game_owner_id', 'is', null),
              event('spots_taken', '<', event.ref('min_players')),
            ]),
          )
          .where(noonBefore, '<=', now)
          .where(sql<Date>`day::timestamp at time zone ${zone}`, '>', now)
          .where('created_at', '<', noonBefore)
          .orderBy('id'),
      work: async (unit, event) => {
        await this.notices.notifyIncomplete(unit, event);
        event.remindedAt = unit.now;
      },
    };
  }

  private freeSpots({ now }: UnitOfWork): Work {
    return {
      due: (events) =>
        events
          .where('visible', '=', true)
          .where(hasFreeSpot(now))
          .where('ends_at', '>', now)
          .where((event) =>
            event.exists(
              event
                .selectFrom('waitlist_entry')
                .select('waitlist_entry.id')
                .whereRef('waitlist_entry.event_id', '=', 'event.id')
                .where(isServed(now))
                .where(this.joiners.letIn(now))
                .where((waiting) => waiting.not(isElsewhere(this.commitments))),
            ),
          )
          .orderBy('id'),
      work: async (unit, event) => {
        await this.locks.lockNames(unit.em, await this.promotions.namesWaiting(unit.em, event));
        await this.promotions.promote(unit, event);
      },
    };
  }
}

/** The first event that nobody else has locked, besides those that failed; it is locked. */
function firstEvent(em: EntityManager, items: JobItems) {
  return scheduleOf(em)
    .selectFrom('event')
    .select('event.id')
    .where(items.notFailed('event.id'))
    .limit(1)
    .forUpdate('event')
    .skipLocked();
}
type FirstEvent = ReturnType<typeof firstEvent>;

/** Which events need something done, in which order, and what. */
interface Work {
  due(events: FirstEvent): FirstEvent;
  work(unit: UnitOfWork, event: Event): Promise<void>;
}
