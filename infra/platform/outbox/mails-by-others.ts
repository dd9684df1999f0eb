import type { EntityManager } from '@mikro-orm/postgresql';
import { SUPPRESSION_TEXTS } from '@tablefall/mail';
import { before, DAY_MS } from '../clock/durations.ts';
import { type RawBuilder, rowsOf, sql } from '../database/sql.ts';
import { suppressionOf } from './suppressions.ts';

/*
 * Mail that somebody else than its reader causes: whoever types an address, or clicks on what is the reader's. So that nobody makes
 * us a nuisance to anybody, whatever the road and whoever takes it, a mailbox gets only so many of these within a day, and none after
 * it has reported one as spam. What is too much is held back: its row stays, and says why. What was asked for is done all the same.
 */

const HELD_BACK = 'Held back: others have caused as many mails to this mailbox as may be in a day';

/** The mailbox of an address: most servers deliver `dana+games@mail.example` to `dana@mail.example`. As text, as its index has it. */
function mailboxOf(address: RawBuilder<unknown>): RawBuilder<string> {
  return sql`regexp_replace(lower(${address}), '\\+[^@]*(?=@[^@]*$)', '')`;
}

/** Counts for the same mailbox follow one another until the commit. @param recipients rows with an `address` */
export async function lockMailboxes(em: EntityManager, recipients: RawBuilder<unknown>): Promise<void> {
  await rowsOf(
    em,
    sql`
      with locked as materialized (
        select pg_advisory_xact_lock(hashtextextended('mailbox ' || mailbox, 0)) from (
          select distinct ${mailboxOf(sql.ref('address'))} as mailbox from (${recipients}) as given order by mailbox
        ) as each
      )
      select count(*) from locked`,
  );
}

/** Why a mail to each `recipient.address` of a statement is held back, null where it is not. The mailboxes must be held. */
export function heldBack(now: Date, mostPerDay: number): RawBuilder<string | null> {
  const address = sql.ref('recipient.address');
  const since = before(now, DAY_MS);
  return sql`
    case
      when ${suppressionOf(address, ['complained'])} is not null then ${SUPPRESSION_TEXTS.complained}::text
      when row_number() over (partition by ${mailboxOf(address)}) + (
        select count(*) from mail
        where by_others and ${mailboxOf(sql.ref('mail.recipient_address'))} = ${mailboxOf(address)}
          and created_at > ${since} and state not in ('suppressed', 'cancelled')
      ) > ${mostPerDay}::int then ${HELD_BACK}::text
    end`;
}
