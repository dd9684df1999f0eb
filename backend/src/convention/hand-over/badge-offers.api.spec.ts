import { sql } from '@tablefall/platform/database/sql';
import { withoutLocks } from '../../../test/lock-controls.ts';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { badgesOf, registeredAs, registerForm } from '../registration/testing/registration.factory.ts';
import { offerCall } from './testing/badge-offers.ts';

const OLA = 'ola@mail.example';

interface Person {
  nameId: string;
  name: string;
}

describe('a badge that is offered to an address', () => {
  let app: TestApp;
  let dana: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo();
  });
  beforeEach(async () => {
    await app.beginAnew();
    const attendees = ['Dana', 'Theo'].map((name) => ({ name, badge: true }));
    dana = await registeredAs(app, registerForm({ email: 'dana@mail.example', attendees }));
  });
  afterAll(() => app.stop());

  const registration = async (client = dana) => (await client.get('/api/registration').expect(200)).body;
  const namesIn = async (client?: ApiClient) =>
    (await registration(client)).attendees.map(({ name }: Person) => name);
  const badgeOf = async (name: string) => {
    const person = (await registration()).attendees.find((each: Person) => each.name === name);
    return `/api/me/badges/${person.nameId}`;
  };
  const offer = async (name: string, email = OLA) => {
    const { body } = await dana
      .post(`${await badgeOf(name)}/hand-over`)
      .send({ email })
      .expect(200);
    return body;
  };
  const take = (call: string, form: object = { name: 'Ola', badge: true }) =>
    app.browser().post(call).send(form);
  const mailed = async (kind: string) => (await app.mails()).filter((mail) => mail.kind === kind);
  const pay = async () => {
    const admin = await app.signedIn(ADMIN);
    const { items } = (await admin.get('/api/registrations').query({ search: 'dana@' })).body;
    await admin.put(`/api/registration/${items[0].id}/paid`).send({ paid: true }).expect(200);
    return { admin, id: items[0].id as string };
  };

  it('should stay with its giver until it is taken, with its payment, and tell both', async () => {
    await pay();
    const { attendees } = await offer('Theo');
    expect(attendees[1].offer).toEqual({ address: OLA, endsAt: '2025-10-04T12:00:00.000Z' });
    const call = await offerCall(app, OLA);
    const read = await app.browser().get(call).expect(200);
    expect(read.body).toEqual({
      from: 'Dana',
      badge: true,
      amountDue: 0,
      address: 'o…a@mail.example',
      endsAt: '2025-10-04T12:00:00.000Z',
    });
    expect(await namesIn()).toEqual(['Dana', 'Theo']);

    await take(call).expect(204);

    expect(await namesIn()).toEqual(['Dana']);
    const ola = await app.signedIn(OLA);
    expect(await registration(ola)).toMatchObject({ registered: true, paid: true, amountDue: 0 });
    expect(await namesIn(ola)).toEqual(['Ola']);
    expect(await badgesOf(app)).toEqual({ counter: 2, counted: 2 });
    expect(await mailed('badge-notice')).toMatchObject([
      { props: { news: 'offered' } },
      { address: 'dana@mail.example', props: { news: 'taken', name: 'Theo', newName: 'Ola', paid: true } },
    ]);
    expect((await mailed('registration-confirmation')).map(({ address }) => address)).toContain(OLA);
    await app.browser().get(call).expect(404);
    await take(call).expect(404);
  });

  it('should tell its giver at once to what address, in case it was somebody else in their session (T42)', async () => {
    await pay();

    await offer('Theo');

    expect(await mailed('badge-notice')).toMatchObject([
      {
        address: 'dana@mail.example',
        props: { news: 'offered', name: 'Theo', address: 'o…a@mail.example', paid: true },
      },
    ]);
  });

  it('should leave what the giver owes with whoever takes it, and join a registration that there is', async () => {
    const ola = await registeredAs(
      app,
      registerForm({ email: OLA, attendees: [{ name: 'Ola', badge: true }] }),
    );
    await offer('Theo');
    const call = await offerCall(app, OLA);

    const twice = await take(call).expect(409);
    await take(call, { name: 'Piotr', badge: true }).expect(204);

    expect(twice.body.fields).toEqual({ name: 'This name is on the list already.' });
    expect(await registration(ola)).toMatchObject({ amountDue: 20 });
    expect(await registration()).toMatchObject({ amountDue: 10 });
  });

  it('should fit the age that it is for', async () => {
    await offer('Theo');
    const { body } = await take(await offerCall(app, OLA), { name: 'Kid', badge: false }).expect(400);

    expect(body.fields).toEqual({ name: 'This badge is for somebody of 10 and over' });
    expect(await namesIn()).toEqual(['Dana', 'Theo']);
  });

  it('should be withdrawn, with its mail as long as that waits', async () => {
    await offer('Theo');
    const call = await offerCall(app, OLA);
    const badge = await badgeOf('Theo');
    await dana.post(`${badge}/hand-over`).send({ email: 'other@mail.example' }).expect(409);
    await dana.post(`${badge}/hand-over`).send({ name: 'Ola' }).expect(409);
    const { id } = (await registration()).attendees[1];
    await dana.put(`/api/registration/attendees/${id}`).send({ name: 'Theodor', badge: true }).expect(409);

    await dana.delete(`${badge}/hand-over`).expect(200);

    expect(await mailed('badge-offer')).toMatchObject([{ state: 'cancelled' }]);
    await take(call).expect(404);
    await dana.delete(`${badge}/hand-over`).expect(404);
    await offer('Theo', 'other@mail.example');
  });

  it('should end after 72 hours, and tell its giver', async () => {
    await offer('Theo');
    const call = await offerCall(app, OLA);
    app.clock.advance(72 * 3_600);

    await app.browser().get(call).expect(404);
    await take(call).expect(404);
    await app.runJob('expired-badge-offers');
    await app.runJob('expired-badge-offers');

    expect(await app.query(sql`select from badge_offer`)).toEqual([]);
    expect(await mailed('badge-notice')).toMatchObject([
      { props: { news: 'offered' } },
      { props: { news: 'offer-over', name: 'Theo' } },
    ]);
  });

  it('should end at the date of the edition', async () => {
    app.clock.set('2025-10-08T16:00:00Z');
    dana = await app.signedIn('dana@mail.example');
    const { attendees } = await offer('Theo');
    const call = await offerCall(app, OLA);

    expect(attendees[1].offer.endsAt).toBe('2025-10-10T16:00:00.000Z');
    app.clock.set('2025-10-10T16:00:00Z');
    await take(call).expect(404);
  });

  it('should tell nothing of the address, and take no link that is not whole', async () => {
    const known = await offer('Theo', 'nobody@mail.example');
    await registeredAs(app, registerForm({ email: OLA }));
    await dana.delete(`${await badgeOf('Theo')}/hand-over`).expect(200);
    const other = await offer('Theo');
    const shapeOf = ({ attendees }: { attendees: { offer: object | null }[] }) =>
      attendees.map((person) => person.offer && Object.keys(person.offer));

    expect(shapeOf(other)).toEqual(shapeOf(known));
    const call = await offerCall(app, OLA);
    await app.browser().get(call.slice(0, -1)).expect(404);
    await take(`${call}x`).expect(404);
    await take('/api/badge-offers/%F0%9F%8E%B2').expect(404);
  });

  it.each(['complained', 'no-invitations'] as const)(
    'should not go to an address that is %s',
    async (reason) => {
      await app.outbox.suppress(OLA, reason);

      await dana
        .post(`${await badgeOf('Theo')}/hand-over`)
        .send({ email: OLA })
        .expect(409);

      expect(await mailed('badge-offer')).toEqual([]);
    },
  );

  it('should go to an address that gets mail', async () => {
    await app.outbox.suppress(OLA, 'bounced');

    const { body } = await dana
      .post(`${await badgeOf('Theo')}/hand-over`)
      .send({ email: OLA })
      .expect(409);

    expect(body.title).toBe('No mail to this address');
  });

  it('should go with the registration when the desk removes it', async () => {
    await offer('Theo');
    const call = await offerCall(app, OLA);
    const { admin, id } = await pay();

    await admin.delete(`/api/registration/${id}`).expect(204);

    expect(await mailed('badge-offer')).toMatchObject([{ state: 'cancelled' }]);
    await take(call).expect(404);
  });

  describe('at the same moment', () => {
    const race = async (address: string) => {
      await offer('Theo', address);
      const call = await offerCall(app, address);
      const badge = await badgeOf('Theo');
      return Promise.all([
        take(call, { name: 'Ola', badge: true }),
        take(call, { name: 'Piotr', badge: true }),
        dana.delete(badge),
      ]).then((answers) => answers.map(({ status }) => status));
    };

    it('should be taken once, or given back', async () => {
      for (let round = 0; round < 5; round++) {
        const statuses = await race(`ola${round}@mail.example`);

        expect(statuses.filter((status) => status < 300)).toHaveLength(1);
        const { counter, counted } = await badgesOf(app);
        expect(counter).toBe(counted);
        const left = (await registration()).attendees.some(({ name }: Person) => name === 'Theo');
        expect(left).toBe(false);
        await dana.post('/api/registration/attendees').send({ name: 'Theo', badge: true }).expect(200);
      }
    });

    it('would be taken twice without the locks of the accounts (the control)', async () => {
      await registeredAs(app, registerForm({ email: OLA }));
      await offer('Theo');
      const call = await offerCall(app, OLA);
      const before = await badgesOf(app);

      const outcome = await withoutLocks(
        app,
        {
          without: [{ statement: /from "account" .* for update$/, lock: / for update$/ }],
          meetBefore: /^delete from "badge_offer"/,
        },
        () => ['Ola', 'Piotr'].map((name) => take(call, { name, badge: true })),
      );

      expect(outcome).toEqual({ succeeded: 2, refusedBy: [] });
      expect(await badgesOf(app)).toEqual({ counter: before.counter, counted: before.counted + 1 });
    });
  });
});
