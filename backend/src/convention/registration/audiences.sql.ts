import type { RegistrationFacts } from '@tablefall/mail';
import { isoTime, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { Recipient } from '@tablefall/platform/outbox/outbox';
import { hasNoAddress } from '@tablefall/platform/privacy/no-address';
import { accounts, userNames } from '../../users/names/accounts.tables.ts';
import { amountDue, openHold } from '../badges/badges.ts';
import { BADGE_CODE } from './badge-code.sql.ts';
import { shownNameOf } from './display-names.tables.ts';

/**
 * All registrants of the edition; those of them who owe something; those of earlier editions who are not in this one.
 */
export const AUDIENCES = ['registrants', 'not-paid', 'past-registrants'] as const;
/** One of these, or a single registration of the edition, by its id or its account. */
export type Audience = (typeof AUDIENCES)[number] | { registrationId: string } | { userId: string };

/** What a mail says of somebody's own registration; nothing for those who are not in the edition. */
export type OwnFacts = Pick<RegistrationFacts, 'attendees' | 'amountDue' | 'heldUntil'>;

/** What an audience depends on. */
interface Terms {
  /** Key of the edition. */
  edition: string;
  /** Dollars for one badge. */
  price: number;
}

/**
 * Everybody of an audience who has an address, as `Outbox.putAll` takes them: one row for each account, which is the subject of the
 * mail.
 */
export function recipientsOf(audience: Audience, terms: Terms): RawBuilder<Recipient<OwnFacts>> {
  const single = typeof audience === 'object' ? audience : {};
  // A join reads the name once; a column would be read again for each place that uses it.
  const hasAddress = sql`not ${hasNoAddress(sql.ref('account.email'))}`;
  const called = sql`left join lateral (select ${shownNameOf('account.id')} as name) as called on true`;
  return audience === 'past-registrants'
    ? sql`
        select account.id as about, account.email as address, '{}'::jsonb as props, called.name
        from ${accounts} account ${called}
        where exists (select from registration where user_id = account.id and edition < ${terms.edition})
          and not exists (select from registration where user_id = account.id and edition = ${terms.edition})
          and ${hasAddress}`
    : sql`
        select account.id as about, account.email as address, registered.props, called.name
        from ${accounts} account join (${registered(terms, single)}) as registered on registered.user_id = account.id ${called}
        where ${hasAddress} and (${audience !== 'not-paid'} or (registered.props ->> 'amountDue')::int > 0)`;
}

/** The registrations of an edition, or a single one of them, with what their mails say. */
function registered(
  { edition, price }: Terms,
  { registrationId = null, userId = null }: { registrationId?: string | null; userId?: string | null },
): RawBuilder<unknown> {
  return sql`
    select registration.id, registration.user_id, jsonb_build_object(
      'attendees', jsonb_agg(
        jsonb_build_object('id', ${BADGE_CODE}, 'name', user_name.name, 'badge', attendee.badge) order by attendee.position),
      'amountDue', ${amountDue(price)},
      'heldUntil', ${isoTime(openHold('owner'))}
    ) as props
    from registration
    join ${accounts} owner on owner.id = registration.user_id
    join attendee on attendee.registration_id = registration.id
    join ${userNames} user_name on user_name.id = attendee.name_id
    where registration.edition = ${edition}
      and (${registrationId}::uuid is null or registration.id = ${registrationId}::uuid)
      and (${userId}::uuid is null or registration.user_id = ${userId}::uuid)
    group by registration.id, owner.confirmed_at`;
}
