import type { MailProps } from '@tablefall/mail';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { Recipient } from '@tablefall/platform/outbox/outbox';
import { accounts, userNames } from '../../users/users.tables.ts';
import type { Event } from '../event.entity.ts';
import { EVENT_FACTS, ownerFor } from '../event-facts.sql.ts';
import { type NoticeRecipient, partOf } from './concerned.sql.ts';

/** For `Outbox.putAll`: notices of an event to some of those whom it concerns, unless they turned these off. */
export function noticesTo(
  event: Pick<Event, 'id'>,
  people: RawBuilder<NoticeRecipient>,
): RawBuilder<Recipient<MailProps['event-notice']>> {
  return sql`
    select ${partOf(sql.ref('event.id'), sql.ref('told.name_id'))} as about, user_name.name, account.email as address, ${EVENT_FACTS} || told.props as props
    from (${people}) as told
    join ${userNames} user_name on user_name.id = told.name_id
    join ${accounts} account on account.id = user_name.user_id
    join event on event.id = ${event.id} ${ownerFor(sql.ref('account.id'))}
    left join schedule_settings settings on settings.user_id = account.id
    where coalesce(settings.notices, true)`;
}
