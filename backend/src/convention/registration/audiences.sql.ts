import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { Recipient } from '@tablefall/platform/ledger/ledger';
import { accounts, userNames } from '../../users/users.tables.ts';

/** Registrants of the edition; those of them who owe something; those of earlier editions who are not in this one. */
export const AUDIENCES = ['registrants', 'not-paid', 'past-registrants'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Everybody of an audience as `Ledger.putAll` takes them: one row an account, about which the mail is. */
export function recipientsOf(audience: Audience, edition: string): RawBuilder<Recipient> {
  return sql`
    select account.id as about, account.email as address, '{}'::jsonb as props,
           (select name from ${userNames} user_name where user_id = account.id order by position limit 1) as name
    from ${accounts} account
    where ${conditionOf(audience, edition)}`;
}

function conditionOf(audience: Audience, edition: string): RawBuilder<unknown> {
  const registered = sql`select from registration where user_id = account.id and edition = ${edition}`;
  switch (audience) {
    case 'registrants':
      return sql`exists (${registered})`;
    case 'not-paid':
      return sql`
        exists (${registered} and paid_badges < (
          select count(*) from attendee where registration_id = registration.id and badge))`;
    case 'past-registrants':
      return sql`
        exists (select from registration where user_id = account.id and edition < ${edition})
        and not exists (${registered})`;
  }
}
