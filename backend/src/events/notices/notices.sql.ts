import type { EventTimes, MailProps } from '@tablefall/mail';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { Recipient } from '@tablefall/platform/outbox/outbox';
import { accounts, userNames } from '../../users/names/accounts.tables.ts';
import type { Event } from '../event.entity.ts';
import { EVENT_FACTS, EVENT_TIMES, earlierPlan, ownerFor, TABLE_FACTS } from '../event-facts.sql.ts';
import { type NoticeRecipient, partOf } from './concerned.sql.ts';

/** For `Outbox.putAll`: notices of an event to some of those whom it concerns, unless they turned these off. */
export function noticesTo(
  event: Pick<Event, 'id'>,
  people: RawBuilder<NoticeRecipient>,
): RawBuilder<Recipient<MailProps['event-notice']> & { name_id: string }> {
  return sql`
    select told.name_id, ${partOf(sql.ref('event.id'), sql.ref('told.name_id'))} as about, user_name.name, account.email as address, ${EVENT_FACTS} || told.props as props
    from (${people}) as told
    join ${userNames} user_name on user_name.id = told.name_id
    join ${accounts} account on account.id = user_name.user_id
    join event on event.id = ${event.id} ${ownerFor(sql.ref('account.id'))}
    left join schedule_settings settings on settings.user_id = account.id
    where coalesce(settings.notices, true)`;
}

/** What participants of an event know of it, and an owner who takes no part; of the owner null while nothing is to be told. */
export function knownPlans(
  event: Pick<Event, 'id'>,
): RawBuilder<{ name_id: string; knows: EventTimes | null }> {
  return sql`
    select event_id, name_id, told_plan as knows from participant where event_id = ${event.id}
    union all
    select id, owner_id, owner_told_plan from event
    where id = ${event.id}
      and not exists (select from participant where event_id = event.id and name_id = event.owner_id)`;
}

/**
 * Whom a plan would be news, besides some, with what their mails say of it. A first table is known without being told
 * (`makeFirstTablesKnown`).
 */
export function unknowing(
  event: Pick<Event, 'id' | 'edition'>,
  { day, startsAt, duration, tableId }: Pick<Event, 'day' | 'startsAt' | 'duration' | 'tableId'>,
  besides: string[],
): RawBuilder<NoticeRecipient> {
  const planned = (what: RawBuilder<unknown>) => sql`(
    select ${what} from (
      select ${day}::date as day, ${startsAt}::timestamptz as starts_at, ${duration}::int as duration,
             ${tableId}::text as table_id, ${event.edition}::text as edition) as event)`;
  const firstTable = sql`case when ${tableId}::text is null then '{}' else jsonb_build_object('tableId', ${tableId}::text) end`;
  return sql`
    select name_id, ${planned(sql`${EVENT_TIMES} || ${TABLE_FACTS}`)}
                    || jsonb_build_object('before', ${earlierPlan(sql.ref('known.plan'))}) as props
    from (${knownPlans(event)}) part join event on event.id = ${event.id}
    cross join lateral (select ${firstTable} || coalesce(knows, ${EVENT_TIMES}) as plan) as known
    where name_id <> all(${besides}::uuid[]) and known.plan <> ${planned(EVENT_TIMES)}`;
}
