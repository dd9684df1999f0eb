import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { type GamedayDetails, gamedayReference } from '../gameday.entity.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';
import { answer } from '../testing/queue.factory.ts';
import {
  invitationsOf,
  invitedByMail,
  inviteInWaves,
  listOf,
  waitingIn,
  wavesOf,
} from '../testing/waves.factory.ts';

const DATE = '2025-10-20';

describe('a list that is invited in waves', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.clock.set('2025-10-01T14:00:00Z');
    staff = await app.signedIn(ADMIN);
  });
  afterEach(async () => {
    await app.query(sql`delete from gameday`);
    await app.outbox.forgetSuppressions();
  });
  afterAll(() => app.stop());

  const gamedayOf = (changes: Partial<GamedayDetails> = {}) =>
    createGameday(staff, { date: DATE, capacity: 4, ...changes });
  const runWaves = () => app.runJob('gameday-waves');
  const invited = (gameday: GamedayDto) => invitedByMail(app, gameday);
  const guestAt = async (gameday: GamedayDto, email: string) =>
    (await invitationsOf(staff, gameday)).find(({ guestEmail }) => guestEmail === email) as InvitationDto;
  const change = (gameday: GamedayDto, body: object) =>
    staff.put(`/api/gameday/${gameday.id}/waves`).send(body);
  const addresses = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `guest${from + index}@mail.example`);

  describe('POST /api/gameday/bulk-invite', () => {
    it('should invite the first at once, in the order of the list, and let the others wait', async () => {
      const gameday = await gamedayOf();

      const result = await inviteInWaves(staff, gameday, listOf(10), 3);

      expect(result).toMatchObject({
        invitationsSent: 3,
        waiting: 7,
        totalGuests: 10,
        alreadyInvited: 0,
        failed: 0,
      });
      expect(await invited(gameday)).toEqual(addresses(0, 3));
      expect(await waitingIn(staff, gameday)).toEqual(addresses(3, 10));
      expect((await invitationsOf(staff, gameday)).map(({ guestEmail }) => guestEmail)).toEqual(
        addresses(0, 3),
      );
      const { body } = await staff.get('/api/gamedays').expect(200);
      expect(body).toMatchObject([{ notRepliedCount: 3, seatsTaken: 0 }]);
    });

    it('should invite as before without it', async () => {
      const gameday = await gamedayOf();
      const { body } = await staff
        .post('/api/gameday/bulk-invite')
        .send({ gamedayID: gameday.id, guests: listOf(3) })
        .expect(200);
      expect(body).toMatchObject({ invitationsSent: 3, waiting: 0 });
      expect(await wavesOf(staff, gameday)).toMatchObject({ target: null, waiting: 0, open: 3 });
    });

    it('should know who waits as invited, in any case of the address, and keep the order of both lists', async () => {
      const gameday = await gamedayOf();
      await inviteInWaves(staff, gameday, listOf(4), 2);

      const again = await inviteInWaves(
        staff,
        gameday,
        [{ name: 'Again', email: 'GUEST3@mail.example' }, ...listOf(3, 'guest', 3), ...listOf(1, 'guest', 4)],
        2,
      );
      expect(again).toMatchObject({ invitationsSent: 0, waiting: 2, alreadyInvited: 3 });
      const atOnce = await staff
        .post('/api/gameday/bulk-invite')
        .send({ gamedayID: gameday.id, guests: listOf(3, 'guest', 4) })
        .expect(200);

      expect(atOnce.body).toMatchObject({ invitationsSent: 1, alreadyInvited: 2 });
      expect(await waitingIn(staff, gameday)).toEqual(addresses(2, 6));
      const emails = ['Guest2@mail.example', 'guest0@mail.example', 'new@mail.example'];
      const { body } = await staff.post('/api/gameday/check-guests').send({ gamedayID: gameday.id, emails });
      expect(body.alreadyInvited).toEqual(emails.slice(0, 2));
    });

    it('should keep who gets no mail on the list at once, and count bad entries as ever', async () => {
      const gameday = await gamedayOf();
      await app.outbox.suppress('guest0@mail.example');

      const result = await inviteInWaves(staff, gameday, [...listOf(4), { name: 'Bad', email: 'bad' }], 2);

      expect(result).toMatchObject({ invitationsSent: 2, waiting: 1, failed: 2 });
      expect(await invited(gameday)).toEqual(addresses(1, 3));
      expect(await wavesOf(staff, gameday)).toMatchObject({ open: 2, unreachable: 1, waiting: 1 });
    });

    it('should refuse a wave that is none, and one of guests who have answered', async () => {
      const gameday = await gamedayOf();
      for (const wave of [{ open: 0 }, { open: 1.5 }, {}, 'all', { open: 100_001 }]) {
        const body = { gamedayID: gameday.id, guests: listOf(1), wave };
        const refused = await staff.post('/api/gameday/bulk-invite').send(body).expect(400);
        expect(refused.body.fields).toHaveProperty('wave');
      }
      const accepted = { gamedayID: gameday.id, guests: listOf(1), wave: { open: 1 }, status: 1 };
      await staff.post('/api/gameday/bulk-invite').send(accepted).expect(400);
      expect(await wavesOf(staff, gameday)).toMatchObject({ target: null });
    });

    it('should refuse a list whose mail would say something else than was shown', async () => {
      const gameday = await gamedayOf();
      const body = { gamedayID: gameday.id, guests: listOf(2), wave: { open: 1 }, preview: 'other' };
      await staff.post('/api/gameday/bulk-invite').send(body).expect(409);
      expect(await wavesOf(staff, gameday)).toMatchObject({ target: null, waiting: 0 });
    });
  });

  describe('the next wave', () => {
    it('should follow a decline with one run, and nothing else', async () => {
      const gameday = await gamedayOf();
      await inviteInWaves(staff, gameday, listOf(10), 3);
      await runWaves();
      expect(await invited(gameday)).toHaveLength(3);

      await answer(app, await guestAt(gameday, 'guest1@mail.example'), 2).expect(200);
      await runWaves();
      await runWaves();

      expect(await invited(gameday)).toEqual(addresses(0, 4));
      expect(await wavesOf(staff, gameday)).toMatchObject({ open: 3, declined: 1, waiting: 6 });
    });

    it('should follow the day by which to answer, and leave days of their own to those who come then', async () => {
      const gameday = await gamedayOf({ answerBy: '2025-10-05' });
      await inviteInWaves(staff, gameday, listOf(20), 3);
      await app.outbox.sent();
      app.clock.set('2025-10-06T13:00:00Z');

      await runWaves();
      await runWaves();
      expect(await invited(gameday)).toEqual(addresses(0, 6));
      staff = await app.signedIn(ADMIN);
      expect(await wavesOf(staff, gameday)).toMatchObject({ open: 3, past: 3, waiting: 14 });
      await app.outbox.sent();

      app.clock.set('2025-10-09T23:00:00Z');
      await runWaves();
      expect(await invited(gameday)).toHaveLength(6);
      app.clock.set('2025-10-10T13:00:00Z');
      await runWaves();
      expect(await invited(gameday)).toEqual(addresses(0, 9));
    });

    it('should replace whom no mail reached, and those who wait for seats', async () => {
      const gameday = await gamedayOf({ capacity: 2 });
      await inviteInWaves(staff, gameday, listOf(6), 2);
      await app.outbox.becomes('failed', { about: (await guestAt(gameday, 'guest0@mail.example')).id });
      await runWaves();

      expect(await invited(gameday)).toEqual(addresses(0, 3));
      expect(await wavesOf(staff, gameday)).toMatchObject({ open: 2, unreachable: 1 });
    });

    it('should tell the gameday as it is then, in the words that staff confirmed', async () => {
      const gameday = await gamedayOf();
      await inviteInWaves(staff, gameday, listOf(3), 1);
      await staff
        .put('/api/gameday')
        .send({ ...gamedayForm({ date: DATE, location: 'The new hall' }), id: gameday.id })
        .expect(200);
      await change(gameday, { open: 2 }).expect(200);
      await runWaves();

      const told = await app.query(sql<{ place: string }>`
        select shared_props ->> 'location' as place from mailing where about = ${gamedayReference(gameday.id)} order by created_at`);
      expect(told).toEqual([{ place: 'The new hall' }, { place: 'The new hall' }]);
    });

    it('should rest once too many of the waves before, taken together, did not exist, until staff resume (B10)', async () => {
      const gameday = await gamedayOf();
      await inviteInWaves(staff, gameday, listOf(100), 4);
      let dead = 0;
      const waves = async () => {
        for (let wave = 0; wave < 6; wave++) {
          await app.outbox.sent();
          const mails = await app.query(sql<{ address: string; mailing: string }>`
            select recipient_address as address, mailing_id as mailing from mail
            join invitation on invitation.id = mail.about and gameday_id = ${gameday.id}
            where state = 'sent' and recipient_address not in (select address from suppression)`);
          for (const { address, mailing } of mails) {
            await app.outbox.becomes('failed', { mailing });
            await app.outbox.suppress(address, 'bounced', { mailing });
            dead++;
          }
          await runWaves();
        }
      };

      await waves();

      expect(dead).toBe(12);
      expect((await wavesOf(staff, gameday)).next).toMatchObject({ rests: 'braked' });
      await change(gameday, { paused: false }).expect(200);
      await runWaves();
      expect(await invited(gameday)).toHaveLength(16);

      app.clock.advance(1);
      await change(gameday, { paused: true }).expect(200);
      expect((await wavesOf(staff, gameday)).next).toMatchObject({ rests: 'paused' });
    });

    it('should pass over who was invited in another way, and nobody for what was typed on the public page', async () => {
      const gameday = await gamedayOf();
      await inviteInWaves(staff, gameday, listOf(6), 1);
      await inviteGuest(staff, gameday, { guestEmail: 'GUEST2@mail.example' });
      await app
        .browser()
        .post('/api/gameday/public-rsvp')
        .send({
          gamedayId: gameday.id,
          guestName: 'One',
          guestEmail: 'guest1@mail.example',
          status: 'Accepted',
        })
        .expect(200);

      expect(await waitingIn(staff, gameday)).toEqual(['guest1@mail.example', ...addresses(3, 6)]);
      await change(gameday, { open: 4 }).expect(200);
      await runWaves();
      expect((await invited(gameday)).sort()).toEqual(
        ['GUEST2@mail.example', ...addresses(0, 2), ...addresses(3, 4)].sort(),
      );
    });
  });
});
