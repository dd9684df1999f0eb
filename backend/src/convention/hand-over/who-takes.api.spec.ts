import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { badgesOf, registeredAs, registerForm } from '../registration/testing/registration.factory.ts';
import { offerCall } from './testing/badge-offers.ts';

const OLA = 'ola@mail.example';

describe('who takes a badge that is offered', () => {
  let app: TestApp;
  let dana: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    const attendees = [
      { name: 'Dana', badge: true },
      { name: 'Ines', badge: false },
      { name: 'Theo', badge: true },
    ];
    dana = await registeredAs(app, registerForm({ email: 'dana@mail.example', attendees }));
  });
  afterAll(() => app.stop());

  const names = async () =>
    (await dana.get('/api/registration').expect(200)).body.attendees.map(
      ({ name }: { name: string }) => name,
    );
  const offer = async (name: string, email = OLA) => {
    const { attendees } = (await dana.get('/api/registration').expect(200)).body;
    const { nameId } = attendees.find((person: { name: string }) => person.name === name);
    await dana.post(`/api/me/badges/${nameId}/hand-over`).send({ email }).expect(200);
    return offerCall(app, email.toLowerCase());
  };
  const take = (call: string, person: object) => app.browser().post(call).send(person);

  it('should be whoever has the address, however its giver typed it', async () => {
    const call = await offer('Theo', 'Ola@Mail.Example');

    await take(call, { name: 'Ola', badge: true }).expect(204);

    expect(await names()).toEqual(['Dana', 'Ines']);
  });

  it('should be nobody whom the administrator keeps out', async () => {
    await app.addAccount(OLA);
    const call = await offer('Theo');
    const admin = await app.signedIn(ADMIN);
    await admin.put('/api/organise/accounts/block').send({ email: OLA, isBlocked: true }).expect(200);

    const { body } = await take(call, { name: 'Ola', badge: true }).expect(403);

    expect(body.title).toBe('Account blocked');
    expect(await names()).toEqual(['Dana', 'Ines', 'Theo']);
  });

  it('should be no child alone, but one whose family comes already', async () => {
    const call = await offer('Ines');
    const child = { name: 'Meera', badge: false, parentAgrees: true };

    const { body } = await take(call, child).expect(409);
    expect(body.title).toBe('No adult');
    expect(await names()).toEqual(['Dana', 'Ines', 'Theo']);

    await registeredAs(app, registerForm({ email: OLA }));
    await take(call, child).expect(204);
    expect(await names()).toEqual(['Dana', 'Theo']);
    expect(await badgesOf(app)).toEqual({ counter: 3, counted: 3 });
  });
});
