import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';

/** The time, as an object, so that tests can set it. */
@Injectable()
export class Clock {
  /** The time of this machine: for what pages say. What is written carries the time of its transaction. */
  now(): Date {
    return new Date();
  }

  /**
   * The moment of a transaction, by the database's clock. Other processes compare what is written with the database's
   * `now()`. So a machine whose clock is wrong makes no mail late and no link expire.
   */
  async ofTransaction(em: EntityManager): Promise<Date> {
    const { rows } = await sql<{
      ms: number;
    }>`select (extract(epoch from now()) * 1000)::float8 as ms`.execute(em.getKysely());
    return new Date(rows[0]?.ms ?? Date.now());
  }
}
