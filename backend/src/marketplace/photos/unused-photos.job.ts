import { Injectable } from '@nestjs/common';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { anyOf } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { MarketplaceTables } from '../marketplace.tables.ts';
import { PhotoFiles } from './photo-files.ts';

const KEPT_DAYS = 1;
/** Each costs two calls of the store. */
const BATCH = 50;

/** Deletes photos that no listing has shown for a day, and the photos of deleted listings at once. */
@Injectable()
@contributes(JOBS)
export class UnusedPhotosJob implements Job {
  readonly name = 'unused-photos';
  readonly everyMinutes = 5;
  /** It waits for the store. */
  readonly usesBackgroundPool = true;

  constructor(private readonly files: PhotoFiles) {}

  run(unit: UnitOfWork): Promise<Progress> {
    return this.deleteSome(unit, before(unit.now, KEPT_DAYS * DAY_MS));
  }

  /**
   * The rows are locked while their files are deleted, so that no listing takes one meanwhile. A row stays when its
   * file could not be deleted.
   */
  private async deleteSome({ em }: UnitOfWork, before: Date): Promise<Progress> {
    const db = em.getKysely<MarketplaceTables>();
    const rows = await db
      .selectFrom('listing_photo')
      .select('id')
      .where('unused_since', '<', before)
      .orderBy('unused_since')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    await Promise.all(rows.map(({ id }) => this.files.delete(id)));
    const ids = rows.map(({ id }) => id);
    await db.deleteFrom('listing_photo').where('id', '=', anyOf(ids, 'uuid')).execute();
    return rows.length < BATCH ? 'done' : 'more';
  }
}
