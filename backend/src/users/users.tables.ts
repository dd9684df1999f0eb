import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { AddressChangeSchema } from './addresses/address-change.entity.ts';
import type { ClosureSchema } from './closing/closure.entity.ts';
import type { DoorBrowserSchema } from './door-links/door-browser.entity.ts';
import type { DoorLinkSchema } from './door-links/door-link.entity.ts';
import type { SessionSchema } from './session.entity.ts';
import type { SignInCodeSchema } from './sign-in-code.entity.ts';
import type { StaffSchema } from './staff/staff.entity.ts';
import type { UserNameSchema, UserSchema } from './user.entity.ts';

/** The tables that queries of other modules may join; they change neither. */
export type AccountTables = InferKyselyDB<typeof UserSchema | typeof UserNameSchema>;

/** All tables of this module. */
export type UsersTables = AccountTables &
  InferKyselyDB<
    | typeof SessionSchema
    | typeof SignInCodeSchema
    | typeof StaffSchema
    | typeof DoorLinkSchema
    | typeof DoorBrowserSchema
    | typeof ClosureSchema
    | typeof AddressChangeSchema
  >;

// The same for statements that are written as text; nobody else names the tables themselves.

export const accounts: RawBuilder<
  Pick<AccountTables['account'], 'id' | 'email' | 'confirmed_at' | 'market_notices'>
> = sql`(select id, email, confirmed_at, market_notices from account)`;

export const userNames: RawBuilder<AccountTables['user_name']> =
  sql`(select id, user_id, name, position from user_name)`;
