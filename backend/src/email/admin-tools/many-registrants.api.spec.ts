import { sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../test/test-app.ts';
import { EmailTools } from './testing/email-tools.ts';

/** More than are put into the outbox in one step. */
const PEOPLE = Number(process.env.PEOPLE ?? 6_000);

describe('a mailing to thousands', () => {
  let app: TestApp;
  let tools: EmailTools;
  beforeAll(async () => {
    app = await TestApp.start();
    tools = await EmailTools.of(app);
    await app.query(sql`
      with added as (
        insert into account (id, email, created_at)
        select uuidv7(), 'p' || n || '@mail.example', now() from generate_series(1, ${PEOPLE}::int) as n returning id
      ), named as (
        insert into user_name (id, user_id, name, position)
        select uuidv7(), id, 'Person', 0 from added returning id, user_id
      ), registered as (
        insert into registration (id, edition, user_id, registered_at, paid_badges)
        select uuidv7(), '2025-10', id, now(), 0 from added returning id, user_id
      )
      insert into attendee (id, registration_id, name_id, badge, position)
      select uuidv7(), registered.id, named.id, true, 0 from registered join named using (user_id)`);
  });
  afterAll(() => app.stop());

  it('should reach everybody once with a link of their own, at once as by the clock', async () => {
    const { body } = await tools.post('mailings/audiences', { tool: 'not-paid' }).expect(201);
    await tools.get('register/email-notpaid', { preview: body.id }).expect(200);
    await tools.get('register/email-review', { sendAt: '2025-10-02T09:00' }).expect(200);
    await tools.get('register/email-twodays').expect(200);
    app.clock.set('2025-10-02T13:00:00Z');
    await app.runJob('scheduled-mailings');

    const mails = await app.query(sql`
      select mail.kind, count(*)::int as count, count(distinct props ->> 'codeId')::int as links,
             count(distinct recipient_address)::int as addresses
      from mail where mailing_id is not null group by mail.kind order by mail.kind`);
    const all = { count: PEOPLE, links: PEOPLE, addresses: PEOPLE };
    expect(mails).toEqual([
      { kind: 'registration-review', ...all },
      { kind: 'registration-unpaid', ...all },
      { kind: 'two-days', ...all },
    ]);
  }, 120_000);
});
