import { type RawBuilder, sql } from '@tablefall/platform/database/sql';

// This module's tables as queries of other modules may join them; nobody else names the tables themselves.

interface AccountRow {
  id: string;
  email: string;
  /** When its owner first opened a mailed link; null when nobody has shown that the address is theirs. */
  confirmed_at: Date | null;
}

export const accounts: RawBuilder<AccountRow> = sql`(select id, email, confirmed_at from account)`;

interface UserNameRow {
  id: string;
  user_id: string;
  name: string;
  position: number;
}

export const userNames: RawBuilder<UserNameRow> = sql`(select id, user_id, name, position from user_name)`;
