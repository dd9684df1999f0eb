import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { changedBy, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { InvalidInputError, NotAllowedError } from '../../http/errors/api-error.ts';
import type { Event } from '../event.entity.ts';
import { callerOf, EventLocks } from '../event-locks.ts';
import { beginningOf } from '../event-plan.ts';
import { eventActs } from '../events.audit.ts';
import { EventNotFoundError, EventOverError } from '../events.errors.ts';
import { type Caller, mayHost, mayTouch } from '../events.policy.ts';
import { EventNotices } from '../notices/event-notices.ts';
import { toldAt } from '../notices/notice-times.ts';
import { acknowledgePlan, coHostsOf } from '../participants.ts';
import { scheduleOf } from '../schedule-of.sql.ts';
import { EventTables, orTableTaken } from './event-tables.service.ts';
import { type NoTableReason, placeAll, type UnplacedGame } from './place-all.ts';
import type { TableSwapDto } from './tables.dto.ts';
import { NoTableError } from './tables.errors.ts';
import { lockTables, makeFirstTablesKnown } from './tables.sql.ts';

/** What placing all came to. */
export interface AllPlaced {
  placed: number;
  left: { id: string; reason: NoTableReason }[];
  /** How many have no time yet. */
  undetermined: number;
}

/** Giving tables to many events, and changing those of two. */
@Injectable()
export class TablePlacing {
  constructor(
    private readonly transactions: Transactions,
    private readonly locks: EventLocks,
    private readonly tables: EventTables,
    private readonly edition: EditionService,
    private readonly audit: Audit,
    private readonly notices: EventNotices,
    private readonly hours: SendingHours,
  ) {}

  /**
   * Gives a table to each event of the edition that has none and is not over. Events that have one stay there, and nobody
   * is mailed: a first table is no change. Devices that were still to be told where a game begins are told anew.
   */
  placeAll(): Promise<AllPlaced> {
    return orTableTaken(
      this.transactions.run(async (unit) => {
        const { em, now } = unit;
        const { games, undetermined } = await this.unplaced(em, now);
        await lockTables(em, this.edition.key);
        const tables = (await this.tables.all(em)).filter(({ openGaming }) => !openGaming);
        const { placed, left } = placeAll(tables, await this.taken(em), games);
        await this.place(em, placed);
        await makeFirstTablesKnown(em, [...placed.keys()]);
        await this.notices.leaveTables(unit, [...placed.keys()]);
        await this.audit.record(unit, {
          action: eventActs['tables.placed'],
          about: this.edition.key,
          details: { placed: placed.size, left: left.length },
        });
        return { placed: placed.size, left, undetermined };
      }),
    );
  }

  /**
   * Lets two events change their tables, both or none. Who takes part is told as of a moved event.
   * Throws EventNotFoundError, NotAllowedError, EventOverError for either of them.
   * Throws NoTableError when one has none.
   * Throws TableTakenError when a third one keeps a table from being free.
   */
  async swap(principal: Principal, { one, other, inSendingHours }: TableSwapDto): Promise<void> {
    if (one === other) throw new InvalidInputError({ other: 'Please choose two events.' });
    await orTableTaken(
      this.transactions.run(async (unit) => {
        const { em, now } = unit;
        const caller = await callerOf(em, principal);
        const events = await this.locks.lockEvents(em, one, other);
        const noticeAt = toldAt(
          now,
          inSendingHours ? this.hours.nextBefore(now, events.map(beginningOf)) : null,
        );
        const [first, second] = events;
        for (const event of events) await this.refuse(unit, caller, event);
        await lockTables(em, this.edition.key);
        await changedBy(em, sql`set constraints event_has_table_alone deferred`);
        const [to, from] = [tableOf(second), tableOf(first)];
        await this.move(em, first, { to, noticeAt, events });
        await this.move(em, second, { to: from, noticeAt, events });
        await em.flush();
        await this.notices.leaveTables(unit, [one, other]);
        for (const event of events) {
          await acknowledgePlan(unit, event.id, caller.nameIds);
          if (caller.nameIds.includes(event.ownerId)) {
            event.ownerToldPlan = null;
          } else {
            await this.audit.record(unit, { action: eventActs['event.changed'], about: event.id });
          }
        }
      }),
    );
  }

  private async refuse({ em, now }: UnitOfWork, caller: Caller, event: Event): Promise<void> {
    if (event.edition !== this.edition.key) throw new EventNotFoundError();
    if (!mayHost(caller, event, await coHostsOf(em, event.id))) throw new NotAllowedError();
    if (!mayTouch(caller, event, now)) throw new EventOverError();
  }

  private async move(
    em: EntityManager,
    event: Event,
    { to: tableId, noticeAt, events }: { to: string; noticeAt: Date; events: Event[] },
  ): Promise<void> {
    const both = events.map(({ id }) => id);
    const { startsAt, endsAt } = event;
    const table = (await this.tables.all(em)).find(({ id }) => id === tableId);
    if (startsAt) {
      await this.tables.refuseTaken(em, { tableId, label: table?.label ?? null }, { startsAt, endsAt }, both);
    }
    event.moveToTable(tableId, noticeAt);
    event.sequence += 1;
  }

  private async unplaced(
    em: EntityManager,
    now: Date,
  ): Promise<{ games: UnplacedGame[]; undetermined: number }> {
    const rows = await scheduleOf(em)
      .selectFrom('event')
      .select(['id', 'spots', 'starts_at', 'ends_at'])
      .where('edition', '=', this.edition.key)
      .where('table_id', 'is', null)
      .where('ends_at', '>', now)
      .orderBy('id')
      .forUpdate()
      .execute();
    const games = rows.flatMap(({ id, spots, starts_at: startsAt, ends_at: endsAt }) =>
      startsAt ? [{ id, spots, startsAt, endsAt }] : [],
    );
    return { games, undetermined: rows.length - games.length };
  }

  private async taken(em: EntityManager) {
    const rows = await scheduleOf(em)
      .selectFrom('event')
      .select(['table_id', 'starts_at', 'ends_at'])
      .where('edition', '=', this.edition.key)
      .where('table_id', 'is not', null)
      .execute();
    return rows.flatMap(({ table_id: tableId, starts_at: startsAt, ends_at: endsAt }) =>
      tableId && startsAt ? [{ tableId, startsAt, endsAt }] : [],
    );
  }

  private async place(em: EntityManager, placed: Map<string, string>): Promise<void> {
    const rows = [...placed].map(([id, tableId]) => ({ id, table_id: tableId }));
    await changedBy(
      em,
      sql`
        update event set table_id = place.table_id, sequence = sequence + 1
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as place (id uuid, table_id text)
        where event.id = place.id`,
    );
  }
}

function tableOf({ tableId, gameName }: Event): string {
  if (!tableId) throw new NoTableError(gameName);
  return tableId;
}
