import type { EntityManager } from '@mikro-orm/postgresql';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import type { Expression, ExpressionBuilder, Selectable, SqlBool } from '@tablefall/platform/database/sql';
import type { UsersTables } from '../users.tables.ts';

/** For so long the link works that confirms a change. */
const LINK_MS = DAY_MS;
/** For so long the old address may take a change back. */
const KEEP_MS = 7 * DAY_MS;

const COLUMNS = [
  'user_id',
  'id',
  'old_address',
  'new_address',
  'by_staff',
  'session_id',
  'asked_at',
  'changed_at',
] as const;
export type AddressChange = Selectable<Pick<UsersTables['address_change'], (typeof COLUMNS)[number]>>;

/** Typed statements on changes of addresses. */
export function changesOf(em: EntityManager) {
  return em.getKysely<UsersTables>();
}

/** The change of an account, or the one of an id. Whoever writes it holds the account. */
export async function changeOf(
  em: EntityManager,
  known: { userId: string } | { id: string },
): Promise<AddressChange | null> {
  const [column, value] = 'id' in known ? (['id', known.id] as const) : (['user_id', known.userId] as const);
  const change = await changesOf(em)
    .selectFrom('address_change')
    .select(COLUMNS)
    .where(column, '=', value)
    .executeTakeFirst();
  return change ?? null;
}

/** Writes the change of an account in the place of an earlier one. */
export async function writeChange(em: EntityManager, change: AddressChange): Promise<void> {
  const { user_id, ...rest } = change;
  await changesOf(em)
    .insertInto('address_change')
    .values(change)
    .onConflict((known) => known.column('user_id').doUpdateSet(rest))
    .execute();
}

/** How many others asked for the same new address after a moment: its owner was mailed for each. */
export async function otherAsks(
  em: EntityManager,
  { user_id, new_address }: AddressChange,
  since: Date,
): Promise<number> {
  const { others } = await changesOf(em)
    .selectFrom('address_change')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('new_address', '=', new_address)
    .where('user_id', '<>', user_id)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(others);
}

export async function dropChange(em: EntityManager, userId: string): Promise<void> {
  await changesOf(em).deleteFrom('address_change').where('user_id', '=', userId).execute();
}

/** Until when the links of its mails work. */
export function endOf({ asked_at, changed_at }: Pick<AddressChange, 'asked_at' | 'changed_at'>): Date {
  return changed_at ? new Date(changed_at.getTime() + KEEP_MS) : new Date(asked_at.getTime() + LINK_MS);
}

/** Whether the links of its mails work no longer. */
export function isOld(change: AddressChange, now: Date): boolean {
  return endOf(change) <= now;
}

/** The same as a condition on the table. */
export function isOldChange(
  change: ExpressionBuilder<UsersTables, 'address_change'>,
  now: Date,
): Expression<SqlBool> {
  return change.or([
    change('changed_at', '<=', before(now, KEEP_MS)),
    change.and([change('changed_at', 'is', null), change('asked_at', '<=', before(now, LINK_MS))]),
  ]);
}
