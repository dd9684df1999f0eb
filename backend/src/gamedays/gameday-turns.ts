import { Injectable } from '@nestjs/common';
import { KeyedSemaphore } from '@tablefall/platform/concurrency/semaphore';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';

/**
 * What guests do about one gameday that a process stores at the same time. Each of them moves the gameday's counters. More
 * of them would only wait for one another, and hold the database connections that everybody else needs.
 */
const AT_ONCE = 4;
const PATIENCE_MS = 1_000;

/** Lets only some of those who ask about the same gameday at the same moment into the database. */
@Injectable()
export class GamedayTurns {
  private readonly gamedays = new KeyedSemaphore(AT_ONCE);

  constructor(private readonly transactions: Transactions) {}

  run<T>(gamedayId: string, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    return this.gamedays.run(gamedayId, PATIENCE_MS, () => this.transactions.run(work));
  }
}
