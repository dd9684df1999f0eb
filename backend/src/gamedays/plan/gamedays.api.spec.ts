import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';

describe('gamedays of staff', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  describe('POST /api/gameday', () => {
    it('should create a gameday with the given details and empty counts', async () => {
      const { body } = await staff.post('/api/gameday').send(gamedayForm()).expect(201);

      expect(body).toEqual({
        id: expect.any(String),
        version: expect.any(String),
        ...gamedayForm(),
        invitationWords: null,
        answerBy: null,
        publicPage: true,
        isPastAnswerBy: false,
        acceptedCount: 0,
        rejectedCount: 0,
        notRepliedCount: 0,
        seatsTaken: 0,
        seatsOffered: 0,
        isOver: false,
      });
    });

    it('should have 8 seats, no times and no description unless told', async () => {
      const { body } = await staff
        .post('/api/gameday')
        .send({ date: '2027-01-01', location: 'Studio' })
        .expect(201);

      expect(body).toMatchObject({ capacity: 8, startTime: null, endTime: null, description: null });
    });

    it('should read times without seconds', async () => {
      const { body } = await staff
        .post('/api/gameday')
        .send(gamedayForm({ date: '2027-01-02', startTime: '18:30', endTime: '' }))
        .expect(201);

      expect(body).toMatchObject({ startTime: '18:30:00', endTime: null });
    });

    it.each([
      ['date', { date: '2025-02-30' }],
      ['date', { date: 'tomorrow' }],
      ['date', { date: '0000-01-01' }],
      ['startTime', { startTime: '25:00' }],
      ['endTime', { startTime: null }],
      ['capacity', { capacity: 0 }],
      ['capacity', { capacity: 2.5 }],
      ['capacity', { capacity: 'many' }],
      ['location', { location: ' ' }],
      ['location', { location: 'Hall\r\nBcc: all@mail.example' }],
      ['description', { description: 'x'.repeat(2_001) }],
      ['description', { description: 'bell \u0007' }],
    ])('should refuse a wrong %s and say so on the field', async (field, changes) => {
      const { body } = await staff
        .post('/api/gameday')
        .send({ ...gamedayForm({ date: '2027-05-05' }), ...changes })
        .expect(400);

      expect(Object.keys(body.fields)).toEqual([field]);
      expect(body.message).toBe(body.fields[field]);
    });

    it('should refuse a second gameday on a date', async () => {
      await createGameday(staff, { date: '2027-02-01' });

      const { body } = await staff
        .post('/api/gameday')
        .send(gamedayForm({ date: '2027-02-01' }))
        .expect(409);

      expect(body).toMatchObject({
        title: 'Date taken',
        message: 'There is already a gameday on this date.',
      });
    });
  });

  describe('GET /api/gamedays', () => {
    it('should list the newest date first, without invitations', async () => {
      await createGameday(staff, { date: '2031-01-01' });
      await createGameday(staff, { date: '2030-01-01' });

      const { body } = await staff.get('/api/gamedays').expect(200);

      expect(body.slice(0, 2).map(({ date }: { date: string }) => date)).toEqual([
        '2031-01-01',
        '2030-01-01',
      ]);
      expect(body[0]).not.toHaveProperty('invitations');
    });

    it.each(['limit=101', 'limit=0', 'page=0', 'page=x', 'order=asc'])('should refuse %s', async (query) => {
      await staff.get(`/api/gamedays?${query}`).expect(400);
    });
  });

  describe('GET /api/gameday/{id}', () => {
    it('should carry all invitations', async () => {
      const gameday = await createGameday(staff);
      const invitation = await inviteGuest(staff, gameday);

      const { body } = await staff.get(`/api/gameday/${gameday.id}`).expect(200);

      expect(body).toMatchObject({
        id: gameday.id,
        notRepliedCount: 1,
        invitations: [{ id: invitation.id }],
      });
    });

    it('should answer 400 for something that is no id and 404 for an unknown one', async () => {
      await staff.get('/api/gameday/first').expect(400);
      const { body } = await staff.get('/api/gameday/01980000-0000-7000-8000-000000000000').expect(404);
      expect(body).toMatchObject({ statusCode: 404, message: 'The gameday was not found.' });
    });
  });

  describe('PUT /api/gameday', () => {
    it('should change the details and keep the counts', async () => {
      const gameday = await createGameday(staff);
      await inviteGuest(staff, gameday, { status: 1 });

      const { body } = await staff
        .put('/api/gameday')
        .send({ ...gamedayForm({ date: gameday.date, capacity: 1, location: 'Studio' }), id: gameday.id })
        .expect(200);

      expect(body).toMatchObject({ capacity: 1, location: 'Studio', acceptedCount: 1, seatsTaken: 1 });
    });

    it('should correct the mails that wait to be sent', async () => {
      const gameday = await createGameday(staff);
      await inviteGuest(staff, gameday, { guestEmail: 'corrected@mail.example' });
      const changed = gamedayForm({ date: '2029-09-09', location: 'The new hall' });

      await staff
        .put('/api/gameday')
        .send({ ...changed, id: gameday.id })
        .expect(200);

      const mail = (await app.mails()).find(({ address }) => address === 'corrected@mail.example');
      expect(mail?.props).toMatchObject({ date: '2029-09-09', location: 'The new hall' });
    });

    it('should refuse a capacity below the seats that are taken', async () => {
      const gameday = await createGameday(staff);
      await inviteGuest(staff, gameday, { status: 'accepted' });
      await inviteGuest(staff, gameday, { status: 'Accepted' });

      const { body } = await staff
        .put('/api/gameday')
        .send({ ...gamedayForm({ date: gameday.date, capacity: 1 }), id: gameday.id })
        .expect(409);

      expect(body.fields.capacity).toBe('2 seats are already taken. The capacity cannot be lower.');
    });

    it('should refuse the date of another gameday', async () => {
      const [one, other] = [await createGameday(staff), await createGameday(staff)];

      await staff
        .put('/api/gameday')
        .send({ ...gamedayForm({ date: one.date }), id: other.id })
        .expect(409);
    });
  });

  describe('DELETE /api/gameday/{id}', () => {
    it('should delete the invitations and cancel their unsent mails', async () => {
      const gameday = await createGameday(staff);
      const invitation = await inviteGuest(staff, gameday, { guestEmail: 'cancelled@mail.example' });

      await staff.delete(`/api/gameday/${gameday.id}`).expect(204);

      await staff.delete(`/api/gameday/${gameday.id}`).expect(404);
      await staff.get(`/api/gameday-invitation/${invitation.id}`).expect(404);
      const mail = (await app.mails()).find(({ address }) => address === 'cancelled@mail.example');
      expect(mail?.state).toBe('cancelled');
    });
  });

  describe('the delivery', () => {
    it.each(['get', 'pause', 'resume'])('should answer 404 to %s for an unknown gameday', async (action) => {
      const path = '/api/gameday/01980000-0000-7000-8000-000000000000';

      await (action === 'get'
        ? staff.get(`${path}/delivery`)
        : staff.post(`${path}/delivery/${action}`)
      ).expect(404);
      await staff.get(`${path}/invitations`).expect(404);
    });

    it('should pause and resume the mailing and say who did it', async () => {
      const gameday = await createGameday(staff);
      const guests = [{ name: 'Ola', email: 'ola@mail.example' }];
      await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);

      const paused = await staff.post(`/api/gameday/${gameday.id}/delivery/pause`).expect(200);
      const resumed = await staff.post(`/api/gameday/${gameday.id}/delivery/resume`).expect(200);

      expect(paused.body).toMatchObject({ total: 1, queued: 1, active: true, paused: true });
      expect(paused.body.pausedReason).toBe(`Paused by ${ADMIN}.`);
      expect(resumed.body).toMatchObject({ active: true, paused: false, pausedReason: null });
    });
  });
});
