import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '@tablefall/platform/database/sql';
import { hashSuppressions, reasonsOf, suppressionsOf } from '@tablefall/platform/outbox/suppressions';
import { ADMIN, type ApiClient, TestApp } from '../../../../test/test-app.ts';
import { createGameday, inviteGuest } from '../../../gamedays/testing/gameday.factory.ts';

describe('/api/suppressions', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  beforeEach(() => app.query(sql`truncate suppression`));
  afterAll(() => app.stop());

  const list = async (query: object = {}) =>
    (await staff.get('/api/suppressions').query(query).expect(200)).body;
  const add = (suppression: object) => staff.post('/api/suppressions').send(suppression);
  const because = 'They asked for it again';
  const remove = (address: string, query: object = { because }) =>
    staff.delete(`/api/suppressions/${encodeURIComponent(address)}`).query(query);

  it('should keep an address that staff block from everything but signing in, until they remove it', async () => {
    await add({ address: ' Jonah@mail.example ', reason: 'blocked', note: 'Asked by telephone.' }).expect(
      204,
    );

    expect(await list()).toEqual({
      total: 1,
      page: 1,
      limit: 25,
      items: [
        {
          address: 'jonah@mail.example',
          reason: 'blocked',
          createdAt: expect.any(String),
          note: 'Asked by telephone.',
        },
      ],
    });
    const gameday = await createGameday(staff);
    const { id, delivery } = await inviteGuest(staff, gameday, { guestEmail: 'JONAH@mail.example' });
    expect(delivery).toMatchObject({ state: 'suppressed', reason: 'Blocked by staff' });
    const { body } = await staff.post(`/api/gameday-invitation/${id}/resend`).expect(409);
    expect(body.detail).toBe('This guest gets no invitations: blocked by staff.');
    await app.signedIn('jonah@mail.example');

    await remove('Jonah@mail.example').expect(204);

    expect((await list()).items).toEqual([]);
    await staff.post(`/api/gameday-invitation/${id}/resend`).expect(204);
  });

  it('should search, filter and page, newest first', async () => {
    for (let n = 1; n <= 60; n++) {
      const at = new Date(Date.now() - n * 60_000);
      await app.outbox.suppress(`guest${n}@mail.example`, n % 2 ? 'no-news' : 'bounced', { at });
    }

    const second = await list({ page: 2, limit: 10 });
    expect(second.total).toBe(60);
    expect(second.items[0].address).toBe('guest11@mail.example');
    const found = await list({ search: 'GUEST1', reason: 'bounced', limit: 100 });
    expect(found.items.map(({ address }: { address: string }) => address)).toEqual(
      [10, 12, 14, 16, 18].map((n) => `guest${n}@mail.example`),
    );
    expect((await list({ search: '%' })).total).toBe(0);
    await staff.get('/api/suppressions').query({ reason: 'tired' }).expect(400);
  });

  it('should keep several reasons of an address, and remove one of them or all', async () => {
    const address = 'a+b/c?d@mail.example';
    for (const reason of ['no-news', 'no-invitations', 'complained']) {
      await add({ address, reason, note: 'Wrote so' }).expect(204);
    }
    await remove(address, { reason: 'complained', because }).expect(204);
    expect((await list()).items.map(({ reason }: { reason: string }) => reason).sort()).toEqual([
      'no-invitations',
      'no-news',
    ]);
    await remove(address, { reason: 'complained', because }).expect(404);
    await remove(address).expect(204);
    expect((await list()).total).toBe(0);
  });

  it('should hold as before when only the hash of an address is kept, for whoever asks', async () => {
    const address = 'hashed@mail.example';
    await add({ address, reason: 'no-invitations' }).expect(204);
    await add({ address, reason: 'blocked', note: 'Rude' }).expect(204);
    const em = app.get(EntityManager).fork();

    await hashSuppressions(em, 'Hashed@mail.example');

    expect((await list()).items.map(({ address: kept }: { address: string }) => kept)).toEqual([
      expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    ]);
    expect((await list({ search: 'HASHED@mail.example' })).total).toBe(2);
    expect(await suppressionsOf(em, [address, 'other@mail.example'], 'invitations')).toEqual([
      'blocked',
      null,
    ]);
    expect((await reasonsOf(em, address)).sort()).toEqual(['blocked', 'no-invitations']);
    await add({ address, reason: 'blocked', note: 'Rude' }).expect(204);
    await remove(address, { reason: 'blocked', because }).expect(204);
    expect((await list()).items).toMatchObject([{ reason: 'no-invitations' }]);
  });

  it('should give the note of a reason that holds already anew, and lose none', async () => {
    await add({ address: 'noted@mail.example', reason: 'no-news', note: 'One' }).expect(204);
    await add({ address: 'noted@mail.example', reason: 'no-news' }).expect(204);
    expect((await list()).items[0].note).toBe('One');
    await add({ address: 'noted@mail.example', reason: 'no-news', note: 'Two' }).expect(204);
    expect((await list()).items).toMatchObject([{ note: 'Two' }]);
  });

  it.each([
    [{ address: 'nobody', reason: 'blocked' }, 'address'],
    [{ address: 'a@mail.example', reason: 'tired' }, 'reason'],
    [{ address: 'a@mail.example', reason: 'blocked', note: 'x'.repeat(501) }, 'note'],
  ])('should refuse %j', async (suppression, field) => {
    const { body } = await add(suppression).expect(400);

    expect(Object.keys(body.fields)).toEqual([field]);
  });
});
