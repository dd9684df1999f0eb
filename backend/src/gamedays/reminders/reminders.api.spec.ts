import { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';

const UNKNOWN = '01980000-0000-7000-8000-000000000000';
const DAY = 86_400;
const NOBODY = { due: 0, waiting: 0, suppressed: 0, nextAt: null, next: null, planned: null };

describe('reminders', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo();
    staff = await app.signedIn(ADMIN);
  });
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));
  afterAll(() => app.stop());

  const reminder = async (id: string) => (await staff.get(`/api/gameday/${id}/reminder`).expect(200)).body;
  const remind = (id: string, confirmed: unknown) =>
    staff.post(`/api/gameday/${id}/remind`).send({ confirmed });
  const remindersTo = async (address: string) =>
    (await app.mails()).filter((mail) => mail.kind === 'gameday-reminder' && mail.address === address);

  const movePast = ({ id }: GamedayDto, date: string) =>
    app.query(sql`update gameday set date = ${date} where id = ${id}`);

  /** A gameday whose guests were mailed a day ago. */
  const gamedayWithGuests = async (count: number) => {
    const gameday = await createGameday(staff);
    const guests = [];
    for (let number = 0; number < count; number++) {
      guests.push(await inviteGuest(staff, gameday));
    }
    await app.outbox.sent();
    app.clock.advance(DAY);
    return { gameday, guests };
  };

  describe('GET /api/gameday/{id}/reminder', () => {
    it('should count who is due, who was mailed a short while ago, and who gets no mail', async () => {
      const { gameday } = await gamedayWithGuests(2);
      await inviteGuest(staff, gameday, { status: 1 });
      await inviteGuest(staff, gameday, { status: 2 });
      await inviteGuest(staff, gameday, { guestEmail: 'Silent@mail.example' });
      await app.outbox.suppress('silent@mail.example');
      app.clock.advance(60);
      await inviteGuest(staff, gameday);

      expect(await reminder(gameday.id)).toEqual({
        due: 2,
        waiting: 1,
        suppressed: 1,
        nextAt: '2025-10-03T12:01:00.000Z',
        next: null,
        planned: null,
      });
    });

    it('should let a guest wait whose invitation has not left yet', async () => {
      const gameday = await createGameday(staff);
      await inviteGuest(staff, gameday);
      app.clock.advance(2 * DAY);

      expect(await reminder(gameday.id)).toEqual({ ...NOBODY, waiting: 1 });
    });

    it('should count nobody once the gameday is over', async () => {
      const { gameday } = await gamedayWithGuests(1);
      await movePast(gameday, '2020-01-01');

      expect(await reminder(gameday.id)).toEqual(NOBODY);
    });

    it('should know no gameday that does not exist', async () => {
      await staff.get(`/api/gameday/${UNKNOWN}/reminder`).expect(404);
    });
  });

  describe('POST /api/gameday/{id}/remind', () => {
    it('should mail those who have not answered as one mailing, and nobody again within the cooldown', async () => {
      const { gameday, guests } = await gamedayWithGuests(3);
      const [, , accepted] = guests;
      await staff
        .put('/api/gameday-invitation/status')
        .send({ invitationID: accepted?.id, status: 1 })
        .expect(200);

      const { body } = await remind(gameday.id, 2).expect(200);

      expect(body).toEqual({ remindersSent: 2 });
      const mails = (await app.mails()).filter(({ kind }) => kind === 'gameday-reminder');
      expect(mails).toMatchObject(
        guests.slice(0, 2).map(({ guestEmail, invitationToken }) => ({
          address: guestEmail,
          bulk: true,
          state: 'queued',
          props: { invitationToken },
        })),
      );
      const { body: progress } = await staff.get(`/api/gameday/${gameday.id}/delivery`).expect(200);
      expect(progress).toMatchObject({ total: 2, queued: 2, kinds: ['gameday-reminder'] });

      await app.outbox.sent();
      const again = await remind(gameday.id, 2).expect(409);
      expect(again.body.message).toBe('There is nobody to remind now.');
      expect(await reminder(gameday.id)).toMatchObject({ due: 0, waiting: 2 });
    });

    it('should mail once when it is asked for twice at once', async () => {
      const { gameday, guests } = await gamedayWithGuests(20);

      const answers = await Promise.all(Array.from({ length: 4 }, () => remind(gameday.id, 20)));

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      for (const { guestEmail } of guests) {
        expect(await remindersTo(guestEmail)).toHaveLength(1);
      }
    });

    it('should mail once when it is asked for twice at once, however short the cooldown is', async () => {
      const hasty = await TestApp.start({ REMINDER_COOLDOWN_SECONDS: '0' });
      try {
        const client = await hasty.signedIn(ADMIN);
        const gameday = await createGameday(client);
        for (let number = 0; number < 5; number++) {
          await inviteGuest(client, gameday);
        }
        await hasty.outbox.sent();

        const calls: Promise<number>[] = [];
        // Both judge their guests while somebody holds them, and only then take them.
        await hasty.get(EntityManager).transactional(async (em) => {
          await rowsOf(em, sql`select from invitation where gameday_id = ${gameday.id} for update`);
          for (let call = 0; call < 2; call++) {
            const request = client.post(`/api/gameday/${gameday.id}/remind`).send({ confirmed: 5 });
            calls.push(request.then(({ status }) => status));
          }
          await hasty.untilBlocked(2);
        });

        expect((await Promise.all(calls)).sort()).toEqual([200, 409]);
      } finally {
        await hasty.stop();
      }
    });

    it('should mail nobody when more are due than were confirmed, and say how many', async () => {
      const { gameday, guests } = await gamedayWithGuests(2);

      const { body } = await remind(gameday.id, 1).expect(409);

      expect(body.message).toBe('2 guests are to be reminded now. Please confirm that number.');
      expect(await remindersTo(guests[0]!.guestEmail)).toEqual([]);
      expect(await reminder(gameday.id)).toMatchObject({ due: 2 });
    });

    it('should mail fewer than were confirmed when some have answered meanwhile', async () => {
      const { gameday } = await gamedayWithGuests(1);

      const { body } = await remind(gameday.id, 50).expect(200);

      expect(body).toEqual({ remindersSent: 1 });
    });

    it('should pass over guests who get no mail', async () => {
      const { gameday, guests } = await gamedayWithGuests(2);
      const [gone] = guests;
      await app.outbox.suppress(gone?.guestEmail ?? '', 'bounced');

      const { body } = await remind(gameday.id, 1).expect(200);

      expect(body).toEqual({ remindersSent: 1 });
      expect(await remindersTo(gone!.guestEmail)).toEqual([]);
    });

    it('should wait with the others when the delivery of the gameday is paused', async () => {
      const gameday = await createGameday(staff);
      const guests = [{ name: 'Priya', email: 'paused@mail.example' }];
      await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);
      await app.outbox.sent();
      await staff.post(`/api/gameday/${gameday.id}/delivery/pause`).expect(200);
      app.clock.advance(DAY);

      await remind(gameday.id, 1).expect(200);

      const { body } = await staff.get(`/api/gameday/${gameday.id}/delivery`).expect(200);
      expect(body).toMatchObject({ queued: 1, paused: true, kinds: ['gameday-reminder'] });
    });

    it('should remind nobody of a gameday that is over', async () => {
      const { gameday } = await gamedayWithGuests(1);
      await movePast(gameday, '2020-01-02');

      const { body } = await remind(gameday.id, 1).expect(409);

      expect(body.title).toBe('Gameday is over');
    });

    it.each([undefined, null, -1, 1.5, '1', 'all'])('should refuse %p as a count', async (confirmed) => {
      const { body } = await remind(UNKNOWN, confirmed).expect(400);

      expect(Object.keys(body.fields)).toEqual(['confirmed']);
    });

    it('should know no gameday that does not exist', async () => {
      await remind(UNKNOWN, 1).expect(404);
    });
  });
});
