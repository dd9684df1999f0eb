import type { EntityManager } from '@mikro-orm/postgresql';
import { type EventTimes, type MailProps, reasonsAgainst, type SuppressionReason } from '@tablefall/mail';
import { anyOf, firstRowOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { anyEdition } from '@tablefall/platform/edition/any-edition';
import type { Recipient } from '@tablefall/platform/outbox/outbox';
import { suppressionOf } from '@tablefall/platform/outbox/suppressions';
import { accounts, userNames } from '../../users/names/accounts.tables.ts';
import type { Event } from '../event.entity.ts';
import { EVENT_FACTS, EVENT_TIMES, earlierPlan, ownerFor, TABLE_FACTS } from '../event-facts.sql.ts';
import { type NoticeRecipient, partOf } from './concerned.sql.ts';

/** For `Outbox.putAll`: notices of an event to some of those whom it concerns, unless they turned these off. */
export function noticesTo(event: Pick<Event, 'id'>, people: RawBuilder<NoticeRecipient>): RawBuilder<Notice> {
  return noticesOf(sql`select ${event.id}::uuid as event_id, told.* from (${people}) as told`);
}

type Notice = Recipient<MailProps['event-notice']> & { event_id: string; name_id: string };

/** The same of several events. */
function noticesOf(people: RawBuilder<NoticeRecipient & { event_id: string }>): RawBuilder<Notice> {
  return sql`
    select told.event_id, told.name_id, ${partOf(sql.ref('event.id'), sql.ref('told.name_id'))} as about, user_name.name, account.email as address, ${EVENT_FACTS} || told.props as props
    from (${people}) as told
    join ${userNames} user_name on user_name.id = told.name_id
    join ${accounts} account on account.id = user_name.user_id
    join ${anyEdition('event')} on event.id = told.event_id ${ownerFor(sql.ref('account.id'))}
    left join schedule_settings settings on settings.user_id = account.id
    where coalesce(settings.notices, true)`;
}

/** What participants of some events know of them, and owners who take no part; of the latter null while nothing is to be told. */
export function knownPlans(
  eventIds: string[],
): RawBuilder<{ event_id: string; name_id: string; knows: EventTimes | null }> {
  const ids = anyOf(eventIds, 'uuid');
  return sql`
    select event_id, name_id, told_plan as knows from participant where event_id = ${ids}
    union all
    select id, owner_id, owner_told_plan from event
    where id = ${ids}
      and not exists (select from participant where event_id = event.id and name_id = event.owner_id)`;
}

/** An event as it would be. */
export type FuturePlan = Pick<Event, 'id' | 'day' | 'startsAt' | 'duration' | 'tableId'>;

/** Whom a plan would be news, besides some, with what their mails say of it. */
export function unknowing(plan: FuturePlan, besides: string[]): RawBuilder<NoticeRecipient> {
  return sql`
    select name_id, props from (${unknowingOf([plan])}) as told where name_id <> all(${besides}::uuid[])`;
}

/** The first of some plans that would be news to somebody who gets the mail. */
export async function firstNews<Plan extends FuturePlan>(
  em: EntityManager,
  plans: Plan[],
): Promise<Plan | undefined> {
  const first = await firstRowOf<{ id: string }>(
    em,
    sql`
      select event_id as id from (${noticesOf(unknowingOf(plans))}) as mail
      where ${whyNoMail(sql.ref('mail.address'))} is null order by event_id limit 1`,
  );
  return plans.find(({ id }) => id === first?.id);
}

/** Why an address gets no notice, or null: these are on no list that one could have left. */
export function whyNoMail(address: RawBuilder<unknown>): RawBuilder<SuppressionReason | null> {
  return suppressionOf(address, reasonsAgainst(null));
}

/** The same of several plans. A first table is known without being told (`makeFirstTablesKnown`). */
function unknowingOf(plans: FuturePlan[]): RawBuilder<NoticeRecipient & { event_id: string }> {
  const rows = JSON.stringify(
    plans.map(({ id, day, startsAt, duration, tableId }) => ({ id, day, startsAt, duration, tableId })),
  );
  const planned = (what: RawBuilder<unknown>) => sql`(
    select ${what} from (
      select plan.day, plan."startsAt" as starts_at, plan.duration, plan."tableId" as table_id,
             event.edition) as event)`;
  const firstTable = sql`case when plan."tableId" is null then '{}' else jsonb_build_object('tableId', plan."tableId") end`;
  return sql`
    select event_id, name_id, ${planned(sql`${EVENT_TIMES} || ${TABLE_FACTS}`)}
                              || jsonb_build_object('before', ${earlierPlan(sql.ref('known.plan'))}) as props
    from jsonb_to_recordset(${rows}::jsonb)
      as plan (id uuid, day date, "startsAt" timestamptz, duration int, "tableId" text)
    join ${anyEdition('event')} on event.id = plan.id
    join (${knownPlans(plans.map(({ id }) => id))}) as part on part.event_id = plan.id
    cross join lateral (select ${firstTable} || coalesce(knows, ${EVENT_TIMES}) as plan) as known
    where known.plan <> ${planned(EVENT_TIMES)}`;
}
