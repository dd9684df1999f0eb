import { Logger } from '@nestjs/common';
import { type RawBuilder, sql } from '../database/sql.ts';
import { inSavepoint, type UnitOfWork } from '../database/transactions.ts';
import { jobsOf } from './job.tables.ts';
import type { Progress } from './job.ts';

/** An item that fails again and again is tried once a day. */
const LONGEST_PAUSE_MINUTES = 24 * 60;
/** Failures that a job's row names. */
const NAMED = 5;

/**
 * The rows that a piece of a job works on, one by one. What fails is taken back and passed over for a while, by all
 * backends.
 */
export class JobItems {
  private static readonly logger = new Logger('Jobs');

  private constructor(
    private readonly job: { name: string; everyMinutes: number },
    /** Ids of items that failed and must not be tried yet. A piece leaves them out. */
    readonly failed: string[],
  ) {}

  static async of({ em, now }: UnitOfWork, job: { name: string; everyMinutes: number }): Promise<JobItems> {
    const rows = await jobsOf(em)
      .selectFrom('job_failure')
      .select('item')
      .where('job', '=', job.name)
      .where('retry_at', '>', now)
      .execute();
    return new JobItems(
      job,
      rows.map(({ item }) => item),
    );
  }

  /** Where the row of this id is none that failed and must not be tried yet. */
  notFailed(id: string): RawBuilder<boolean> {
    return sql<boolean>`${sql.ref(id)} <> all(${this.failed}::uuid[])`;
  }

  /** One piece of a job that works on one item at a time, given the first that is due, if any. */
  async next<Item extends { id: string }>(
    unit: UnitOfWork,
    due: Item | null | undefined,
    work: (part: UnitOfWork, item: Item) => Promise<unknown>,
  ): Promise<Progress> {
    if (!due) {
      return 'done';
    }
    await this.attempt(unit, due.id, (part) => work(part, due));
    return 'more';
  }

  /**
   * Does the work on one item in a savepoint. When it fails, only that is taken back, and the next try waits: for the job's
   * interval first, then twice as long each time.
   *
   * @returns the error of the work, or null
   */
  async attempt(
    unit: UnitOfWork,
    id: string,
    work: (part: UnitOfWork) => Promise<unknown>,
  ): Promise<Error | null> {
    const { em, now } = unit;
    const { name, everyMinutes } = this.job;
    try {
      await inSavepoint(unit, work);
      await jobsOf(em).deleteFrom('job_failure').where('job', '=', name).where('item', '=', id).execute();
      return null;
    } catch (error) {
      const { message } = error as Error;
      JobItems.logger.error(`Job "${name}" failed on ${id}: ${message}`);
      const longest = Math.max(everyMinutes, LONGEST_PAUSE_MINUTES);
      const minutes = (pause: number | RawBuilder<number>) =>
        sql<Date>`${now}::timestamptz + ${pause} * interval '1 minute'`;
      await jobsOf(em)
        .insertInto('job_failure')
        .values({ job: name, item: id, reason: message, retry_at: minutes(everyMinutes) })
        .onConflict((conflict) =>
          conflict.columns(['job', 'item']).doUpdateSet((failure) => ({
            reason: message,
            times: failure('job_failure.times', '+', 1),
            retry_at: minutes(
              sql`least(${everyMinutes}::float8 * 2.0 ^ least(job_failure.times, 20), ${longest}::int)`,
            ),
          })),
        )
        .execute();
      return error as Error;
    }
  }

  /**
   * At the end of a run: forgets failures of items that were due again and no longer came up.
   *
   * @returns what to report of the items that still fail, or null
   */
  async summary({ em, now }: UnitOfWork): Promise<string | null> {
    const { name } = this.job;
    await jobsOf(em).deleteFrom('job_failure').where('job', '=', name).where('retry_at', '<=', now).execute();
    const failures = await jobsOf(em)
      .selectFrom('job_failure')
      .select(['item', 'reason'])
      .where('job', '=', name)
      .orderBy('retry_at')
      .orderBy('item')
      .execute();
    if (failures.length === 0) {
      return null;
    }
    const named = failures.slice(0, NAMED).map(({ item, reason }) => `${item}: ${reason}`);
    return `${failures.length} failed and will be tried again: ${named.join('; ')}`;
  }
}
