import { TestApp } from '../../../../test/test-app.ts';
import { registerForm, registrationCode } from '../testing/registration.factory.ts';

const LONG = '2025-10-04T12:00:00.000Z';
const SHORT = '2025-10-01T14:00:00.000Z';

describe('how long badges of unconfirmed addresses are held', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await TestApp.start({ REGISTRATION_CAPACITY: '20' });
  });
  afterEach(() => app.stop());

  const register = async (badges: number, email?: string) => {
    const attendees = Array.from({ length: badges }, (_, index) => ({
      name: `Person ${index}`,
      badge: true,
    }));
    const form = registerForm({ attendees, ...(email && { email }) });
    const { body } = await app.browser().post('/api/register').send(form).expect(200);
    return { email: form.email, heldUntil: body.heldUntil };
  };
  const confirm = async (email: string) =>
    app
      .browser()
      .post(`/api/user/verify/${await registrationCode(app, email)}`)
      .send({ confirm: true })
      .expect(200);

  it('should be three days while there are enough', async () => {
    const first = await register(4);
    expect(first.heldUntil).toBe(LONG);
    // Neither does the answer tell which addresses are known.
    expect((await register(1, first.email)).heldUntil).toBe(LONG);
  });

  it('should be two hours once more than four fifths are taken', async () => {
    for (let registered = 0; registered < 16; registered += 4) {
      await confirm((await register(4)).email);
    }

    const late = await register(1);
    expect(late.heldUntil).toBe(SHORT);
    await app.runJob('unconfirmed-registrations');
    app.clock.advance(2 * 3_600);
    await app.runJob('unconfirmed-registrations');

    // A reminder would come together with the confirmation.
    const mails = (await app.mails()).filter(({ address }) => address === late.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['registration-confirmation', 'registration-released']);
    const { body } = await app.browser().get('/api/register/places').expect(200);
    expect(body.badgesTaken).toBe(16);
  });
});
