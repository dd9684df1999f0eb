import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { inviteGuest } from '../testing/gameday.factory.ts';
import { answer, fullGameday, wait, waitingGuest, waitOf } from '../testing/queue.factory.ts';

const DATE = '2025-10-10';

const NO_TIME = { startTime: null, endTime: null };

describe('waiting for seats of a full gameday', () => {
  let app: TestApp;
  let staff: ApiClient;
  let day = 0;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.clock.set('2025-10-01T12:00:00Z');
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  /** Each on a date of its own, more than two days ahead. */
  const date = () => new Date(Date.parse(DATE) + day++ * 86_400_000).toISOString().slice(0, 10);
  const newsTo = async (address: string) =>
    (await app.mails())
      .filter((mail) => mail.address === address && mail.kind === 'rsvp-offer')
      .map(({ props, state }) => [(props as { news: string }).news, state]);
  const publicly = (gamedayID: string, email: string, guests = 0) =>
    app.browser().post('/api/gameday/public-queue').send({ gamedayID, name: 'Ola', email, guests });

  it('should show and mail the place, keep it with another party, and end with one tap', async () => {
    const { gameday } = await fullGameday(app, staff, { date: date(), capacity: 1 });
    const first = await waitingGuest(app, staff, gameday, 4);
    const second = await inviteGuest(staff, gameday);

    const { body } = await wait(app, second, 1).expect(200);
    expect(body).toMatchObject({
      atCapacity: true,
      queue: { place: 2, parties: 2, seats: 2, keptUntil: null, missed: false, passedOver: false },
    });
    await wait(app, first, 1).expect(200);

    expect(await waitOf(app, first)).toMatchObject({ place: 1, seats: 2 });
    expect(await newsTo(second.guestEmail)).toEqual([['waiting', 'queued']]);
    await app.browser().delete(`/api/gameday-reply/${first.invitationToken}/queue`).expect(204);
    expect(await waitOf(app, first)).toBeNull();
    expect(await waitOf(app, second)).toMatchObject({ place: 1 });
    expect(await newsTo(first.guestEmail)).toEqual([['waiting', 'cancelled']]);
  });

  it('should be refused where there is nothing to wait for', async () => {
    const { gameday, seated } = await fullGameday(app, staff, { date: date(), capacity: 2 });
    const [coming, other] = seated as [InvitationDto, InvitationDto];
    const guest = await inviteGuest(staff, gameday);
    expect((await wait(app, coming).expect(409)).body.title).toBe('You are coming');
    await answer(app, other, 2).expect(200);

    expect((await wait(app, guest).expect(409)).body.title).toBe('Seats are free');
    expect((await publicly(gameday.id, 'new@mail.example').expect(409)).body.title).toBe('Seats are free');
    await wait(app, guest, 5).expect(400);
    await wait(app, { ...guest, invitationToken: 'unknown' }).expect(404);
    await publicly('01980000-0000-7000-8000-00000000ffff', 'new@mail.example').expect(404);

    expect(await waitOf(app, guest)).toBeNull();
  });

  it('should end when the gameday begins', async () => {
    const { gameday } = await fullGameday(app, staff, { date: '2025-10-02', capacity: 1 });
    const guest = await inviteGuest(staff, gameday);
    app.clock.set('2025-10-02T15:59:59Z');
    await publicly(gameday.id, 'hurried@mail.example').expect(200);
    app.clock.set('2025-10-02T16:00:00Z');

    expect((await wait(app, guest).expect(409)).body.title).toBe('The gameday has begun');
    await publicly(gameday.id, 'late@mail.example').expect(409);
  });

  it('should be served of a seat that nobody offered, until the gameday begins where it takes place', async () => {
    const { gameday } = await fullGameday(app, staff, { date: '2025-10-03', capacity: 1 });
    const guest = await waitingGuest(app, staff, gameday);
    await app.query(sql`update gameday set seats_taken = 0 where id = ${gameday.id}`);
    const servedAt = async (moment: string) => {
      app.clock.set(moment);
      await app.runJob('gameday-queue-offers');
      return (await waitOf(app, guest)).place === null;
    };

    // It begins at noon in New York, four hours after noon in UTC.
    expect(await servedAt('2025-10-03T16:00:00Z')).toBe(false);
    expect(await servedAt('2025-10-03T15:59:00Z')).toBe(true);
  });

  it('should be served to the end of the day of a gameday that says no time', async () => {
    const { gameday } = await fullGameday(app, staff, { date: '2025-10-04', capacity: 1, ...NO_TIME });
    const guest = await waitingGuest(app, staff, gameday);
    await app.query(sql`update gameday set seats_taken = 0 where id = ${gameday.id}`);
    app.clock.set('2025-10-05T03:59:00Z');
    await app.runJob('gameday-queue-offers');

    expect(await waitOf(app, guest)).toMatchObject({ place: null });
  });

  it('should be open to somebody who had declined, and make that open again', async () => {
    const { gameday } = await fullGameday(app, staff, { date: date(), capacity: 1 });
    const guest = await inviteGuest(staff, gameday);
    await answer(app, guest, 2).expect(200);

    await wait(app, guest).expect(200);

    const { body } = await staff.get(`/api/gameday/${gameday.id}`).expect(200);
    expect(body).toMatchObject({ acceptedCount: 1, rejectedCount: 0, notRepliedCount: 1 });
  });

  it('should answer alike on the public page for everybody, and change nothing of those who are known', async () => {
    const { gameday, seated } = await fullGameday(app, staff, { date: date(), capacity: 1 });
    const waiting = await waitingGuest(app, staff, gameday);
    const invited = await inviteGuest(staff, gameday);
    app.clock.advance(3_600);
    const addresses = [
      seated[0]?.guestEmail,
      waiting.guestEmail,
      invited.guestEmail,
      'stranger@mail.example',
    ];

    const answers = [];
    for (const address of addresses) {
      answers.push((await publicly(gameday.id, address ?? '', 2).expect(200)).body);
    }

    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await waitOf(app, seated[0] as InvitationDto)).toBeNull();
    expect(await waitOf(app, waiting)).toMatchObject({ place: 1, seats: 1 });
    expect(await waitOf(app, invited)).toMatchObject({ place: 2, seats: 3 });
    expect((await newsTo('stranger@mail.example')).at(-1)).toEqual(['waiting', 'queued']);
    expect(await newsTo(waiting.guestEmail)).toEqual([
      ['waiting', 'cancelled'],
      ['waiting', 'queued'],
    ]);
  });

  it('should not be ended by what a stranger answers on the public page', async () => {
    const { gameday, seated } = await fullGameday(app, staff, { date: date(), capacity: 1 });
    const guest = await waitingGuest(app, staff, gameday);
    await answer(app, seated[0] as InvitationDto, 2).expect(200);
    const typed = { gamedayId: gameday.id, guestName: 'Somebody', guestEmail: guest.guestEmail };

    await app
      .browser()
      .post('/api/gameday/public-rsvp')
      .send({ ...typed, status: 'Rejected' })
      .expect(200);
    await app
      .browser()
      .post('/api/gameday/public-rsvp')
      .send({ ...typed, status: 'Accepted' })
      .expect(409);

    expect((await waitOf(app, guest)).keptUntil).not.toBeNull();
  });

  it('should not be answered by a reminder', async () => {
    const { gameday } = await fullGameday(app, staff, { date: date(), capacity: 1 });
    await waitingGuest(app, staff, gameday);
    await inviteGuest(staff, gameday);
    await app.outbox.sent({});
    app.clock.advance(86_400);
    staff = await app.signedIn(ADMIN);

    const { body } = await staff.get(`/api/gameday/${gameday.id}/reminder`).expect(200);

    expect(body.due).toBe(1);
  });

  it('should not keep a gameday from being deleted', async () => {
    const { gameday } = await fullGameday(app, staff, { date: date(), capacity: 1 });
    const guest = await waitingGuest(app, staff, gameday);

    await staff.delete(`/api/gameday/${gameday.id}`).expect(204);

    expect(await newsTo(guest.guestEmail)).toEqual([['waiting', 'cancelled']]);
  });
});
