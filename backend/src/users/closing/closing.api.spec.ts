import { sql } from '@tablefall/platform/database/sql';
import { dumpOf, rowsWith, storedFiles } from '../../../test/dump.ts';
import {
  MARKED_SETTINGS,
  type MarkedPerson,
  markedPerson,
  tellOthersOf,
} from '../../../test/marked-person.ts';
import { tablesOfPeople } from '../../../test/sample-rows.ts';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import {
  badgesOf,
  registeredAs,
  registerForm,
} from '../../convention/registration/testing/registration.factory.ts';
import { downloaded } from '../personal-data/testing/zip-answer.ts';
import { closingToken, runClosures } from './testing/closing.factory.ts';

const DAY = 24 * 3_600;

describe('closing an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(MARKED_SETTINGS);
  });
  afterAll(() => app.stop());

  const newcomer = async () => {
    const form = registerForm();
    return { client: await registeredAs(app, form), email: form.email };
  };
  const stepsTo = async (address: string) =>
    (await app.mails())
      .filter((mail) => mail.kind === 'account-closing' && mail.address === address)
      .map(({ props, state }) => [(props as { step: string }).step, state]);
  const confirm = (token: string) => app.browser().post('/api/me/closure/confirm').send({ token });

  it('should ask by mail, wait for 7 days after the link was opened, and be taken back by one press', async () => {
    const { client, email } = await newcomer();
    expect((await client.get('/api/me/closure').expect(200)).body).toEqual({ isAsked: false, eraseAt: null });

    await client.post('/api/me/closure').expect(204);
    expect((await client.get('/api/me/closure').expect(200)).body).toEqual({ isAsked: true, eraseAt: null });
    const token = await closingToken(app, email);
    const { body } = await confirm(token).expect(200);

    expect(body).toEqual({ eraseAt: new Date(app.clock.now().getTime() + 7 * DAY * 1000).toISOString() });
    expect((await client.get('/api/me/closure').expect(200)).body).toEqual({ isAsked: true, ...body });
    expect(await stepsTo(email)).toEqual([
      ['asked', 'cancelled'],
      ['begun', 'queued'],
    ]);
    expect((await confirm(token).expect(200)).body).toEqual(body);
    app.clock.advance(DAY);
    expect((await client.get('/api/me/closure').expect(200)).body).toEqual({ isAsked: true, ...body });
    await client.delete('/api/me/closure').expect(204);
    expect((await client.get('/api/me/closure').expect(200)).body).toEqual({ isAsked: false, eraseAt: null });
    expect((await stepsTo(email)).at(-1)).toEqual(['begun', 'cancelled']);
    await confirm(token).expect(404);
    await app.runJob('closures');
    await client.get('/api/user/sessions').expect(200);
  });

  it('should send one mail at a time, and take the place of an earlier one', async () => {
    const { client, email } = await newcomer();
    await client.post('/api/me/closure').expect(204);
    const first = await closingToken(app, email);

    await client.post('/api/me/closure').expect(409);
    app.clock.advance(61);
    await client.post('/api/me/closure').expect(204);

    await confirm(first).expect(404);
    await confirm(await closingToken(app, email)).expect(200);
  });

  it.each([
    ['a link that nobody signed', 'a.b'],
    ['a signed link of something else', ''],
    ['an id that is none', '../../etc'],
  ])('should refuse %s', async (_, token) => {
    await confirm(token).expect(404);
  });

  it('should forget what nobody confirmed within a day', async () => {
    const { client, email } = await newcomer();
    await client.post('/api/me/closure').expect(204);
    const token = await closingToken(app, email);
    app.clock.advance(DAY);

    await confirm(token).expect(404);
    expect((await client.get('/api/me/closure').expect(200)).body.isAsked).toBe(false);
    await app.runJob('closures');
    expect(await app.query(sql`select from closure where address = ${email}`)).toEqual([]);
  });

  it('should refuse whoever has a role, or is named by the settings', async () => {
    const { client, email } = await newcomer();
    const admin = await app.signedIn(ADMIN);
    await client.post('/api/me/closure').expect(204);
    const token = await closingToken(app, email);
    await admin.post('/api/organise/staff').send({ email, role: 'mailer' }).expect(204);

    const { body } = await confirm(token).expect(409);
    expect(body.message).toContain('An administrator takes it away first');
    await client.post('/api/me/closure').expect(409);
    await admin.post('/api/me/closure').expect(409);
    const organiser = await app.signedIn(ORGANISER);
    await organiser.post('/api/me/closure').expect(409);
  });

  it('should wait while somebody of the account is at the convention', async () => {
    const { client, email } = await newcomer();
    const admin = await app.signedIn(ADMIN);
    await client.post('/api/me/closure').expect(204);
    await confirm(await closingToken(app, email)).expect(200);
    const { body } = await admin.get(`/api/registrations?search=${email}`).expect(200);
    const attendee = body.items[0].attendees[0].id;
    await admin.put(`/api/attendee/${attendee}/check-in`).send({ checkedIn: true }).expect(200);
    app.clock.advance(7 * DAY);

    await app.runJob('closures');

    expect(await app.query(sql`select erased_at from closure where address = ${email}`)).toEqual([
      { erased_at: null },
    ]);
    app.clock.advance(-7 * DAY);
  });
});

