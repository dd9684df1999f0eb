import {
  COPY_PRIORITY,
  type MailKind,
  type MailProps,
  PUBLISH_GRACE_MS,
  type PushTopic,
} from '@tablefall/mail';
import { anyOf, type RawBuilder, rowsOf, sql } from '../database/sql.ts';
import type { UnitOfWork } from '../database/transactions.ts';

/*
 * What devices are told is a copy of a mail: its row, with a device. So all that ends, corrects and forgets mails does it to copies by
 * the same statement. A copy goes its own way from there, and nothing that becomes of it changes its mail.
 */

/** What the query of `tellDevices` selects for each account. */
export interface ToldAccount<Props extends object = object> {
  user_id: string;
  /** Id of the thing that it is about. */
  about: string;
  props: Props;
  /** What of the props no device is told twice for the same end. */
  once: Partial<Props>;
  ends_at: Date;
}

/**
 * Copies mails that leave for the devices of their readers which ask for a topic: each device once what says the same, but what is of
 * one person for each of them, by name where the account has several. The mails belong to no mailing, and are locked or of this
 * transaction.
 * @returns the ids of the copies
 */
export function copyForDevices(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  mailIds: string[],
  { topic, isOfOne }: { topic: PushTopic; isOfOne: boolean },
): Promise<string[]> {
  const leaves = sql`mail.id = ${anyOf(mailIds, 'uuid')} and mail.state = 'queued'`;
  const person = isOfOne ? sql`mail.about` : sql`null::uuid`;
  const name = isOfOne
    ? sql`case when (select count(*) from user_name where user_id = device.user_id) > 1 then mail.recipient_name end`
    : sql`mail.recipient_name`;
  return insertCopies(
    em,
    sql`
      select distinct on (device.id, mail.props, ${person})
             mail.kind, mail.props, ${name} as recipient_name, mail.recipient_address, mail.message_id, mail.about, mail.caused_by,
             mail.due_at, mail.due_first_at, mail.expires_at, mail.created_at, mail.words_id, device.id as device_id
      from mail join (${devicesFor(topic, now, sql`account.email in (select lower(recipient_address) from mail where ${leaves})`)}) as device
        on device.email = lower(mail.recipient_address)
      where ${leaves}
      order by device.id, mail.props, ${person}, mail.about`,
  );
}

/**
 * Tells the devices of accounts what nobody is mailed, in one statement: each device once what says the same (`once`) and ends at the
 * same time. Nobody else writes such copies meanwhile.
 * @returns the ids of the copies
 */
export function tellDevices<K extends MailKind>(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  { kind, topic, causedBy }: { kind: K; topic: PushTopic; causedBy: string | null },
  accounts: RawBuilder<ToldAccount<MailProps[K]>>,
): Promise<string[]> {
  return insertCopies(
    em,
    sql`
      select distinct on (device.id, told.once, told.ends_at)
             ${kind}::text as kind, told.props, null::text as recipient_name, device.email as recipient_address,
             '<' || ${kind}::text || '.' || told.about || '@push>' as message_id, told.about, ${causedBy}::text as caused_by,
             ${new Date(now.getTime() + PUBLISH_GRACE_MS)}::timestamptz as due_at, null::timestamptz as due_first_at, told.ends_at as expires_at,
             ${now}::timestamptz as created_at, null::uuid as words_id, device.id as device_id
      from (${accounts}) as told join (${devicesFor(topic, now, sql`account.id in (select user_id from (${accounts}) as told)`)}) as device
        on device.user_id = told.user_id
      where not exists (
        select from mail
        where mail.device_id = device.id and mail.kind = ${kind} and mail.state <> 'cancelled'
          and mail.expires_at = told.ends_at and mail.props @> told.once)
      order by device.id, told.once, told.ends_at, told.about`,
  );
}

/**
 * Those of some accounts whose session has not ended, held until the commit; one that is signed out at this moment is passed over,
 * so that nobody waits for it.
 */
function devicesFor(topic: PushTopic, now: Date, accounts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select push_device.id, push_device.user_id, account.email
    from push_device
    join session on session.id = push_device.session_id and session.expires_at > ${now}
    join account on account.id = push_device.user_id and account.blocked_at is null
    where push_device.topics @> array[${topic}]::text[] and ${accounts}
    for key share of push_device skip locked`;
}

async function insertCopies(em: UnitOfWork['em'], copies: RawBuilder<unknown>): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    em,
    sql`
      insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, caused_by, due_at, due_first_at,
                        expires_at, created_at, words_id, device_id, state, priority)
      select uuidv7(), copy.*, 'queued', ${COPY_PRIORITY}::smallint from (${copies}) as copy
      returning id`,
  );
  return rows.map(({ id }) => id);
}
