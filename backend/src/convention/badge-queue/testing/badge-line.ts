import { signedId } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { TestApp } from '../../../../test/test-app.ts';

/** Asks for badges as somebody does who finds the house full. */
export function waitForBadges(app: TestApp, email: string, badges = 1) {
  const [name = ''] = email.split('@');
  return app.browser().post('/api/register/queue').send({ name, email, badges });
}

/** The same while the house is not full, or its doors are open: as it was before. */
export async function putInBadgeLine(app: TestApp, email: string): Promise<void> {
  const now = app.clock.now();
  await app.query(sql`
    insert into badge_queue_entry (edition, email, name, badges, place, joined_at, mailed_at)
    values (${app.get(CurrentEdition).key}, ${email}, 'Friend', 1, 1, ${now}, ${now})`);
}

/** What the link in the mails of an address that waits carries. */
export async function lineOf(app: TestApp, email: string): Promise<string> {
  const [entry] = await app.query(
    sql<{ id: string }>`select id from badge_queue_entry where email = ${email}`,
  );
  return signedId(app.config.secrets, 'badge-queue', entry?.id ?? '');
}

/** How the wait of an address stands, as its page shows it. */
export async function waitOf(app: TestApp, email: string) {
  return (
    await app
      .browser()
      .get('/api/register/queue')
      .query({ line: await lineOf(app, email) })
      .expect(200)
  ).body;
}

/** Badges as the counter says, beside what attendees and offers say. */
export async function countedBadges(app: TestApp): Promise<{ counter: number; counted: number }> {
  const [row] = await app.query(sql<{ counter: number; counted: number }>`
    select coalesce((select sum(badges_taken) from edition), 0)::int as counter,
           (select count(*) from attendee where badge)::int
             + (select coalesce(sum(badges), 0) from badge_queue_entry where offered_until is not null)::int as counted`);
  return row as NonNullable<typeof row>;
}
