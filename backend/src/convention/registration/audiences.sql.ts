import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { Recipient } from '@tablefall/platform/ledger/ledger';
import { accounts, userNames } from '../../users/users.tables.ts';
import { amountDue } from './badges.ts';

/**
 * Registrants of the edition; those of them who owe something; those of earlier editions who are not in this one.
 * Registrants are those who have confirmed their address or whose registration is firm: nobody else is known to want mail.
 */
export const AUDIENCES = ['registrants', 'not-paid', 'past-registrants'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What an audience depends on. */
interface Terms {
  /** Key of the edition. */
  edition: string;
  /** Dollars for one badge. */
  price: number;
}

/** Everybody of an audience as `Ledger.putAll` takes them: one row an account, about which the mail is. */
export function recipientsOf(audience: Audience, terms: Terms): RawBuilder<Recipient> {
  return sql`
    select account.id as about, account.email as address, '{}'::jsonb as props,
           (select name from ${userNames} user_name where user_id = account.id order by position limit 1) as name
    from ${accounts} account
    where ${conditionOf(audience, terms)}`;
}

function conditionOf(audience: Audience, { edition, price }: Terms): RawBuilder<unknown> {
  const own = sql`registration.user_id = account.id and registration.edition = ${edition}`;
  const firm = sql`(account.confirmed_at is not null or registration.held_until is null)`;
  switch (audience) {
    case 'registrants':
      return sql`exists (select from registration where ${own} and ${firm})`;
    case 'not-paid':
      return sql`
        exists (
          select from registration join attendee on attendee.registration_id = registration.id
          where ${own} and ${firm}
          group by registration.id having ${amountDue(price)} > 0)`;
    case 'past-registrants':
      return sql`
        exists (select from registration where user_id = account.id and edition < ${edition})
        and not exists (select from registration where ${own})`;
  }
}
