import { sql } from '@tablefall/platform/database/sql';
import { v7 as uuid } from 'uuid';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';

const DAY = 86_400;
const WORDS = 'Dear {{name}}, the **big table** is back on {{date}}.';

describe('a reminder to chosen guests, in words of its own', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo();
    staff = await app.signedIn(ADMIN);
  });
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));
  afterAll(() => app.stop());

  /** A gameday whose guests were mailed a day ago. */
  const gamedayWith = async (...names: string[]) => {
    const gameday = await createGameday(staff);
    const guests = [];
    for (const guestName of names) guests.push(await inviteGuest(staff, gameday, { guestName }));
    await app.outbox.sent();
    app.clock.advance(DAY);
    return { gameday, guests, ids: guests.map(({ id }) => id) };
  };
  const remind = (id: string, body: object) => staff.post(`/api/gameday/${id}/remind`).send(body);
  const preview = (id: string, body: object) => staff.post(`/api/gameday/${id}/reminder/preview`).send(body);
  const reminded = async () =>
    (await app.mails())
      .filter(({ kind }) => kind === 'gameday-reminder')
      .map(({ address }) => address)
      .sort();
  afterEach(() => app.outbox.clear());

  describe('GET /api/gameday/{id}/reminder/guests', () => {
    it('should list who has not answered, and say who cannot be reminded now', async () => {
      const { gameday, guests } = await gamedayWith('Zoë', 'Ada', 'Ben');
      await app.outbox.suppress(guests[1]?.guestEmail ?? '');
      await inviteGuest(staff, gameday, { guestName: 'Fresh' });
      await inviteGuest(staff, gameday, { guestName: 'Coming', status: 1 });
      const list = (query: object) => staff.get(`/api/gameday/${gameday.id}/reminder/guests`).query(query);

      const { body } = await list({ limit: 2 }).expect(200);
      const { body: found } = await list({ search: 'fresh' }).expect(200);

      expect(body).toMatchObject({ total: 4, page: 1, limit: 2 });
      expect(
        body.items.map(({ name, skipped }: { name: string; skipped: string }) => [name, skipped]),
      ).toEqual([
        ['Ada', expect.stringMatching(/invitations/)],
        ['Ben', null],
      ]);
      expect(found.items).toMatchObject([{ name: 'Fresh', skipped: 'Mailed too recently' }]);
      await staff.get(`/api/gameday/${uuid()}/reminder/guests`).expect(404);
    });
  });

  describe('POST /api/gameday/{id}/remind', () => {
    it('should mail those who were chosen and have not answered, and nobody else', async () => {
      const { gameday, guests, ids } = await gamedayWith('One', 'Two', 'Three');
      const [one, two] = guests;
      await staff
        .put('/api/gameday-invitation/status')
        .send({ invitationID: two?.id, status: 2 })
        .expect(200);

      const { body } = await remind(gameday.id, { confirmed: 2, guests: ids.slice(0, 2) }).expect(200);

      expect(body).toEqual({ remindersSent: 1 });
      expect(await reminded()).toEqual([one?.guestEmail]);
      const [mailing] = (await staff.get('/api/mailings').expect(200)).body.items;
      expect(mailing.audience).toBe('Chosen guests who have not answered');
    });

    it('should mail nobody of another gameday', async () => {
      const { gameday } = await gamedayWith('Mine');
      const { ids } = await gamedayWith('Theirs');

      const { body } = await remind(gameday.id, { confirmed: 1, guests: ids }).expect(409);

      expect(body.title).toBe('Nobody to remind');
      expect(await reminded()).toEqual([]);
    });

    it('should say its own words after those of all reminders, before those of the gameday', async () => {
      const { gameday } = await gamedayWith('Priya');
      const { acceptedCount, rejectedCount, notRepliedCount, seatsTaken, isOver, version, ...form } = gameday;
      await staff
        .put('/api/gameday')
        .send({ ...form, invitationWords: 'Parking is *free*.' })
        .expect(200);
      await staff
        .put('/api/organise/texts/gameday-reminder')
        .send({ ending: 'please answer', opening: 'A word of ours.' })
        .expect(200);

      const { body: shown } = await preview(gameday.id, { words: WORDS }).expect(200);
      await remind(gameday.id, { confirmed: 1, words: WORDS, preview: shown.version }).expect(200);

      expect(shown.recipient).toMatchObject({ name: 'Priya' });
      expect(shown.subject).toMatch(/^Are you coming on .*\? – please answer$/);
      expect(shown.text).toMatch(
        /A word of ours\.\n\nDear Priya, the big table is back on \w+day,\s[^.]+\.\n\nParking is free\.\n\n/,
      );
      const [row] = await app.query(sql<{ own: string; opening: string; gameday: string }>`
        select shared_props ->> 'reminderWords' as own, shared_props ->> 'invitationWords' as gameday, opening
        from mailing join mail_words on mail_words.id = words_id where mailing.kind = 'gameday-reminder'`);
      expect(row).toEqual({ own: WORDS, opening: 'A word of ours.', gameday: 'Parking is *free*.' });
      await staff.delete('/api/organise/texts/gameday-reminder').expect(204);
    });

    it.each([
      [
        'the gameday',
        (id: string, form: object) => staff.put('/api/gameday').send({ ...form, id, location: 'Elsewhere' }),
      ],
      ['the words', () => staff.put('/api/organise/texts/gameday-reminder').send({ opening: 'Others' })],
    ])('should mail nobody when %s changed since the preview', async (_what, change) => {
      const { gameday } = await gamedayWith('Priya');
      const { body: shown } = await preview(gameday.id, {}).expect(200);
      const { acceptedCount, rejectedCount, notRepliedCount, seatsTaken, isOver, version, ...form } = gameday;
      await change(gameday.id, form).expect(200);

      const { body } = await remind(gameday.id, { confirmed: 1, preview: shown.version }).expect(409);

      expect(body.title).toBe('Mail changed');
      expect(await reminded()).toEqual([]);
      const { body: again } = await preview(gameday.id, {}).expect(200);
      await remind(gameday.id, { confirmed: 1, preview: again.version }).expect(200);
      await staff.delete('/api/organise/texts/gameday-reminder').expect(204);
    });

    it('should not be sent in other words than were shown', async () => {
      const { gameday } = await gamedayWith('Priya');
      const { body: shown } = await preview(gameday.id, { words: WORDS }).expect(200);

      await remind(gameday.id, { confirmed: 1, words: 'Others', preview: shown.version }).expect(409);
    });

    it('should answer a repeated call alike, and refuse its id for other guests or words', async () => {
      const { gameday, ids } = await gamedayWith('One', 'Two');
      const call = { confirmed: 1, guests: ids.slice(0, 1), words: WORDS, mailingId: uuid() };
      await remind(gameday.id, call).expect(200, { remindersSent: 1 });

      await remind(gameday.id, call).expect(200, { remindersSent: 1 });

      expect(await reminded()).toHaveLength(1);
      await remind(gameday.id, { ...call, guests: ids.slice(1) }).expect(409);
      await remind(gameday.id, { ...call, words: 'Others' }).expect(409);
    });

    it('should mail each chosen guest once when two ask at once', async () => {
      const { gameday, ids } = await gamedayWith('One', 'Two', 'Three');

      const calls = [ids.slice(0, 2), ids.slice(0, 2), ids.slice(1)].map((guests) =>
        remind(gameday.id, { confirmed: 3, guests }),
      );
      await Promise.all(calls);

      const addresses = await reminded();
      expect(new Set(addresses).size).toBe(addresses.length);
    });

    it.each([
      [{ guests: [] }, 'guests'],
      [{ guests: ['that'] }, 'guests'],
      [{ guests: Array.from({ length: 1_001 }, () => uuid()) }, 'guests'],
      [{ words: '{{venue}}' }, 'words'],
      [{ words: 'Dear {{name' }, 'words'],
      [{ words: 'x'.repeat(1_001) }, 'words'],
      [{ preview: 5 }, 'preview'],
    ])('should refuse %p', async (wrong, field) => {
      const { body } = await remind(uuid(), { confirmed: 1, ...wrong }).expect(400);
      expect(Object.keys(body.fields)).toEqual([field]);
    });
  });

  describe('POST /api/gameday/{id}/reminder/preview', () => {
    it('should show the first of the chosen guests, or the one who is asked for', async () => {
      const { gameday, ids } = await gamedayWith('Zoë', 'Ada', 'Ben');

      const { body: first } = await preview(gameday.id, {}).expect(200);
      const { body: chosen } = await preview(gameday.id, { guests: [ids[0], ids[2]] }).expect(200);
      const { body: asked } = await preview(gameday.id, { recipientId: ids[0] }).expect(200);

      expect([first, chosen, asked].map(({ recipient }) => recipient.name)).toEqual(['Ada', 'Ben', 'Zoë']);
      await preview(gameday.id, { recipientId: uuid() }).expect(409);
      await preview(uuid(), {}).expect(404);
    });
  });
});
