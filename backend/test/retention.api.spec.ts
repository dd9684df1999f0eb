import { randomUUID } from 'node:crypto';
import { MAIL_STATES } from '@tablefall/mail';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { takeRequestId } from '@tablefall/platform/outbox/mailing-requests';
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
    for (const state of MAIL_STATES) {
      const form = registerForm();
      await app.browser().post('/api/register').send(form).expect(200);
      await app.outbox.becomes(state, { to: [form.email] });
    }

    app.clock.advance(60 * DAY - 1);
    await app.runJob('old-mail');
    expect(await app.mails()).toHaveLength(7);
    app.clock.advance(2);
    await app.runJob('old-mail');

    expect((await app.mails()).map(({ state }) => state)).toEqual(['queued', 'sending', 'retrying']);
  });

  it('should forget more mail than one transaction deletes, and the mailings that are left empty', async () => {
    const now = app.clock.now();
    const addMailing = (startedAt: Date | null) => app.outbox.addMailing({ createdAt: now, startedAt });
    const [old, waiting] = [await addMailing(now), await addMailing(now), await addMailing(now)];
    const waitingForItsMoment = await addMailing(null);
    await app.outbox.addInvitations(10_001, old);
    await app.outbox.addInvitations(1, waiting);
    await app.outbox.sent({ mailing: old });
    await app.outbox.change({}, { created_at: now });

    app.clock.advance(60 * DAY + 1);
    await app.runJob('old-mail');

    expect(await count(sql`mail`)).toBe(1);
    expect(await app.query(sql`select id from mailing order by id`)).toEqual([
      { id: waiting },
      { id: waitingForItsMoment },
    ]);
  });

  it('should forget words of one’s own that were replaced once no mailing was written with them', async () => {
    const now = app.clock.now();
    const mailing = await app.outbox.addMailing({ createdAt: now, startedAt: null });
    const [kept, unused] = [randomUUID(), randomUUID()];
    await app.query(sql`
      insert into mail_words (id, kind, ending, opening, closing, made_at)
      select id, 'message', '', '', '', ${now} from unnest(${[kept, unused]}::uuid[]) as id`);
    await app.outbox.changeMailings({ words_id: kept }, mailing);

    app.clock.advance(60 * DAY + 1);
    await app.runJob('old-mail');

    expect(await app.query(sql`select id from mail_words`)).toEqual([{ id: kept }]);
  });

  it('should forget what was asked and answered under a mailing id after a day', async () => {
    await app.get(Transactions).run((unit) => takeRequestId(unit, randomUUID(), 'digest'));

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