describe('what is left of somebody who is forgotten', () => {
  let app: TestApp;
  let person: MarkedPerson;
  let before: Record<string, string>;
  let tablesBefore: string[];
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start(MARKED_SETTINGS);
    person = await markedPerson(app);
    await tellOthersOf(app, person);
    // Whoever loses a role is signed out.
    person.client = await app.signedIn(person.email);
    await app.runJob('unused-photos');
    tablesBefore = Object.keys(rowsWith(await dumpOf(app), wordsOf(person)));
    before = await downloaded(person.friend.client.get('/api/me/data'));
    await person.client.post('/api/me/closure').expect(204);
    const token = await closingToken(app, person.email);
    await app.browser().post('/api/me/closure/confirm').send({ token }).expect(200);
    app.clock.advance(7 * DAY);
    await runClosures(app);
    staff = await app.signedIn(ADMIN);
  }, 120_000);
  afterAll(() => app.stop());

  it('should be nothing that says who they were, in no table and no file', async () => {
    expect([...tablesOfPeople(app), 'mail'].filter((name) => !tablesBefore.includes(name))).toEqual([]);
    expect(rowsWith(await dumpOf(app), wordsOf(person))).toEqual({});
    expect(await storedFiles(app)).toEqual([]);
    expect(await app.query(sql`select from closure`)).toEqual([]);
  });

  it('should be counters that are right', async () => {
    const { counter, counted } = await badgesOf(app);
    expect(counter).toBe(counted);
    expect(
      await app.query(sql`
        select id from event
        where spots_taken <> (select count(*) from participant where event_id = event.id)`),
    ).toEqual([]);
    expect(
      await app.query(sql`
        select gameday.id from gameday cross join lateral (
          select count(*) filter (where status = 1) as accepted, count(*) filter (where status = 0) as open,
                 coalesce(sum(1 + coalesce(additional_guests, 0)) filter (where status = 1), 0) as seats
          from invitation where gameday_id = gameday.id
        ) as counted
        where (accepted_count, not_replied_count, seats_taken) is distinct from (accepted, open, seats)`),
    ).toEqual([]);
    expect(
      await app.query(sql<object>`
        select accepted_count, seats_taken from gameday where id in (${person.gameday}, ${person.pastGameday}) order by date`),
    ).toEqual([
      { accepted_count: 1, seats_taken: 3 },
      { accepted_count: 0, seats_taken: 0 },
    ]);
  });

  it('should be a name that says nothing where one has to stay', async () => {
    const { body } = await person.friend.client.get(`/api/event/${person.pastEvent}`).expect(200);

    expect(body.organizer).toBe('A former guest');
    expect(
      await app.query(
        sql`select guest_name from invitation where gameday_id = ${person.pastGameday} order by 1`,
      ),
    ).toContainEqual({
      guest_name: 'A former guest',
    });
    expect(
      await app.query(sql`select message from listing_discussion where message_type = 'Comment'`),
    ).toEqual([{ message: 'This comment was removed together with the account of its writer.' }]);
  });

  it('should tell whom it concerned: players, buyers, sellers, and last the person', async () => {
    const mails = (await app.mails()).filter(({ address }) => address === person.friend.email);
    const news = mails.map(({ props }) => (props as { news?: string }).news);

    expect(news).toEqual(expect.arrayContaining(['cancelled', 'removed', 'withdrawal']));
    await staff.get(`/api/event/${person.ownEvent}`).expect(404);
    expect(
      (await person.friend.client.get(`/api/forsale/${person.boughtListing}`).expect(200)).body.status,
    ).toBe('Available');
    const last = (await app.mails()).filter(({ kind }) => kind === 'account-closing').at(-1);
    expect(last).toMatchObject({
      state: 'sent',
      address: expect.stringMatching(/^former-.*@erased\.invalid$/),
    });
  });

  it('should be that what they did not want to be mailed still holds, by the hash alone', async () => {
    const { body } = await staff.get(`/api/suppressions?search=${person.email}`).expect(200);
    expect(body.items).toMatchObject([
      { address: expect.stringMatching(/^sha256:[0-9a-f]{64}$/), reason: 'no-news' },
    ]);

    await registeredAs(app, { email: person.email, attendees: [{ name: 'Zeb', badge: true }] });
    const again = await app.signedIn(person.email);

    const files = await downloaded(again.get('/api/me/data'));
    expect(JSON.parse(files['mail-stops.json'] ?? '[]')).toMatchObject([{ reason: 'no-news', note: null }]);
    await staff
      .delete(`/api/suppressions/${encodeURIComponent(person.email)}`)
      .query({ because: 'Registered again and asked for news' })
      .expect(204);
    expect((await staff.get('/api/suppressions').expect(200)).body.total).toBe(0);
  });

  it('should leave what is others’ as it was', async () => {
    const after = await downloaded(person.friend.client.get('/api/me/data'));

    for (const file of ['account', 'names', 'registrations', 'events-organised']) {
      expect(stable(after[`${file}.json`])).toEqual(stable(before[`${file}.json`]));
    }
    expect(JSON.parse(after['games-for-sale.json'] ?? '[]')).toHaveLength(3);
  });

  it('should be signed out everywhere', async () => {
    await person.client.get('/api/user/sessions').expect(401);
  });

  it('should be no account once nothing refers to it', async () => {
    const former = sql`select id from account where email like 'former-%'`;
    expect(await app.query(former)).toHaveLength(1);
    await app.query(sql`delete from event where id = ${person.pastEvent}`);
    await app.query(sql`delete from event_discussion`);
    await app.query(sql`delete from listing_discussion`);
    await app.query(sql`delete from listing_report`);

    await app.runJob('unconfirmed-accounts');

    expect(await app.query(former)).toEqual([]);
  });
});

/** Whatever says who they were. */
function wordsOf({ email, marks }: MarkedPerson): string[] {
  return [...marks, email, 'Quarrington'];
}

/** Without what moves when others leave. */
function stable(file = '[]'): object[] {
  return JSON.parse(file).map(({ spotsTaken, ...row }: { spotsTaken?: number }) => row);
}
