import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';
import { matches } from './invitation-search.sql.ts';

describe('invitations of staff', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const mailsTo = async (address: string) => (await app.mails()).filter((mail) => mail.address === address);
  const gamedayNow = async (id: string) => (await staff.get(`/api/gameday/${id}`).expect(200)).body;

  describe('POST /api/gameday/invite', () => {
    it('should store the invitation and its mail, ahead of bulk mail', async () => {
      const gameday = await createGameday(staff);

      const invitation = await inviteGuest(staff, gameday, {
        guestName: ' Priya ',
        guestEmail: 'priya@mail.example',
      });

      expect(invitation).toEqual({
        id: expect.any(String),
        guestName: 'Priya',
        guestEmail: 'priya@mail.example',
        status: 0,
        ...{ additionalGuests: null, replyComments: null, version: expect.any(String) },
        invitedAt: '2025-10-01T12:00:00.000Z',
        repliedAt: null,
        ...{ answerBy: null, isPastAnswerBy: false, laterDelivery: null },
        invitationToken: expect.stringMatching(/^[\w-]{32}$/),
        delivery: expect.objectContaining({ state: 'queued', attempts: 0, sentAt: null, reason: null }),
      });
      expect(await mailsTo('priya@mail.example')).toMatchObject([
        {
          kind: 'gameday-invitation',
          bulk: false,
          props: { gamedayId: gameday.id, invitationToken: invitation.invitationToken },
        },
      ]);
    });

    it('should refuse a guest who is invited, in any case of the address', async () => {
      const gameday = await createGameday(staff);
      await inviteGuest(staff, gameday, { guestEmail: 'twice@mail.example' });

      const { body } = await staff
        .post('/api/gameday/invite')
        .send({ gamedayID: gameday.id, guestName: 'Twice', guestEmail: 'TWICE@mail.example' })
        .expect(409);

      expect(body.message).toBe('This guest has already been invited.');
      expect(await mailsTo('TWICE@mail.example')).toEqual([]);
    });

    it.each([
      ['guestName', { guestName: '' }],
      ['guestName', { guestName: 'x'.repeat(61) }],
      ['guestName', { guestName: 'Eve\r\nBcc: all@mail.example' }],
      ['guestName', { guestName: 'Win at https://evil.example' }],
      ['guestName', { guestName: 'half an emoji \ud83d' }],
      ['guestEmail', { guestEmail: 'not an address' }],
      ['guestEmail', { guestEmail: '"a@b.example, c"@mail.example\n' }],
      ['status', { status: 3 }],
      ['status', { status: [1] }],
      ['guestName', { guestName: '\u200b' }],
      ['gamedayID', { gamedayID: 'x' }],
    ])('should refuse a wrong %s and store nothing', async (field, changes) => {
      const gameday = await createGameday(staff);
      const good = { gamedayID: gameday.id, guestName: 'Eve', guestEmail: 'eve@mail.example' };

      const { body } = await staff
        .post('/api/gameday/invite')
        .send({ ...good, ...changes })
        .expect(400);

      expect(Object.keys(body.fields)).toEqual([field]);
      expect((await gamedayNow(gameday.id)).invitations).toEqual([]);
    });

    it('should read no status as not replied', async () => {
      const invitation = await inviteGuest(staff, await createGameday(staff), { status: null });

      expect(invitation.status).toBe(0);
    });

    it('should invite nobody to a gameday that is over', async () => {
      const gameday = await createGameday(staff, { date: '2020-01-01' });
      const guest = { gamedayID: gameday.id, guestName: 'Late', guestEmail: 'late@mail.example' };

      const { body } = await staff.post('/api/gameday/invite').send(guest).expect(409);

      expect(body.title).toBe('Gameday is over');
    });

    it('should not take more seats than there are', async () => {
      const gameday = await createGameday(staff, { capacity: 1 });
      await inviteGuest(staff, gameday, { status: 1 });

      const guest = { gamedayID: gameday.id, guestName: 'Late', guestEmail: 'late@mail.example', status: 1 };
      await staff.post('/api/gameday/invite').send(guest).expect(409);

      expect(await mailsTo('late@mail.example')).toEqual([]);
      expect(await gamedayNow(gameday.id)).toMatchObject({ acceptedCount: 1, seatsTaken: 1 });
    });

    it('should keep a suppressed address without mailing it', async () => {
      await app.outbox.suppress('gone@mail.example', 'bounced');
      const gameday = await createGameday(staff);

      const invitation = await inviteGuest(staff, gameday, { guestEmail: 'Gone@mail.example' });

      expect(invitation.delivery).toMatchObject({
        state: 'suppressed',
        reason: 'The address refused mail before',
      });
    });
  });

  describe('PUT /api/gameday-invitation/status', () => {
    const setStatus = (id: string, status: unknown) =>
      staff.put('/api/gameday-invitation/status').send({ invitationID: id, status });

    it('should move the counts, set the reply time and clear it again', async () => {
      const gameday = await createGameday(staff);
      const { id } = await inviteGuest(staff, gameday);

      const { body } = await setStatus(id, 1).expect(200);
      expect(body).toMatchObject({ status: 1, repliedAt: app.clock.now().toISOString() });
      app.clock.advance(60);
      expect(await gamedayNow(gameday.id)).toMatchObject({
        acceptedCount: 1,
        notRepliedCount: 0,
        seatsTaken: 1,
      });
      const { repliedAt } = body;
      expect((await setStatus(id, 'REJECTED').expect(200)).body).toMatchObject({ status: 2, repliedAt });
      expect(await gamedayNow(gameday.id)).toMatchObject({
        acceptedCount: 0,
        rejectedCount: 1,
        seatsTaken: 0,
      });
      expect((await setStatus(id, 'NotReplied').expect(200)).body).toMatchObject({
        status: 0,
        repliedAt: null,
      });
      expect(await gamedayNow(gameday.id)).toMatchObject({ rejectedCount: 0, notRepliedCount: 1 });
    });

    it('should refuse an unknown status and an unknown invitation', async () => {
      const { id } = await inviteGuest(staff, await createGameday(staff));

      await setStatus(id, 'maybe').expect(400);
      await setStatus('01980000-0000-7000-8000-000000000000', 1).expect(404);
    });

    it('should keep comments and guests, and mail nothing', async () => {
      const gameday = await createGameday(staff);
      const { id, invitationToken, guestEmail } = await inviteGuest(staff, gameday);
      const answer = { invitationToken, status: 'accepted', additionalGuests: 2, replyComments: 'Yes!' };
      await app.browser().post('/api/gameday-reply').send(answer).expect(200);
      const mailed = await mailsTo(guestEmail);

      await setStatus(id, 0).expect(200);
      const { body } = await setStatus(id, 1).expect(200);

      expect(body).toMatchObject({ additionalGuests: 2, replyComments: 'Yes!' });
      expect(await gamedayNow(gameday.id)).toMatchObject({ seatsTaken: 3 });
      expect(await mailsTo(guestEmail)).toHaveLength(mailed.length);
    });
  });

  describe('PUT /api/gameday-invitation/status, while mails wait', () => {
    const statesAfter = async (status: number, answered: boolean) => {
      const { id, invitationToken, guestEmail } = await inviteGuest(staff, await createGameday(staff));
      if (answered) {
        await app.outbox.sent({ about: id });
        const answer = { invitationToken, status: 'accepted' };
        await app.browser().post('/api/gameday-reply').send(answer).expect(200);
      }
      await staff.put('/api/gameday-invitation/status').send({ invitationID: id, status }).expect(200);
      const [waiting] = (await mailsTo(guestEmail)).reverse();
      return [waiting?.kind, waiting?.state];
    };

    it('should invite nobody who is known to have declined', async () => {
      expect(await statesAfter(2, false)).toEqual(['gameday-invitation', 'cancelled']);
    });

    it('should invite whoever is known to come, with the personal link', async () => {
      expect(await statesAfter(1, false)).toEqual(['gameday-invitation', 'queued']);
    });

    it.each([
      [0, 'cancelled'],
      [1, 'queued'],
      [2, 'cancelled'],
    ])('should confirm no answer that holds no longer: status %s', async (status, state) => {
      expect(await statesAfter(status, true)).toEqual(['gameday-rsvp', state]);
    });

    it('should let an invitation that was taken back be sent at once when it was a mistake', async () => {
      const { id } = await inviteGuest(staff, await createGameday(staff));
      for (const status of [2, 0]) {
        await staff.put('/api/gameday-invitation/status').send({ invitationID: id, status }).expect(200);
      }

      await staff.post(`/api/gameday-invitation/${id}/resend`).expect(204);
    });
  });

  describe('DELETE /api/gameday-invitation/{id}', () => {
    it('should free the seats and cancel the unsent mail', async () => {
      const gameday = await createGameday(staff);
      const { id, guestEmail } = await inviteGuest(staff, gameday, { status: 1 });

      await staff.delete(`/api/gameday-invitation/${id}`).expect(204);

      await staff.get(`/api/gameday-invitation/${id}`).expect(404);
      expect(await gamedayNow(gameday.id)).toMatchObject({
        acceptedCount: 0,
        seatsTaken: 0,
        invitations: [],
      });
      expect(await mailsTo(guestEmail)).toMatchObject([{ state: 'cancelled' }]);
    });
  });

  describe('GET /api/gameday/{id}/invitations', () => {
    const list = async (id: string, query: object) =>
      (await staff.get(`/api/gameday/${id}/invitations`).query(query).expect(200)).body;
    const namesOf = (page: { items: { guestName: string }[] }) =>
      page.items.map(({ guestName }) => guestName);

    it('should find its matches by index, without reading the whole list', async () => {
      const gameday = await createGameday(staff);
      await app.query(sql`
        insert into invitation (gameday_id, guest_name, guest_email, invited_at, mailed_at, token)
        select ${gameday.id}, 'Guest ' || md5(n::text), n || '@mail.example', now(), now(), 'many' || n
        from generate_series(1, 20000) as n`);
      await app.query(sql`vacuum analyze invitation`);

      const filter = { search: '9f6153', pastAnswerBy: false, sort: 'guestName', order: 'asc' } as const;
      const found = matches(gameday.id, filter, '2025-09-01');
      const plan = await app.query(sql`explain select count(*) from invitation where ${found}`);

      expect(JSON.stringify(plan)).toContain('invitation_by_words');
    });

    it('should search names, addresses and comments in any case, taking wildcards literally', async () => {
      const gameday = await createGameday(staff);
      await inviteGuest(staff, gameday, { guestName: 'Ola Szymańska', guestEmail: 'ola@one.example' });
      await inviteGuest(staff, gameday, { guestName: 'Jonah', guestEmail: 'jonah_o@two.example' });

      expect(namesOf(await list(gameday.id, { search: 'szymaŃ' }))).toEqual(['Ola Szymańska']);
      expect(namesOf(await list(gameday.id, { search: 'TWO.example' }))).toEqual(['Jonah']);
      expect(namesOf(await list(gameday.id, { search: '_' }))).toEqual(['Jonah']);
      expect(namesOf(await list(gameday.id, { search: '%' }))).toEqual([]);
      expect((await list(gameday.id, { search: '  ' })).total).toBe(2);
    });

    it('should sort É beside E', async () => {
      const gameday = await createGameday(staff);
      for (const guestName of ['Ola', 'Éva', 'Dana']) {
        await inviteGuest(staff, gameday, { guestName });
      }

      expect(namesOf(await list(gameday.id, { sort: 'guestName' }))).toEqual(['Dana', 'Éva', 'Ola']);
    });

    it('should filter by status, sort without regard to case and cut pages', async () => {
      const gameday = await createGameday(staff);
      for (const guestName of ['bea', 'Ada', 'Cyd']) {
        await inviteGuest(staff, gameday, { guestName, status: guestName === 'Cyd' ? 2 : 0 });
      }

      expect(namesOf(await list(gameday.id, { sort: 'guestName' }))).toEqual(['Ada', 'bea', 'Cyd']);
      expect(namesOf(await list(gameday.id, { order: 'desc' }))).toEqual(['Cyd', 'bea', 'Ada']);
      expect(namesOf(await list(gameday.id, { status: 2 }))).toEqual(['Cyd']);
      expect(await list(gameday.id, { page: 2, limit: 2 })).toMatchObject({
        total: 3,
        page: 2,
        limit: 2,
        items: [{ guestName: 'Cyd' }],
      });
    });

    it.each(['sort=token', 'order=up', 'limit=1000', 'status=7'])('should refuse %s', async (query) => {
      const gameday = await createGameday(staff);

      await staff.get(`/api/gameday/${gameday.id}/invitations?${query}`).expect(400);
    });
  });
});
