import { InjectEntityManager } from '@mikro-orm/nestjs';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { isLostPlan } from './preparing-client.ts';

/**
 * What a use case works with: one transaction and one moment. When the work is done, this follows, in this order: loaded entities
 * are written, then deferred writes, then checks before the commit, then the commit, then actions after it.
 */
export interface UnitOfWork {
  em: EntityManager;
  /** By the database's clock: every time that is written counts from it. */
  now: Date;
  /** A write that can wait until the work is done; several run in the order of the calls. */
  deferWrite(write: (unit: UnitOfWork) => Promise<unknown>): void;
  /** Runs when everything is written; throwing takes everything back. A function that is given twice runs once. */
  beforeCommit(check: (unit: UnitOfWork) => Promise<void>): void;
  /** Runs once everything is committed, and never when the transaction fails. It must not throw. */
  afterCommit(action: () => void): void;
}

/** A broken deadlock and a serialization failure: PostgreSQL took this transaction back in favour of another one. */
const TRY_AGAIN = new Set(['40P01', '40001']);
const ATTEMPTS = 3;

/** The name of the connections for work on long lists. */
export const BACKGROUND_POOL = 'background';

/** Injects the entity manager of the connections for work on long lists, for reads such as exports. */
export const BackgroundPool = () => InjectEntityManager(BACKGROUND_POOL);

/** The way in which all use cases and jobs write to the database. */
@Injectable()
export class Transactions {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    @Optional() @BackgroundPool() private readonly background?: EntityManager,
  ) {}

  /**
   * Runs `work` in one transaction. When it throws, nothing is kept. When the database breaks a deadlock, or a
   * migration has changed the columns of a kept statement, it runs again from the start. So it must leave no traces
   * outside the transaction.
   */
  async run<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    return this.runOn(this.em, work);
  }

  /**
   * The same for work on long lists. It may take minutes and has a few connections of its own, so that it leaves the
   * others to everybody else. When all of them are busy, the next caller waits for a while, then fails.
   */
  async runInBackground<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    return this.runOn(this.background ?? this.em, work);
  }

  private async runOn<T>(em: EntityManager, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(em, work);
      } catch (error) {
        if (attempt === ATTEMPTS || !isWorthAnotherTry(error)) {
          throw error;
        }
      }
    }
  }

  private async attempt<T>(pool: EntityManager, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    const writes: ((unit: UnitOfWork) => Promise<unknown>)[] = [];
    const checks = new Set<(unit: UnitOfWork) => Promise<void>>();
    const actions: (() => void)[] = [];
    const result = await pool.fork().transactional(async (em) => {
      const unit: UnitOfWork = {
        em,
        now: await this.clock.ofTransaction(em),
        deferWrite: (write) => writes.push(write),
        beforeCommit: (check) => checks.add(check),
        afterCommit: (action) => actions.push(action),
      };
      const result = await work(unit);
      await em.flush();
      for (const write of writes) {
        await write(unit);
      }
      for (const check of checks) {
        await check(unit);
      }
      return result;
    });
    for (const action of actions) {
      action();
    }
    return result;
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  return TRY_AGAIN.has(String((error as { code?: unknown }).code)) || isLostPlan(error);
}

/** Does a part of the work in a savepoint: when it fails, only that part is taken back, and its error is thrown. */
export async function inSavepoint<T>(unit: UnitOfWork, work: (part: UnitOfWork) => Promise<T>): Promise<T> {
  const checks: ((unit: UnitOfWork) => Promise<void>)[] = [];
  const actions: (() => void)[] = [];
  const result = await unit.em.transactional(async (em) => {
    const writes: ((unit: UnitOfWork) => Promise<unknown>)[] = [];
    const part: UnitOfWork = {
      ...unit,
      em,
      deferWrite: (write) => writes.push(write),
      beforeCommit: (check) => checks.push(check),
      afterCommit: (action) => actions.push(action),
    };
    const result = await work(part);
    await em.flush();
    for (const write of writes) {
      await write(part);
    }
    return result;
  });
  for (const check of checks) {
    unit.beforeCommit(check);
  }
  for (const action of actions) {
    unit.afterCommit(action);
  }
  return result;
}
