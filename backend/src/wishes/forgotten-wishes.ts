import { anyOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { userNames } from '../users/names/accounts.tables.ts';
import { wishesOf } from './wishes-of.sql.ts';

/** Takes names out of all wishes, and lets them sit with nobody any more. */
export async function forgetNames(unit: UnitOfWork, nameIds: string[]): Promise<void> {
  await wishesOf(unit.em).deleteFrom('wish_friend').where('name_id', '=', anyOf(nameIds, 'uuid')).execute();
  await takeOut(unit, nameIds, sql`true`);
}

/**
 * Takes names out of wishes. Whom a wish was for besides still sits together; one that is for nobody of its own account goes.
 *
 * @param which of the wishes, as a condition on `wish`
 */
export async function takeOut(
  { em }: UnitOfWork,
  nameIds: string[],
  which: RawBuilder<boolean>,
): Promise<void> {
  const db = wishesOf(em);
  const left = await db
    .deleteFrom('wish_name')
    .where('name_id', '=', anyOf(nameIds, 'uuid'))
    .where(sql<boolean>`exists (select from wish where wish.id = wish_name.wish_id and ${which})`)
    .returning('wish_id')
    .execute();
  await db
    .deleteFrom('wish')
    .where(
      'id',
      '=',
      anyOf(
        left.map(({ wish_id }) => wish_id),
        'uuid',
      ),
    )
    .where(
      sql<boolean>`not exists (
        select from wish_name join ${userNames} own on own.id = wish_name.name_id and own.user_id = wish.user_id
        where wish_name.wish_id = wish.id)`,
    )
    .execute();
}
