import { randomUUID } from 'node:crypto';
import type { BenchProduct } from '../bench-product.ts';
import { newGameday } from '../guests.ts';

/** A gameday with so many invitations, each mailed. @returns its id */
export async function invitedGameday(product: BenchProduct, count: number): Promise<string> {
  const { db } = product;
  const id = await newGameday(product);
  const mailingId = randomUUID();
  await db.query(
    `insert into mailing (id, kind, about, title, audience, shared_props, created_at, started_at, size, totals, finished_at)
     values ($1, 'gameday-invitation', 'gameday/' || $2::text, 'Invitation', 'Guests', '{}', now(), now(), $3::int,
             jsonb_build_object('sent', $3::int), now())`,
    [mailingId, id, count],
  );
  await db.query(
    `with invited as (
       insert into invitation (gameday_id, guest_name, guest_email, invited_at, mailed_at, token)
       select $1::uuid, (array['Ada', 'Ola', 'Priya', 'Marcus', 'Dana', 'Wei'])[1 + n * 37 % 6] || ' Guest ' || n,
              'invited.' || n || '@mail.example', now(), now(), md5($1::uuid::text || n)
       from generate_series(1, $3::int) n
       returning id, guest_name, guest_email, token
     ), counted as (
       update gameday set not_replied_count = $3::int where id = $1::uuid
     )
     insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, state, due_at,
                       attempts, fence, created_at, sent_at)
     select uuidv7(), 'gameday-invitation', jsonb_build_object('invitationToken', token), guest_name, guest_email,
            '<' || token || '@mail.example>', id, $2, 'sent', now(), 1, 1, now(), now()
     from invited`,
    [id, mailingId, count],
  );
  await db.query('analyze invitation, mail');
  return id;
}

/** The first page of its invitations as one would select them by hand, and their number. */
export function invitationsQuery(gamedayId: string): string {
  return `
    select (select count(*)::int from invitation where gameday_id = '${gamedayId}') as total, (
      select json_agg(json_build_object(
               'id', page.id, 'guestName', guest_name, 'guestEmail', guest_email, 'status', status,
               'additionalGuests', additional_guests, 'replyComments', reply_comments, 'invitedAt', invited_at,
               'repliedAt', replied_at, 'invitationToken', token, 'delivery', json_build_object(
                 'state', mail.state, 'attempts', mail.attempts, 'sentAt', mail.sent_at, 'reason', mail.last_error)))
      from (
        select * from invitation where gameday_id = '${gamedayId}'
        order by lower(guest_name) collate "und-x-icu", id limit 25
      ) as page
      left join lateral (select * from mail where about = page.id order by created_at desc, id desc limit 1) mail on true
    ) as items`;
}
