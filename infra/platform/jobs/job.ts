import { Point } from '../contributions/contributions.ts';
import type { UnitOfWork } from '../database/transactions.ts';
import type { JobItems } from './job-items.ts';

/** What a piece of a job says: it is finished until the next time, or there is more to do at once. */
export type Progress = 'done' | 'more';

/** Work that is done by the clock. */
export interface Job {
  /** Names it in health, in the logs and in the database. */
  name: string;
  /** Minutes from the end of one run to the next. */
  everyMinutes: number;
  /** A piece works on a long list or waits for another server: it may take as long as `Transactions.runInBackground` lets it. */
  usesBackgroundPool?: boolean;
  /** It judges what runs beside it, and waits until that has had the time to start as well. */
  judgesOthers?: boolean;
  /** False where the settings give it nothing to do: then there is no such job. */
  isOn?: boolean;
  /**
   * Does one piece of the work in one transaction of at most some seconds, unless it `usesBackgroundPool`. After
   * `more` it is called again at once, in a transaction of its own. Nobody else runs this job meanwhile. A job that
   * works item by item does so by `items.next` or `items.attempt`, where `items.notFailed`, so that one bad row never stops the
   * others.
   */
  run(unit: UnitOfWork, items: JobItems): Promise<Progress>;
}

/** All of them. */
export const JOBS = new Point<Job>('jobs');
