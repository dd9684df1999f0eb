import { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '@tablefall/platform/clock/durations';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { createEvent, join, playerNamed } from '../../events/testing/event.factory.ts';
import { createGameday } from '../../gamedays/testing/gameday.factory.ts';
import type { TokenScope } from '../../http/access/token-scopes.ts';
import type { TokenDto } from './tokens.dto.ts';

describe('tokens of programs', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const made = async (scopes: TokenScope[], days = 30, by = admin): Promise<string> => {
    const form = { purpose: 'Nightly import', scopes, days };
    return (await by.post('/api/organise/tokens').send(form).expect(201)).body.token;
  };
  const list = async (): Promise<TokenDto[]> => (await admin.get('/api/organise/tokens').expect(200)).body;
  /** A program that has no cookies. */
  const program = (token: string) => {
    const header = { Authorization: `Bearer ${token}` };
    return {
      get: (path: string) => app.browser().get(path).set(header),
      post: (path: string) => app.browser().post(path).set(header),
      put: (path: string) => app.browser().put(path).set(header),
    };
  };

  it('should invite guests from a list and read who answered, in the name of who made it', async () => {
    const gameday = await createGameday(admin);
    const cron = program(await made(['invite', 'gamedays']));

    const guests = [{ name: 'Ada Wong', email: 'ada@mail.example' }];
    await cron.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);
    const { body } = await cron.get(`/api/gameday/${gameday.id}/invitations`).expect(200);

    expect(body.items).toMatchObject([{ guestName: 'Ada Wong', status: 0 }]);
    expect(await app.mails()).toContainEqual(
      expect.objectContaining({ kind: 'gameday-invitation', address: 'ada@mail.example', state: 'queued' }),
    );
    const trail = (await admin.get('/api/organise/audit').expect(200)).body.items;
    expect(trail[0].who).toBe('Tablefall Team, by the program “Nightly import”');
  });

  it('should not get the key with which a guest answers', async () => {
    const { id } = await createGameday(admin);
    const cron = program(await made(['invite', 'gamedays']));
    const guest = { gamedayID: id, guestName: 'Ada Wong', guestEmail: 'ada@mail.example' };

    const invited = await cron.post('/api/gameday/invite').send(guest).expect(201);
    const page = await cron.get(`/api/gameday/${id}/invitations`).expect(200);
    const whole = await cron.get(`/api/gameday/${id}`).expect(200);

    for (const invitation of [invited.body, page.body.items[0], whole.body.invitations[0]])
      expect(invitation).toMatchObject({ guestName: 'Ada Wong', invitationToken: '' });
    const own = await admin.get(`/api/gameday/${id}/invitations`).expect(200);
    expect(own.body.items[0].invitationToken).not.toBe('');
  });

  it('should do what its scopes say and nothing else', async () => {
    const reads = program(await made(['gamedays']));
    const { id } = await createGameday(admin);

    await reads.get('/api/gamedays').expect(200);
    await reads.post('/api/gameday/bulk-invite').send({ gamedayID: id, guests: [] }).expect(403);
    await reads.get('/api/registrations').expect(403);
    // Nothing that names no scope, whatever its maker may: signing in, staff, tokens, exports.
    for (const path of [
      '/api/user',
      '/api/me',
      '/api/organise/staff',
      '/api/organise/tokens',
      '/api/registrations.csv',
    ])
      expect((await reads.get(path)).status).not.toBe(200);
    await reads
      .post('/api/organise/tokens')
      .send({ purpose: 'More', scopes: ['invite'], days: 1 })
      .expect(401);
  });

  it('should check in and read who is registered before the door is open to helpers', async () => {
    const desk = program(await made(['registrations', 'check-in']));
    await desk.get('/api/registrations').expect(200);
  });

  it('should name players to whom may read the schedule, and to no other program', async () => {
    const [host, dana] = [await playerNamed(app, 'Ola'), await playerNamed(app, 'Dana')];
    await join(dana, await createEvent(host)).expect(200);
    const { text } = await program(await made(['schedule']))
      .get('/api/events')
      .expect(200);
    expect(text).toContain('Dana');
    expect((await app.browser().get('/api/events').expect(200)).text).not.toContain('Dana');
    await program(await made(['gamedays']))
      .get('/api/events')
      .expect(403);
    await program(await made(['gamedays']))
      .get('/api/faq')
      .expect(200);
    await program('tablefall_nothing').get('/api/events').expect(401);
  });

  it('should be told from what a proxy in front sends by the same name', async () => {
    const ofProxy = { Authorization: 'Bearer eyJhbGciOiJSUzI1NiJ9.e30.c2ln' };
    await admin.get('/api/gamedays').set(ofProxy).expect(200);
    await app.browser().get('/api/events').set(ofProxy).expect(200);
    await app.browser().get('/api/gamedays').set(ofProxy).expect(401);
  });

  it('should be shown once, kept as a digest, and tell when it was last used', async () => {
    const token = await made(['gamedays']);
    expect(await list()).toMatchObject([
      { purpose: 'Nightly import', scopes: ['gamedays'], madeBy: ADMIN, lastUsedAt: null, state: 'valid' },
    ]);

    await program(token).get('/api/gamedays').expect(200);

    const [shown] = await list();
    expect(shown?.lastUsedAt).toBe(app.clock.now().toISOString());
    expect(JSON.stringify(shown)).not.toContain(token);
    expect(
      JSON.stringify(await rowsOf(app.get(EntityManager).fork(), sql`select * from api_token`)),
    ).not.toContain(token);
  });

  it('should hold until its end, until it is revoked, and as long as its maker is an administrator', async () => {
    await admin.post('/api/organise/staff').send({ email: ORGANISER, role: 'administrator' }).expect(204);
    const colleague = await app.signedIn(ORGANISER);
    const ended = program(await made(['gamedays'], 1));
    const revoked = program(await made(['gamedays'], 2));
    const theirs = program(await made(['gamedays'], 3, colleague));
    for (const each of [ended, revoked, theirs]) await each.get('/api/gamedays').expect(200);

    const [, second] = await list();
    await admin.delete(`/api/organise/tokens/${second?.id}`).expect(204);
    await admin.delete(`/api/organise/tokens/${second?.id}`).expect(404);
    await admin.post('/api/organise/staff').send({ email: ORGANISER, role: 'organiser' }).expect(204);
    app.clock.advance(DAY_MS / 1_000);
    admin = await app.signedIn(ADMIN);

    for (const each of [ended, revoked, theirs]) await each.get('/api/gamedays').expect(401);
    expect((await list()).map(({ state }) => state).sort()).toEqual(['ended', 'revoked', 'valid']);
    const what = (await admin.get('/api/organise/audit').query({ kind: 'staff' }).expect(200)).body.items;
    expect(what.map((entry: { what: string }) => entry.what)).toEqual(
      expect.arrayContaining([
        'Made a token for Nightly import that holds for 2 days: gamedays',
        'Revoked the token for Nightly import',
      ]),
    );
  });

  it('should let nobody in while its maker is blocked', async () => {
    await admin.post('/api/organise/staff').send({ email: ORGANISER, role: 'administrator' }).expect(204);
    const theirs = program(await made(['gamedays'], 3, await app.signedIn(ORGANISER)));
    await theirs.get('/api/gamedays').expect(200);

    await app.query(sql`update account set blocked_at = now() where email = ${ORGANISER}`);

    await theirs.get('/api/gamedays').expect(401);
  });

  it.each([
    [{ purpose: ' ', scopes: ['gamedays'], days: 1 }, { purpose: 'Please say what it is for' }],
    [{ purpose: 'Cron', scopes: [], days: 1 }, { scopes: 'Please say what the program may do' }],
    [{ purpose: 'Cron', scopes: ['everything'], days: 1 }, { scopes: 'Please say what the program may do' }],
    [
      { purpose: 'Cron', scopes: ['invite'], days: 401 },
      { days: 'Please say for how many days, at most 400' },
    ],
  ])('should refuse %j', async (form, fields) => {
    expect((await admin.post('/api/organise/tokens').send(form).expect(400)).body.fields).toEqual(fields);
  });
});
