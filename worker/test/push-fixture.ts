import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { COPY_PRIORITY, catalogue, type Mail, pushKeyOf } from '@tablefall/mail';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import type { SomeMail } from './outbox-fixture.ts';
import type { Subscription } from './push-service.ts';

/** The secret of the workers that specs boot. */
export const SECRET = 'a secret that only tests know about';

/** A signed-in account whose browser has subscribed. @returns the id of its device */
export async function addDevice(
  em: EntityManager,
  { endpoint, p256dh, auth }: Subscription,
  { secret = SECRET, signedOut = false, topics = ['seat', 'change', 'starting'] } = {},
): Promise<string> {
  const [user, session, device] = [randomUUID(), randomUUID(), randomUUID()];
  await rowsOf(
    em,
    sql`
      with owner as (
        insert into account (id, email, created_at) values (${user}, ${`${user}@guests.example`}, now())
      ), browser as (
        insert into session (token_hash, id, user_id, opened_by, may_change, browser, created_at, last_seen_at, expires_at)
        values (${session}, ${session}, ${user}, 'login', true, 'Firefox on Android', now(), now(),
                now() + interval '1 hour' * ${signedOut ? -1 : 1})
      )
      insert into push_device (id, user_id, session_id, endpoint, p256dh, auth, site_key, topics, label, created_at)
      values (${device}, ${user}, ${session}, ${endpoint}, ${p256dh}, ${auth}, ${pushKeyOf(secret).publicKey},
              ${topics}, 'Firefox on Android', now())`,
  );
  return device;
}

/** What of a row makes a mail a copy for a device. */
export function copyFor(deviceId: string): Partial<Mail> {
  return { deviceId, priority: COPY_PRIORITY };
}

/** A mail that is pushed, too. */
export const PROMOTED: SomeMail<'event-notice'> = {
  kind: 'event-notice',
  props: { ...catalogue['event-notice'].example, news: 'promoted' },
};

/** Its session ends, and takes the device along. */
export async function signOut(em: EntityManager, deviceId: string): Promise<void> {
  await rowsOf(
    em,
    sql`delete from session where id = (select session_id from push_device where id = ${deviceId})`,
  );
}

/** The devices that are left. */
export async function devices(em: EntityManager): Promise<string[]> {
  return (await rowsOf<{ id: string }>(em, sql`select id from push_device order by id`)).map(({ id }) => id);
}

/** For the next spec. */
export async function forgetDevices(em: EntityManager): Promise<void> {
  await rowsOf(em, sql`truncate push_device cascade`);
}
