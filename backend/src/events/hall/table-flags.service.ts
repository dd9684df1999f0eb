import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { changedBy, firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { floorTables } from '../../convention/content/floor.tables.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError, NotFoundError } from '../../http/errors/api-error.ts';
import type { TableFlagFormDto } from './table-flags.dto.ts';
import { FlagUpError, HallClosedError } from './table-flags.errors.ts';
import { isUp } from './table-flags.sql.ts';

/** ms; then nobody stands at the table any more, or they raise it again. */
export const FLAG_UP_MS = 30 * 60 * 1000;

/** Raising and lowering flags on the tables of the hall. */
@Injectable()
export class TableFlags {
  constructor(
    private readonly transactions: Transactions,
    private readonly edition: EditionService,
    private readonly audit: Audit,
  ) {}

  /**
   * Raises a flag for half an hour, or changes one's own, which is then up for half an hour more. One stands at one table: a
   * flag of theirs on another one comes down. Whoever helps at the convention may raise several, also while the hall is
   * closed.
   *
   * @throws NotFoundError when there is no such table
   * @throws HallClosedError, FlagUpError
   */
  raise(
    principal: Pick<Principal, 'userId' | 'roles'>,
    tableId: string,
    { colour, players, gameName }: TableFlagFormDto,
  ): Promise<void> {
    return this.transactions.run(async ({ em, now }) => {
      const table = await this.labelOf(em, tableId);
      if (!isOpen(this.edition.details.days, now) && principal.roles.length === 0) {
        throw new HallClosedError();
      }
      const { key } = this.edition;
      if (principal.roles.length === 0) {
        await this.lowerOthersOf(em, principal.userId, tableId);
      }
      const endsAt = new Date(now.getTime() + FLAG_UP_MS);
      const raised = await changedBy(
        em,
        sql`
          insert into table_flag (edition, table_id, colour, players, game_name, raised_by, raised_at, ends_at)
          values (${key}, ${tableId}, ${colour}, ${colour === 'green' ? players : null}, ${gameName ?? null},
                  ${principal.userId}, ${now}, ${endsAt})
          on conflict (edition, table_id) do update
          set colour = excluded.colour, players = excluded.players, game_name = excluded.game_name,
              raised_by = excluded.raised_by, raised_at = excluded.raised_at, ends_at = excluded.ends_at
          where table_flag.raised_by = excluded.raised_by or not (${isUp(now)})`,
      );
      if (raised === 0) {
        throw new FlagUpError(table);
      }
    });
  }

  /**
   * Lowers a flag; where none is up nothing changes.
   *
   * @throws NotFoundError when there is no such table
   * @throws NotAllowedError unless the caller raised it or helps at the convention
   */
  lower(principal: Principal, tableId: string): Promise<void> {
    return this.transactions.run(async (unit) => {
      await this.labelOf(unit.em, tableId);
      const flag = await this.flagAt(unit, tableId);
      if (flag && flag.raisedBy !== principal.userId && principal.roles.length === 0) {
        throw new NotAllowedError();
      }
      if (flag && flag.raisedBy !== principal.userId) {
        await this.audit.record(unit, {
          action: 'table-flag.lowered',
          about: flag.raisedBy,
          details: { table: tableId },
        });
      }
      await changedBy(
        unit.em,
        sql`delete from table_flag where edition = ${this.edition.key} and table_id = ${tableId}`,
      );
    });
  }

  private async lowerOthersOf(em: EntityManager, userId: string, tableId: string): Promise<void> {
    await changedBy(
      em,
      sql`
        delete from table_flag
        where edition = ${this.edition.key} and raised_by = ${userId} and table_id <> ${tableId}`,
    );
  }

  private flagAt({ em, now }: UnitOfWork, tableId: string): Promise<{ raisedBy: string } | null> {
    return firstRowOf(
      em,
      sql`
        select raised_by as "raisedBy" from table_flag
        where edition = ${this.edition.key} and table_id = ${tableId} and ${isUp(now)} for update`,
    );
  }

  private async labelOf(em: EntityManager, tableId: string): Promise<string> {
    const table = await firstRowOf<{ label: string }>(
      em,
      sql`select label from (${floorTables(this.edition.key)}) as floor_table where id = ${tableId}`,
    );
    if (!table) {
      throw new NotFoundError('The table');
    }
    return table.label;
  }
}

function isOpen(days: { start: string; end: string }[], now: Date): boolean {
  return days.some(({ start, end }) => new Date(start) <= now && now < new Date(end));
}
