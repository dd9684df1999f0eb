import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createEvent, playerNamed } from '../../events/testing/event.factory.ts';
import { badgesOf, registeredAs, registerForm } from '../registration/testing/registration.factory.ts';

const FAMILY = [
  { name: 'Dana', badge: true },
  { name: 'Theo', badge: true },
  { name: 'Ines', badge: false },
];

interface Person {
  nameId: string;
  name: string;
  paid: boolean;
}

describe('badges of one’s own', () => {
  let app: TestApp;
  let dana: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    dana = await registeredAs(app, registerForm({ email: 'dana@mail.example', attendees: FAMILY }));
  });
  afterAll(() => app.stop());

  const registration = async () => (await dana.get('/api/registration').expect(200)).body;
  const idOf = async (name: string): Promise<string> =>
    (await registration()).attendees.find((person: Person) => person.name === name).nameId;
  const giveBack = async (name: string) => dana.delete(`/api/me/badges/${await idOf(name)}`);
  const handOver = async (name: string, body: object) =>
    dana.post(`/api/me/badges/${await idOf(name)}/hand-over`).send(body);
  const pay = async () => {
    const admin = await app.signedIn(ADMIN);
    const { items } = (await admin.get('/api/registrations').query({ search: 'dana@' })).body;
    await admin.put(`/api/registration/${items[0].id}/paid`).send({ paid: true }).expect(200);
    return { admin, id: items[0].id as string };
  };
  const notices = async () =>
    (await app.mails())
      .filter(({ kind }) => kind === 'badge-notice')
      .map(({ address, props }) => ({ address, ...props }));

  describe('the code of a badge', () => {
    const codesAtTheDoor = async (admin: ApiClient): Promise<string[]> => {
      const { body } = await admin.get('/api/door/2025-10').expect(200);
      const people = body.parties.flatMap(({ people }: { people: Person[] }) => people);
      return people.find(({ name }: Person) => name === 'Theo').codes;
    };
    const linkOf = async (name: string): Promise<string> =>
      (await registration()).attendees.find((person: Person) => person.name === name).badgeLink;

    it('should be made anew where its owner asks, in page, mail and door alike, and the old one be unknown (T42)', async () => {
      const admin = await app.signedIn(ADMIN);
      const [before, theo, known] = [await linkOf('Dana'), await linkOf('Theo'), await codesAtTheDoor(admin)];

      const { body } = await dana.post(`/api/me/badges/${await idOf('Theo')}/code`).expect(200);

      const link = body.attendees.find(({ name }: Person) => name === 'Theo').badgeLink;
      expect(link).not.toBe(theo);
      expect(await linkOf('Dana')).toBe(before);
      const { body: days } = await dana.get('/api/me/days').expect(200);
      expect(days.people.find(({ name }: Person) => name === 'Theo').badgeLink).toBe(link);
      const { body: badges } = await admin.get('/api/registrations/badges').expect(200);
      expect(badges.find(({ name }: Person) => name === 'Theo').badgeLink).toBe(link);
      expect(await codesAtTheDoor(admin)).not.toEqual(expect.arrayContaining(known));
      await app
        .browser()
        .post(`/api/me/badges/${await idOf('Theo')}/code`)
        .expect(401);
      const stranger = await playerNamed(app);
      await stranger.client.post(`/api/me/badges/${await idOf('Theo')}/code`).expect(404);
    });
  });

  describe('DELETE /api/me/badges/{nameId}', () => {
    it('should give a badge back with the games of that person alone, and say so by mail', async () => {
      const waiting = await playerNamed(app);
      const event = await createEvent(await playerNamed(app), { spots: 3 });
      const join = async (name: string) =>
        dana.put(`/api/event/register/${event.id}`).send({ id: await idOf(name) });
      expect((await join('Theo')).status).toBe(200);
      expect((await join('Dana')).status).toBe(200);
      await waiting.client.post(`/api/event/waitlist/${event.id}`).send({ id: waiting.id }).expect(200);

      const { status, body } = await giveBack('Theo');

      expect(status).toBe(200);
      expect(body.attendees.map(({ name }: Person) => name)).toEqual(['Dana', 'Ines']);
      expect(await badgesOf(app)).toMatchObject({ counter: 3, counted: 3 });
      const { participants } = (await waiting.client.get(`/api/event/${event.id}`)).body;
      const players = participants.map(({ id }: { id: string }) => id);
      expect(players).toContain(waiting.id);
      expect(players).toContain(await idOf('Dana'));
      expect(await notices()).toEqual([
        { address: 'dana@mail.example', news: 'given-back', name: 'Theo', newName: null, paid: false },
      ]);
    });

    it('should take a payment off with its badge, so that a new one is owed', async () => {
      await pay();
      const { body } = await giveBack('Theo');
      expect(body).toMatchObject({ paid: true, amountDue: 0 });

      const again = await dana.post('/api/registration/attendees').send({ name: 'Theo', badge: true });

      expect(again.body).toMatchObject({ paid: false, amountDue: 10 });
      expect(again.body.attendees.map(({ name, paid }: Person) => [name, paid])).toEqual([
        ['Dana', true],
        ['Ines', false],
        ['Theo', false],
      ]);
      expect(await notices()).toMatchObject([{ paid: true }]);
    });

    it('should remove the registration with the last person, and leave no child alone before', async () => {
      await giveBack('Theo');
      const alone = await giveBack('Dana');
      expect([alone.status, alone.body.title]).toEqual([409, 'Children would be alone']);

      expect((await giveBack('Ines')).status).toBe(200);
      const { body } = await giveBack('Dana');

      expect(body).toMatchObject({ registered: false, attendees: [] });
      expect(await badgesOf(app)).toEqual({ counter: 0, counted: 0 });
      expect(await app.query(sql`select from registration`)).toEqual([]);
      // Its link would lead to a registration that is not there.
      expect((await app.mails()).filter(({ kind }) => kind === 'registration-confirmation')).toMatchObject([
        { state: 'cancelled' },
      ]);
    });

    it('should refuse it once the date has passed, and to somebody who is here', async () => {
      const { admin } = await pay();
      const [theo] = (await registration()).attendees.filter(({ name }: Person) => name === 'Theo');
      await admin.put(`/api/attendee/${theo.id}/check-in`).send({ checkedIn: true }).expect(200);
      expect((await giveBack('Theo')).body.title).toBe('Checked in');

      app.clock.set('2025-10-10T16:00:00Z');
      const late = await giveBack('Dana');

      expect([late.status, late.body.title]).toEqual([409, 'Too late']);
      expect((await registration()).badgesMayChange).toBe(false);
    });
  });

  describe('POST /api/me/badges/{nameId}/hand-over with a name', () => {
    it('should let somebody else come with the badge and its payment, without the games', async () => {
      await pay();
      const event = await createEvent(await playerNamed(app));
      const theo = await idOf('Theo');
      await dana.put(`/api/event/register/${event.id}`).send({ id: theo }).expect(200);

      const { status, body } = await handOver('Theo', { name: ' Ola ' });

      expect([status, body.amountDue]).toEqual([200, 0]);
      expect(body.attendees.map(({ name }: Person) => name)).toEqual(['Dana', 'Ola', 'Ines']);
      expect((await dana.get(`/api/event/${event.id}`)).body.spotsTaken).toBe(1);
      const { names } = (await dana.get('/api/user/session')).body.user;
      expect(names.map(({ name }: Person) => name)).toEqual(['Dana', 'Theo', 'Ines', 'Ola']);
      expect(await notices()).toMatchObject([{ news: 'renamed', name: 'Theo', newName: 'Ola', paid: true }]);
    });

    it('should refuse what is no name and no address', async () => {
      const refusals: [body: object, status: number, fields: object][] = [
        [{ name: 'Dana' }, 409, { name: 'This name is on the list already.' }],
        [{ name: '' }, 400, { name: 'Name is required' }],
        [{}, 400, { name: 'Name is required' }],
        [{ email: 'nowhere' }, 400, { email: 'Invalid email' }],
        [{ email: null }, 400, { email: 'Invalid email' }],
        [{ email: 'DANA@mail.example' }, 400, { email: 'This is your own address' }],
      ];
      for (const [body, status, fields] of refusals) {
        const refused = await handOver('Theo', body);

        expect([body, refused.status, refused.body.fields]).toEqual([body, status, fields]);
      }
    });
  });
});
