import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { gamedayForm } from '../testing/gameday.factory.ts';
import { answer, fullGameday, seatsOf, wait, waitingGuest, waitOf } from '../testing/queue.factory.ts';

const HOUR = 3_600;

describe('seats that are offered to those who wait', () => {
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

  const nextDate = () => new Date(Date.UTC(2025, 9, 10 + day++)).toISOString().slice(0, 10);
  const newsTo = async (address: string) =>
    (await app.mails())
      .filter((mail) => mail.address === address && mail.kind === 'rsvp-offer')
      .map(({ props, state }) => [(props as { news: string }).news, state]);
  const after = async (hours: number) => {
    app.clock.advance(hours * HOUR);
    await app.runJob('gameday-queue-offers');
    staff = await app.signedIn(ADMIN);
  };
  /** A full gameday with three seats, on which guests and parties wait. */
  const fullFor = async (parties: number[], changes = {}) => {
    const { gameday, seated } = await fullGameday(app, staff, { date: nextDate(), capacity: 3, ...changes });
    const waiting: InvitationDto[] = [];
    for (const party of parties) {
      waiting.push(await waitingGuest(app, staff, gameday, party - 1));
    }
    return { gameday, seated, waiting } as {
      gameday: GamedayDto;
      seated: [InvitationDto, InvitationDto, InvitationDto];
      waiting: [InvitationDto, InvitationDto, InvitationDto];
    };
  };

  it('should go to the first whose party fits, and who is passed over keeps the place and is told once', async () => {
    const { gameday, seated, waiting } = await fullFor([2, 1, 1]);
    await answer(app, seated[0], 2).expect(200);

    expect(await waitOf(app, waiting[0])).toMatchObject({ place: 1, passedOver: true });
    expect(await waitOf(app, waiting[1])).toMatchObject({
      place: null,
      keptUntil: '2025-10-02T12:00:00.000Z',
    });
    expect(await waitOf(app, waiting[2])).toMatchObject({ place: 2, keptUntil: null, passedOver: false });
    await staff
      .put('/api/gameday-invitation/status')
      .send({ invitationID: seated[1].id, status: 2 })
      .expect(200);

    expect(await waitOf(app, waiting[2])).toMatchObject({ place: null });
    expect((await newsTo(waiting[0].guestEmail)).filter(([news]) => news === 'passed-over')).toHaveLength(1);
    expect(await newsTo(waiting[1].guestEmail)).toEqual([
      ['waiting', 'cancelled'],
      ['offered', 'queued'],
    ]);
    expect(await seatsOf(app, gameday.id)).toMatchObject({
      counted: 3,
      countedOffers: 2,
      accepted: 1,
      offered: 2,
    });
  });

  it('should tell everybody whom they passed over, also behind the first who was served', async () => {
    const { gameday, waiting } = await fullFor([1, 3, 1, 3]);
    const form = { ...gamedayForm({ date: gameday.date, capacity: 5 }), id: gameday.id };

    await staff.put('/api/gameday').send(form).expect(200);

    const stands = await Promise.all(waiting.map((guest) => waitOf(app, guest)));
    expect(stands.map(({ place, passedOver }) => [place, passedOver])).toEqual([
      [null, false],
      [1, true],
      [null, false],
      [2, false],
    ]);
  });

  it('should be nobody else’s, and be said on every page', async () => {
    const { gameday, seated, waiting } = await fullFor([1]);
    await staff.delete(`/api/gameday-invitation/${seated[0].id}`).expect(204);

    const page = await app.browser().get(`/api/gameday/public/${gameday.date}`).expect(200);
    expect(page.body).toMatchObject({ atCapacity: true, seatsOffered: 1 });
    await answer(app, seated[1], 1, 1).expect(409);
    const guest = { guestName: 'Ola', guestEmail: 'ola@mail.example', status: 1 };
    await app
      .browser()
      .post('/api/gameday/public-rsvp')
      .send({ gamedayId: gameday.id, ...guest })
      .expect(409);
    const { body } = await app.browser().get(`/api/gameday-reply/${waiting[0].invitationToken}`).expect(200);
    expect(body).toMatchObject({ atCapacity: false, seatsOffered: 1 });

    await answer(app, waiting[0], 1).expect(200);

    expect(await waitOf(app, waiting[0])).toBeNull();
    expect(await seatsOf(app, gameday.id)).toMatchObject({ counted: 3, countedOffers: 0, accepted: 3 });
    expect((await newsTo(waiting[0].guestEmail)).at(-1)).toEqual(['offered', 'cancelled']);
  });

  it('should pass what a smaller party leaves, and all that is declined, to the next', async () => {
    const { gameday, seated, waiting } = await fullFor([2, 1, 1]);
    await answer(app, seated[0], 2).expect(200);
    await answer(app, waiting[1], 2).expect(200);
    expect(await waitOf(app, waiting[2])).toMatchObject({ place: null });
    await answer(app, waiting[2], 2).expect(200);
    await answer(app, seated[1], 2).expect(200);
    expect(await waitOf(app, waiting[0])).toMatchObject({ place: null, seats: 2 });
    await wait(app, seated[1]).expect(200);

    await answer(app, waiting[0], 1, 0).expect(200);

    expect(await waitOf(app, seated[1])).toMatchObject({ place: null, seats: 1 });
    expect(await seatsOf(app, gameday.id)).toMatchObject({ counted: 3, countedOffers: 1, accepted: 2 });
  });

  it('should be taken with a larger party only where the rest is free', async () => {
    const { seated, waiting } = await fullFor([1]);
    await answer(app, seated[0], 2).expect(200);

    const { body } = await answer(app, waiting[0], 1, 1).expect(409);

    expect(body).toMatchObject({ title: 'Not enough seats', detail: 'Only 1 seat is left.' });
    expect((await waitOf(app, waiting[0])).keptUntil).not.toBeNull();
  });

  it('should come of a larger capacity, which cannot be less than what is offered', async () => {
    const { gameday, waiting } = await fullFor([1, 1]);
    const form = { ...gamedayForm({ date: gameday.date, capacity: 4 }), id: gameday.id };
    await staff.put('/api/gameday').send(form).expect(200);
    expect(await waitOf(app, waiting[0])).toMatchObject({ place: null });
    expect(await waitOf(app, waiting[1])).toMatchObject({ place: 1 });

    const { body } = await staff
      .put('/api/gameday')
      .send({ ...form, capacity: 3 })
      .expect(409);

    expect(body.fields.capacity).toBe(
      '4 seats are already taken, 1 of them by offers to people who waited. The capacity cannot be lower.',
    );
  });

  it('should go to the next when the person they are kept for is erased, and come of erasing a guest', async () => {
    const { gameday, seated, waiting } = await fullFor([1, 1, 1]);
    const erase = (email: string) =>
      staff.post('/api/organise/persons/erasure').send({ email, typed: email, when: 'now' }).expect(204);
    await erase(seated[0].guestEmail);
    expect(await waitOf(app, waiting[0])).toMatchObject({ place: null });
    await erase(waiting[1].guestEmail);
    expect(await waitOf(app, waiting[2])).toMatchObject({ place: 1 });

    await erase(waiting[0].guestEmail);

    expect(await waitOf(app, waiting[2])).toMatchObject({ place: null });
    expect((await newsTo(waiting[0].guestEmail)).filter(([, state]) => state === 'queued')).toEqual([]);
    expect(await seatsOf(app, gameday.id)).toMatchObject({ counted: 3, countedOffers: 1, offered: 1 });
  });

  it('should go to the next when the invitation they are kept for is removed', async () => {
    const { gameday, seated, waiting } = await fullFor([1, 1]);
    await answer(app, seated[0], 2).expect(200);

    await staff.delete(`/api/gameday-invitation/${waiting[0].id}`).expect(204);

    expect(await waitOf(app, waiting[1])).toMatchObject({ place: null });
    expect(await seatsOf(app, gameday.id)).toMatchObject({ counted: 3, countedOffers: 1, offered: 1 });
  });

  it('should come of an answer on the public page that nobody confirmed', async () => {
    const { gameday, seated, waiting } = await fullFor([]);
    await answer(app, seated[0], 2).expect(200);
    const guest = { guestName: 'Ola', guestEmail: 'held@mail.example', status: 1 };
    await app
      .browser()
      .post('/api/gameday/public-rsvp')
      .send({ gamedayId: gameday.id, ...guest })
      .expect(200);
    waiting.push(await waitingGuest(app, staff, gameday));
    app.clock.advance(48 * HOUR);

    await app.runJob('unconfirmed-answers');

    expect(await waitOf(app, waiting[0])).toMatchObject({ place: null });
  });

  it('should go to the next when nobody answers: the first silence costs the place, the second ends the wait', async () => {
    const { seated, waiting } = await fullFor([1, 1]);
    await answer(app, seated[0], 2).expect(200);
    await after(23);
    expect(await waitOf(app, waiting[0])).toMatchObject({ place: null });

    await after(1);
    expect(await waitOf(app, waiting[0])).toMatchObject({ place: 1, missed: true, keptUntil: null });
    expect(await waitOf(app, waiting[1])).toMatchObject({ place: null });
    expect((await newsTo(waiting[0].guestEmail)).map(([news]) => news)).toEqual([
      'waiting',
      'offered',
      'missed',
    ]);

    await after(24);
    await after(24);
    expect(await waitOf(app, waiting[0])).toBeNull();
    expect(await waitOf(app, waiting[1])).toMatchObject({ place: null, missed: true });
    expect((await newsTo(waiting[0].guestEmail)).at(-1)).toEqual(['removed', 'queued']);
    await wait(app, waiting[0]).expect(200);
    expect((await newsTo(waiting[0].guestEmail)).at(-2)).toEqual(['removed', 'cancelled']);
  });

  it('should be kept for two hours when the gameday is near, and for nobody once it has begun', async () => {
    const { gameday, seated, waiting } = await fullFor([1, 1], { date: '2025-10-03', startTime: '12:00:00' });
    app.clock.set('2025-10-03T13:00:00Z');
    await answer(app, seated[0], 2).expect(200);
    expect(await waitOf(app, waiting[0])).toMatchObject({ keptUntil: '2025-10-03T15:00:00.000Z' });

    await after(2);
    expect(await waitOf(app, waiting[1])).toMatchObject({ keptUntil: '2025-10-03T16:00:00.000Z' });
    await after(1);

    expect(await seatsOf(app, gameday.id)).toMatchObject({ counted: 2, countedOffers: 0 });
    expect((await newsTo(waiting[1].guestEmail)).map(([news]) => news)).toEqual(['waiting', 'offered']);
  });

  it('should end at the start of a gameday that is moved to an earlier time', async () => {
    const { gameday, seated, waiting } = await fullFor([1]);
    await answer(app, seated[0], 2).expect(200);

    const form = gamedayForm({ date: '2025-10-02', startTime: '05:00', capacity: 3 });
    await staff
      .put('/api/gameday')
      .send({ ...form, id: gameday.id })
      .expect(200);

    expect(await waitOf(app, waiting[0])).toMatchObject({ keptUntil: '2025-10-02T09:00:00.000Z' });
  });
});
