import { Injectable, Logger } from '@nestjs/common';
import { changedBy, rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { daysBefore } from '@tablefall/platform/jobs/retention';
import { PhotoFiles } from './photo-files.ts';

const KEPT_DAYS = 1;
/** Each costs two calls of the store. */
const BATCH = 50;
const LONG_AGO = new Date(0);

/** Deletes photos that no listing has shown for a day, and those of deleted listings. */
@Injectable()
export class UnusedPhotosJob implements Job {
  readonly name = 'unused-photos';
  readonly everyMinutes = 60;
  /** It waits for the store. */
  readonly isLong = true;
  private readonly logger = new Logger(UnusedPhotosJob.name);

  constructor(
    jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly files: PhotoFiles,
  ) {
    jobs.register(this);
  }

  run(unit: UnitOfWork): Promise<Progress> {
    return this.deleteSome(unit, daysBefore(unit.now, KEPT_DAYS));
  }

  /** Deletes those of deleted listings at once; where that fails, the job tries again. Never rejects. */
  async deleteDiscarded(): Promise<void> {
    try {
      await this.transactions.runLong((unit) => this.deleteSome(unit, LONG_AGO));
    } catch (error) {
      this.logger.warn(`Photos of a deleted listing stay for now: ${(error as Error).message}`);
    }
  }

  /** The rows are held while their files go, so that no listing takes one meanwhile, and stay when a file does. */
  private async deleteSome({ em }: UnitOfWork, before: Date): Promise<Progress> {
    const rows = await rowsOf<{ id: string }>(
      em,
      sql`
        select id from listing_photo where unused_since < ${before}
        order by unused_since limit ${BATCH} for update skip locked`,
    );
    await Promise.all(rows.map(({ id }) => this.files.delete(id)));
    const ids = rows.map(({ id }) => id);
    await changedBy(em, sql`delete from listing_photo where id = any(${ids}::uuid[])`);
    return rows.length < BATCH ? 'done' : 'more';
  }
}
