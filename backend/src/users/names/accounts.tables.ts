import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UserNameSchema, UserSchema } from '../user.entity.ts';

/** The tables that queries of other modules may join; they change neither. */
export type AccountTables = InferKyselyDB<typeof UserSchema | typeof UserNameSchema>;

// The same for statements that are written as text; nobody else names the tables themselves.

export const accounts: RawBuilder<
  Pick<AccountTables['account'], 'id' | 'email' | 'confirmed_at' | 'market_notices' | 'changed_at'>
> = sql`(select id, email, confirmed_at, market_notices, changed_at from account)`;

export const userNames: RawBuilder<AccountTables['user_name']> =
  sql`(select id, user_id, name, position, changed_at from user_name)`;
