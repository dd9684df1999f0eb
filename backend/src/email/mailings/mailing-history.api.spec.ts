import { auditTrail } from '@tablefall/platform/audit/audit';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import type { MailingDto } from './mailing-history.dto.ts';
import { SentMailings } from './testing/sent-mailings.ts';

const UNKNOWN = '01980000-0000-7000-8000-000000000000';

describe('the history of mailings', () => {
  let app: TestApp;
  let admin: ApiClient;
  let mailings: SentMailings;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
    mailings = new SentMailings(app, admin);
  });
  afterAll(() => app.stop());

  it('should list all mailings, newest first, with who sent what to whom and what became of it', async () => {
    const first = await mailings.send(1, await app.signedIn(ORGANISER));
    const second = await mailings.send(3);
    await mailings.record(second.id, [0], 'sent');
    await mailings.record(second.id, [1], 'retrying', '451 try again later');

    const { body } = await admin.get('/api/mailings?page=1&limit=2').expect(200);

    expect(body).toMatchObject({ page: 1, limit: 2, total: expect.any(Number) });
    expect(body.items.map(({ id }: MailingDto) => id)).toEqual([second.id, first.id]);
    expect(body.items[1]).toMatchObject({ author: ORGANISER });
    expect(body.items[0]).toEqual({
      id: second.id,
      title: expect.stringMatching(/^Invitation: .+ 2026$/),
      kind: 'gameday-invitation',
      audience: 'Guests invited from a list',
      author: ADMIN,
      createdAt: expect.stringMatching(/Z$/),
      scheduledFor: null,
      startedAt: expect.stringMatching(/Z$/),
      finishedAt: null,
      leavesAt: null,
      state: 'sending',
      pausedReason: null,
      size: 3,
      counts: { queued: 1, sending: 0, sent: 1, retrying: 1, failed: 0, suppressed: 0, cancelled: 0 },
      leftOut: [],
      resendable: 0,
      bounced: 0,
    });
  });

  it('should tell of a finished mailing from its totals', async () => {
    const { id } = await mailings.send(2);
    await app.outbox.changeMailings({ left_out: { 'no-news': 4 } }, id);
    await mailings.record(id, [0, 1], 'sent');
    await mailings.finish();
    await app.outbox.forgetMails(id);

    expect(await mailings.read(id)).toMatchObject({
      state: 'finished',
      counts: { sent: 2, queued: 0 },
      leftOut: [{ reason: 'Wants no more convention news', count: 4 }],
    });
  });

  it('should show each recipient by address, with state and reason, a page at a time', async () => {
    const { id } = await mailings.send(5);
    await mailings.record(id, [0], 'sent');
    await mailings.record(id, [1], 'failed', '550 no such user');
    await mailings.record(id, [2], 'suppressed', 'Wants no more invitations');
    await mailings.record(id, [3], 'retrying', '451 try again later');

    const { items, total } = await mailings.recipients(id, '?limit=4');

    expect(total).toBe(5);
    const facts = { attempts: 1, sentAt: null, dueAt: null, reason: null, said: null, isAmbiguous: false };
    expect(items).toMatchObject([
      {
        ...facts,
        email: expect.stringMatching(/^000/),
        state: 'sent',
        sentAt: app.clock.now().toISOString(),
      },
      {
        ...facts,
        name: 'Guest 1',
        state: 'failed',
        reason: 'The mailbox does not exist',
        said: '550 no such user',
      },
      { ...facts, state: 'suppressed', reason: 'Wants no more invitations' },
      {
        ...facts,
        state: 'retrying',
        reason: 'Their mail server did not take it for now',
        said: '451 try again later',
        dueAt: expect.stringMatching(/Z$/),
      },
    ]);
    // By it staff correct the address of a guest.
    await admin.get(`/api/gameday-invitation/${items[1]?.about}`).expect(200, /Guest 1/);
    expect((await mailings.recipients(id, '?limit=4&page=2')).items).toMatchObject([
      { state: 'queued', attempts: 0 },
    ]);
    expect((await mailings.recipients(id, '?state=failed')).items).toHaveLength(1);
    expect((await mailings.recipients(id, '?search=004.OF')).items).toMatchObject([{ state: 'queued' }]);
    expect((await mailings.recipients(id, '?state=sent&search=004')).total).toBe(0);
  });

  it('should say of a cancelled mail what ended it', async () => {
    const { id, gamedayId } = await mailings.send(3);
    const [first] = (await admin.get(`/api/gameday/${gamedayId}/invitations`).expect(200)).body.items;
    await app
      .browser()
      .post('/api/gameday-reply')
      .send({ invitationToken: first.invitationToken, status: 'accepted' })
      .expect(200);
    await mailings.record(id, [1], 'sent');
    await admin.post(`/api/mailings/${id}/cancel`).expect(200);

    expect((await mailings.recipients(id)).items.map(({ reason }) => reason)).toEqual([
      'Answered before it left',
      null,
      'The mailing was cancelled',
    ]);
  });

  it('should tell of a mail that may have arrived twice', async () => {
    const { id } = await mailings.send(2);
    await mailings.record(id, [0, 1], 'sent');
    await app.outbox.change({ id: (await mailings.recipients(id)).items[1]?.id ?? '' }, { ambiguous: true });

    const { items } = await mailings.recipients(id);

    expect(items.map(({ isAmbiguous }) => isAmbiguous)).toEqual([false, true]);
  });

  it('should find those who did not get it, those who wait, and those of whom it is not sure', async () => {
    const { id } = await mailings.send(5);
    await mailings.record(id, [0, 1], 'failed', '550 No');
    await mailings.record(id, [2], 'suppressed', 'Blocked');
    await mailings.record(id, [3], 'sent');
    const all = (await mailings.recipients(id)).items;
    await app.outbox.change({ id: [all[1]?.id ?? '', all[3]?.id ?? ''] }, { ambiguous: true });

    const found = async (state: string) =>
      (await mailings.recipients(id, `?state=${state}`)).items.map((each) =>
        all.findIndex((one) => one.id === each.id),
      );
    expect(await found('missed')).toEqual([0, 1, 2]);
    expect(await found('waiting')).toEqual([4]);
    expect(await found('unconfirmed')).toEqual([1]);
    expect(await found('failed')).toEqual([0, 1]);
  });

  it('should take back what one mailing held against addresses, and nothing else', async () => {
    const [{ id }, other] = [await mailings.send(3), await mailings.send(1)];
    await mailings.record(id, [0, 1, 2], 'failed', '550 5.1.1 no such user');
    await app.outbox.expireIn(60, { mailing: id });
    const addresses = (await mailings.recipients(id)).items.map(({ email }) => email);
    for (const address of addresses) await app.outbox.suppress(address, 'bounced', { mailing: id });
    await app.outbox.suppress(addresses[0] ?? '', 'complained', { mailing: id });
    await app.outbox.suppress('elsewhere@mail.example', 'bounced', { mailing: other.id });
    expect(await mailings.read(id)).toMatchObject({ bounced: 3, resendable: 0 });

    const forget = () => admin.post(`/api/mailings/${id}/forget-bounces`);
    expect((await forget().expect(200)).body).toEqual({ forgotten: 3 });

    expect(await mailings.read(id)).toMatchObject({ bounced: 0, resendable: 3 });
    expect(await mailings.read(other.id)).toMatchObject({ bounced: 1 });
    const { body } = await admin.get(`/api/suppressions?search=${addresses[0]}`).expect(200);
    expect(body.items).toMatchObject([{ reason: 'complained' }]);
    const deeds = await app.query(
      sql<object>`select action, details from ${auditTrail} entry where about = ${id} order by id desc limit 1`,
    );
    expect(deeds).toEqual([{ action: 'mailing.bounces-forgotten', details: { forgotten: 3 } }]);
    expect((await forget().expect(200)).body).toEqual({ forgotten: 0 });
    await admin.post(`/api/mailings/${UNKNOWN}/forget-bounces`).expect(404);
  });

  it('should export the recipients of a filter, without what a spreadsheet would run', async () => {
    const { id } = await mailings.send(2);
    await mailings.record(id, [1], 'suppressed', 'The address refused mail before');
    const [, { id: second = '' } = {}] = (await mailings.recipients(id)).items;
    await app.outbox.change({ id: second }, { recipient_name: '=HYPERLINK("x")' });

    const { text } = await admin.get(`/api/mailings/${id}/recipients.csv?state=suppressed`).expect(200);

    const lines = text.trim().split('\r\n');
    expect(lines[0]).toBe('"Name","Email","State","Attempts","Detail","Sent","Next try","Mail server said"');
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(
        /^"'=HYPERLINK\(""x""\)","001\.of\d+@mail\.example","Skipped","1","The address refused mail before",,,$/,
      ),
    ]);
  });

  it('should know no mailing that does not exist', async () => {
    await admin.get(`/api/mailings/${UNKNOWN}`).expect(404);
    await admin.get(`/api/mailings/${UNKNOWN}/recipients`).expect(404);
    await admin.get(`/api/mailings/${UNKNOWN}/recipients.csv`).expect(404);
    await admin.get('/api/mailings/that').expect(400);
    await admin.get(`/api/mailings/${UNKNOWN}/recipients?state=lost`).expect(400);
  });

  it('should list the mailings of a state, and all that are under way however many came later', async () => {
    const shown = async (query: string) => {
      const { items, total } = (await admin.get(`/api/mailings?limit=100&${query}`).expect(200)).body;
      expect(items).toHaveLength(total);
      return items.map(({ id }: MailingDto) => id);
    };
    const now = new Date();
    const later = await app.outbox.addMailing({ startedAt: null, scheduledFor: new Date('2099-11-07') });
    const planned = await app.outbox.addMailing({ startedAt: null, scheduledFor: new Date('2099-10-07') });
    const paused = await app.outbox.addMailing({ startedAt: now });
    await app.outbox.addInvitations(1, paused);
    await app.outbox.pause(paused);
    const sending = await app.outbox.addMailing({ startedAt: now });
    await app.outbox.addInvitations(1, sending);
    const cancelled = await app.outbox.addMailing({ startedAt: null, cancelledAt: now });
    const over = { startedAt: now, finishedAt: now, totals: { sent: 1 } };
    const finished = await app.outbox.addMailing(over);
    for (let more = 0; more < 10; more += 1) await app.outbox.addMailing(over);

    const underWay = await shown('state=under-way');
    expect(underWay).toEqual(expect.arrayContaining([paused, sending]));
    // What is planned comes last, in its order, whenever that was done.
    expect(underWay.slice(-2)).toEqual([planned, later]);
    for (const [state, id] of Object.entries({ scheduled: planned, paused, sending, cancelled, finished })) {
      const items: MailingDto[] = (await admin.get(`/api/mailings?limit=100&state=${state}`)).body.items;
      expect(items.map((mailing) => mailing.id)).toContain(id);
      expect(items.every((mailing) => mailing.state === state)).toBe(true);
    }
    for (const id of [cancelled, finished]) expect(await shown('state=under-way')).not.toContain(id);
    const endedLast = await app.outbox.addMailing({ ...over, finishedAt: new Date('2099-10-08') });
    await app.outbox.addMailing(over);
    expect((await shown('state=finished'))[0]).toBe(endedLast);
    await admin.get('/api/mailings?state=lost').expect(400);
    await (await app.signedIn(ORGANISER)).get('/api/mailings?state=under-way').expect(403);
  });
});
