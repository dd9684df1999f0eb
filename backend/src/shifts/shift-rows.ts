import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { anyOf, changedBy, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { v7 as uuid } from 'uuid';
import { Shift } from './shift.entity.ts';
import { ShiftNotFoundError } from './shifts.errors.ts';
import { shiftsOf } from './shifts-of.sql.ts';

/*
 * Everybody locks in one order: first the shifts, by id, then the names, by id (`AccountsService.lockNames`). With a shift one
 * locks who has taken it. The counter of its places is moved by these statements alone.
 */

/** Holds a shift of the edition. */
export async function lockShift(em: EntityManager, edition: string, id: string): Promise<Shift> {
  const shift = await em.findOne(Shift, { id, edition }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!shift) throw new ShiftNotFoundError();
  return shift;
}

/** A name's place in a shift that the caller holds, or undefined. */
export function helperOf(em: EntityManager, { id }: Pick<Shift, 'id'>, nameId: string) {
  return shiftsOf(em)
    .selectFrom('shift_helper')
    .select(['id', 'name_id', 'seeks_replacement'])
    .where('shift_id', '=', id)
    .where('name_id', '=', nameId)
    .executeTakeFirst();
}

/** The ids of the names that have taken a shift. */
export async function namesIn(em: EntityManager, { id }: Pick<Shift, 'id'>): Promise<string[]> {
  const rows = await shiftsOf(em)
    .selectFrom('shift_helper')
    .select('name_id')
    .where('shift_id', '=', id)
    .execute();
  return rows.map(({ name_id }) => name_id);
}

/** Gives a name one more place. @returns false when all are taken */
export async function takePlace(
  { em, now }: UnitOfWork,
  { id }: Pick<Shift, 'id'>,
  nameId: string,
): Promise<boolean> {
  const counted = await changedBy(
    em,
    sql`update shift set places_taken = places_taken + 1 where id = ${id} and places_taken < places`,
  );
  if (counted === 0) return false;
  await shiftsOf(em)
    .insertInto('shift_helper')
    .values({
      id: uuid(),
      shift_id: id,
      name_id: nameId,
      taken_at: now,
      seeks_replacement: false,
      no_show: false,
    })
    .execute();
  return true;
}

/** The places of these names in shifts that are not over, with the shifts held. */
export function lockPlacesOf({ em, now }: UnitOfWork, nameIds: string[]): Promise<{ id: string }[]> {
  return lockPlaces(em, nameIds, now);
}

/** The same in all shifts that there ever were. */
export function lockAllPlacesOf({ em }: UnitOfWork, nameIds: string[]): Promise<{ id: string }[]> {
  return lockPlaces(em, nameIds, null);
}

async function lockPlaces(
  em: EntityManager,
  nameIds: string[],
  after: Date | null,
): Promise<{ id: string }[]> {
  const names = anyOf(nameIds, 'uuid');
  await rowsOf(
    em,
    sql`
      select from shift
      where id in (select shift_id from shift_helper where name_id = ${names})
        and (${after}::timestamptz is null or ends_at > ${after})
      order by id for no key update`,
  );
  return rowsOf(
    em,
    sql<{ id: string }>`
      select shift_helper.id from shift_helper join shift on shift.id = shift_id
      where name_id = ${names} and (${after}::timestamptz is null or ends_at > ${after})`,
  );
}

/** Gives places back. The caller holds their shifts. */
export async function freePlaces(em: EntityManager, helperIds: string[]): Promise<void> {
  await changedBy(
    em,
    sql`
      with gone as (delete from shift_helper where id = ${anyOf(helperIds, 'uuid')} returning shift_id),
           counted as (select shift_id, count(*) as places from gone group by shift_id)
      update shift set places_taken = places_taken - counted.places from counted where shift.id = counted.shift_id`,
  );
}
