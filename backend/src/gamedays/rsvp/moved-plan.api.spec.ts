import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';

/** The plan changes between reading it and answering. */
describe('an answer to a plan that the guest has not seen', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const change = (
    { id, version: _seen, ...gameday }: Awaited<ReturnType<typeof createGameday>>,
    changes: object,
  ) =>
    staff
      .put('/api/gameday')
      .send({ ...gamedayForm(gameday), id, ...changes })
      .expect(200);
  const gamedayNow = async (id: string) => (await staff.get(`/api/gameday/${id}`).expect(200)).body;

  it('should be asked for again by a personal link, and count nothing before', async () => {
    const gameday = await createGameday(staff);
    const { invitationToken } = await inviteGuest(staff, gameday);
    const read = async () => (await app.browser().get(`/api/gameday-reply/${invitationToken}`)).body;
    const reply = (planVersion?: string) =>
      app.browser().post('/api/gameday-reply').send({ invitationToken, status: 'Accepted', planVersion });
    const { planVersion } = await read();
    await change(gameday, { startTime: '09:00:00' });

    const { body } = await reply(planVersion).expect(409);

    expect(body).toMatchObject({
      title: 'The plan has changed',
      message:
        'The plan has changed since you opened this page. Please look at it and submit your answer again.',
      current: { isValidToken: true, gamedayStartTime: '09:00:00', currentStatus: 'NotReplied' },
    });
    expect(await gamedayNow(gameday.id)).toMatchObject({ acceptedCount: 0, seatsTaken: 0 });
    await reply(body.current.planVersion).expect(200);
    expect(await gamedayNow(gameday.id)).toMatchObject({ acceptedCount: 1, seatsTaken: 1 });
  });

  it('should be asked for again on the public page, also when it is of another date now', async () => {
    const gameday = await createGameday(staff, { date: '2026-08-01' });
    const { body: seen } = await app.browser().get(`/api/gameday/public/${gameday.date}`).expect(200);
    const reply = (planVersion: string) =>
      app.browser().post('/api/gameday/public-rsvp').send({
        gamedayId: gameday.id,
        guestName: 'Priya',
        guestEmail: 'p@mail.example',
        status: 'Accepted',
        planVersion,
      });
    await change(gameday, { date: '2026-08-02' });

    const { body } = await reply(seen.planVersion).expect(409);

    expect(body.current).toMatchObject({ id: gameday.id, date: '2026-08-02', isValidDate: true });
    expect(await gamedayNow(gameday.id)).toMatchObject({ acceptedCount: 0, invitations: [] });
    await reply(body.current.planVersion).expect(200);
  });

  it('should be taken though more or fewer seats are there, and from a page that knows no versions', async () => {
    const gameday = await createGameday(staff);
    const { invitationToken } = await inviteGuest(staff, gameday);
    const { body } = await app.browser().get(`/api/gameday-reply/${invitationToken}`).expect(200);
    await change(gameday, { capacity: 20, description: 'Snacks' });
    const answer = { invitationToken, status: 'Rejected' };

    await app
      .browser()
      .post('/api/gameday-reply')
      .send({ ...answer, planVersion: body.planVersion })
      .expect(200);
    await change(gameday, { startTime: '09:00:00' });
    await app.browser().post('/api/gameday-reply').send(answer).expect(200);
  });
});
