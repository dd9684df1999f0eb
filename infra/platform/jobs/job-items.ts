import { Logger } from '@nestjs/common';
import { changedBy, rowsOf, sql } from '../database/sql.ts';
import { inSavepoint, type UnitOfWork } from '../database/transactions.ts';

/** An item that fails again and again is tried once a day. */
const LONGEST_PAUSE_MINUTES = 24 * 60;
/** Failures that a job's row names. */
const NAMED = 5;

/** What a piece of a job's work is about, one by one: what fails is taken back and passed over for a while, by all backends. */
export class JobItems {
  private static readonly logger = new Logger('Jobs');

  private constructor(
    private readonly job: { name: string; everyMinutes: number },
    /** Ids of items that failed and are not to be tried yet; a piece looks for others. */
    readonly failed: string[],
  ) {}

  static async of({ em, now }: UnitOfWork, job: { name: string; everyMinutes: number }): Promise<JobItems> {
    const rows = await rowsOf<{ item: string }>(
      em,
      sql`select item from job_failure where job = ${job.name} and retry_at > ${now}`,
    );
    return new JobItems(
      job,
      rows.map(({ item }) => item),
    );
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
      await changedBy(em, sql`delete from job_failure where job = ${name} and item = ${id}`);
      return null;
    } catch (error) {
      const { message } = error as Error;
      JobItems.logger.error(`Job "${name}" failed on ${id}: ${message}`);
      const longest = Math.max(everyMinutes, LONGEST_PAUSE_MINUTES);
      await changedBy(
        em,
        sql`
          insert into job_failure (job, item, reason, retry_at)
          values (${name}, ${id}, ${message}, ${now}::timestamptz + ${everyMinutes}::int * interval '1 minute')
          on conflict (job, item) do update
          set reason = excluded.reason, times = job_failure.times + 1,
              retry_at = ${now}::timestamptz + interval '1 minute'
                * least(${everyMinutes}::int * 2.0 ^ least(job_failure.times, 20), ${longest}::int)`,
      );
      return error as Error;
    }
  }

  /**
   * At the end of a run: forgets items that were to be tried again and are no longer there.
   *
   * @returns what is to be told of those that failed, or null
   */
  async summary({ em, now }: UnitOfWork): Promise<string | null> {
    const { name } = this.job;
    await changedBy(em, sql`delete from job_failure where job = ${name} and retry_at <= ${now}`);
    const failures = await rowsOf<{ item: string; reason: string }>(
      em,
      sql`select item, reason from job_failure where job = ${name} order by retry_at, item`,
    );
    if (failures.length === 0) {
      return null;
    }
    const named = failures.slice(0, NAMED).map(({ item, reason }) => `${item}: ${reason}`);
    return `${failures.length} failed and will be tried again: ${named.join('; ')}`;
  }
}
