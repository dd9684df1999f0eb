import type { EntityManager } from '@mikro-orm/postgresql';
import { type Selectable, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { v7 as uuid } from 'uuid';
import type { UsersTables } from '../users.tables.ts';

const COLUMNS = ['id', 'address', 'asked_at', 'erase_at', 'erased_at'] as const;
/** What is under way for an address. */
export type Closure = Selectable<Pick<UsersTables['closure'], (typeof COLUMNS)[number]>>;

/** Typed statements on what is under way. */
export function closuresOf(em: EntityManager) {
  return em.getKysely<UsersTables>();
}

/** What is under way, by its id or its address; whoever changes it waits for others who do. Not what is done. */
export async function lockClosure(
  em: EntityManager,
  known: string | { address: string },
): Promise<Closure | null> {
  const closure = await closuresOf(em)
    .selectFrom('closure')
    .select(COLUMNS)
    .$if(typeof known === 'string', (some) => some.where('id', '=', known as string))
    .$if(typeof known !== 'string', (some) =>
      some.where('address', '=', (known as { address: string }).address),
    )
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return closure ?? null;
}

/** The row of an address, made when there is none: of two who begin at the same moment the second waits for the first. */
export async function holdClosure(
  { em, now }: UnitOfWork,
  address: string,
): Promise<Closure & { isNew: boolean }> {
  return closuresOf(em)
    .insertInto('closure')
    .values({ id: uuid(), address, asked_at: now })
    .onConflict((known) => known.column('address').doUpdateSet({ address }))
    .returning([...COLUMNS, sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
}
