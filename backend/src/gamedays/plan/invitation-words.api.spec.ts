import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';

const WORDS = 'Parking is *free*, {{name}}.';

describe('the words of a gameday for its invitation', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterEach(() => app.outbox.clear());
  afterAll(() => app.stop());

  const formOf = ({ id, date, startTime, endTime, capacity, location, description }: GamedayDto) => {
    return { id, date, startTime, endTime, capacity, location, description };
  };
  const save = (form: object) => staff.put('/api/gameday').send(form);
  const words = async ({ id }: GamedayDto) =>
    (await staff.get(`/api/gameday/${id}`).expect(200)).body.invitationWords;

  it('should be kept, changed and taken away, and stay where a form does not know them', async () => {
    const gameday = await createGameday(staff);
    expect(gameday.invitationWords).toBeNull();

    await save({ ...formOf(gameday), invitationWords: WORDS }).expect(200);
    await save({ ...formOf(gameday), location: 'Elsewhere' }).expect(200);
    expect(await words(gameday)).toBe(WORDS);

    await save({ ...formOf(gameday), invitationWords: ' ' }).expect(200);
    expect(await words(gameday)).toBeNull();
    expect(await words(await createGameday(staff, { invitationWords: WORDS }))).toBe(WORDS);
  });

  it.each([
    ['{{venue}}', '{{venue}} is no variable of this mail'],
    ['Dear {{name', 'Something in two braces is not finished: write {{name}}'],
    ['x'.repeat(1_001), 'Please use at most 1,000 characters'],
  ])('should be refused where no mail could say them: %s', async (invitationWords, problem) => {
    const gameday = await createGameday(staff);

    const { body } = await save({ ...formOf(gameday), invitationWords }).expect(400);

    expect(body.fields).toEqual({ invitationWords: problem });
  });

  it('should be another version of the gameday', async () => {
    const gameday = await createGameday(staff);
    const edit = { ...formOf(gameday), version: gameday.version };
    await save({ ...edit, invitationWords: WORDS }).expect(200);

    const { body } = await save({ ...edit, invitationWords: 'Mine' }).expect(409);

    expect(body.current.invitationWords).toBe(WORDS);
  });

  it('should be said by invitations that wait, and mail nobody by themselves', async () => {
    const gameday = await createGameday(staff);
    await inviteGuest(staff, gameday);
    const guests = [{ name: 'Ada', email: 'ada@mail.example' }];
    await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);

    await save({ ...formOf(gameday), invitationWords: WORDS, notify: true }).expect(200);

    const mails = await app.query(sql<{ kind: string; words: string }>`
      select mail.kind, coalesce(shared_props, '{}') || mail.props ->> 'invitationWords' as words
      from mail left join mailing on mailing.id = mailing_id where mail.kind like 'gameday-%'`);
    expect(mails).toEqual([
      { kind: 'gameday-invitation', words: WORDS },
      { kind: 'gameday-invitation', words: WORDS },
    ]);
  });

  it.each([
    ['the gameday says something else', (form: object) => save({ ...form, invitationWords: 'Others' })],
    [
      'the words of all invitations do',
      () => staff.put('/api/organise/texts/gameday-invitation').send({ opening: 'Others' }),
    ],
  ])('should be mailed to a list as they were shown, and not when %s', async (_what, change) => {
    const gameday = await createGameday(staff, { invitationWords: WORDS });
    const shown = async () => {
      const query = { kind: 'invitation' };
      return (await staff.get(`/api/gameday/${gameday.id}/mail-preview`).query(query).expect(200)).body
        .version;
    };
    const invite = (email: string, preview: unknown) =>
      staff
        .post('/api/gameday/bulk-invite')
        .send({ gamedayID: gameday.id, guests: [{ name: 'Ada', email }], preview });
    const before = await shown();
    await invite('ada@mail.example', before).expect(200);
    await change({ ...formOf(gameday) }).expect(200);

    const { body } = await invite('ben@mail.example', before).expect(409);

    expect(body.title).toBe('Mail changed');
    expect((await app.mails()).map(({ address }) => address)).toEqual(['ada@mail.example']);
    await invite('ben@mail.example', await shown()).expect(200);
    await invite('cy@mail.example', 5).expect(400);
    await staff.delete('/api/organise/texts/gameday-invitation').expect(204);
  });

  it('should stand in the preview of both mails', async () => {
    const gameday = await createGameday(staff, { invitationWords: WORDS });
    for (const kind of ['invitation', 'reminder']) {
      const query = { kind, guestName: 'Priya' };
      const { body } = await staff.get(`/api/gameday/${gameday.id}/mail-preview`).query(query).expect(200);
      expect(body.text).toContain('Priya\n\nParking is free, Priya.\n\n');
      expect(body.html).toContain('Parking is <i>free</i>, Priya.');
    }
  });
});
