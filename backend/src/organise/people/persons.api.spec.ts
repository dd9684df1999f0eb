import { sql } from '@tablefall/platform/database/sql';
import { dumpOf, rowsWith } from '../../../test/dump.ts';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { registeredAs, registerForm } from '../../convention/registration/testing/registration.factory.ts';
import { createGameday, inviteGuest } from '../../gamedays/testing/gameday.factory.ts';
import { runClosures } from '../../users/closing/testing/closing.factory.ts';
import { downloaded } from '../../users/personal-data/testing/zip-answer.ts';

const DAY = 24 * 3_600;

describe('/api/organise/persons', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  let nextGuest = 0;
  const guest = async () => {
    const guestEmail = `Quincy.Guest${nextGuest++}@mail.example`;
    const gameday = await createGameday(admin);
    const invitation = await inviteGuest(admin, gameday, { guestName: 'Quincy Guest', guestEmail });
    return { email: guestEmail, gameday, invitation };
  };
  const find = async (email: string) =>
    (await admin.post('/api/organise/persons/find').send({ email }).expect(200)).body;
  const erase = (email: string, more: object = {}) =>
    admin.post('/api/organise/persons/erasure').send({ email, typed: email, when: 'now', ...more });

  it('should find a guest without an account, and say how much there is', async () => {
    const { email } = await guest();

    expect(await find(email)).toEqual({
      email: email.toLowerCase(),
      hasAccount: false,
      names: [],
      counts: [
        { file: 'invitations', title: 'Invitations to gamedays', count: 1 },
        { file: 'mails', title: 'Mails to the address', count: 1 },
      ],
      planned: null,
    });
    expect(await find('nobody@mail.example')).toMatchObject({ counts: [], hasAccount: false });
  });

  it('should give the administrator what is kept of somebody', async () => {
    const { email } = await guest();

    const files = await downloaded(admin.post('/api/organise/persons/data').send({ email }));

    expect(Object.keys(files)).toEqual(['README.txt', 'invitations.json', 'mails.json']);
    expect(files['invitations.json']).toContain('Quincy Guest');
  });

  it('should erase a guest at once: the seat is free, the mail does not leave, nothing is left', async () => {
    const { email, gameday, invitation } = await guest();
    await app
      .browser()
      .post('/api/gameday-reply')
      .send({ invitationToken: invitation.invitationToken, status: 'accepted', additionalGuests: 1 })
      .expect(200);

    await erase(email, { typed: ` ${email.toUpperCase()} ` }).expect(204);

    expect(
      await app.query(sql<object>`select accepted_count, seats_taken from gameday where id = ${gameday.id}`),
    ).toEqual([{ accepted_count: 0, seats_taken: 0 }]);
    const waiting = (await app.mails()).filter(
      ({ state, address }) => state === 'queued' && address === email.toLowerCase(),
    );
    expect(waiting.map(({ kind }) => kind)).toEqual(['account-closing']);
    await runClosures(app);
    expect(rowsWith(await dumpOf(app), [email])).toEqual({});
    await erase(email).expect(404);
  });

  it('should leave nobody a link to what stays of a gameday that is over', async () => {
    const { email, gameday, invitation } = await guest();
    await app.query(sql`update gameday set date = '2025-09-01' where id = ${gameday.id}`);

    await erase(email).expect(204);

    // It is held after all.
    await app.query(sql`update gameday set date = ${gameday.date} where id = ${gameday.id}`);
    const { body } = await app.browser().get(`/api/gameday-reply/${invitation.invitationToken}`).expect(200);
    expect(body).toMatchObject({ isValidToken: false, guestName: null });
  });

  it('should write down the hash and the counts, never the address', async () => {
    const { email } = await guest();
    await erase(email).expect(204);

    const [entry] = await app.query(sql<{ about: string; details: object }>`
      select about, details from audit_entry where action = 'person.erased' order by id desc limit 1`);

    expect(entry).toEqual({
      about: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      details: { when: 'now', invitations: 1, mails: 1 },
    });
    const { body } = await admin.get('/api/organise/audit?kind=export').expect(200);
    expect(body.items.map(({ what }: { what: string }) => what)).toContain('Erased somebody');
  });

  it('should erase in 7 days, and keep them after all', async () => {
    const { email } = await guest();
    await erase(email, { when: 'in-7-days' }).expect(204);
    const { planned } = await find(email);

    expect(planned.eraseAt).toBe(new Date(app.clock.now().getTime() + 7 * DAY * 1000).toISOString());
    await admin.delete(`/api/organise/persons/erasure/${planned.id}`).expect(204);

    expect((await find(email)).planned).toBeNull();
    await admin.delete(`/api/organise/persons/erasure/${planned.id}`).expect(404);
  });

  it.each([
    ['another address than the one typed', { typed: 'other@mail.example' }, 400],
    ['a time that there is not', { when: 'tomorrow' }, 400],
  ])('should refuse %s', async (_, more, status) => {
    const { email } = await guest();

    await erase(email, more).expect(status);

    expect((await find(email)).counts).not.toEqual([]);
  });

  it('should refuse the administrator of the settings, and everybody with a role', async () => {
    await erase(ADMIN).expect(409);
    await admin.post('/api/organise/staff').send({ email: 'helper@mail.example', role: 'door' }).expect(204);
    await erase('helper@mail.example').expect(409);
    await admin.post('/api/organise/staff/remove').send({ email: 'helper@mail.example' }).expect(204);
    await erase('helper@mail.example').expect(204);
  });

  it('should answer nobody else', async () => {
    const client = await registeredAs(app, registerForm());
    for (const path of ['find', 'data', 'erasure']) {
      await client.post(`/api/organise/persons/${path}`).send({ email: ADMIN }).expect(403);
    }
  });
});

describe('erasing somebody, some time after signing in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ FRESH_SIGN_IN_MINUTES: '15' });
  });
  afterAll(() => app.stop());

  it('should ask for a fresh sign-in', async () => {
    const admin = await app.signedIn(ADMIN);
    app.clock.advance(16 * 60);
    const erasure = { email: 'a@mail.example', typed: 'a@mail.example', when: 'now' };

    await admin.post('/api/organise/persons/erasure').send(erasure).expect(428);
  });
});
