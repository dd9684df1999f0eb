import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Progress } from '@tablefall/platform/jobs/job';
import { deleteSome } from '@tablefall/platform/jobs/retention';
import type { ConventionTables } from '../convention.tables.ts';
import {
  EDITION_HOLDINGS,
  type EditionCount,
  type EditionHolding,
  type EditionTime,
} from '../retention/retention.service.ts';

interface Counts {
  registrations: number;
  people: number;
  badges: number;
  children: number;
  paid: number;
  here: number;
}

/** Who was registered for an edition or waited for badges, with its counter of badges. */
@Injectable()
@contributes(EDITION_HOLDINGS)
export class RegistrationHolding implements EditionHolding {
  readonly place = 1;

  async count(em: EntityManager, { edition }: EditionTime): Promise<EditionCount[]> {
    const counts = await firstRowOf<Counts>(
      em,
      sql`
        select count(distinct registration.id)::int as registrations, count(attendee.id)::int as people,
               count(*) filter (where badge)::int as badges, count(*) filter (where not badge)::int as children,
               (select coalesce(sum(paid_badges), 0)::int from registration where edition = ${edition}) as paid,
               count(attendee.checked_in_at)::int as here
        from registration left join attendee on attendee.registration_id = registration.id
        where edition = ${edition}`,
    );
    return [
      { of: 'Registrations', count: counts?.registrations ?? 0 },
      { of: 'People', count: counts?.people ?? 0 },
      { of: 'Badges', count: counts?.badges ?? 0 },
      { of: 'Children of 9 and under', count: counts?.children ?? 0 },
      { of: 'Badges paid', count: counts?.paid ?? 0 },
      { of: 'People who were here', count: counts?.here ?? 0 },
    ];
  }

  async removeSome({ em }: UnitOfWork, { edition }: EditionTime): Promise<Progress> {
    const db = em.getKysely<ConventionTables>();
    for (const table of ['registration', 'badge_queue_entry', 'late_walk_in'] as const) {
      const progress = await deleteSome(db, table, (row) => row('edition', '=', edition));
      if (progress === 'more') {
        return progress;
      }
    }
    return deleteSome(db, 'edition', (counter) => counter('key', '=', edition));
  }
}
