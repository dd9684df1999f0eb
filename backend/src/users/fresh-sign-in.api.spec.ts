import { ADMIN, type ApiClient, EMAILER_PASSWORD, ORGANISER, TestApp } from '../../test/test-app.ts';
import { registeredAs, registerForm } from '../convention/registration/testing/registration.factory.ts';

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

  it('should be asked of whatever sends to many, and of nothing else', async () => {
    const organiser = await app.signedIn(ORGANISER);
    app.clock.advance(20 * 60);

    for (const name of ['email-review', 'email-notpaid', 'email-twodays', 'email-pastregistrants']) {
      await tool(name).expect(428);
      await tool(`${name}/preview`).expect(200);
    }
    await admin.post('/api/register/email-pastregistrants-message').send({}).expect(428);
    await admin.post(`/api/mailings/${ID}/resend-failed`).send({}).expect(428);
    for (const path of ['bulk-invite', `${ID}/remind`, `${ID}/message`]) {
      await organiser.post(`/api/gameday/${path}`).send({}).expect(428);
    }
    await organiser.post('/api/gameday/invite').send({}).expect(400);
    await organiser.get('/api/gamedays').expect(200);
    expect((await tool('emailtest')).status).not.toBe(428);
  });
});
