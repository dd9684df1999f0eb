import { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';

const HOUR = 3_600;

describe('seats that were asked for on a public page', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.clock.set('2025-10-01T12:00:00Z');
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const mailsTo = async (address: string) => (await app.mails()).filter((mail) => mail.address === address);
  const tokenOf = async (address: string) => {
    const props = (await mailsTo(address)).at(-1)?.props;
    return props && 'invitationToken' in props ? props.invitationToken : '';
  };
  const answerPublicly = (gamedayId: string, guestEmail: string) =>
    app
      .browser()
      .post('/api/gameday/public-rsvp')
      .send({ gamedayId, guestName: 'Ola', guestEmail, status: 'Accepted', replyComments: null })
      .expect(200);
  const seatsAfter = async (hours: number, id: string) => {
    app.clock.advance(hours * HOUR);
    await app.runJob('unconfirmed-answers');
    staff = await app.signedIn(ADMIN);
    return (await staff.get(`/api/gameday/${id}`).expect(200)).body.seatsTaken;
  };
  const details = async (token: string) =>
    (await app.browser().get(`/api/gameday-reply/${token}`).expect(200)).body;

  it('should be given back after two days where they are scarce, and their guest be told', async () => {
    const { id } = await createGameday(staff, { capacity: 1 });
    await answerPublicly(id, 'invented@mail.example');
    expect((await mailsTo('invented@mail.example')).at(-1)?.props).toMatchObject({
      heldUntil: '2025-10-03T12:00:00.000Z',
    });
    expect(await seatsAfter(47, id)).toBe(1);

    expect(await seatsAfter(1, id)).toBe(0);

    expect((await mailsTo('invented@mail.example')).map(({ props, state }) => [props, state])).toMatchObject([
      [{ answer: 'accepted' }, 'cancelled'],
      [{ answer: 'released' }, 'queued'],
    ]);
    const token = await tokenOf('invented@mail.example');
    expect(await details(token)).toMatchObject({ currentStatus: 'NotReplied', atCapacity: false });
    await app.browser().post('/api/gameday-reply').send({ invitationToken: token, status: 1 }).expect(200);
    expect(await seatsAfter(48, id)).toBe(1);
  });

  it('should be kept while there are enough', async () => {
    const { id } = await createGameday(staff, { capacity: 10 });
    await answerPublicly(id, 'patient@mail.example');

    expect(await seatsAfter(72, id)).toBe(1);
  });

  it('should be kept for whoever says so by the mailed link, or is invited and answers by it', async () => {
    const gameday = await createGameday(staff, { capacity: 2 });
    await answerPublicly(gameday.id, 'reader@mail.example');
    const invited = await inviteGuest(staff, gameday);
    await answerPublicly(gameday.id, invited.guestEmail);
    const token = await tokenOf('reader@mail.example');
    expect(await details(token)).toMatchObject({ isHeld: true });

    await app.browser().post(`/api/gameday-reply/${token}/keep`).send({}).expect(204);
    const { invitationToken } = invited;
    await app.browser().post('/api/gameday-reply').send({ invitationToken, status: 1 }).expect(200);

    expect(await details(token)).toMatchObject({ isHeld: false });
    expect(await seatsAfter(72, gameday.id)).toBe(2);
    await app.browser().post('/api/gameday-reply/unknown/keep').send({}).expect(404);
  });

  it('should be kept for whoever says so at the moment when they are given back', async () => {
    const { id } = await createGameday(staff, { capacity: 1 });
    await answerPublicly(id, 'steady@mail.example');
    app.clock.advance(48 * HOUR);
    let seats: Promise<number> = Promise.resolve(0);

    await app.get(EntityManager).transactional(async (em) => {
      await rowsOf(
        em,
        sql`update invitation set held_until = null where guest_email = 'steady@mail.example'`,
      );
      seats = seatsAfter(0, id);
      await app.untilBlocked(1);
    });

    expect(await seats).toBe(1);
  });

  it('should be kept once staff say that the guest comes', async () => {
    const { id } = await createGameday(staff, { capacity: 1 });
    await answerPublicly(id, 'known@mail.example');
    const [{ id: invitationID }] = (await staff.get(`/api/gameday/${id}`).expect(200)).body.invitations;

    await staff.put('/api/gameday-invitation/status').send({ invitationID, status: 1 }).expect(200);

    expect(await seatsAfter(72, id)).toBe(1);
  });

  it('should be held for half of the time that is left before the start, where that is less', async () => {
    const { id } = await createGameday(staff, { date: '2025-10-02', startTime: '12:00:00', capacity: 1 });
    await answerPublicly(id, 'hurried@mail.example');

    const [mail] = await mailsTo('hurried@mail.example');

    expect(mail?.props).toMatchObject({ heldUntil: '2025-10-02T02:00:00.000Z' });
    expect(await seatsAfter(14, id)).toBe(0);
  });

  it('should be left as they are, and nobody be told, once the gameday is over', async () => {
    const { id } = await createGameday(staff, { date: '2025-10-03', capacity: 1 });
    await answerPublicly(id, 'was.there@mail.example');

    expect(await seatsAfter(72, id)).toBe(1);

    expect(await mailsTo('was.there@mail.example')).toHaveLength(1);
  });

  it('should be given back although those of another guest cannot be', async () => {
    const { id } = await createGameday(staff, { capacity: 2 });
    await answerPublicly(id, 'stuck@mail.example');
    app.clock.advance(HOUR);
    await answerPublicly(id, 'next@mail.example');
    await app.query(sql`
      alter table invitation add constraint stuck
      check (guest_email <> 'stuck@mail.example' or held_until is not null) not valid`);

    app.clock.advance(48 * HOUR);
    await expect(app.runJob('unconfirmed-answers')).rejects.toThrow('stuck');

    staff = await app.signedIn(ADMIN);
    expect((await staff.get(`/api/gameday/${id}`).expect(200)).body).toMatchObject({
      seatsTaken: 1,
      acceptedCount: 1,
    });
    expect((await mailsTo('next@mail.example')).at(-1)?.props).toMatchObject({ answer: 'released' });
    expect(await mailsTo('stuck@mail.example')).toHaveLength(1);
    await app.query(sql`alter table invitation drop constraint stuck`);
  });
});
