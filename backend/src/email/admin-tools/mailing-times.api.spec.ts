import { sql } from '@tablefall/platform/database/sql';
import { v7 as uuid } from 'uuid';
import { ADMIN, ATTENDEE, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { EmailTools } from './testing/email-tools.ts';

/** 11 PM in New York, on 1 October 2025. The sending hours begin at 9 AM. */
const NIGHT = '2025-10-02T03:00:00Z';
const NINE = '2025-10-02T13:00:00.000Z';
const NOON = '2025-10-01T16:00:00Z';

describe('when a mailing to registrants leaves', () => {
  let app: TestApp;
  let tools: EmailTools;
  beforeAll(async () => {
    app = await TestApp.start();
    tools = await EmailTools.of(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(NIGHT);
    await tools.reset();
    await tools.register('ada');
    await tools.register('ben');
  });

  const review = (query: object) => tools.get('register/email-review', query);
  const mailing = async () => (await tools.mailings())[0];
  const cancel = (id: unknown, query: object = { unlessLeft: true }) =>
    tools.admin.post(`/api/mailings/${id}/cancel`).query(query);
  /** When its mails leave, which the database compares with a clock of its own. */
  const waitsUntil = async () => {
    const [row] = await app.query(sql<{ until: Date | null }>`select paused_until as until from mailing`);
    return row?.until && new Date(row.until).toISOString();
  };
  const nextHour = async (client = tools.admin) =>
    (await client.get('/api/mailings/sending-hours/next').expect(200)).body.nextHour;

  it('should be at once where nobody says another time', async () => {
    const { body } = await review({}).expect(200);

    expect(body).toEqual(['Sending to 2 people.']);
    expect(await mailing()).toMatchObject({ state: 'sending', leavesAt: null });
  });

  it('should be in ten seconds for an undo, with its mails written', async () => {
    const { body } = await review({ leaves: 'soon' }).expect(200);

    expect(body).toEqual(['Sending to 2 people.']);
    expect(await waitsUntil()).toBe('2025-10-02T03:00:10.000Z');
    expect(await tools.mailed('registration-review')).toEqual(['ada', 'ben']);
    const tomorrow = new Date(Date.now() + 86_400_000);
    await app.outbox.changeMailings({ paused_until: tomorrow });
    expect(await mailing()).toMatchObject({ state: 'scheduled', leavesAt: tomorrow.toISOString() });
    await app.outbox.changeMailings({ paused_until: new Date(Date.now() - 1_000) });
    expect(await mailing()).toMatchObject({ state: 'sending', leavesAt: null });
  });

  it('should be the next sending hour, for those who still belong to it then', async () => {
    expect(await nextHour()).toBe(NINE);
    const { body } = await tools.get('register/email-notpaid', { leaves: 'hours' }).expect(200);

    expect(body).toEqual(['Scheduled for Thursday, October 2, 9:00 AM: 2 people.']);
    expect(await mailing()).toMatchObject({ state: 'scheduled', scheduledFor: NINE, leavesAt: NINE });
    await tools.pay('ada');
    app.clock.set(NINE);
    await app.runJob('scheduled-mailings');

    expect(await tools.mailed('registration-unpaid')).toEqual(['ben']);
    expect(await mailing()).toMatchObject({ state: 'sending', leavesAt: null });
  });

  it('should be in ten seconds within the sending hours, and where waiting for them would be too late', async () => {
    app.clock.set(NOON);
    expect(await nextHour()).toBeNull();
    await review({ leaves: 'hours' }).expect(200);
    expect(await waitsUntil()).toBe('2025-10-01T16:00:10.000Z');
    expect(await mailing()).toMatchObject({ scheduledFor: null });

    // The days are over on Saturday, 11 October, at 9 PM; nothing reaches anybody in time on the morning after.
    app.clock.set('2025-10-12T00:30:00Z');
    const late = await app.signedIn(ADMIN);
    expect(await nextHour(late)).toBeNull();
    // In the night before, Saturday's news still finds its readers at 9 AM.
    app.clock.set('2025-10-11T03:00:00Z');
    expect(await nextHour(late)).toBe('2025-10-11T13:00:00.000Z');
  });

  it('should be the time that is typed, also in the night and with a choice beside it', async () => {
    await review({ sendAt: '2025-10-02T03:30', leaves: 'hours' }).expect(200);

    expect(await mailing()).toMatchObject({ scheduledFor: '2025-10-02T07:30:00.000Z' });
    expect(await waitsUntil()).toBeNull();
    await review({ leaves: 'tomorrow', confirm: true }).expect(400);
    await review({ sendAt: '2025-10-01T22:59', leaves: 'soon', confirm: true }).expect(400);
  });

  it('should be answered once for each request, and never for another time', async () => {
    const mailingId = uuid();
    const first = await review({ leaves: 'soon', mailingId }).expect(200);

    expect((await review({ leaves: 'soon', mailingId }).expect(200)).body).toEqual(first.body);
    await review({ leaves: 'hours', mailingId }).expect(409);
    expect(await tools.mailed('registration-review')).toEqual(['ada', 'ben']);
  });

  it.each([['soon'], ['hours']])(
    'should be undone before, and then asked about no more (%s)',
    async (leaves) => {
      await review({ leaves }).expect(200);
      const { id } = (await mailing()) ?? {};

      expect((await cancel(id).expect(200)).body).toMatchObject({ state: 'cancelled', leavesAt: null });
      await cancel(id).expect(200);

      app.clock.set(NINE);
      await app.runJob('scheduled-mailings');
      const mails = (await app.mails()).filter(({ kind }) => kind === 'registration-review');
      expect(mails.every(({ state }) => state === 'cancelled')).toBe(true);
      await review({}).expect(200);
    },
  );

  it('should not be undone once the first mail has left: all of the others still do', async () => {
    await review({ leaves: 'soon' }).expect(200);
    const { id } = (await mailing()) ?? {};
    await app.outbox.sent({ to: ['ada@mail.example'] });

    expect((await cancel(id).expect(409)).body.title).toBe('Too late to undo');

    const states = (await app.mails()).filter(({ kind }) => kind === 'registration-review');
    expect(states.map(({ state }) => state).sort()).toEqual(['queued', 'sent']);
    await app.outbox.changeMailings({ paused_until: new Date(Date.now() + 86_400_000) });
    expect(await mailing()).toMatchObject({ leavesAt: null });
    expect((await cancel(id, {}).expect(200)).body).toMatchObject({ counts: { sent: 1, cancelled: 1 } });
  });

  it('should be undone by who may mail, and by nobody else', async () => {
    await review({ leaves: 'soon' }).expect(200);
    const { id } = (await mailing()) ?? {};
    for (const who of [ATTENDEE, ORGANISER]) {
      const client = await app.signedIn(who);
      await client.get('/api/mailings/sending-hours/next').expect(403);
      await client.post(`/api/mailings/${id}/cancel`).query({ unlessLeft: true }).expect(403);
    }
    await app.browser().get('/api/mailings/sending-hours/next').expect(401);

    expect(await mailing()).toMatchObject({ counts: { queued: 2, cancelled: 0 } });
  });
});
