import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { EmailTools } from '../../email/admin-tools/testing/email-tools.ts';
import { offerCall } from '../hand-over/testing/badge-offers.ts';
import { registeredAs, registerForm } from './testing/registration.factory.ts';

const CHILD = 'Minikid';
const FAMILY = 'family@mail.example';
const TAKER = 'taker@mail.example';

describe('a child who stands first in its family’s list', () => {
  let app: TestApp;
  let family: ApiClient;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    const attendees = [
      { name: CHILD, badge: false },
      { name: 'Parent', badge: true },
      { name: 'Uncle', badge: true },
    ];
    family = await registeredAs(app, registerForm({ email: FAMILY, attendees }));
    admin = await app.signedIn(ADMIN);
    const { body } = await family.get('/api/registration').expect(200);
    const { nameId } = body.attendees.find(({ name }: { name: string }) => name === 'Uncle');
    await family.post(`/api/me/badges/${nameId}/hand-over`).send({ email: TAKER }).expect(200);
  });
  afterAll(() => app.stop());

  it('should not offer a badge: neither the mail to a stranger nor its page names it', async () => {
    const offer = (await app.mails()).find(({ kind }) => kind === 'badge-offer');
    expect(offer).toMatchObject({ address: TAKER, props: { from: 'Parent' } });

    const { body } = await app
      .browser()
      .get(await offerCall(app, TAKER))
      .expect(200);

    expect(body.from).toBe('Parent');
    expect(JSON.stringify([offer, body])).not.toContain(CHILD);
  });

  it('should not be whom a mailing addresses, nor whom its writers read', async () => {
    const tools = await EmailTools.of(app);
    const { body } = await tools.get('register/email-notpaid/preview').expect(200);

    expect(body).toEqual([expect.objectContaining({ email: FAMILY, name: 'Parent' })]);
  });

  it('should not have done what its parents did, in the audit', async () => {
    const { body } = await admin.get('/api/organise/audit').expect(200);

    expect(JSON.stringify(body)).toContain('Parent');
    expect(JSON.stringify(body)).not.toContain(CHILD);
  });

  it('should be told from a name that is on no registration any more, which others see as before', async () => {
    const solo = await registeredAs(
      app,
      registerForm({ email: 'solo@mail.example', attendees: [{ name: 'Grown', badge: true }] }),
    );
    const { body } = await solo.get('/api/registration').expect(200);
    await solo.delete(`/api/me/badges/${body.attendees[0].nameId}`).expect(200);

    const { body: trail } = await admin.get('/api/organise/audit').expect(200);

    expect(JSON.stringify(trail)).toContain('"Grown"');
  });
});
