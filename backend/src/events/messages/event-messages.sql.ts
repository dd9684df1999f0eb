import type { EntityManager } from '@mikro-orm/postgresql';
import { reasonsAgainst } from '@tablefall/mail';
import { firstRowOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { suppressionOf } from '@tablefall/platform/outbox/suppressions';
import { hasNoAddress } from '@tablefall/platform/privacy/no-address';
import { accounts, userNames } from '../../users/names/accounts.tables.ts';
import type { Event } from '../event.entity.ts';
import { EVENT_FACTS, ownerFor } from '../event-facts.sql.ts';
import { everybody, participantsAndOwner } from '../notices/concerned.sql.ts';
import { ANY_READER, type NameReader, people, shownName } from '../shown-names.sql.ts';

/** Whom a message is for. */
export interface Audience {
  event: Pick<Event, 'id'>;
  /** Also those who wait for a spot. */
  waiting: boolean;
  /** Id of the account that writes, which gets no mail. */
  writerId: string;
}

/**
 * Accounts that a message is for, each once, under the first of its names that the event concerns. `is_mailed`: they want
 * notices, and have an address that takes mail.
 */
function readersOf({ event, waiting, writerId }: Audience): RawBuilder<unknown> {
  return sql`
    select distinct on (account.id) account.id as user_id, account.email, user_name.id as name_id, user_name.name,
           coalesce(settings.notices, true) as wants_notices,
           coalesce(settings.notices, true)
           and ${suppressionOf(sql.ref('account.email'), reasonsAgainst(null))} is null
           and not ${hasNoAddress(sql.ref('account.email'))} as is_mailed
    from (${waiting ? everybody(event) : participantsAndOwner(event)}) as concerned
    join ${userNames} user_name on user_name.id = concerned.name_id
    join ${accounts} account on account.id = user_name.user_id
    left join schedule_settings settings on settings.user_id = account.id
    where account.id <> ${writerId}::uuid
    order by account.id, user_name.position`;
}

/** How many people a message reaches by mail, and how many on the event alone. */
export async function reachOf(
  em: EntityManager,
  audience: Audience,
): Promise<{ mailed: number; unmailed: number }> {
  const reach = await firstRowOf<{ mailed: number; unmailed: number }>(
    em,
    sql`
      select count(*) filter (where is_mailed)::int as mailed, count(*) filter (where not is_mailed)::int as unmailed
      from (${readersOf(audience)}) as reader`,
  );
  return reach ?? { mailed: 0, unmailed: 0 };
}

/** The same accounts with what their mails tell of the event and of who wrote. @param hostName as `Hosting` has it */
export function mailsOf(audience: Audience, hostName: string | null): RawBuilder<unknown> {
  return sql`
    select reader.*, ${EVENT_FACTS} || jsonb_build_object('writer', ${writerNamed(sql`${hostName}::uuid`)}) as props
    from (${readersOf(audience)}) as reader
    join event on event.id = ${audience.event.id} ${ownerFor(sql.ref('reader.user_id'))}`;
}

/** The name of a host who wrote, as a reader may know it; null for the organisers. */
export function writerNamed(
  nameId: RawBuilder<unknown>,
  reader: NameReader = ANY_READER,
): RawBuilder<string | null> {
  return sql`(select ${shownName('writer', reader)} from ${people} writer where writer.id = ${nameId})`;
}
