import { anyOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { wishesOf } from './wishes-of.sql.ts';

/** Takes names out of all wishes. Whom a wish was for besides still sits together; one that is for nobody goes. */
export async function forgetNames({ em }: UnitOfWork, nameIds: string[]): Promise<void> {
  const db = wishesOf(em);
  const left = await db
    .deleteFrom('wish_name')
    .where('name_id', '=', anyOf(nameIds, 'uuid'))
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
    .where(sql<boolean>`not exists (select from wish_name where wish_name.wish_id = wish.id)`)
    .execute();
}
