import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Progress } from '@tablefall/platform/jobs/job';
import { deleteSome } from '@tablefall/platform/jobs/retention';
import {
  EDITION_HOLDINGS,
  type EditionCount,
  type EditionHolding,
  type EditionTime,
} from '../../convention/retention/retention.service.ts';
import { scheduleOf } from '../schedule-of.sql.ts';

interface Counts {
  events: number;
  spots: number;
  taken: number;
  waiting: number;
}

/** The schedule of an edition: its events with who plays and who waits. */
@Injectable()
@contributes(EDITION_HOLDINGS)
export class EventHolding implements EditionHolding {
  readonly place = 2;

  async count(em: EntityManager, { edition }: EditionTime): Promise<EditionCount[]> {
    const counts = await firstRowOf<Counts>(
      em,
      sql`
        select count(*)::int as events, coalesce(sum(spots), 0)::int as spots,
               coalesce(sum(spots_taken), 0)::int as taken,
               (select count(*)::int from waitlist_entry join event waited on waited.id = event_id
                where waited.edition = ${edition}) as waiting
        from event where edition = ${edition}`,
    );
    return [
      { of: 'Events', count: counts?.events ?? 0 },
      { of: 'Spots in events', count: counts?.spots ?? 0 },
      { of: 'Spots taken', count: counts?.taken ?? 0 },
      { of: 'On waitlists of events', count: counts?.waiting ?? 0 },
    ];
  }

  /** Who plays, who waits, and what was said go with their event. */
  async removeSome({ em }: UnitOfWork, { edition }: EditionTime): Promise<Progress> {
    for (const table of ['cancelled_event', 'table_flag'] as const) {
      await scheduleOf(em).deleteFrom(table).where('edition', '=', edition).execute();
    }
    return deleteSome(scheduleOf(em), 'event', (event) => event('edition', '=', edition));
  }
}
