import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';

describe('answers of guests', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));
  afterAll(() => app.stop());

  const reply = (invitationToken: string, changes: object = {}) =>
    app
      .browser()
      .post('/api/gameday-reply')
      .send({ invitationToken, status: 'accepted', ...changes });
  const detailsOf = async (token: string) =>
    (await app.browser().get(`/api/gameday-reply/${token}`).expect(200)).body;
  const gamedayNow = async (id: string) => (await staff.get(`/api/gameday/${id}`).expect(200)).body;
  const mailsTo = async (address: string) => (await app.mails()).filter((mail) => mail.address === address);

  describe('GET /api/gameday-reply/{invitationToken}', () => {
    it('should show the gameday and where the guest stands', async () => {
      const gameday = await createGameday(staff);
      const { invitationToken, guestName } = await inviteGuest(staff, gameday);

      expect(await detailsOf(invitationToken)).toEqual({
        isValidToken: true,
        atCapacity: false,
        guestName,
        gamedayDate: gameday.date,
        gamedayStartTime: '12:00:00',
        gamedayEndTime: '22:00:00',
        gamedayLocation: gameday.location,
        gamedayDescription: gameday.description,
        answerBy: null,
        currentStatus: 'NotReplied',
        currentReplyComments: null,
        currentAdditionalGuests: null,
        seatsLeft: 8,
        planVersion: expect.any(String),
        isHeld: false,
        seatsOffered: 0,
        queue: null,
      });
    });

    it('should say nothing but that the token is invalid when it is', async () => {
      const details = await detailsOf('unknown');

      expect(details).toMatchObject({
        isValidToken: false,
        guestName: null,
        gamedayDate: null,
        seatsLeft: null,
      });
    });

    it('should expire when the gameday is over', async () => {
      const gameday = await createGameday(staff, { startTime: '18:00:00', endTime: '01:00:00' });
      const { invitationToken } = await inviteGuest(staff, gameday);

      // The end is before the start: it is 1 AM of the next day, New York time.
      const nextDay = new Date(`${gameday.date}T00:00:00Z`).getTime() + 24 * 3_600_000;
      app.clock.set(new Date(nextDay + 5.9 * 3_600_000).toISOString());
      expect(await detailsOf(invitationToken)).toMatchObject({ isValidToken: true });
      app.clock.set(new Date(nextDay + 6.1 * 3_600_000).toISOString());
      expect(await detailsOf(invitationToken)).toMatchObject({ isValidToken: false });
      await reply(invitationToken).expect(404);
    });
  });

  describe('POST /api/gameday-reply', () => {
    it('should record the answer, move the seats and mail a confirmation', async () => {
      const gameday = await createGameday(staff);
      const { invitationToken, guestEmail } = await inviteGuest(staff, gameday);

      const { body } = await reply(invitationToken, {
        additionalGuests: 2,
        replyComments: ' We bring games. ',
      }).expect(200);

      expect(body).toMatchObject({
        currentStatus: 'Accepted',
        currentAdditionalGuests: 2,
        currentReplyComments: 'We bring games.',
        seatsLeft: 5,
      });
      expect(await gamedayNow(gameday.id)).toMatchObject({
        acceptedCount: 1,
        notRepliedCount: 0,
        seatsTaken: 3,
      });
      expect((await mailsTo(guestEmail)).at(-1)).toMatchObject({
        kind: 'gameday-rsvp',
        bulk: false,
        props: { answer: 'accepted', additionalGuests: 2, invitationToken },
      });
    });

    it('should let the guest change and decline; declining drops the guests', async () => {
      const gameday = await createGameday(staff);
      const { invitationToken } = await inviteGuest(staff, gameday);
      await reply(invitationToken, { additionalGuests: 4 }).expect(200);
      await reply(invitationToken, { additionalGuests: 1 }).expect(200);
      expect(await gamedayNow(gameday.id)).toMatchObject({ seatsTaken: 2 });

      const { body } = await reply(invitationToken, { status: 'Rejected', additionalGuests: 3 }).expect(200);

      expect(body).toMatchObject({ currentStatus: 'Rejected', currentAdditionalGuests: null });
      expect(await gamedayNow(gameday.id)).toMatchObject({
        acceptedCount: 0,
        rejectedCount: 1,
        seatsTaken: 0,
      });
    });

    it('should take back what waits that asks for an answer, or tells of the one before', async () => {
      const { invitationToken, guestEmail } = await inviteGuest(staff, await createGameday(staff));

      await reply(invitationToken).expect(200);
      await reply(invitationToken, { status: 'rejected' }).expect(200);

      expect((await mailsTo(guestEmail)).map(({ kind, state }) => [kind, state])).toEqual([
        ['gameday-invitation', 'cancelled'],
        ['gameday-rsvp', 'cancelled'],
        ['gameday-rsvp', 'queued'],
      ]);
    });

    it('should confirm another party anew, and take back the confirmation of the one before', async () => {
      const { invitationToken, guestEmail } = await inviteGuest(staff, await createGameday(staff));

      for (const additionalGuests of [2, 1, 0]) {
        await reply(invitationToken, { additionalGuests }).expect(200);
      }

      const confirmations = (await mailsTo(guestEmail)).slice(1);
      expect(confirmations).toMatchObject([
        { kind: 'gameday-rsvp', state: 'cancelled', props: { additionalGuests: 2 } },
        { kind: 'gameday-rsvp', state: 'cancelled', props: { additionalGuests: 1 } },
        { kind: 'gameday-rsvp', state: 'queued', props: { additionalGuests: 0 } },
      ]);
    });

    it('should mail nothing when the same answer is sent again', async () => {
      const { invitationToken, guestEmail } = await inviteGuest(staff, await createGameday(staff));
      await reply(invitationToken).expect(200);
      const mailed = await mailsTo(guestEmail);

      await reply(invitationToken, { replyComments: 'See you!' }).expect(200);

      expect(await mailsTo(guestEmail)).toHaveLength(mailed.length);
    });

    it('should say how many seats are left when they do not suffice, and keep the old answer', async () => {
      const gameday = await createGameday(staff, { capacity: 3 });
      const [one, other] = [await inviteGuest(staff, gameday), await inviteGuest(staff, gameday)];
      await reply(one.invitationToken).expect(200);

      const { body } = await reply(other.invitationToken, { additionalGuests: 2 }).expect(409);

      expect(body.message).toBe('Only 2 seats are left.');
      expect(await detailsOf(other.invitationToken)).toMatchObject({ currentStatus: 'NotReplied' });
    });

    it('should block a full gameday for everybody but those who hold a seat', async () => {
      const gameday = await createGameday(staff, { capacity: 1 });
      const [holder, other] = [await inviteGuest(staff, gameday), await inviteGuest(staff, gameday)];
      await reply(holder.invitationToken).expect(200);

      expect(await detailsOf(holder.invitationToken)).toMatchObject({ atCapacity: false, seatsLeft: 0 });
      expect(await detailsOf(other.invitationToken)).toMatchObject({ atCapacity: true });
      const { body } = await reply(other.invitationToken).expect(409);
      expect(body).toMatchObject({
        title: 'Gameday is Full',
        message: 'This gameday has reached capacity and is no longer accepting RSVPs.',
      });
      await reply(other.invitationToken, { status: 'rejected' }).expect(200);
    });

    it.each([
      ['status', { status: 'NotReplied' }],
      ['status', { status: undefined }],
      ['additionalGuests', { additionalGuests: 5 }],
      ['additionalGuests', { additionalGuests: -1 }],
      ['additionalGuests', { additionalGuests: 1.5 }],
      ['replyComments', { replyComments: 'x'.repeat(1_001) }],
    ])('should refuse a wrong %s', async (field, changes) => {
      const { invitationToken } = await inviteGuest(staff, await createGameday(staff));

      const { body } = await reply(invitationToken, changes).expect(400);

      expect(Object.keys(body.fields)).toEqual([field]);
    });

    it('should answer 404 for an unknown token and after the gameday was deleted', async () => {
      const gameday = await createGameday(staff);
      const { invitationToken } = await inviteGuest(staff, gameday);
      await staff.delete(`/api/gameday/${gameday.id}`).expect(204);

      const { body } = await reply(invitationToken).expect(404);

      expect(body).toMatchObject({
        title: 'Invalid Invitation',
        message: 'This invitation link is not valid or has expired.',
      });
      await reply('unknown').expect(404);
    });
  });
});
