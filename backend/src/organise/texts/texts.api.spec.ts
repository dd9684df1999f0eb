import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { createGameday, inviteGuest } from '../../gamedays/testing/gameday.factory.ts';

const WORDS = {
  ending: 'with soup on {{date}}',
  opening: 'Dear {{name}}, it is our **tenth** year.',
  closing: 'See [the menu](https://own.example/menu).',
};
const NO_WORDS = { ending: '', opening: '', closing: '' };
const INVITATION = '/api/organise/texts/gameday-invitation';

describe('words of one’s own', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo();
    admin = await app.signedIn(ADMIN);
  });
  afterEach(async () => {
    await app.outbox.clear();
    await app.query(sql`delete from mail_text`);
    await app.query(sql`delete from gameday`);
  });
  afterAll(() => app.stop());

  const text = async (path = INVITATION) => (await admin.get(path).expect(200)).body;
  const use = (words: object, path = INVITATION) => admin.put(path).send(words);
  const keep = (words: object, path = INVITATION) => admin.put(`${path}/draft`).send(words);
  /** The words that the newest mail, or mailing, was written with. */
  const wordsOfNewest = async (table: 'mail' | 'mailing') => {
    const [row] = await app.query(sql<{ opening: string | null }>`
      select opening from ${sql.table(table)} as written left join mail_words on mail_words.id = written.words_id
      order by created_at desc, written.id desc limit 1`);
    return row?.opening ?? null;
  };

  it('should be the standard of every mail until somebody writes some', async () => {
    const { body } = await admin.get('/api/organise/texts').expect(200);

    expect(body[0]).toEqual({
      kind: 'gameday-invitation',
      title: 'Invitation',
      purpose: 'Asks a guest to a gameday.',
      ownSince: null,
      hasDraft: false,
    });
    expect(body.map(({ kind }: { kind: string }) => kind)).toContain('sign-in');
    expect(body.map(({ kind }: { kind: string }) => kind)).not.toContain('message');
    expect(await text()).toMatchObject({
      words: null,
      draft: null,
      changedAt: null,
      waiting: 0,
      version: 'standard',
    });
  });

  it('should be kept as a draft, used, and taken back', async () => {
    const { body: drafted } = await keep(WORDS).expect(200);
    expect(drafted).toMatchObject({ words: null, draft: WORDS, hasDraft: true, ownSince: null });
    expect(drafted.changedBy).toBe('Tablefall Team');

    app.clock.advance(60);
    const { body: used } = await use({ ...WORDS, version: drafted.version }).expect(200);
    expect(used).toMatchObject({
      words: WORDS,
      draft: null,
      ownSince: app.clock.now().toISOString(),
      changedAt: app.clock.now().toISOString(),
    });
    const { body: list } = await admin.get('/api/organise/texts').expect(200);
    expect(list[0]).toMatchObject({ ownSince: used.ownSince, hasDraft: false });

    await admin.delete(INVITATION).expect(204);
    expect(await text()).toMatchObject({ words: null, draft: null, changedBy: 'Tablefall Team' });
    const [entry] = (await admin.get('/api/organise/audit').expect(200)).body.items;
    expect(entry.what).toMatch(/^Went back to the standard mails of .*: Invitation$/);
  });

  it('should be the standard again once they are empty', async () => {
    await use(WORDS).expect(200);

    const { body } = await use({ ending: ' ', opening: '\n', closing: '' }).expect(200);

    expect(body).toMatchObject({ words: null, ownSince: null });
  });

  it('should not write over what somebody else has written meanwhile', async () => {
    const { version } = await text();
    await keep({ ...WORDS, version }).expect(200);

    const { body } = await use({ ...WORDS, opening: 'Mine', version }).expect(409);

    expect(body.title).toBe('Changed meanwhile');
    expect(body.current).toMatchObject({ draft: WORDS, hasDraft: true });
  });

  it('should be put in force once when two do so at once', async () => {
    const { version } = await text();
    const calls = ['One', 'Two', 'Three'].map((opening) => use({ ...NO_WORDS, opening, version }));

    const statuses = (await Promise.all(calls)).map(({ status }) => status);

    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  it.each([
    [{ ending: '{{name}}' }, 'ending', '{{name}} is no variable of a subject'],
    [{ ending: 'a\nb' }, 'ending', 'Please use one line of plain text'],
    [{ ending: 'x'.repeat(61) }, 'ending', 'Please use at most 60 characters'],
    [
      { opening: '{{nmae}} {{replyLink}}' },
      'opening',
      '{{nmae}}, {{replyLink}} are no variables of this mail',
    ],
    [{ opening: 'Dear {{name' }, 'opening', 'Something in two braces is not finished: write {{name}}'],
    [{ closing: '{{name}}'.repeat(11) }, 'closing', 'Please use at most 10 variables'],
    [{ closing: 'x'.repeat(2001) }, 'closing', 'Please use at most 2,000 characters'],
    [{ closing: 5 }, 'closing', 'Please use plain text'],
  ])('should be refused where no mail could say them: %p', async (words, field, problem) => {
    for (const call of [use(words), keep(words), admin.post(`${INVITATION}/preview`).send(words)]) {
      const { body } = await call.expect(400);
      expect(body.fields).toEqual({ [field]: problem });
    }
  });

  it('should exist for mails and editions that there are', async () => {
    for (const path of ['message', 'contact-message', 'constructor', 'newsletter']) {
      await admin.get(`/api/organise/texts/${path}`).expect(404);
    }
    await admin.get(`${INVITATION}?edition=1999-10`).expect(404);
    await use(WORDS, `${INVITATION}?edition=1999-10`).expect(404);
    await admin.get(`${INVITATION}?edition=next`).expect(400);
    await (await app.signedIn(ORGANISER)).get(INVITATION).expect(403);
  });

  describe('in mails', () => {
    it('should be those of the moment at which the mail was written', async () => {
      const gameday = await createGameday(admin);
      await inviteGuest(admin, gameday);
      expect(await wordsOfNewest('mail')).toBeNull();

      await use(WORDS).expect(200);
      expect(await text()).toMatchObject({ waiting: 1 });
      expect(await wordsOfNewest('mail')).toBeNull();

      app.clock.advance(1);
      const guest = await inviteGuest(admin, gameday);
      expect(await wordsOfNewest('mail')).toBe(WORDS.opening);

      await use({ ...NO_WORDS, opening: 'Others' }).expect(200);
      expect(await wordsOfNewest('mail')).toBe(WORDS.opening);
      app.clock.advance(61);
      await admin.post(`/api/gameday-invitation/${guest.id}/resend`).expect(204);
      expect(await wordsOfNewest('mail')).toBe('Others');
    });

    it('should be those of their mailing, whose mails carry none', async () => {
      await use(WORDS).expect(200);
      const gameday = await createGameday(admin);
      const guests = Array.from({ length: 30 }, (_, n) => ({
        name: 'Guest',
        email: `many${n}@mail.example`,
      }));

      await admin.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);
      await use({ ...NO_WORDS, opening: 'Others' }).expect(200);

      expect(await wordsOfNewest('mailing')).toBe(WORDS.opening);
      expect(await app.query(sql`select from mail where words_id is not null`)).toEqual([]);
    });

    it('should stay with a mail that tells of a change, or is sent again', async () => {
      await use(WORDS).expect(200);
      const gameday = await createGameday(admin);
      await inviteGuest(admin, gameday);
      await use({ ...NO_WORDS, opening: 'Others' }).expect(200);

      const { acceptedCount, rejectedCount, notRepliedCount, seatsTaken, isOver, ...form } = gameday;
      await admin
        .put('/api/gameday')
        .send({ ...form, location: 'Elsewhere' })
        .expect(200);

      expect(await wordsOfNewest('mail')).toBe(WORDS.opening);
    });

    it('should be those of the kind of mail alone', async () => {
      await use(WORDS, '/api/organise/texts/gameday-reminder').expect(200);

      await inviteGuest(admin, await createGameday(admin));

      expect(await wordsOfNewest('mail')).toBeNull();
    });
  });

  it('should be kept for as long as a mail has them', async () => {
    const openings = async () =>
      (await app.query(sql<{ opening: string }>`select opening from mail_words order by made_at`)).map(
        ({ opening }) => opening,
      );
    await app.query(sql`delete from mail_words`);
    const gameday = await createGameday(admin, { date: '2030-01-01' });
    await use({ ...NO_WORDS, opening: 'With a mail' }).expect(200);
    await inviteGuest(admin, gameday);
    await use({ ...NO_WORDS, opening: 'Without' }).expect(200);
    await use({ ...NO_WORDS, opening: 'In force' }).expect(200);

    app.clock.advance((app.config.RETENTION_MAIL_DAYS + 1) * 86_400);
    await app.runJob('old-mail');

    expect(await openings()).toEqual(['With a mail', 'In force']);
    await app.outbox.clear();
    await app.runJob('old-mail');
    expect(await openings()).toEqual(['In force']);
    app.clock.set('2025-10-01T12:00:00Z');
  });

  it('should be copied into a new edition, and go their own way there', async () => {
    const REMINDER = '/api/organise/texts/gameday-reminder';
    await use(WORDS).expect(200);
    await keep(WORDS, REMINDER).expect(200);

    const { body: next } = await admin
      .post('/api/organise/editions')
      .send({ firstDay: '2026-10-09', secondDay: '2026-10-10' })
      .expect(201);
    const of = (path: string) => `${path}?edition=${next.key}`;
    expect(await text(of(INVITATION))).toMatchObject({ words: WORDS });
    expect(await text(of(REMINDER))).toMatchObject({ words: null, draft: WORDS });
    await admin.delete(of(INVITATION)).expect(204);

    expect(await text()).toMatchObject({ words: WORDS });
    await admin.delete(`/api/organise/editions/${next.key}`).expect(204);
  });

  it('should stay as they are in an archived edition', async () => {
    await app.query(sql`
      insert into edition_settings
      select (jsonb_populate_record(edition_settings, '{"key": "2023-10", "state": "archived"}')).* from edition_settings
      where key = '2025-10'`);
    const path = `${INVITATION}?edition=2023-10`;

    expect(await text(path)).toMatchObject({ isKept: true });
    await use(WORDS, path).expect(409);
    await admin.delete(path).expect(409);
    await app.query(sql`delete from edition_settings where key = '2023-10'`);
  });
});
