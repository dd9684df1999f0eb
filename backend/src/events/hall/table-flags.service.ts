import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { changedBy, firstRowOf, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { floorTables } from '../../convention/content/floor.tables.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { Principal, StaffRole } from '../../http/access/principal.ts';
import { InvalidInputError, NotAllowedError } from '../../http/errors/api-error.ts';
import { eventActs } from '../events.audit.ts';
import type { TableFlagFormDto } from './table-flags.dto.ts';
import { FlagUpError, HallClosedError, NotInHallError, UnknownTableError } from './table-flags.errors.ts';
import { flagOf, flagReaders, isInHall, isUp, knownGame } from './table-flags.sql.ts';

/** ms; then nobody stands at the table any more, or they raise it again. */
export const FLAG_UP_MS = 30 * 60 * 1000;
/** ms; who walks from table to table with a flag rings once, and again after so long without raising one. */
const REST_MS = 10 * 60 * 1000;

/** Who works in the hall. Whoever writes mails does so at home. */
const OF_THE_HALL: readonly StaffRole[] = ['administrator', 'organiser', 'door'];

/** Raising and lowering flags on the tables of the hall. */
@Injectable()
export class TableFlags {
  constructor(
    private readonly transactions: Transactions,
    private readonly edition: EditionService,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Raises a flag for half an hour, or changes one's own, which is then up for half an hour more. One stands at one table: a
   * flag of theirs on another one comes down. Whoever works in the hall may raise several, also while it is closed. Devices that
   * ask for it are told, but not of one that only changes or stays up for longer, nor
   * while the same person has raised or changed another one in the ten minutes before.
   * Throws InvalidInputError when neither the schedule nor the catalogue has such a game.
   */
  raise(
    principal: Pick<Principal, 'userId' | 'roles'>,
    tableId: string,
    { colour, players, gameName }: TableFlagFormDto,
  ): Promise<void> {
    return this.transactions.run(async (unit) => {
      const { em, now } = unit;
      // Of somebody who raises several at the same moment one counts after the other.
      await rowsOf(
        em,
        sql`select pg_advisory_xact_lock(hashtextextended('flag ' || ${principal.userId}, 0))::text`,
      );
      const table = await this.labelOf(em, tableId);
      const game = gameName === undefined ? null : await this.gameOf(em, gameName);
      const { key } = this.edition;
      let isToldOf = (await this.flagAt(unit, tableId)) !== null;
      if (!worksInHall(principal)) {
        await this.refuseAbsent(em, principal.userId, now);
        isToldOf ||= await this.hasRaisedLately(unit, principal.userId);
        await this.takeDown(unit, sql`raised_by = ${principal.userId} and table_id <> ${tableId}`);
      }
      const endsAt = new Date(now.getTime() + FLAG_UP_MS);
      const raised = await changedBy(
        em,
        sql`
          insert into table_flag (edition, table_id, colour, players, game_name, raised_by, raised_at, ends_at)
          values (${key}, ${tableId}, ${colour}, ${colour === 'green' ? players : null}, ${game},
                  ${principal.userId}, ${now}, ${endsAt})
          on conflict (edition, table_id) do update
          set colour = excluded.colour, players = excluded.players, game_name = excluded.game_name,
              raised_by = excluded.raised_by, raised_at = excluded.raised_at, ends_at = excluded.ends_at
          where table_flag.raised_by = excluded.raised_by or not (${isUp(now)})`,
      );
      if (raised === 0) {
        throw new FlagUpError(table);
      }
      if (!isToldOf) {
        await this.outbox.tellDevices(unit, 'table-flag', flagReaders(key, { tableId, now }));
      }
    });
  }

  /** Lowers a flag; where none is up nothing changes. Throws NotAllowedError unless the caller raised it or works in the hall. */
  lower(principal: Principal, tableId: string): Promise<void> {
    return this.transactions.run(async (unit) => {
      await this.labelOf(unit.em, tableId);
      const flag = await this.flagAt(unit, tableId);
      if (flag && flag.raisedBy !== principal.userId && !worksInHall(principal)) {
        throw new NotAllowedError();
      }
      if (flag && flag.raisedBy !== principal.userId) {
        await this.audit.record(unit, {
          action: eventActs['table-flag.lowered'],
          about: flag.raisedBy,
          details: { table: tableId },
        });
      }
      await this.takeDown(unit, sql`table_id = ${tableId}`);
    });
  }

  private async refuseAbsent(em: EntityManager, userId: string, now: Date): Promise<void> {
    if (!isOpen(this.edition.details.days, now)) {
      throw new HallClosedError();
    }
    const found = await firstRowOf(em, isInHall(this.edition.key, userId));
    if (!found?.isIn) {
      throw new NotInHallError();
    }
  }

  private async gameOf(em: EntityManager, gameName: string): Promise<string> {
    const known = await firstRowOf(em, knownGame(this.edition.key, gameName));
    if (!known) {
      throw new InvalidInputError({
        gameName: 'Please choose a game of the schedule, or one that the list of games knows.',
      });
    }
    return known.name;
  }

  private async hasRaisedLately({ em, now }: UnitOfWork, userId: string): Promise<boolean> {
    const since = new Date(now.getTime() - REST_MS);
    const raised = await firstRowOf(
      em,
      sql`
        select from table_flag
        where edition = ${this.edition.key} and raised_by = ${userId} and raised_at > ${since} limit 1`,
    );
    return raised !== null;
  }

  /** Rows stay: they say who raised a flag last. @param which a condition on flags of the edition */
  private async takeDown({ em, now }: UnitOfWork, which: RawBuilder<unknown>): Promise<void> {
    const { key } = this.edition;
    const down = await rowsOf<{ tableId: string }>(
      em,
      sql`
        update table_flag set ends_at = ${now} where edition = ${key} and ends_at > ${now} and ${which}
        returning table_id as "tableId"`,
    );
    for (const { tableId } of down) {
      await happened(em, 'flag-lowered', (id) => sql`${id} = ${flagOf(key, tableId)}`);
    }
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
      throw new UnknownTableError();
    }
    return table.label;
  }
}

function worksInHall({ roles }: Pick<Principal, 'roles'>): boolean {
  return roles.some((role) => OF_THE_HALL.includes(role));
}

function isOpen(days: { start: string; end: string }[], now: Date): boolean {
  return days.some(({ start, end }) => new Date(start) <= now && now < new Date(end));
}
