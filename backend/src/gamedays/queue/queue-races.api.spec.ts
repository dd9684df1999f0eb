import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { withoutLocks } from '../../../test/lock-controls.ts';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { gamedayForm } from '../testing/gameday.factory.ts';
import { answer, fullGameday, seatsOf, wait, waitingGuest, waitOf } from '../testing/queue.factory.ts';

const CLIENTS = 50;

/** What happens when people who wait, and people who do not, act at the same moment. */
describe('the queue of a gameday under concurrency', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const invited = async (gameday: { id: string }, count: number): Promise<InvitationDto[]> => {
    const guests = Array.from({ length: count }, (_, index) => ({
      name: `Guest ${index}`,
      email: `racer${index}@mail.example`,
    }));
    await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);
    const { body } = await staff
      .get(`/api/gameday/${gameday.id}/invitations?limit=100&search=racer`)
      .expect(200);
    return body.items;
  };

  itHoldsEveryRound(
    'should give a freed seat to the first who waits, whoever else of fifty asks',
    async () => {
      const { gameday, seated } = await fullGameday(app, staff, { capacity: 1 });
      const first = await waitingGuest(app, staff, gameday);
      const others = await invited(gameday, CLIENTS - 1);

      const [, ...asked] = await Promise.all([
        answer(app, seated[0] as InvitationDto, 2).expect(200),
        ...others.map((guest, index) => (index % 2 === 0 ? answer(app, guest, 1) : wait(app, guest))),
      ]);

      expect(asked.map(({ status }) => status)).toEqual(
        others.map((_, index) => (index % 2 === 0 ? 409 : 200)),
      );
      expect(await waitOf(app, first)).toMatchObject({ place: null });
      expect(await seatsOf(app, gameday.id)).toMatchObject({
        counted: 1,
        countedOffers: 1,
        offered: 1,
        accepted: 0,
      });
    },
  );

  itHoldsEveryRound(
    'should be offered seats first that are added while twenty wait and fifty newcomers press (F28)',
    async () => {
      const { gameday } = await fullGameday(app, staff, { capacity: 2 });
      const waiting: InvitationDto[] = [];
      for (let place = 0; place < 20; place++)
        waiting.push(await waitingGuest(app, staff, gameday, place % 2));
      const newcomer = (number: number) => ({
        gamedayId: gameday.id,
        guestName: 'Newcomer',
        guestEmail: `newcomer${number}@mail.example`,
        status: 'Accepted',
      });

      const [, ...answers] = await Promise.all([
        staff
          .put('/api/gameday')
          .send({ ...gamedayForm({ date: gameday.date, capacity: 17 }), id: gameday.id })
          .expect(200),
        ...Array.from({ length: CLIENTS }, (_, number) =>
          app.browser().post('/api/gameday/public-rsvp').send(newcomer(number)),
        ),
      ]);

      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
      const places = await Promise.all(waiting.map((guest) => waitOf(app, guest)));
      // Parties of one and two: ten of them take fifteen seats.
      expect(places.map(({ keptUntil }) => keptUntil !== null)).toEqual(
        waiting.map((_, place) => place < 10),
      );
      expect(await seatsOf(app, gameday.id)).toMatchObject({ counted: 17, accepted: 2, offered: 15 });
    },
  );

  itHoldsEveryRound('should offer each of the seats that are freed at once to one of fifty', async () => {
    const { gameday, seated } = await fullGameday(app, staff, { capacity: 5 });
    const waiting = await invited(gameday, CLIENTS);
    for (const guest of waiting) {
      await wait(app, guest).expect(200);
    }

    await Promise.all([
      ...seated.map((guest) => answer(app, guest, 2).expect(200)),
      ...waiting
        .slice(0, 2)
        .map((guest) => app.browser().delete(`/api/gameday-reply/${guest.invitationToken}/queue`)),
    ]);

    expect(await seatsOf(app, gameday.id)).toMatchObject({
      counted: 5,
      countedOffers: 5,
      offered: 5,
      accepted: 0,
    });
    const places = await Promise.all(
      waiting.slice(2, 8).map(async (guest) => (await waitOf(app, guest)).place),
    );
    expect(places).toEqual([null, null, null, null, null, 1]);
  });

  it('would offer one seat twice without the lock of the seats, which the constraint refuses (the control)', async () => {
    const { gameday, seated } = await fullGameday(app, staff, { capacity: 3 });
    const waiting = [await waitingGuest(app, staff, gameday, 2), await waitingGuest(app, staff, gameday, 2)];
    // Both have been passed over once, so that neither is told of it while the other one writes.
    const last = await waitingGuest(app, staff, gameday);
    await answer(app, seated[0] as InvitationDto, 2).expect(200);
    await app.browser().delete(`/api/gameday-reply/${last.invitationToken}/queue`).expect(204);

    const outcome = await withoutLocks(
      app,
      {
        without: [
          {
            statement: /^select "capacity" - "seats_taken" as "left" from "gameday"/,
            lock: /for no key update/,
          },
        ],
        meetBefore: /^update "gameday" set "seats_taken"/,
      },
      () => waiting.map((guest) => wait(app, guest, 0)),
    );

    expect(outcome).toEqual({ succeeded: 1, refusedBy: ['gameday_seats_within_capacity'] });
    expect(await seatsOf(app, gameday.id)).toMatchObject({ counted: 3, countedOffers: 1, offered: 1 });
  });
});
