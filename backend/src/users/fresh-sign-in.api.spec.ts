import { randomUUID } from 'node:crypto';
import { ACCESS_TABLE } from '../../test/contract.ts';
import { ADMIN, type ApiClient, EMAILER_PASSWORD, ORGANISER, TestApp } from '../../test/test-app.ts';
import { registeredAs, registerForm } from '../convention/registration/testing/registration.factory.ts';

import { gamedayForm } from '../gamedays/testing/gameday.factory.ts';
import { organiser } from '../organise/editions/testing/editions.ts';

const ID = '01980000-0000-7000-8000-000000000000';

describe('a mailing that begins some time after the sign-in', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start({ FRESH_SIGN_IN_MINUTES: '15' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    admin = await app.signedIn(ADMIN);
  });

  const tool = (name: string, client = admin) =>
    client.get(`/api/register/${name}`).query({ password: EMAILER_PASSWORD });
  const hasFreshSignIn = async () => (await admin.get('/api/user/session')).body.user.hasFreshSignIn;

  it('should go out within 15 minutes, and want a sign-in later', async () => {
    expect((await tool('email-notpaid')).status).not.toBe(428);
    app.clock.advance(15 * 60 - 1);
    expect(await hasFreshSignIn()).toBe(true);
    expect((await tool('email-notpaid')).status).not.toBe(428);

    app.clock.advance(1);

    expect(await hasFreshSignIn()).toBe(false);
    const { body } = await tool('email-notpaid').expect(428);
    expect(body.title).toBe('Please sign in once more');
    admin = await app.signedIn(ADMIN);
    expect((await tool('email-notpaid')).status).not.toBe(428);
  });

  it('should be asked of who hands a badge on, by mail or under another name: somebody else has it then (T42)', async () => {
    const dana = await registeredAs(
      app,
      registerForm({
        email: 'dana@mail.example',
        attendees: [
          { name: 'Dana', badge: true },
          { name: 'Theo', badge: true },
        ],
      }),
    );
    const [, theo] = (await dana.get('/api/registration').expect(200)).body.attendees;
    const hand = (body: object) => dana.post(`/api/me/badges/${theo.nameId}/hand-over`).send(body);
    app.clock.advance(15 * 60);

    await hand({ email: 'ola@mail.example' }).expect(428);

    await hand({ name: 'Ines' }).expect(428);
  });

  const always = ACCESS_TABLE.filter(({ freshSignIn }) => freshSignIn === 'always');

  it.each(always)('should be asked before $route, whatever is in it (T42)', async ({ method, path }) => {
    const url = path.replace(/\{(\w+)\}/g, (_, name) => (name === 'kind' ? 'confirmation' : ID));
    app.clock.advance(15 * 60);

    const { status } = await admin[method](url).query({ password: EMAILER_PASSWORD });

    expect(status).toBe(428);
  });

  it('should be asked where a change of a gameday is mailed, and nowhere else', async () => {
    const staff = await app.signedIn(ORGANISER);
    const { body: gameday } = await staff.post('/api/gameday').send(gamedayForm()).expect(201);
    const change = (notify: boolean) =>
      staff.put('/api/gameday').send({
        ...gamedayForm({ description: 'Bring dice' }),
        id: gameday.id,
        notify,
        mailingId: randomUUID(),
      });
    const cancel = (notify: boolean) =>
      staff.delete(`/api/gameday/${gameday.id}`).query({ notify, mailingId: randomUUID() });
    app.clock.advance(20 * 60);

    await change(true).expect(428);
    await cancel(true).expect(428);

    await change(false).expect(200);
    await cancel(false).expect(204);
  });

  it('should be asked where the days of an open edition move, and nowhere else', async () => {
    const editions = organiser(() => app);
    await editions.signIn();
    const { body: draft } = await editions.makeNext();
    app.clock.advance(20 * 60);

    expect((await editions.save({ firstDay: '2025-10-24', secondDay: '2025-10-25' })).status).toBe(428);

    expect((await editions.save({ productName: 'Tablefall at the lake' })).status).toBe(200);
    expect((await editions.save({ firstDay: '2026-10-16', secondDay: '2026-10-17' }, draft.key)).status).toBe(
      200,
    );
  });

  it('should not be asked of what reaches one person, and of what only shows', async () => {
    const staff = await app.signedIn(ORGANISER);
    app.clock.advance(20 * 60);

    for (const name of ['email-review', 'email-notpaid', 'email-twodays', 'email-pastregistrants']) {
      await tool(`${name}/preview`).expect(200);
    }
    await staff.post('/api/gameday/invite').send({}).expect(400);
    await staff.get('/api/gamedays').expect(200);
    expect((await tool('emailtest')).status).not.toBe(428);
  });
});
