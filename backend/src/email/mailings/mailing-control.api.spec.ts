import { ADMIN, type ApiClient, EMAILER_PASSWORD, TestApp } from '../../../test/test-app.ts';
import { SentMailings } from './testing/sent-mailings.ts';

const UNKNOWN = '01980000-0000-7000-8000-000000000000';

describe('a mailing after it was sent', () => {
  let app: TestApp;
  let admin: ApiClient;
  let mailings: SentMailings;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
    mailings = new SentMailings(app, admin);
  });
  afterAll(() => app.stop());

  const act = (id: string, action: string, client = admin) =>
    client
      .post(`/api/mailings/${id}/${action}`)
      .query(action === 'resend-failed' ? { password: EMAILER_PASSWORD } : {});
  const delivery = async (gamedayId: string) =>
    (await admin.get(`/api/gameday/${gamedayId}/delivery`).expect(200)).body;
  const inviteMore = (gamedayID: string, email: string) =>
    admin
      .post('/api/gameday/bulk-invite')
      .send({ gamedayID, guests: [{ name: 'Later', email }] })
      .expect(200);

  describe('pause and resume', () => {
    it('should stop this mailing and let it go on, and say so where its gameday is managed', async () => {
      const { id, gamedayId } = await mailings.send(2);

      const paused = await act(id, 'pause').expect(200);

      expect(paused.body).toMatchObject({ state: 'paused', pausedReason: `Paused by ${ADMIN}.` });
      expect(await delivery(gamedayId)).toMatchObject({ paused: true });
      const resumed = await act(id, 'resume').expect(200);
      expect(resumed.body).toMatchObject({ state: 'sending', pausedReason: null });
      expect(await delivery(gamedayId)).toMatchObject({ paused: false });
      expect((await app.audited(id)).slice(1)).toEqual([
        ['mailing.paused', {}],
        ['mailing.resumed', {}],
      ]);
    });

    it('should be none of a mailing that waits for its hour: it is planned, here and at the desk', async () => {
      const { id } = await mailings.send(2);
      const { title } = await mailings.read(id);
      const reason = 'Waits for the sending hours, and leaves at 9:00 AM.';
      await app.outbox.changeMailings(
        { paused_until: new Date(Date.now() + 86_400_000), paused_reason: reason },
        id,
      );

      expect(await mailings.read(id)).toMatchObject({ state: 'scheduled', pausedReason: reason });
      const desk = (await admin.get('/api/desk').expect(200)).body;
      expect(desk.tasks.filter(({ kind }: { kind: string }) => kind === 'mailing')).toEqual([]);
      expect(desk.next).toContain(`“${title}” goes out `);
      expect((await admin.get('/api/system/status').expect(200)).body.paused).toEqual([]);

      const { body } = await act(id, 'resume').expect(200);
      expect(body).toMatchObject({ state: 'sending', pausedReason: null });
    });

    it('should leave other mailings of the gameday as they are, which are all resumed as one there', async () => {
      const { id, gamedayId } = await mailings.send(1);
      await inviteMore(gamedayId, 'other.of.two@mail.example');
      const [other] = (await admin.get('/api/mailings?limit=1').expect(200)).body.items;

      await act(id, 'pause').expect(200);
      expect((await mailings.read(other.id)).state).toBe('sending');

      await admin.post(`/api/gameday/${gamedayId}/delivery/pause`).expect(200);
      await act(other.id, 'resume').expect(200);
      expect((await mailings.read(other.id)).state).toBe('sending');
      expect((await mailings.read(id)).state).toBe('paused');

      await admin.post(`/api/gameday/${gamedayId}/delivery/resume`).expect(200);
      expect((await mailings.read(id)).state).toBe('sending');
    });

    it('should leave the mailings of other gamedays as they are, also where a gameday’s are paused as one', async () => {
      const [one, other] = [await mailings.send(1), await mailings.send(1)];
      const all = (action: string) =>
        admin.post(`/api/gameday/${one.gamedayId}/delivery/${action}`).expect(200);

      await all('pause');
      expect((await mailings.read(one.id)).state).toBe('paused');
      expect((await mailings.read(other.id)).state).toBe('sending');
      await inviteMore(other.gamedayId, 'elsewhere@mail.example');
      expect(await delivery(other.gamedayId)).toMatchObject({ paused: false, queued: 2 });

      await act(other.id, 'pause').expect(200);
      await all('resume');
      expect((await mailings.read(one.id)).state).toBe('sending');
      expect((await mailings.read(other.id)).state).toBe('paused');
    });

    it('should have nothing to do once the mailing is over, and know none that does not exist', async () => {
      const { id } = await mailings.send(1);
      await mailings.record(id, [0], 'sent');
      await mailings.finish();

      for (const action of ['pause', 'resume', 'cancel']) {
        const { body } = await act(id, action).expect(409);
        expect(body.title).toBe('Mailing is over');
        await act(UNKNOWN, action).expect(404);
      }
    });
  });

  describe('cancel', () => {
    it('should cancel what has not left, also while it is paused, and change nothing when repeated', async () => {
      const { id } = await mailings.send(4);
      await mailings.record(id, [0], 'sent');
      await mailings.record(id, [1], 'retrying');
      await mailings.record(id, [2], 'sending');
      await act(id, 'pause').expect(200);

      const { body } = await act(id, 'cancel').expect(200);

      expect(body).toMatchObject({ state: 'cancelled', pausedReason: null, resendable: 0 });
      expect(await mailings.states(id)).toEqual(['sent', 'cancelled', 'cancelled', 'cancelled']);
      expect((await act(id, 'cancel').expect(200)).body).toEqual(body);
      expect((await app.audited(id)).slice(2)).toEqual([['mailing.cancelled', { cancelled: 3 }]]);
      await act(id, 'resume').expect(409);
      await act(id, 'resend-failed').expect(409);
    });

    it('should let no later pause of its gameday hold it, nor hold up later mailings', async () => {
      const { id, gamedayId } = await mailings.send(1);
      await act(id, 'cancel').expect(200);

      await admin.post(`/api/gameday/${gamedayId}/delivery/pause`).expect(200);
      await inviteMore(gamedayId, 'after.cancel@mail.example');

      expect((await mailings.read(id)).pausedReason).toBeNull();
      expect(await delivery(gamedayId)).toMatchObject({ paused: false, queued: 1 });
    });

    it('should take back one that waits for its moment, and tell whom it was fixed for', async () => {
      const id = '01980000-0000-7000-8000-00000000f1ed';
      const recipients = ['zoe', 'ada', '=evil'].map((name) => ({
        name,
        email: `${name.at(-1)}@fixed.example`,
      }));
      await admin
        .post('/api/register/email-pastregistrants-message')
        .query({ password: EMAILER_PASSWORD, mailingId: id, sendAt: '2025-10-02T09:00' })
        .send({ Message: 'Hello {{name}}', recipients })
        .expect(200);
      expect(await mailings.read(id)).toMatchObject({ state: 'scheduled', size: 3, counts: { queued: 0 } });
      const waiting = { state: 'scheduled', dueAt: '2025-10-02T13:00:00.000Z', attempts: 0 };
      expect(await mailings.recipients(id, '?limit=2')).toMatchObject({
        total: 3,
        items: [
          { ...waiting, name: 'ada', email: 'a@fixed.example' },
          { ...waiting, name: 'zoe', email: 'e@fixed.example' },
        ],
      });
      expect((await mailings.recipients(id, '?search=ZOE')).total).toBe(1);
      expect((await mailings.recipients(id, '?state=sent')).total).toBe(0);
      await act(id, 'pause').expect(409);

      const { body } = await act(id, 'cancel').expect(200);

      expect(body).toMatchObject({ state: 'cancelled', startedAt: null, counts: { cancelled: 3 } });
      expect((await act(id, 'cancel').expect(200)).body).toEqual(body);
      app.clock.advance(2 * 86_400);
      await app.runJob('scheduled-mailings');
      app.clock.advance(-2 * 86_400);
      expect(await mailings.states(id)).toEqual(['cancelled', 'cancelled', 'cancelled']);
      const { text } = await admin.get(`/api/mailings/${id}/recipients.csv?state=cancelled`).expect(200);
      expect(text).toContain('"\'=evil","l@fixed.example","Cancelled"');
      expect(text.trim().split('\r\n')).toHaveLength(4);
    });
  });

  describe('resend-failed', () => {
    it('should send the failed mails again as the same mails, but for those whose address takes none', async () => {
      const { id } = await mailings.send(5);
      await mailings.record(id, [0], 'sent');
      await mailings.record(id, [1, 2, 3], 'failed', '554 too much today');
      await mailings.record(id, [4], 'suppressed', 'Wants no more invitations');
      await mailings.finish();
      const [, , bounced, expired] = (await mailings.recipients(id)).items;
      await app.outbox.suppress(bounced?.email ?? '', 'bounced');
      await keepFresh(id);
      await app.outbox.expireIn(-1, { to: [expired?.email ?? ''] });
      const ids = async () => (await mailings.recipients(id)).items.map((mail) => mail.id);
      const before = await ids();
      expect(await mailings.read(id)).toMatchObject({ state: 'finished', resendable: 1 });

      const { body } = await act(id, 'resend-failed').expect(200);

      expect(body).toMatchObject({
        state: 'sending',
        finishedAt: null,
        size: 5,
        counts: { queued: 1, sent: 1, failed: 2, suppressed: 1 },
        resendable: 0,
      });
      expect(await mailings.states(id)).toEqual(['sent', 'queued', 'failed', 'failed', 'suppressed']);
      expect((await mailings.recipients(id, '?state=queued')).items).toMatchObject([
        { attempts: 0, reason: null },
      ]);
      expect(await ids()).toEqual(before);
      expect((await app.audited(id)).at(-1)).toEqual(['mailing.resent', { resent: 1 }]);
    });

    it('should take the password of the e-mail tools', async () => {
      const { body } = await admin.post(`/api/mailings/${UNKNOWN}/resend-failed`).expect(403);

      expect(body.detail).toBe('Enter the password.');
    });

    it('should send once when it is asked for twice at once', async () => {
      const { id } = await mailings.send(3);
      await keepFresh(id);
      await mailings.record(id, [0, 1, 2], 'failed');
      await mailings.finish();

      const answers = await Promise.all([act(id, 'resend-failed'), act(id, 'resend-failed')]);

      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const resent = (await app.audited(id)).filter(([action]) => action === 'mailing.resent');
      expect(resent).toEqual([['mailing.resent', { resent: 3 }]]);
    });

    it('should say so when nothing can be sent again', async () => {
      const { id } = await mailings.send(1);
      await mailings.record(id, [0], 'sent');
      await mailings.finish();

      const { body } = await act(id, 'resend-failed').expect(409);

      expect(body.title).toBe('Nothing to send again');
      await act(UNKNOWN, 'resend-failed').expect(404);
    });

    it('should send nothing again of a gameday that is gone, nor to a guest whose invitation is', async () => {
      const { id, gamedayId } = await mailings.send(3);
      await keepFresh(id);
      await mailings.record(id, [0, 1, 2], 'failed');
      await mailings.finish();
      const { body: guests } = await admin.get(`/api/gameday/${gamedayId}/invitations`).expect(200);
      await admin.delete(`/api/gameday-invitation/${guests.items[0].id}`).expect(204);

      expect((await act(id, 'resend-failed').expect(200)).body.counts).toMatchObject({
        queued: 2,
        failed: 1,
      });

      await mailings.record(id, [0, 1, 2], 'failed');
      await mailings.finish();
      await admin.delete(`/api/gameday/${gamedayId}`).expect(204);
      expect(await mailings.read(id)).toMatchObject({ resendable: 0, counts: { failed: 3 } });
      await act(id, 'resend-failed').expect(409);
    });

    it('should wait with other mailings of the gameday that are paused', async () => {
      const { id, gamedayId } = await mailings.send(1);
      await keepFresh(id);
      await mailings.record(id, [0], 'failed');
      await mailings.finish();
      await inviteMore(gamedayId, 'paused.meanwhile@mail.example');
      await admin.post(`/api/gameday/${gamedayId}/delivery/pause`).expect(200);

      const { body } = await act(id, 'resend-failed').expect(200);

      expect(body.state).toBe('paused');
    });

    it('should count towards what staff may send in a day', async () => {
      const capped = await TestApp.start({ STAFF_MAILS_PER_DAY: '5' });
      try {
        const client = await capped.signedIn(ADMIN);
        const own = new SentMailings(capped, client);
        const { id } = await own.send(3);
        await capped.outbox.expireIn(60);
        await own.record(id, [0, 1, 2], 'failed');
        await own.finish();

        const { body } = await act(id, 'resend-failed', client).expect(429);

        expect(body.title).toBe('Too many mails today');
        expect(await own.read(id)).toMatchObject({ state: 'finished', counts: { failed: 3 } });
        await own.record(id, [0], 'sent');
        await act(id, 'resend-failed', client).expect(200);
      } finally {
        await capped.stop();
      }
    });

    /** The gamedays of these specs are past by the clock of the database. */
    const keepFresh = (id: string) => app.outbox.expireIn(60, { mailing: id });
  });
});
