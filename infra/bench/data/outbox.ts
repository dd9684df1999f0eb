import type { BenchProduct } from '../bench-product.ts';

const MAILINGS = 100;

/** Fills the outbox up to so many mails that were sent, in a hundred finished mailings of the last hundred days. */
export async function fillOutbox({ db }: BenchProduct, count: number): Promise<void> {
  await db.query(`delete from mail where kind = 'registration-news'`);
  await db.query(`delete from mailing where kind = 'registration-news'`);
  const each = count / MAILINGS;
  await db.query(
    `insert into mailing (id, kind, about, title, audience, shared_props, created_at, started_at, size, totals, finished_at)
     select md5('mailing' || n)::uuid, 'registration-news', null, 'News ' || n, 'Everybody', '{}',
            now() - n * interval '1 day', now(), $2::int, jsonb_build_object('sent', $2::int), now()
     from generate_series(1, $1::int) n`,
    [MAILINGS, each],
  );
  await db.query(
    `insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id, state, due_at,
                       attempts, fence, created_at, sent_at)
     select uuidv7(), 'registration-news', jsonb_build_object('codeId', uuidv7()), 'Person ' || n,
            'reader.' || n || '@mail.example', '<' || n || '@mail.example>', md5('about' || n)::uuid, mailing.id, 'sent',
            now(), 1, 1, mailing.created_at, mailing.created_at
     from generate_series(1, $1::int) n
     join mailing on mailing.id = md5('mailing' || 1 + (n - 1) / $2::int)::uuid`,
    [count, each],
  );
  await db.query('vacuum analyze mail, mailing');
}
