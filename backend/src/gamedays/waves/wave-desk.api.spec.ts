import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ATTENDEE, TestApp } from '../../../test/test-app.ts';
import type { GamedayDetails } from '../gameday.entity.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday } from '../testing/gameday.factory.ts';
import { invitedByMail, inviteInWaves, listOf, wavesOf } from '../testing/waves.factory.ts';

const DATE = '2025-10-20';
const NIGHT = '2025-10-02T03:00:00Z';

describe('what staff do with a list in waves', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.clock.set('2025-10-01T14:00:00Z');
    staff = await app.signedIn(ADMIN);
  });
  afterEach(() => app.query(sql`delete from gameday`));
  afterAll(() => app.stop());

  const gamedayOf = (changes: Partial<GamedayDetails> = {}) =>
    createGameday(staff, { date: DATE, capacity: 4, ...changes });
  const runWaves = () => app.runJob('gameday-waves');
  const invited = (gameday: GamedayDto) => invitedByMail(app, gameday);
  const change = (gameday: GamedayDto, body: object) =>
    staff.put(`/api/gameday/${gameday.id}/waves`).send(body);
  const addresses = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `guest${from + index}@mail.example`);

  describe('PUT /api/gameday/{id}/waves', () => {
    it('should pause and go on', async () => {
      const gameday = await gamedayOf();
      await inviteInWaves(staff, gameday, listOf(5), 1);
      expect((await change(gameday, { paused: true, open: 3 }).expect(200)).body).toMatchObject({
        paused: true,
        target: 3,
        next: { people: 2, rests: 'paused' },
      });
      await runWaves();
      expect(await invited(gameday)).toHaveLength(1);

      await change(gameday, { paused: false }).expect(200);
      await runWaves();
      expect(await invited(gameday)).toEqual(addresses(0, 3));
    });

    it('should move guests to the front, in the order given, and find them by a search', async () => {
      const gameday = await gamedayOf();
      await inviteInWaves(staff, gameday, listOf(8), 1);
      const { body } = await staff.get(`/api/gameday/${gameday.id}/waves/guests?search=guest5`).expect(200);
      expect(body).toMatchObject({ total: 1, items: [{ place: 5, guestName: 'Guest 5', movedUp: false }] });
      const all = (await staff.get(`/api/gameday/${gameday.id}/waves/guests`).expect(200)).body.items;

      await change(gameday, { moveUp: [all[4].id, all[2].id] }).expect(200);
      await change(gameday, { moveUp: [all[6].id], open: 4 }).expect(200);

      const moved = (await staff.get(`/api/gameday/${gameday.id}/waves/guests`).expect(200)).body.items;
      expect(moved.map(({ guestName }: { guestName: string }) => guestName)).toEqual(
        [7, 5, 3, 1, 2, 4, 6].map((number) => `Guest ${number}`),
      );
      expect(moved[0]).toMatchObject({ place: 1, movedUp: true });
      await runWaves();
      expect(await invited(gameday)).toEqual([0, 7, 5, 3].map((number) => `guest${number}@mail.example`));
      await change(gameday, { moveUp: [all[6].id] }).expect(404);
    });

    it('should show first whose address takes the invitation, with the place in the whole list', async () => {
      const gameday = await gamedayOf();
      await inviteInWaves(staff, gameday, listOf(5, 'mute'), 1);
      await app.outbox.suppress('mute1@mail.example', 'bounced');
      await app.outbox.suppress('mute2@mail.example', 'no-invitations');
      await app.outbox.suppress('mute3@mail.example', 'no-news');
      const guests = (query: object) =>
        staff.get(`/api/gameday/${gameday.id}/waves/guests`).query(query).expect(200);

      const { body } = await guests({ mailed: true, limit: 1 });

      expect(body).toMatchObject({ total: 2, items: [{ place: 3, guestName: 'Guest 3' }] });
      expect((await guests({ limit: 1 })).body).toMatchObject({
        total: 4,
        items: [{ guestName: 'Guest 1' }],
      });
      await app.outbox.suppress('mute3@mail.example', 'bounced');
      await app.outbox.suppress('mute4@mail.example', 'bounced');
      expect((await guests({ mailed: true })).body).toMatchObject({ total: 0, items: [] });
    });

    it('should stop: who waits is forgotten, who is invited stays', async () => {
      const gameday = await gamedayOf();
      await inviteInWaves(staff, gameday, listOf(5), 2);
      expect((await change(gameday, { stop: true }).expect(200)).body).toMatchObject({
        target: null,
        waiting: 0,
        open: 2,
      });
      await runWaves();
      expect(await invited(gameday)).toHaveLength(2);
      await change(gameday, { paused: true }).expect(404);
    });

    it('should be told by the audit trail, each change with what it was', async () => {
      const gameday = await gamedayOf();
      await inviteInWaves(staff, gameday, listOf(5), 1);
      const [first] = (await staff.get(`/api/gameday/${gameday.id}/waves/guests`).expect(200)).body.items;
      for (const each of [
        { paused: true },
        { paused: false, open: 2 },
        { moveUp: [first.id] },
        { stop: true },
      ]) {
        await change(gameday, each).expect(200);
      }
      await change(gameday, { paused: true }).expect(404);

      expect((await app.audited(gameday.id)).slice(1)).toEqual([
        ['waves.changed', { paused: true }],
        ['waves.changed', { paused: false, open: 2 }],
        ['waves.changed', { movedUp: 1 }],
        ['waves.stopped', { dropped: 4 }],
      ]);
    });

    it('should refuse what is no number, no guest or no gameday', async () => {
      const gameday = await gamedayOf();
      await change(gameday, { open: 5 }).expect(404);
      await inviteInWaves(staff, gameday, listOf(2), 1);
      for (const bad of [
        { open: 0 },
        { open: 'many' },
        { moveUp: [] },
        { moveUp: ['x'] },
        { paused: 'yes' },
        { stop: false },
      ]) {
        await change(gameday, bad).expect(400);
      }
      const unknown = { ...gameday, id: '01980000-0000-7000-8000-000000000000' };
      await change(unknown, { open: 5 }).expect(404);
      await staff.get(`/api/gameday/${unknown.id}/waves`).expect(404);
      await staff.get(`/api/gameday/${unknown.id}/waves/guests`).expect(404);
      const guest = await app.signedIn(ATTENDEE);
      await guest.get(`/api/gameday/${gameday.id}/waves`).expect(403);
      await guest.put(`/api/gameday/${gameday.id}/waves`).send({ stop: true }).expect(403);
    });
  });

  describe('POST /api/gameday/{id}/waves/rest', () => {
    const inviteRest = (gameday: GamedayDto, body: object) =>
      staff.post(`/api/gameday/${gameday.id}/waves/rest`).send(body);

    it('should invite everybody at once, at any hour, once, and no more than were confirmed', async () => {
      const gameday = await gamedayOf();
      await inviteInWaves(staff, gameday, listOf(6), 2);
      app.clock.set(NIGHT);
      const mailingId = '01980000-0000-7000-8000-00000000a001';
      const { body } = await inviteRest(gameday, { confirmed: 3 }).expect(409);
      expect(body.message).toBe('4 guests wait to be invited now. Please confirm that number.');

      const first = await inviteRest(gameday, { confirmed: 4, mailingId }).expect(200);
      const again = await inviteRest(gameday, { confirmed: 4, mailingId }).expect(200);

      expect([first.body, again.body]).toEqual([{ invitationsSent: 4 }, { invitationsSent: 4 }]);
      expect(await invited(gameday)).toEqual(addresses(0, 6));
      expect(await wavesOf(staff, gameday)).toMatchObject({
        waiting: 0,
        open: 6,
        next: { rests: 'nobody-waits' },
      });
    });

    it('should be previewed with the words that were confirmed with the list, which are those that it gets', async () => {
      const use = (opening: string) =>
        staff
          .put('/api/organise/texts/gameday-invitation')
          .send({ ending: '', opening, closing: '' })
          .expect(200);
      await use('Dear {{name}}, as it was.');
      const gameday = await gamedayOf();
      await inviteInWaves(staff, gameday, listOf(3), 1);
      await use('Dear {{name}}, as it is.');
      const shown = async (query: object) => {
        const of = { guestName: 'Guest 1', ...query };
        return (await staff.get(`/api/gameday/${gameday.id}/mail-preview`).query(of).expect(200)).body.text;
      };

      expect(await shown({ kind: 'invitation', ofList: true })).toContain('Dear Guest 1, as it was.');
      expect(await shown({ kind: 'invitation' })).toContain('Dear Guest 1, as it is.');
      await inviteRest(gameday, { confirmed: 2 }).expect(200);

      const words = await app.query(sql<{ opening: string }>`
        select opening from mail join invitation on invitation.id = mail.about
        join mailing on mailing.id = mailing_id join mail_words on mail_words.id = mailing.words_id
        where gameday_id = ${gameday.id}`);
      expect(words).toEqual(Array(3).fill({ opening: 'Dear {{name}}, as it was.' }));
      await staff.delete('/api/organise/texts/gameday-invitation').expect(204);
    });
  });
});
