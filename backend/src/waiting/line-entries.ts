import type { EntityManager } from '@mikro-orm/postgresql';
import { anyOf, changedBy, isoTime, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';

/** A table whose rows wait in lines. Besides these columns it has `id`, `place`, `offered_until`, `passed_over_at` and `missed`. */
export interface LineTable {
  name: string;
  /** The column of what is waited for: each value has a line of its own. */
  lineColumn: string;
  /** The column of how many seats or badges an entry waits for. */
  partyColumn: string;
}

/** Somebody who waits. */
export interface LineEntry {
  id: string;
  party: number;
  place: number;
}

/** Entries that one statement reads: each offer takes a seat or badge, so there are seldom more. */
const READ_AT_ONCE = 200;

/** The place of a row `entry` among those who wait, from 1; null while something is offered to it. */
export function placeInLine({ name, lineColumn }: LineTable): RawBuilder<number | null> {
  return sql`
    case when entry.offered_until is null then (
      select count(*)::int from ${sql.table(name)} ahead
      where ${sql.ref(`ahead.${lineColumn}`)} = ${sql.ref(`entry.${lineColumn}`)}
        and ahead.offered_until is null and ahead.place <= entry.place
    ) end`;
}

/** How many wait in the line of a row `entry` besides those to whom something is offered. */
export function partiesInLine({ name, lineColumn }: LineTable): RawBuilder<number> {
  return sql`(
    select count(*)::int from ${sql.table(name)} other
    where ${sql.ref(`other.${lineColumn}`)} = ${sql.ref(`entry.${lineColumn}`)} and other.offered_until is null)`;
}

/** How the wait of a row `entry` stands, as the columns of a `WaitDto`. */
export function waitOf(table: LineTable): RawBuilder<unknown> {
  return sql`
    ${placeInLine(table)} as place, ${isoTime('entry.offered_until')} as "keptUntil", entry.missed,
    entry.passed_over_at is not null as "passedOver"`;
}

/** The place behind all others who wait for a thing. */
export function endOfLine({ name, lineColumn }: LineTable, id: string): RawBuilder<number> {
  return sql`(select coalesce(max(place), 0) + 1 from ${sql.table(name)} where ${sql.ref(lineColumn)} = ${id})`;
}

/** The entries of one line. */
export class LineEntries {
  private readonly table;
  private readonly party;
  private readonly inLine;

  constructor(
    private readonly em: EntityManager,
    { name, lineColumn, partyColumn }: LineTable,
    /** What is waited for. */
    id: string,
  ) {
    this.table = sql.table(name);
    this.party = sql.ref(partyColumn);
    this.inLine = sql<boolean>`${sql.ref(lineColumn)} = ${id}`;
  }

  /** The first of those who wait for no more than this. */
  firstWaiting(party: number): Promise<LineEntry[]> {
    return rowsOf(
      this.em,
      sql`
        select id, ${this.party} as party, place from ${this.table}
        where ${this.inLine} and offered_until is null and ${this.party} <= ${party}
        order by place limit ${sql.lit(READ_AT_ONCE)}`,
    );
  }

  /** Those whose offer is over; `missed` when an earlier one was as well. */
  withExpiredOffer(now: Date): Promise<(LineEntry & { missed: boolean })[]> {
    return rowsOf(
      this.em,
      sql`
        select id, ${this.party} as party, place, missed from ${this.table}
        where ${this.inLine} and offered_until <= ${now} order by place`,
    );
  }

  /** @param until null takes offers back */
  async setOffer(ids: string[], until: Date | null): Promise<void> {
    await rowsOf(
      this.em,
      sql`update ${this.table} set offered_until = ${until} where id = ${anyOf(ids, 'uuid')}`,
    );
  }

  /** Marks those as told who wait before this place. @returns the ones that were not told before */
  async passOver(now: Date, place: number): Promise<string[]> {
    const told = await rowsOf<{ id: string }>(
      this.em,
      sql`
        update ${this.table} set passed_over_at = ${now}
        where ${this.inLine} and offered_until is null and passed_over_at is null and place < ${place}
        returning id`,
    );
    return told.map(({ id }) => id);
  }

  /** Those who did not take an offer wait again, at the end. */
  async moveToEnd(ids: string[]): Promise<void> {
    await rowsOf(
      this.em,
      sql`
        update ${this.table} entry
        set offered_until = null, missed = true, place = ended.last + ended.number
        from (
          select id, row_number() over (order by place) as number,
                 (select max(place) from ${this.table} where ${this.inLine}) as last
          from ${this.table} where id = ${anyOf(ids, 'uuid')}
        ) ended
        where entry.id = ended.id`,
    );
  }

  /**
   * Gives somebody another place among those who wait; the others keep their order. The caller holds the counter.
   *
   * @param place from 1; a larger one than there are is the last
   * @returns whether this one waits, and is not offered something
   */
  async moveTo(id: string, place: number): Promise<boolean> {
    const waiting = await rowsOf<{ id: string }>(
      this.em,
      sql`select id from ${this.table} where ${this.inLine} and offered_until is null order by place`,
    );
    const order = waiting.map((entry) => entry.id).filter((other) => other !== id);
    if (order.length === waiting.length) {
      return false;
    }
    order.splice(place - 1, 0, id);
    await changedBy(
      this.em,
      sql`
        update ${this.table} entry set place = places.place
        from unnest(${order}::uuid[]) with ordinality as ordered(id, number)
        join (
          select place, row_number() over (order by place) as number
          from ${this.table} where id = ${anyOf(order, 'uuid')}
        ) places using (number)
        where entry.id = ordered.id and entry.place <> places.place`,
    );
    return true;
  }
}
