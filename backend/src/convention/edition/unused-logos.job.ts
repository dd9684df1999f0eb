import { Injectable } from '@nestjs/common';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';

import type { ConventionTables } from '../convention.tables.ts';
import { EditionLogos } from './edition-logos.service.ts';

/** Deletes logos that no edition shows any more. A new one has a day to be taken. */
@Injectable()
@contributes(JOBS)
export class UnusedLogosJob implements Job {
  readonly name = 'unused-logos';
  readonly everyMinutes = 24 * 60;
  /** It waits for the store. */
  readonly usesBackgroundPool = true;

  constructor(private readonly logos: EditionLogos) {}

  /** The row goes first: where a draft takes the logo at this moment, the database refuses, and the file stays. */
  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    const unused = await rowsOf<{ id: string }>(
      unit.em,
      sql`
        select id from edition_logo
        where stored_at < ${before(unit.now, DAY_MS)} and ${items.notFailed('id')}
          and not exists (select from edition_settings where logo = edition_logo.id)
        for update skip locked`,
    );
    for (const { id } of unused) {
      await items.attempt(unit, id, async ({ em }) => {
        await em.getKysely<ConventionTables>().deleteFrom('edition_logo').where('id', '=', id).execute();
        await this.logos.delete(id);
      });
    }
    return 'done';
  }
}
