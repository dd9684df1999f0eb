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
import { shiftsOf } from '../shifts-of.sql.ts';

interface Counts {
  shifts: number;
  places: number;
  missed: number;
}

/** The shifts of an edition, with who helped. */
@Injectable()
@contributes(EDITION_HOLDINGS)
export class ShiftHolding implements EditionHolding {
  async count(em: EntityManager, { edition }: EditionTime): Promise<EditionCount[]> {
    const counts = await firstRowOf<Counts>(
      em,
      sql`
        select count(*)::int as shifts, coalesce(sum(places_taken), 0)::int as places,
               (select count(*)::int from shift_helper join shift missed on missed.id = shift_id
                where missed.edition = ${edition} and no_show) as missed
        from shift where edition = ${edition}`,
    );
    return [
      { of: 'Shifts', count: counts?.shifts ?? 0 },
      { of: 'Places in shifts taken', count: counts?.places ?? 0 },
      { of: 'Of those, did not come', count: counts?.missed ?? 0 },
    ];
  }

  /** Who helped goes with the shift. */
  async removeSome({ em }: UnitOfWork, { edition }: EditionTime): Promise<Progress> {
    await shiftsOf(em).deleteFrom('shift_plan').where('edition', '=', edition).execute();
    return deleteSome(shiftsOf(em), 'shift', (shift) => shift('edition', '=', edition));
  }
}
