import { sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { TestApp } from '../../../../test/test-app.ts';
import { countedBadges, waitForBadges, waitOf } from '../../badge-queue/testing/badge-line.ts';
import { registeredAs, registerForm, registrationCode } from '../testing/registration.factory.ts';

const CAPACITY = 100;

const people = (count: number, badge = true) =>
  Array.from({ length: count }, (_, index) => ({ name: `${badge ? 'Person' : 'Child'} ${index}`, badge }));

describe('badges and invented addresses', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startTwo({
      REGISTRATION_CAPACITY: String(CAPACITY),
      UNCONFIRMED_PERCENT: '10',
      UNCONFIRMED_PLACES: '0',
    });
  });
  beforeEach(() => app.beginAnew());
  afterAll(() => app.stop());

  const register = (email: string, badges: number, children = 0) =>
    app
      .browser()
      .post('/api/register')
      .send({ email, attendees: [...people(badges), ...people(children, false)], parentAgrees: true });
  const kindsTo = async (address: string) =>
    (await app.mails()).filter((mail) => mail.address === address).map(({ kind }) => kind);
  const signedInByMail = async (email: string) => {
    const browser = app.browser();
    await browser.post(`/api/user/verify/${await registrationCode(app, email)}`).send({ confirm: true });
    return browser;
  };
  const heldByUnconfirmed = async () => {
    const [row] = await app.query(sql<{ badges: number }>`
      select count(*)::int as badges from attendee join registration on registration.id = registration_id
      join account on account.id = user_id where badge and confirmed_at is null`);
    return row?.badges;
  };

  it('should hold a share of the house, and leave the others to who confirms (F27)', async () => {
    const tries = Array.from({ length: 60 }, (_, number) => `invented${number}@nowhere.example`);
    const answers = await Promise.all(tries.map((email) => register(email, 5)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await heldByUnconfirmed()).toBe(10);
    expect(await countedBadges(app)).toEqual({ counter: 10, counted: 10 });

    // Neither does the answer tell who is known.
    const known = await registerForm({ email: tries[0] as string });
    const again = await app.browser().post('/api/register').send(known).expect(200);
    const fresh = await register('real0@mail.example', 2).expect(200);
    expect(again.body.heldUntil).toBeNull();
    expect(fresh.body.heldUntil).toBeNull();
    expect(fresh.body.message).toContain('Open its link in this browser');

    for (let number = 0; number < 45; number++) {
      const email = `real${number}@mail.example`;
      if (number > 0) await register(email, 2).expect(200);
      expect(await kindsTo(email)).toEqual(['registration-link']);
      const browser = await signedInByMail(email);
      for (const person of people(2))
        await browser.post('/api/registration/attendees').send(person).expect(200);
    }
    expect(await countedBadges(app)).toEqual({ counter: CAPACITY, counted: CAPACITY });
  });

  it('should have room for children, who need none, and again once some of them are confirmed', async () => {
    for (const [name, badges] of Object.entries({ ola: 4, priya: 4, kofi: 2 })) {
      expect((await register(`${name}@mail.example`, badges, 4)).body.heldUntil).toEqual(expect.any(String));
    }
    expect((await register('dana@mail.example', 1)).body.heldUntil).toBeNull();

    await signedInByMail('ola@mail.example');

    expect((await register('theo@mail.example', 1)).body.heldUntil).toEqual(expect.any(String));
    expect(await countedBadges(app)).toEqual({ counter: 11, counted: 11 });
  });

  it('should wait with a share of the line, and leave its other places to who confirms (F27)', async () => {
    for (let number = 0; number < 5; number++)
      await registeredAs(app, registerForm({ attendees: people(8) }));
    await app.query(sql`update edition_settings set capacity = 40`);
    for (const edition of app.getAll(CurrentEdition)) await edition.refresh();
    const invented = Array.from({ length: 30 }, (_, number) => `inline${number}@nowhere.example`);

    await Promise.all(invented.map((email) => waitForBadges(app, email, 2).expect(200)));
    await waitForBadges(app, 'priya@mail.example', 3).expect(200);

    expect(await kindsTo('priya@mail.example')).toEqual(['registration-link']);
    await signedInByMail('priya@mail.example');
    await waitForBadges(app, 'priya@mail.example', 3).expect(200);
    expect(await waitOf(app, 'priya@mail.example')).toMatchObject({ place: 3, parties: 3 });
  });
});
