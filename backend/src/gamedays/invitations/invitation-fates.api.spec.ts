import { MAIL_STATES } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import fc from 'fast-check';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';
import { matches, rowsOfPage, unsentInvitations } from './invitation-search.sql.ts';
import { InvitationQuery } from './invitations.dto.ts';

const GUESTS = 1000;
const emailOf = ({ guestEmail }: { guestEmail: string }) => guestEmail;

describe('GET /api/gameday/{id}/invitations/fates', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set('2025-09-01T14:00:00Z');
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const fatesOf = async (id: string) =>
    (await staff.get(`/api/gameday/${id}/invitations/fates`).expect(200)).body;
  const listed = async (id: string, delivery: string) =>
    (await staff.get(`/api/gameday/${id}/invitations`).query({ delivery, limit: 1 }).expect(200)).body;

  it('should count by the mail of the invitation itself, and list the same people', async () => {
    const gameday = await createGameday(staff);
    const guests = ['ana', 'ben', 'cleo', 'dora', 'emil'];
    for (const name of guests)
      await inviteGuest(staff, gameday, { guestName: name, guestEmail: `${name}@one.example` });
    await app.outbox.becomes(
      'failed',
      { to: ['ana@one.example'] },
      { error: '550 5.2.2 Mailbox full', code: 550 },
    );
    await app.outbox.becomes('suppressed', { to: ['ben@one.example'] });
    await app.outbox.becomes('cancelled', { to: ['cleo@one.example'] });
    await app.outbox.sent({ to: ['dora@one.example'] });

    expect(await fatesOf(gameday.id)).toEqual({
      total: 5,
      sent: 1,
      queued: 1,
      sending: 0,
      retrying: 0,
      failed: 1,
      suppressed: 1,
      cancelled: 1,
      unconfirmed: 0,
      answered: 0,
    });
    const names = async (delivery: string) => {
      const { body } = await staff
        .get(`/api/gameday/${gameday.id}/invitations`)
        .query({ delivery })
        .expect(200);
      expect(body.total).toBe(body.items.length);
      return body.items.map(({ guestName }: { guestName: string }) => guestName);
    };
    expect(await names('missed')).toEqual(['ana', 'ben', 'cleo']);
    expect(await names('waiting')).toEqual(['emil']);
    expect(await names('sent')).toEqual(['dora']);
    expect(await names('failed')).toEqual(['ana']);
    const csv = await staff
      .get(`/api/gameday/${gameday.id}/invitations.csv`)
      .query({ delivery: 'missed' })
      .expect(200);
    expect(csv.text.trim().split('\n')).toHaveLength(4);
    expect(csv.text).toContain('No longer needed, or taken back');
    await staff.get(`/api/gameday/${gameday.id}/invitations`).query({ delivery: 'lost' }).expect(400);
  });

  it('should tell of the invitation, whatever became of a later mail, and of that one beside it', async () => {
    const gameday = await createGameday(staff);
    const guest = await inviteGuest(staff, gameday);
    await app.outbox.sent({ to: [guest.guestEmail] });
    const reply = { invitationToken: guest.invitationToken, status: 'accepted' };
    await app.browser().post('/api/gameday-reply').send(reply).expect(200);
    const refusal = { error: '550 No', code: 550 };
    await app.outbox.becomes('failed', { to: [guest.guestEmail], state: ['queued'] }, refusal);

    const { body } = await staff.get(`/api/gameday-invitation/${guest.id}`).expect(200);

    expect(body.delivery.state).toBe('sent');
    expect(body.laterDelivery).toMatchObject({
      state: 'failed',
      reason: 'The mail server refused it',
      said: '550 No',
    });
    expect(await fatesOf(gameday.id)).toMatchObject({ total: 1, sent: 1, failed: 0 });
  });

  it('should say of a cancelled one what ended it', async () => {
    const gameday = await createGameday(staff);
    const answered = await inviteGuest(staff, gameday, { guestName: 'Ana' });
    const reply = { invitationToken: answered.invitationToken, status: 'accepted' };
    await app.browser().post('/api/gameday-reply').send(reply).expect(200);
    const declined = await inviteGuest(staff, gameday, { guestName: 'Ben' });
    await staff
      .put('/api/gameday-invitation/status')
      .send({ invitationID: declined.id, status: 2 })
      .expect(200);

    const { body } = await staff
      .get(`/api/gameday/${gameday.id}/invitations`)
      .query({ delivery: 'cancelled' })
      .expect(200);

    const reasons = body.items.map(({ delivery }: { delivery: { reason: string } }) => delivery.reason);
    expect(reasons).toEqual(['Answered before it left', 'Staff noted before it left that they do not come']);
    // Whoever has answered needs no invitation: nobody is to see to them.
    expect(await fatesOf(gameday.id)).toMatchObject({ total: 2, cancelled: 2, answered: 2 });
    expect((await listed(gameday.id, 'answered')).total).toBe(2);
    expect((await listed(gameday.id, 'missed')).total).toBe(0);
  });

  it('should list those first who did not get it, and by name those alike, when sorted by delivery', async () => {
    const gameday = await createGameday(staff, { capacity: 50 });
    const states = [
      'sent',
      'queued',
      'failed',
      'retrying',
      'suppressed',
      'sent',
      'cancelled',
      'failed',
    ] as const;
    for (const [n, state] of states.entries()) {
      const guestEmail = `${n}@sorted.example`;
      await inviteGuest(staff, gameday, { guestName: `${'abcdefgh'[n]}`, guestEmail });
      if (state !== 'queued') await app.outbox.becomes(state, { to: [guestEmail] });
    }
    const names = async (query: object) => {
      const { body } = await staff
        .get(`/api/gameday/${gameday.id}/invitations`)
        .query({ sort: 'delivery', ...query })
        .expect(200);
      expect(body.total).toBe(8);
      return body.items.map(({ guestName }: { guestName: string }) => guestName).join('');
    };

    const sorted = 'chegdbaf';
    expect(await names({})).toBe(sorted);
    expect(await names({ order: 'desc' })).toBe([...sorted].reverse().join(''));
    for (const page of [1, 2, 3, 4]) {
      expect(await names({ page, limit: 2 })).toBe(sorted.slice(page * 2 - 2, page * 2));
      expect(await names({ page, limit: 2, order: 'desc' })).toBe(
        [...sorted]
          .reverse()
          .slice(page * 2 - 2, page * 2)
          .join(''),
      );
    }
    for (const order of ['asc', 'desc']) {
      const csv = await staff
        .get(`/api/gameday/${gameday.id}/invitations.csv`)
        .query({ sort: 'delivery', order })
        .expect(200);
      const rows = csv.text.trim().split('\r\n').slice(1);
      const expected = order === 'asc' ? sorted : [...sorted].reverse().join('');
      expect(rows.map((row) => row[1]).join('')).toBe(expected);
    }
  });

  it('should leave out who typed their own address on the public page: nobody invited them', async () => {
    const gameday = await createGameday(staff);
    await inviteGuest(staff, gameday);
    const typed = {
      guestEmail: 'typed@one.example',
      guestName: 'Vic',
      status: 'Accepted',
      replyComments: null,
    };
    await app
      .browser()
      .post('/api/gameday/public-rsvp')
      .send({ gamedayId: gameday.id, ...typed })
      .expect(200);

    expect(await fatesOf(gameday.id)).toMatchObject({ total: 1, queued: 1, sent: 0 });
    expect((await listed(gameday.id, 'sent')).total).toBe(0);
    expect((await listed(gameday.id, 'waiting')).total).toBe(1);
  });

  it('should follow an invitation that is sent again, and forget one that is deleted', async () => {
    const gameday = await createGameday(staff);
    const guest = await inviteGuest(staff, gameday);
    await app.outbox.becomes('failed', { to: [guest.guestEmail] });
    expect(await fatesOf(gameday.id)).toMatchObject({ failed: 1, queued: 0 });

    await staff.post(`/api/gameday-invitation/${guest.id}/resend`).expect(204);
    expect(await fatesOf(gameday.id)).toMatchObject({ total: 1, failed: 0, queued: 1 });

    await staff.delete(`/api/gameday-invitation/${guest.id}`).expect(204);
    expect(await fatesOf(gameday.id)).toMatchObject({ total: 0, sent: 0, queued: 0, cancelled: 0 });
  });

  it('should add up for a thousand fates by chance, of mailings and of single mails', async () => {
    const gameday = await createGameday(staff, { capacity: 5000 });
    const emails = Array.from({ length: GUESTS }, (_, n) => `chance-${n}@two.example`);
    const guests = emails.map((email, n) => ({ name: `Guest ${n}`, email }));
    await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);
    const states = fc.sample(fc.constantFrom(...MAIL_STATES), { numRuns: GUESTS, seed: 1 });
    const drawn = emails.map((email, n) => ({ email, state: states[n] }));
    for (const state of MAIL_STATES) {
      const to = drawn.filter((each) => each.state === state).map(({ email }) => email);
      if (state !== 'queued' && to.length > 0) await app.outbox.becomes(state, { to });
    }
    const lost = drawn.filter((_, n) => n % 3 === 0).map(({ email }) => email);
    await app.outbox.change({ to: lost, state: ['failed', 'sent'] }, { ambiguous: true });
    const { items } = (
      await staff
        .get(`/api/gameday/${gameday.id}/invitations`)
        .query({ delivery: 'missed', limit: 9 })
        .expect(200)
    ).body;
    for (const { id } of items) await staff.post(`/api/gameday-invitation/${id}/resend`).expect(204);
    await app.outbox.becomes('cancelled', { to: items.slice(0, 4).map(emailOf), state: ['queued'] });
    await app.query(sql`
      update invitation set status = 1 where gameday_id = ${gameday.id} and guest_email ~ '[0-4]@two'`);
    const [truth] = await app.query(sql<Record<string, number>>`
      select count(*)::int as total, ${sql.join(
        MAIL_STATES.map((state) => sql`count(*) filter (where state = ${state})::int as ${sql.ref(state)}`),
      )}, count(*) filter (where state = 'failed' and ambiguous)::int as unconfirmed,
          count(*) filter (where state in ('failed', 'suppressed', 'cancelled') and status > 0)::int as answered
      from (
        select distinct on (invitation.id) mail.state, mail.ambiguous, status from invitation join mail on mail.about = invitation.id
        where gameday_id = ${gameday.id} and kind = 'gameday-invitation'
        order by invitation.id, mail.created_at desc, mail.id desc
      ) as latest`);

    const fates = await fatesOf(gameday.id);
    expect(fates).toEqual(truth);
    expect(fates.total).toBe(GUESTS);
    expect(fates.answered).toBeGreaterThan(0);
    for (const state of ['sent', 'failed', 'unconfirmed', 'cancelled', 'retrying', 'answered']) {
      expect([state, (await listed(gameday.id, state)).total]).toEqual([state, fates[state]]);
    }
    const { failed, suppressed, cancelled, answered } = fates;
    expect((await listed(gameday.id, 'missed')).total).toBe(failed + suppressed + cancelled - answered);
  });

  it('should read only what has not left, however much has', async () => {
    const gameday = await createGameday(staff, { capacity: 20_000 });
    const guests = Array.from({ length: 20_000 }, (_, n) => ({
      name: `Guest ${n}`,
      email: `many-${n}@three.example`,
    }));
    await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);
    await app.outbox.becomes('failed', { to: ['many-7@three.example'] });
    await app.outbox.sent();
    for (const table of ['mail', 'mailing', 'invitation'])
      await app.query(sql`vacuum analyze ${sql.table(table)}`);

    const plan = JSON.stringify(await app.query(sql`explain ${unsentInvitations(gameday.id)}`));

    expect(plan).not.toContain('Seq Scan on mail ');
    expect(plan).not.toContain('Seq Scan on invitation ');
    for (const order of ['asc', 'desc'] as const) {
      const query = { ...new InvitationQuery(), sort: 'delivery' as const, order };
      const page = rowsOfPage(gameday.id, query, matches(gameday.id, query, '2025-09-01'));
      const sorted = JSON.stringify(await app.query(sql`explain (analyze, format json) ${page}`));
      expect(sorted).not.toMatch(/"Node Type": ?"Seq Scan"[^}]*"Relation Name": ?"(mail|invitation)"/);
      const rows = [...sorted.matchAll(/"Actual Rows": ?(\d+)/g)].map(([, count]) => Number(count));
      expect(Math.max(...rows)).toBeLessThan(200);
    }
    expect(await fatesOf(gameday.id)).toMatchObject({ total: 20_000, sent: 19_999, failed: 1 });
    expect((await listed(gameday.id, 'missed')).items).toMatchObject([
      { guestEmail: 'many-7@three.example' },
    ]);
  });
});
