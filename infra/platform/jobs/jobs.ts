import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import pLimit from 'p-limit';
import { Clock } from '../clock/clock.ts';
import { Contributions } from '../contributions/contributions.ts';
import { anyOf, isoTime } from '../database/sql.ts';
import { Transactions, type UnitOfWork } from '../database/transactions.ts';
import { actByClock } from '../logging/actor.ts';
import { Metrics } from '../metrics/metrics.ts';
import { jobsOf } from './job.tables.ts';
import { JOBS, type Job, type Progress } from './job.ts';
import { JobItems } from './job-items.ts';

/** Pieces of jobs of a process that run side by side: each holds a connection to the database. */
const AT_A_TIME = 2;

/** Within this time all processes of an installation that is started are there. */
export const START_MS = 60_000;

/** When the pieces of a job run. */
interface When {
  evenIfNotDue: boolean;
  inTurn: (piece: () => Promise<Piece>) => Promise<Piece>;
}

/** How a piece went; at the end of a run also what is wrong with items that failed. */
interface Piece {
  progress: Progress;
  problem: string | null;
}

/** How a job's last run went; everything but the name and the due time is null before the first. */
export interface JobStatus {
  name: string;
  /** Minutes from the end of one run to the next. */
  everyMinutes: number;
  /** When it runs next; null when it has never run, which means soon. */
  dueAt: string | null;
  startedAt: string | null;
  /** When it last succeeded, whatever came after. */
  succeededAt: string | null;
  durationMs: number | null;
  outcome: 'succeeded' | 'failed' | null;
  error: string | null;
}

