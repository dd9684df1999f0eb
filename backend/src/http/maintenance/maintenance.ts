import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { isoTime } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { httpActs } from '../http.audit.ts';
import { maintenanceOf } from './maintenance.entity.ts';

/** The switch with which the administrator stops all changes while people go on reading. It holds for all backends at once. */
@Injectable()
export class Maintenance {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Since when nothing can be changed (ISO 8601), or null. */
  async since(): Promise<string | null> {
    const row = await maintenanceOf(this.em.fork())
      .selectFrom('maintenance')
      .select(isoTime('since').as('since'))
      .executeTakeFirst();
    return row?.since ?? null;
  }

  /** Once it has begun, beginning it again changes nothing. */
  async begin(): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { numInsertedOrUpdatedRows } = await maintenanceOf(unit.em)
        .insertInto('maintenance')
        .values({ since: unit.now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows) await this.audit.record(unit, { action: httpActs['maintenance.begun'] });
    });
  }

  /** Once it has ended, ending it again changes nothing. */
  async end(): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { numDeletedRows } = await maintenanceOf(unit.em)
        .deleteFrom('maintenance')
        .executeTakeFirstOrThrow();
      if (numDeletedRows) await this.audit.record(unit, { action: httpActs['maintenance.ended'] });
    });
  }
}
