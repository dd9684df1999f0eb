import { sql } from '@tablefall/platform/database/sql';
import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { organiser } from '../../organise/editions/testing/editions.ts';
import { waitForBadges, waitOf } from '../badge-queue/testing/badge-line.ts';
import { HOLD_LONG, registeredAs, registerForm } from '../registration/testing/registration.factory.ts';
import { doorToken, withDoorLink } from './testing/door-link.ts';
import { putLateWalkIn } from './testing/late-walk-in.ts';
import { walkIn } from './testing/walk-in.ts';

const CAPACITY = 5;
const AT = '2025-10-01T11:59:00.000Z';

describe('badges that phones at the door keep', () => {
  let app: TestApp;
  let admin: ApiClient;
  let phones: ApiClient[];
  beforeAll(async () => {
    app = await TestApp.startTwo({ REGISTRATION_CAPACITY: String(CAPACITY), ...HOLD_LONG });
  });
  beforeEach(begin);
  afterAll(() => app.stop());

  async function begin(): Promise<void> {
    await app.beginAnew();
    admin = await app.signedIn(ADMIN);
    phones = [];
    for (const _ of [1, 2, 3]) phones.push(await withDoorLink(app, admin));
  }
  const phone = (number: number) => phones[number] as ApiClient;
  const fill = async (of: ApiClient) => (await of.put('/api/door/badge-block').expect(200)).body;
  const left = async (of: ApiClient): Promise<number> => (await fill(of)).left;
  const comesUp = (of: ApiClient, form = walkIn()) => of.post('/api/door/walk-ins').send({ ...form, at: AT });
  const taken = async () => (await app.browser().get('/api/register/places').expect(200)).body.badgesTaken;
  const register = (badges: number) =>
    app
      .browser()
      .post('/api/register')
      .send(
        registerForm({
          attendees: Array.from({ length: badges }, (_, n) => ({ name: `Name ${n}`, badge: true })),
        }),
      );
  const link = async () => (await admin.get('/api/organise/door-links').expect(200)).body[0];
  const counted = async () => {
    const [row] = await app.query(sql<{ counter: number; counted: number }>`
      select coalesce((select sum(badges_taken) from edition), 0)::int as counter,
             (select count(*) from attendee where badge)::int + (select coalesce(sum(badges), 0) from badge_block)::int as counted`);
    return row;
  };

  it('should count as taken, as many as there are, and be the same when it asks again', async () => {
    expect(await fill(phone(0))).toEqual({ size: 3, left: 3, endsAt: '2025-10-02T00:00:00.000Z' });
    await register(CAPACITY - 3).expect(200);
    expect([await left(phone(0)), await left(phone(1))]).toEqual([3, 0]);

    expect(await taken()).toBe(CAPACITY);
    expect((await register(1).expect(409)).body.detail).toBe('No badge is left.');
  });

  it('should be used first by the walk-ins of their phone, and filled up after that', async () => {
    await left(phone(0));
    await register(2).expect(200);

    const form = walkIn();
    const { body: full } = await phone(0).post('/api/door/walk-ins').send(form).expect(409);
    expect(full.code).toBe('no-badges');
    await comesUp(phone(0), form).expect(200);
    expect(await counted()).toEqual({ counter: CAPACITY, counted: CAPACITY });
    expect(await left(phone(0))).toBe(2);
    const { body } = await comesUp(phone(1)).expect(409);
    expect(body.title).toBe('No badge for a walk-in');
    expect(await counted()).toEqual({ counter: CAPACITY, counted: CAPACITY });
  });

  it('should be used for what they have, and the rest be of what is free', async () => {
    await left(phone(0));
    const family = walkIn('Wanda', { others: ['Wim', 'Wolf', 'Wu'].map((name) => ({ name, badge: true })) });

    await comesUp(phone(0), family).expect(200);

    expect(await counted()).toEqual({ counter: 4, counted: 4 });
    expect(await left(phone(0))).toBe(1);
  });

  describe('should be free again', () => {
    beforeEach(async () => {
      await register(CAPACITY - 3).expect(200);
      expect(await left(phone(0))).toBe(3);
      expect(await taken()).toBe(CAPACITY);
    });
    const freed = async (badges: number) => {
      await app.runJob('badge-blocks');
      expect(await taken()).toBe(CAPACITY - badges);
      expect(await counted()).toEqual({ counter: CAPACITY - badges, counted: CAPACITY - badges });
    };

    it('at once when the phone leaves the door', async () => {
      await phone(0).post('/api/door/leave').expect(204);

      expect(await taken()).toBe(CAPACITY - 3);
    });

    it('when the administrator ends the browser; what comes up late has one as long as some are free', async () => {
      const { id, browsers } = await link();
      await admin.delete(`/api/organise/door-links/${id}/browsers/${browsers.at(-1).id}`).expect(204);

      await freed(3);
      await comesUp(phone(0)).expect(401);
      await comesUp(phone(2)).expect(200);
    });

    it('when the link is revoked, and when the early hours are over', async () => {
      await admin.delete(`/api/organise/door-links/${(await link()).id}`).expect(204);

      await freed(3);
    });

    it('when the hours for which the door is open are over', async () => {
      await app.query(
        sql`update door_link set early_until = ${app.clock.now()}::timestamptz + interval '1 hour'`,
      );
      await left(phone(0));
      app.clock.advance(3600 + 1);

      await freed(3);
    });

    it('when the phone has not asked for half a day', async () => {
      app.clock.advance(12 * 3600 - 1);
      expect(await left(phone(0))).toBe(3);
      app.clock.advance(12 * 3600 - 1);
      await freed(0);
      app.clock.advance(1);
      await freed(3);
    });

    it('for whoever waits for badges, first', async () => {
      await waitForBadges(app, 'ola@mail.example').expect(200);
      await phone(0).post('/api/door/leave').expect(204);

      expect(await waitOf(app, 'ola@mail.example')).toMatchObject({ place: null });
      expect(await left(phone(2))).toBe(2);
    });
  });

  it.each([
    { capacity: CAPACITY, kept: [3, 0, 0] },
    { capacity: 50, kept: [3, 2, 0] },
    { capacity: 200, kept: [3, 3, 3] },
  ])('should be a tenth of $capacity, or what one phone may keep', async ({ capacity, kept }) => {
    const edition = organiser(() => app);
    await edition.signIn();
    await edition.save({ capacity });
    await edition.everywhere();

    expect([await left(phone(0)), await left(phone(1)), await left(phone(2))]).toEqual(kept);
  });

  it('should be free when a helper with the role signs out', async () => {
    const email = 'helper@mail.example';
    await admin.post('/api/organise/staff').send({ email, role: 'door' }).expect(204);
    const helper = await app.signedIn(email);
    expect(await left(helper)).toBe(3);

    await helper.post('/api/user/logout').expect(204);
    await app.runJob('badge-blocks');

    expect(await taken()).toBe(0);
  });

  it('should be as many as the edition says, also none', async () => {
    const edition = organiser(() => app);
    await edition.signIn();
    await left(phone(0));
    for (const walkInBadges of [1, 0]) {
      expect((await edition.save({ walkInBadges })).status).toBe(200);
      await edition.everywhere();
      expect(await fill(phone(0))).toMatchObject({ size: walkInBadges, left: walkInBadges });
      expect(await taken()).toBe(walkInBadges);
    }
    expect((await edition.save({ walkInBadges: 21 })).body.fields).toEqual({
      walkInBadges: 'Please enter at most 20',
    });
  });

  it('should not be kept for the administrator months before, for strangers, or where the door is shut', async () => {
    await app.query(sql`update door_link set early_until = null`);

    expect(await fill(admin)).toMatchObject({ size: 0, left: 0 });
    await phone(0).put('/api/door/badge-block').expect(409);
    await app.browser().put('/api/door/badge-block').expect(401);
    await (await registeredAs(app, registerForm())).put('/api/door/badge-block').expect(403);
    expect(await taken()).toBe(1);
  });

  it('should tell the administrator of people who came in and have no badge, and register them once there is one', async () => {
    await left(phone(0));
    const { id, browsers } = await link();
    await admin.delete(`/api/organise/door-links/${id}/browsers/${browsers.at(-1).id}`).expect(204);
    await app.runJob('badge-blocks');
    await register(CAPACITY).expect(200);
    const again = app.browser();
    await again
      .post('/api/door/open')
      .send({ token: await doorToken(admin) })
      .expect(204);

    await comesUp(again).expect(409);

    await comesUp(again, walkIn('Wim', { others: [{ name: 'Wolf', badge: true }] })).expect(409);
    const { body } = await admin.get('/api/organise/audit').query({ kind: 'refusal' }).expect(200);
    expect(body.items[0].what).toBe(
      'Let somebody in without a network for whom no badge was left afterwards',
    );
    const tasks = async () =>
      (await admin.get('/api/desk').expect(200)).body.tasks.filter(
        ({ kind }: { kind: string }) => kind === 'walk-in',
      );
    expect(await tasks()).toMatchObject([
      {
        sentence: '3 people came in at the door, and no badge was left.',
        detail: 'Wanda Walker, Wim, Wolf. They are registered once there is one.',
      },
    ]);

    const edition = organiser(() => app);
    await edition.signIn();
    await edition.save({ capacity: CAPACITY + 2 });
    await edition.everywhere();
    // What is free is theirs before a phone keeps it.
    expect(await left(phone(2))).toBe(0);
    await app.runJob('late-walk-ins');
    expect(await counted()).toEqual({ counter: CAPACITY + 1, counted: CAPACITY + 1 });
    expect(await tasks()).toMatchObject([{ detail: 'Wim, Wolf. They are registered once there is one.' }]);
    app.clock.set('2025-10-14T06:00:00.000Z');
    await app.runJob('late-walk-ins');
    expect(await app.query(sql`select id from late_walk_in`)).toEqual([]);
  });

  it('should keep for two days what came in before the end and comes up after it, by a role', async () => {
    const email = 'helper@mail.example';
    await admin.post('/api/organise/staff').send({ email, role: 'door' }).expect(204);
    app.clock.set('2025-10-12T06:00:00.000Z');
    const form = { ...walkIn(), at: '2025-10-11T18:00:00.000Z' };
    for (const client of [await app.signedIn(email), await app.signedIn(ADMIN)])
      expect((await client.post('/api/door/walk-ins').send(form).expect(409)).body.code).toBe('late-walk-in');
    await app.runJob('late-walk-ins');

    admin = await app.signedIn(ADMIN);
    const { body } = await admin.get('/api/desk').expect(200);
    expect(body.tasks).toContainEqual(
      expect.objectContaining({ sentence: '1 person came in at the door, and nobody registered them.' }),
    );
    app.clock.set('2025-10-14T06:00:00.000Z');
    await app.runJob('late-walk-ins');
    expect(await app.query(sql`select id from late_walk_in`)).toEqual([]);
  });

  it('should register those behind one that cannot be registered, which is kept', async () => {
    await putLateWalkIn(app, 'Twice');
    await app.query(sql`
      update late_walk_in
      set form = jsonb_set(form, '{attendees}', (form -> 'attendees') || (form -> 'attendees'))`);
    app.clock.advance(1);
    await putLateWalkIn(app, 'Wanda');

    await expect(app.runJob('late-walk-ins')).rejects.toThrow('1 failed and will be tried again');

    expect(await counted()).toEqual({ counter: 1, counted: 1 });
    expect(
      await app.query(sql`select form -> 'attendees' -> 0 ->> 'name' as name from late_walk_in`),
    ).toEqual([{ name: 'Twice' }]);
  });

  itHoldsEveryRound(
    'should never be promised twice: three doors, no network, the last two badges',
    async () => {
      await begin();
      await register(CAPACITY - 2).expect(200);

      const kept = await Promise.all(phones.map(left));
      expect(kept.reduce((sum, each) => sum + each, 0)).toBe(2);
      // Each phone gives what it keeps, and one more comes up from each of those that it promised nothing.
      const forms = kept.map((badges) =>
        Array.from({ length: Math.max(1, badges) }, (_, n) => walkIn(`Walker ${n}`)),
      );
      const answers = await Promise.all(
        forms.flatMap((all, number) =>
          all.flatMap((form) => [comesUp(phone(number), form), comesUp(phone(number), form)]),
        ),
      );

      const come = answers.filter(({ status }) => status === 200).map(({ body }) => body.id);
      expect(new Set(come).size).toBe(2);
      expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
      expect(await counted()).toEqual({ counter: CAPACITY, counted: CAPACITY });
    },
  );
});
