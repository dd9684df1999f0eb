import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { registerForm } from '../src/convention/registration/testing/registration.factory.ts';
import { ADMIN, TestApp } from './test-app.ts';

const DAY = 24 * 3_600;

describe('retention', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await TestApp.start({ RETENTION_MAIL_DAYS: '60', RETENTION_CONTACT_DAYS: '90' });
  });
  afterEach(() => app.stop());

  const count = async (table: RawBuilder<unknown>) =>
    (await app.query(sql<{ count: number }>`select count(*)::int as count from ${table}`))[0]?.count;

  it('should forget mail that has ended when its days are over, and nothing that still waits', async () => {
    for (const state of ['sent', 'failed', 'suppressed', 'cancelled', 'queued', 'retrying', 'sending']) {
      const form = registerForm();
      await app.browser().post('/api/register').send(form).expect(200);
      await app.query(sql`update mail set state = ${state} where recipient_address = ${form.email}`);
    }

    app.clock.advance(60 * DAY - 1);
    await app.runJob('old-mail');
    expect(await app.mails()).toHaveLength(7);
    app.clock.advance(2);
    await app.runJob('old-mail');

    expect((await app.mails()).map(({ state }) => state)).toEqual(['queued', 'retrying', 'sending']);
  });

  it('should forget more mail than one transaction deletes, and the mailings that are left empty', async () => {
    const now = app.clock.now();
    await app.query(sql`
      insert into mailing (id, kind, title, audience, shared_props, created_at, started_at)
      select uuidv7(), 'gameday-invitation', 'Invitation', 'list', '{}', ${now}, case when n < 4 then ${now}::timestamptz end
      from generate_series(1, 4) n`);
    const ids = await app.query(sql<{ id: string }>`select id from mailing order by started_at is null, id`);
    const waitingForItsMoment = ids[3];
    await app.query(sql`
      insert into mail (id, kind, props, recipient_address, message_id, about, mailing_id, state, due_at, created_at)
      select uuidv7(), 'gameday-invitation', '{}', 'a' || n || '@mail.example', '<' || n || '@x>', uuidv7(), ${ids[0]?.id}, 'sent', ${now}, ${now}
      from generate_series(1, 10001) n`);
    await app.query(sql`
      insert into mail (id, kind, props, recipient_address, message_id, about, mailing_id, state, due_at, created_at)
      select uuidv7(), 'gameday-invitation', '{}', 'b@mail.example', '<x@x>', uuidv7(), ${ids[1]?.id}, 'queued', ${now}, ${now}`);

    app.clock.advance(60 * DAY + 1);
    await app.runJob('old-mail');

    expect(await count(sql`mail`)).toBe(1);
    expect(await app.query(sql`select id from mailing`)).toEqual([ids[1], waitingForItsMoment]);
  });

  it('should forget what was asked and answered under a mailing id after a day', async () => {
    await app.query(sql`
      insert into mailing_request (id, digest, created_at) values (uuidv7(), 'digest', ${app.clock.now()})`);

    app.clock.advance(DAY);
    await app.runJob('old-mail');
    expect(await count(sql`mailing_request`)).toBe(1);
    app.clock.advance(1);
    await app.runJob('old-mail');

    expect(await count(sql`mailing_request`)).toBe(0);
  });

  it('should forget entries of the audit trail', async () => {
    await app.signedIn(ADMIN);
    expect(await count(sql`audit_entry`)).toBeGreaterThan(0);

    app.clock.advance(730 * DAY + 1);
    await app.runJob('old-audit-entries');

    expect(await count(sql`audit_entry`)).toBe(0);
  });

  it('should forget messages of the contact form', async () => {
    const message = { name: 'Kofi', email: 'kofi@mail.example', message: 'Is there a cloakroom?' };
    await app.browser().post('/api/contact').send(message).expect(204);

    app.clock.advance(90 * DAY);
    await app.runJob('old-contact-messages');
    expect(await count(sql`contact_message`)).toBe(1);
    app.clock.advance(1);
    await app.runJob('old-contact-messages');

    expect(await count(sql`contact_message`)).toBe(0);
  });
});