/**
 * Runs jobs by the clock, each by one backend at a time. A job's row in the database says when it is due; a piece
 * holds the lock of that row for as long as its transaction lasts, so a backend that dies leaves nothing behind.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap {
  private readonly logger = new Logger(Jobs.name);
  private stopped = false;
  /** Pieces wait here for their turn, so that a job with much to do waits behind all others after each. */
  private readonly turns = pLimit(AT_A_TIME);
  /** Jobs that this process runs by the clock. */
  private readonly underWay = new Set<string>();
  private isLooking = false;

  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly contributions: Contributions,
  ) {}

  /** Throws Error when two are named alike: they would share a row of the database. */
  onApplicationBootstrap(): void {
    const names = this.jobs.map(({ name }) => name).sort();
    const twice = names.find((name, index) => name === names[index + 1]);
    if (twice) throw new Error(`Two jobs are named "${twice}"`);
  }

  /**
   * Runs the jobs that are due and not under way here, each piece in its turn, so that a long one holds up none of the others. Never
   * rejects: a failure is recorded and logged.
   *
   * @param isStarting what stands beside this process may not be there yet
   * @returns once those that it began have ended
   */
  async runDue({ isStarting = false } = {}): Promise<void> {
    // While the database does not answer, one look waits for it.
    if (this.isLooking) {
      return;
    }
    this.isLooking = true;
    try {
      await this.addRows(this.jobs.map(({ name }) => name));
      if (isStarting) await this.putOffJudges();
    } catch (error) {
      this.logger.error(`Jobs wait for the database: ${(error as Error).message}`);
      return;
    } finally {
      this.isLooking = false;
    }
    const idle = this.jobs.filter(({ name }) => !this.underWay.has(name));
    await Promise.all(idle.map((job) => this.runByClock(job)));
  }

  /**
   * Runs a job at once, due or not, unless another backend is at it.
   * Throws whatever the job throws, and at the end of a run in which items failed.
   */
  async runNow(name: string): Promise<void> {
    const job = this.jobs.find((one) => one.name === name);
    if (!job) {
      throw new Error(`There is no job "${name}"`);
    }
    await this.addRows([name]);
    await this.runAsItself(job, { evenIfNotDue: true, inTurn: (piece) => piece() });
  }

  /**
   * Makes a job due, so that a backend runs it within seconds. One that runs at this moment is left alone.
   *
   * @returns false when no job is named so
   */
  async makeDue({ em, now }: UnitOfWork, name: string): Promise<boolean> {
    if (!this.jobs.some((job) => job.name === name)) return false;
    const idle = jobsOf(em)
      .selectFrom('job')
      .select('name')
      .where('name', '=', name)
      .forUpdate()
      .skipLocked();
    await jobsOf(em).updateTable('job').set({ due_at: now }).where('name', 'in', idle).execute();
    return true;
  }

  /** Begins no further piece. */
  stop(): void {
    this.stopped = true;
  }

  /** Every job with its last run. */
  async status(): Promise<JobStatus[]> {
    const rows = await jobsOf(this.em.fork())
      .selectFrom('job')
      .select([
        'name',
        isoTime('due_at').as('dueAt'),
        isoTime('started_at').as('startedAt'),
        isoTime('succeeded_at').as('succeededAt'),
        'duration_ms as durationMs',
        'outcome',
        'error',
      ])
      .execute();
    const known = new Map(rows.map((row) => [row.name, row]));
    const never = {
      dueAt: null,
      startedAt: null,
      succeededAt: null,
      durationMs: null,
      outcome: null,
      error: null,
    };
    return this.jobs.map(({ name, everyMinutes }) => ({
      ...(known.get(name) ?? { name, ...never }),
      everyMinutes,
    }));
  }

  private get jobs(): Job[] {
    return this.contributions.of(JOBS).filter(({ isOn }) => isOn !== false);
  }

  /**
   * A new job is due at once. Its row is committed first; otherwise the first run would make other backends wait for
   * it.
   */
  private async addRows(names: string[]): Promise<void> {
    await this.transactions.run(({ em, now }) =>
      jobsOf(em)
        .insertInto('job')
        .values(names.map((name) => ({ name, due_at: now })))
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute(),
    );
  }

  /** Jobs that judge what runs beside them are not due before that has had the time to start, nor late by having waited for it. */
  private async putOffJudges(): Promise<void> {
    const judges = this.jobs.filter(({ judgesOthers }) => judgesOthers).map(({ name }) => name);
    await this.transactions.run(({ em, now }) =>
      jobsOf(em)
        .updateTable('job')
        .set({ due_at: new Date(now.getTime() + START_MS) })
        .where('name', '=', anyOf(judges, 'text'))
        .where('due_at', '<=', now)
        .execute(),
    );
  }

  private async runByClock(job: Job): Promise<void> {
    this.underWay.add(job.name);
    try {
      await this.runAsItself(job, { evenIfNotDue: false, inTurn: this.turns });
    } catch (error) {
      this.tellFailure(job, error as Error);
    } finally {
      this.underWay.delete(job.name);
    }
  }

  private tellFailure({ name }: Job, error: Error): void {
    this.metrics.unexpectedError('job');
    this.logger.error(`Job "${name}" failed: ${error.stack ?? error.message}`);
  }

  /** Mails that a run makes, and what it records, carry the id of the run. */
  private runAsItself(job: Job, when: When): Promise<void> {
    return actByClock(job.name, () => this.runPieces(job, when));
  }

  private async runPieces(job: Job, when: When): Promise<void> {
    const startedAt = this.clock.now();
    const begun = performance.now();
    const elapsed = () => Math.round(performance.now() - begun);
    let done: Piece = { progress: 'more', problem: null };
    try {
      while (done.progress === 'more' && !this.stopped) {
        const piece = (unit: UnitOfWork) => this.runPiece(unit, job, when, { startedAt, elapsed });
        done = await when.inTurn(() =>
          job.usesBackgroundPool ? this.transactions.runInBackground(piece) : this.transactions.run(piece),
        );
      }
    } catch (error) {
      await this.recordFailure(job, startedAt, elapsed(), error as Error);
      throw error;
    }
    if (done.problem !== null) {
      throw new Error(done.problem);
    }
  }

  private async runPiece(
    unit: UnitOfWork,
    job: Job,
    { evenIfNotDue }: When,
    { startedAt, elapsed }: { startedAt: Date; elapsed: () => number },
  ): Promise<Piece> {
    const { em, now } = unit;
    const claimed = await jobsOf(em)
      .selectFrom('job')
      .select('name')
      .where('name', '=', job.name)
      .$if(!evenIfNotDue, (some) => some.where('due_at', '<=', now))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!claimed) {
      return { progress: 'done', problem: null };
    }
    const items = await JobItems.of(unit, job);
    const progress = await job.run(unit, items);
    await em.flush();
    const problem = progress === 'done' ? await items.summary(unit) : null;
    await jobsOf(em)
      .updateTable('job')
      .set({
        due_at: progress === 'more' ? now : nextRun(job, now),
        started_at: startedAt,
        duration_ms: elapsed(),
        outcome: problem === null ? 'succeeded' : 'failed',
        error: problem,
        ...(problem === null && { succeeded_at: startedAt }),
      })
      .where('name', '=', job.name)
      .execute();
    return { progress, problem };
  }

  private async recordFailure(job: Job, startedAt: Date, durationMs: number, error: Error): Promise<void> {
    await this.transactions.run(({ em, now }) =>
      jobsOf(em)
        .updateTable('job')
        .set({
          due_at: nextRun(job, now),
          started_at: startedAt,
          duration_ms: durationMs,
          outcome: 'failed',
          error: error.message,
        })
        .where('name', '=', job.name)
        .execute(),
    );
  }
}

function nextRun(job: Job, now: Date): Date {
  return new Date(now.getTime() + job.everyMinutes * 60_000);
}
