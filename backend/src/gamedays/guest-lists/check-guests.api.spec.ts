import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';

const UNKNOWN = '01980000-0000-7000-8000-000000000000';

describe('POST /api/gameday/check-guests', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const check = (gamedayID: unknown, emails: unknown) =>
    staff.post('/api/gameday/check-guests').send({ gamedayID, emails });

  it('should name who is invited to this gameday, in any case of the address, as it was given', async () => {
    const gameday = await createGameday(staff);
    await inviteGuest(staff, gameday, { guestEmail: 'Priya@mail.example' });
    await inviteGuest(staff, await createGameday(staff), { guestEmail: 'elsewhere@mail.example' });

    const { body } = await check(gameday.id, [
      'PRIYA@mail.example',
      ' priya@mail.example ',
      'elsewhere@mail.example',
      'new@mail.example',
    ]).expect(200);

    expect(body).toEqual({
      invalid: [],
      alreadyInvited: ['PRIYA@mail.example', ' priya@mail.example '],
      suppressed: [],
    });
  });

  it('should name who gets no mail, and why', async () => {
    await app.outbox.suppress('left@mail.example');
    await app.outbox.suppress('gone@mail.example', 'bounced');
    const gameday = await createGameday(staff);

    const { body } = await check(gameday.id, ['Left@mail.example', 'gone@mail.example', 'here@mail.example']);

    expect(body).toEqual({
      invalid: [],
      alreadyInvited: [],
      suppressed: [
        { email: 'Left@mail.example', reason: 'no-invitations' },
        { email: 'gone@mail.example', reason: 'bounced' },
      ],
    });
  });

  it('should name what is no address, and pass over what is no text', async () => {
    const gameday = await createGameday(staff);

    const { body } = await check(gameday.id, [
      null,
      42,
      {},
      ['x'],
      '',
      'a\u0000@mail.example',
      '\ud83d@x',
      '%',
    ]);

    expect(body).toEqual({
      invalid: ['', 'a\u0000@mail.example', '\ud83d@x', '%'],
      alreadyInvited: [],
      suppressed: [],
    });
  });

  it('should answer for 100,000 addresses, and refuse one more', async () => {
    const gameday = await createGameday(staff);
    await inviteGuest(staff, gameday, { guestEmail: 'guest99999@mail.example' });
    const emails = Array.from({ length: 100_000 }, (_, index) => `guest${index}@mail.example`);

    const { body } = await check(gameday.id, emails).expect(200);
    await check(gameday.id, [...emails, 'more@mail.example']).expect(413);

    expect(body.alreadyInvited).toEqual(['guest99999@mail.example']);
  });

  it.each([
    ['emails', UNKNOWN, undefined],
    ['emails', UNKNOWN, 'priya@mail.example'],
    ['gamedayID', 'x', []],
  ])('should refuse a wrong %s', async (field, gamedayID, emails) => {
    const { body } = await check(gamedayID, emails).expect(400);

    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('should know no gameday that does not exist', async () => {
    await check(UNKNOWN, []).expect(404);
  });
});
