import type { EntityManager } from '@mikro-orm/postgresql';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import type { Config } from '@tablefall/platform/config/config';
import type { StaffRole } from '../../http/access/principal.ts';
import { type StaffRow, staffRole } from '../users.policy.ts';
import type { UsersTables } from '../users.tables.ts';

/** What an address is now. */
export async function roleOf(em: EntityManager, email: string, config: Config): Promise<StaffRole | null> {
  const address = addressKey(email);
  const row = await em
    .getKysely<UsersTables>()
    .selectFrom('staff')
    .select(['role', 'removed_at'])
    .where('address', '=', address)
    .executeTakeFirst();
  return staffRole(address, row ? { role: row.role, isRemoved: row.removed_at !== null } : null, config);
}

/** What is said of all addresses on the site. */
export async function staffRows(em: EntityManager): Promise<Map<string, StaffRow>> {
  const rows = await em
    .getKysely<UsersTables>()
    .selectFrom('staff')
    .select(['address', 'role', 'removed_at'])
    .execute();
  return new Map(
    rows.map(({ address, role, removed_at }) => [address, { role, isRemoved: removed_at !== null }]),
  );
}

/** Says what an address is from now on; removed ones keep what they were. */
export async function writeStaff(
  em: EntityManager,
  row: { address: string; role: StaffRole; added_at: Date; removed_at: Date | null },
): Promise<void> {
  const { role, added_at, removed_at } = row;
  await em
    .getKysely<UsersTables>()
    .insertInto('staff')
    .values(row)
    .onConflict((known) => known.column('address').doUpdateSet({ role, added_at, removed_at }))
    .execute();
}
