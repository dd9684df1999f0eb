import { LOW_PRIORITY, NORMAL_PRIORITY } from '@tablefall/mail';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';

describe('answers on the public page of a gameday', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));
  afterAll(() => app.stop());

  const detailsOf = async (token: string) =>
    (await app.browser().get(`/api/gameday-reply/${token}`).expect(200)).body;
  const gamedayNow = async (id: string) => (await staff.get(`/api/gameday/${id}`).expect(200)).body;
  const mailsTo = async (address: string) => (await app.mails()).filter((mail) => mail.address === address);
  const publicReply = (gamedayId: string, guestEmail: string, changes: object = {}) =>
    app
      .browser()
      .post('/api/gameday/public-rsvp')
      .send({
        gamedayId,
        guestName: 'Ola',
        guestEmail,
        status: 'Accepted',
        replyComments: null,
        ...changes,
      });

  it('should show the gameday of a date, and none on others', async () => {
    const gameday = await createGameday(staff, { capacity: 5 });

    const shown = await app.browser().get(`/api/gameday/public/${gameday.date}`).expect(200);
    const none = await app.browser().get('/api/gameday/public/2019-01-01').expect(200);

    expect(shown.body).toMatchObject({
      id: gameday.id,
      isValidDate: true,
      atCapacity: false,
    });
    expect(none.body).toMatchObject({ id: null, date: '2019-01-01', isValidDate: false, location: null });
    await app.browser().get('/api/gameday/public/2025-13-01').expect(400);
  });

  it('should show with a full gameday the next ones that have a page and seats, and not how many', async () => {
    const evening = { startTime: '18:30:00', endTime: null, location: 'Library, Mill Lane' };
    const full = async (date: string) => {
      const { id } = await createGameday(staff, { date, capacity: 1 });
      await publicReply(id, `first-on-${date}@mail.example`).expect(200);
    };
    await createGameday(staff, { date: '2025-10-01', startTime: '01:00:00', endTime: '02:00:00' });
    await createGameday(staff, { date: '2025-10-02', publicPage: false });
    await full('2025-10-03');
    for (const day of ['08', '04', '07', '06']) {
      await createGameday(staff, { ...evening, date: `2025-10-${day}` });
    }
    await full('2025-10-05');
    const shown = async (date: string) =>
      (await app.browser().get(`/api/gameday/public/${date}`).expect(200)).body;

    expect((await shown('2025-10-05')).daysWithSeats).toEqual(
      ['2025-10-04', '2025-10-06', '2025-10-07'].map((date) => ({ ...evening, date })),
    );
    expect((await shown('2025-10-04')).daysWithSeats).toEqual([]);
    expect((await shown('2019-01-01')).daysWithSeats).toEqual([]);
  });

  it('should add a guest who was not invited, with a mailed link', async () => {
    const gameday = await createGameday(staff);

    await publicReply(gameday.id, 'walkin@mail.example', { additionalGuests: 1 }).expect(200);

    expect(await gamedayNow(gameday.id)).toMatchObject({
      acceptedCount: 1,
      notRepliedCount: 0,
      seatsTaken: 2,
    });
    expect(await mailsTo('walkin@mail.example')).toMatchObject([
      { kind: 'gameday-rsvp', props: { answer: 'accepted' } },
    ]);
  });

  it('should let what it mails go after sign-in mail', async () => {
    const gameday = await createGameday(staff);
    const { invitationToken } = await inviteGuest(staff, gameday, { guestEmail: 'personal@mail.example' });

    await publicReply(gameday.id, 'public@mail.example').expect(200);
    await app.browser().post('/api/gameday-reply').send({ invitationToken, status: 1 }).expect(200);

    const [byAnybody] = await mailsTo('public@mail.example');
    const [, byLink] = await mailsTo('personal@mail.example');
    expect([byAnybody?.priority, byLink?.priority]).toEqual([LOW_PRIORITY, NORMAL_PRIORITY]);
  });

  it('should take the first answer of an invited guest and never overwrite it', async () => {
    const gameday = await createGameday(staff);
    const { guestEmail, invitationToken } = await inviteGuest(staff, gameday);

    const first = await publicReply(gameday.id, guestEmail.toUpperCase()).expect(200);
    const second = await publicReply(gameday.id, guestEmail, { status: 'Rejected' }).expect(200);

    expect(second.body).toEqual(first.body);
    expect(await detailsOf(invitationToken)).toMatchObject({ currentStatus: 'Accepted' });
    expect((await mailsTo(guestEmail)).at(-1)).toMatchObject({ props: { answer: 'accepted' } });
  });

  it('should take back an invitation that still waits when its guest answers here', async () => {
    const gameday = await createGameday(staff);
    const { guestEmail } = await inviteGuest(staff, gameday);

    await publicReply(gameday.id, guestEmail).expect(200);

    expect((await mailsTo(guestEmail)).map(({ kind, state }) => [kind, state])).toEqual([
      ['gameday-invitation', 'cancelled'],
      ['gameday-rsvp', 'queued'],
    ]);
  });

  it('should mail the link to a guest who answered before, once in a while only', async () => {
    const gameday = await createGameday(staff);
    const { guestEmail, invitationToken } = await inviteGuest(staff, gameday, { status: 2 });
    const reminders = async () => (await mailsTo(guestEmail)).filter(({ kind }) => kind === 'gameday-rsvp');

    await publicReply(gameday.id, guestEmail).expect(200);
    expect(await reminders()).toEqual([]);
    app.clock.advance(61);
    await publicReply(gameday.id, guestEmail).expect(200);
    await app.outbox.sent({});
    app.clock.advance(59);
    await publicReply(gameday.id, guestEmail).expect(200);

    expect(await reminders()).toMatchObject([{ props: { answer: 'reminder', invitationToken } }]);
  });

  it('should not tell by a full gameday who is a guest', async () => {
    const gameday = await createGameday(staff, { capacity: 1 });
    const { guestEmail } = await inviteGuest(staff, gameday, { status: 1 });

    const guest = await publicReply(gameday.id, guestEmail).expect(409);
    const stranger = await publicReply(gameday.id, 'stranger@mail.example').expect(409);

    expect(guest.body).toEqual(stranger.body);
    expect((await gamedayNow(gameday.id)).invitations).toHaveLength(1);
  });

  it.each([
    ['all of the seats that are left', 1, 200],
    ['one seat more than are left', 2, 409],
  ])('should not tell by an answer that takes %s who is a guest', async (_, additionalGuests, status) => {
    const gameday = await createGameday(staff, { capacity: 3 });
    await inviteGuest(staff, gameday, { status: 1 });
    const { guestEmail } = await inviteGuest(staff, gameday, { status: 2 });

    const guest = await publicReply(gameday.id, guestEmail, { additionalGuests }).expect(status);
    const stranger = await publicReply(gameday.id, 'edge@mail.example', { additionalGuests }).expect(status);

    expect(guest.body).toEqual(stranger.body);
  });

  it('should answer and show the same whether a guest had answered or nobody knew the address', async () => {
    const gameday = await createGameday(staff, { capacity: 30 });
    const { guestEmail } = await inviteGuest(staff, gameday, { status: 1 });
    const shown = async () =>
      (await app.browser().get(`/api/gameday/public/${gameday.date}`).expect(200)).body;
    const before = await shown();

    const guest = await publicReply(gameday.id, guestEmail).expect(200);
    const afterGuest = await shown();
    const stranger = await publicReply(gameday.id, 'nobody@mail.example').expect(200);

    expect(guest.body).toEqual(stranger.body);
    expect([afterGuest, await shown()]).toEqual([before, before]);
  });

  it.each([
    ['guestName', { guestName: '' }, 'Name is required'],
    ['guestEmail', { guestEmail: '' }, 'Email is required'],
    ['guestEmail', { guestEmail: 'x' }, 'Please enter a valid email address'],
    ['status', { status: null }, "Please select whether you're attending or not"],
  ])('should refuse a wrong %s in the words of the form', async (field, changes, message) => {
    const gameday = await createGameday(staff);

    const { body } = await publicReply(gameday.id, 'ola@mail.example', changes).expect(400);

    expect(body.fields).toEqual({ [field]: message });
  });

  it('should answer 404 for an unknown and for a past gameday', async () => {
    const gameday = await createGameday(staff);
    await publicReply('01980000-0000-7000-8000-000000000000', 'ola@mail.example').expect(404);
    app.clock.set('2040-01-01T00:00:00Z');
    await publicReply(gameday.id, 'ola@mail.example').expect(404);
  });
});
