import { createHash } from 'node:crypto';
import { signedId } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { offerCall } from '../hand-over/testing/badge-offers.ts';
import { registeredAs } from '../registration/testing/registration.factory.ts';
import { withDoorLink } from './testing/door-link.ts';

const HOUR_S = 60 * 60;
/** From the beginning of a spec to an hour after the doors of the first day. */
const UNTIL_OPEN_S = (9 * 24 + 5) * HOUR_S;
const FAMILY = {
  email: 'dana@mail.example',
  attendees: [
    { name: 'Dana Whitfield', badge: true },
    { name: 'Ines Whitfield', badge: false },
  ],
};

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url').slice(0, 22);

describe('the list of the door', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: ApiClient;
  let scope: string;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    dana = await registeredAs(app, FAMILY);
    admin = await app.signedIn(ADMIN);
    scope = (await doorOf(admin)).scopes[0].scope;
  });
  afterAll(() => app.stop());

  const doorOf = async (client: ApiClient) => (await client.get('/api/door').expect(200)).body;
  const listOf = async (client: ApiClient) => (await client.get(`/api/door/${scope}`).expect(200)).body;
  const badgeLinks = async (client: ApiClient): Promise<string[]> =>
    (await client.get('/api/registration').expect(200)).body.attendees.map(
      ({ badgeLink }: { badgeLink: string }) => badgeLink,
    );
  const open = async () => {
    app.clock.advance(UNTIL_OPEN_S);
    admin = await app.signedIn(ADMIN);
  };
  const checkIn = (id: string, body: object) => admin.put(`/api/attendee/${id}/check-in`).send(body);
  const since = (body: { attendees: { id: string; checkedInAt: string | null }[] }, id: string) =>
    body.attendees.find((person) => person.id === id)?.checkedInAt;

  describe('GET /api/door/{scope}', () => {
    it('should name who is expected, with what they owe and the hashes of their codes, without addresses', async () => {
      const helper = await withDoorLink(app, admin);
      const codes = (await badgeLinks(dana)).map((link) => hashOf(new URL(link).pathname.replace('/b/', '')));

      const list = await listOf(helper);

      expect(list).toEqual({
        scope,
        takenAt: '2025-10-01T12:00:00.000Z',
        endsAt: '2025-10-02T12:00:00.000Z',
        parties: [
          {
            id: expect.any(String),
            owed: 10,
            people: FAMILY.attendees.map(({ name, badge }, index) => ({
              id: expect.any(String),
              name,
              nameId: expect.any(String),
              child: !badge,
              people: 1,
              codes: [codes[index]],
              here: null,
            })),
          },
        ],
      });
    });

    it('should be of this edition alone, and of a list that there is', async () => {
      await app.query(sql`update registration set edition = '2024-10'`);

      expect((await listOf(admin)).parties).toEqual([]);
      await admin.get('/api/door/2024-10').expect(404);
      await admin.get('/api/door/01980000-0000-7000-8000-000000000000').expect(404);
    });

    it('should give one key of the edition for walk-ins that wait, whoever has the door', async () => {
      const { walkInKey, listKey } = await doorOf(await withDoorLink(app, admin));

      expect(Buffer.from(walkInKey, 'base64')).toHaveLength(32);
      expect(walkInKey).not.toBe(listKey);
      expect((await doorOf(admin)).walkInKey).toBe(walkInKey);
      await dana.get('/api/door').expect(403);
    });

    it('should be kept under a key of the session or the link, which ends with it', async () => {
      const helper = await withDoorLink(app, admin);
      const key = (await doorOf(helper)).listKey;

      expect(Buffer.from(key, 'base64')).toHaveLength(32);
      expect((await doorOf(helper)).listKey).toBe(key);
      expect((await doorOf(admin)).listKey).not.toBe(key);

      const [{ id }] = (await admin.get('/api/organise/door-links').expect(200)).body;
      await admin.delete(`/api/organise/door-links/${id}`).expect(204);
      await helper.get('/api/door').expect(401);
      await helper.get(`/api/door/${scope}`).expect(401);
    });
  });

  describe('PUT /api/attendee/{id}/check-in with a time', () => {
    let id: string;
    beforeEach(async () => {
      id = (await listOf(admin)).parties[0].people[0].id;
    });

    it('should keep the earliest time, whichever is told first', async () => {
      await open();
      const times = ['2025-10-10T16:20:00.000Z', '2025-10-10T16:10:00.000Z', '2025-10-10T16:30:00.000Z'];
      const seen: unknown[] = [];
      for (const at of times) {
        const { body } = await checkIn(id, { checkedIn: true, at }).expect(200);
        seen.push(since(body, id));
      }

      expect(seen).toEqual([times[0], times[1], times[1]]);
    });

    it('should not take back with an old undo what was marked after it', async () => {
      await open();
      await checkIn(id, { checkedIn: true, at: '2025-10-10T16:20:00.000Z' }).expect(200);

      const kept = await checkIn(id, { checkedIn: false, at: '2025-10-10T16:10:00.000Z' }).expect(200);
      const gone = await checkIn(id, { checkedIn: false, at: '2025-10-10T16:21:00.000Z' }).expect(200);

      expect([since(kept.body, id), since(gone.body, id)]).toEqual(['2025-10-10T16:20:00.000Z', null]);
    });

    it.each(['2025-10-09T15:59:59.000Z', '2025-10-10T16:00', 'yesterday', 7])(
      'should refuse %j',
      async (at) => {
        await open();

        await checkIn(id, { checkedIn: true, at }).expect(400);

        expect((await listOf(admin)).parties[0].people[0].here).toBeNull();
      },
    );

    it.each([undefined, '2025-10-01T12:00:05.000Z', '2099-10-01T12:00:05.000Z'])(
      'should take the moment of the call for %s, also long before the doors',
      async (at) => {
        const { body } = await checkIn(id, { checkedIn: true, at }).expect(200);

        expect(since(body, id)).toBe('2025-10-01T12:00:00.000Z');
      },
    );
  });

  it('should know the codes that were printed under the secret of before', async () => {
    const [former] = await badgeLinks(dana);
    const secret = app.config.APP_SECRET;
    const other = await TestApp.start({ APP_SECRET: `${secret}, later`, APP_SECRET_PREVIOUS: secret });
    try {
      dana = await registeredAs(other, FAMILY);
      const { id, codes } = (await listOf(await other.signedIn(ADMIN))).parties[0].people[0];

      const [current = ''] = await badgeLinks(dana);
      const codeOf = (link: string) => new URL(link).pathname.replace('/b/', '');
      expect(codes).toEqual([hashOf(codeOf(current)), hashOf(signedId([secret], 'badge', id))]);
      expect(codeOf(current)).not.toBe(codeOf(former ?? ''));
    } finally {
      await other.stop();
    }
  });

  describe('a badge that was handed on', () => {
    it('should check in nobody by a list that is older, and say whose it is', async () => {
      const { id, name, nameId } = (await listOf(admin)).parties[0].people[0];
      const [code] = await badgeLinks(dana);
      await dana.post(`/api/me/badges/${nameId}/hand-over`).send({ name: 'Lena Whitfield' }).expect(200);

      const refused = await checkIn(id, { checkedIn: true, nameId }).expect(409);

      expect([name, refused.body.detail]).toEqual([
        'Dana Whitfield',
        'The badge was handed on to Lena Whitfield after this list was taken.',
      ]);
      const now = (await listOf(admin)).parties[0].people[0];
      expect(now).toMatchObject({ id, name: 'Lena Whitfield', here: null });
      // The code stays with the badge, so the door says its new name.
      expect(now.codes).toContain(hashOf(new URL(code ?? '').pathname.replace('/b/', '')));
      await checkIn(id, { checkedIn: true, nameId: now.nameId }).expect(200);
      await checkIn(id, { checkedIn: true, nameId: 'Dana' }).expect(400);
    });

    it('should leave a code that nobody has, once another account took it', async () => {
      const kim = { email: 'kim@mail.example', attendees: [{ name: 'Kim', badge: true }] };
      const giver = await registeredAs(app, kim);
      const { parties } = await listOf(admin);
      const { nameId, codes } = parties
        .flatMap(({ people }: { people: object[] }) => people)
        .find(({ name }: { name: string }) => name === 'Kim');
      await giver.post(`/api/me/badges/${nameId}/hand-over`).send({ email: 'lena@mail.example' }).expect(200);
      await app
        .browser()
        .post(await offerCall(app, 'lena@mail.example'))
        .send({ name: 'Lena Whitfield', badge: true })
        .expect(204);

      const listed = JSON.stringify(await listOf(admin));

      expect(listed).toContain('Lena Whitfield');
      expect(listed).not.toContain(codes[0]);
    });
  });

  it('should print a badge for everybody, for the administrator alone', async () => {
    const { body } = await admin.get('/api/registrations/badges').expect(200);

    expect(body).toEqual([
      expect.objectContaining({ name: 'Dana Whitfield', child: false, childWith: null, people: 1 }),
      expect.objectContaining({ name: 'Ines Whitfield', child: true, childWith: 'Dana Whitfield' }),
    ]);
    expect(body.map(({ badgeLink }: { badgeLink: string }) => badgeLink)).toEqual(await badgeLinks(dana));
    const helper = await withDoorLink(app, admin);
    await helper.get('/api/registrations/badges').expect(401);
  });
});
