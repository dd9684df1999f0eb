import { sql } from '@tablefall/platform/database/sql';
import { arriving } from '../../../test/arriving.ts';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { createEvent, join, type Player, playerNamed } from '../testing/event.factory.ts';
import { eventNotices } from '../testing/event-notices.ts';

const UNKNOWN = '01980000-0000-7000-8000-000000000000';

describe('POST /api/tables/swap/preview', () => {
  let app: TestApp;
  const { notices, minutesPass } = eventNotices(() => app);
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(() => app.clock.set('2025-10-06T12:00:00Z'));
  afterEach(() => app.query(sql`truncate event, mail cascade`));
  afterAll(() => app.stop());

  const asked = ({ client }: Pick<Player, 'client'>, one: string, other: string) =>
    client.post('/api/tables/swap/preview').send({ one, other });
  const told = async () => [...new Set((await notices()).map(({ address }) => address))].sort();

  /** Two events of Dana at different times; Ola plays in both, one player in each, and one turned notices off. */
  async function twoEvents() {
    const [dana, ola, priya, wei, muted] = (await Promise.all(
      ['Dana', 'Ola', 'Priya', 'Wei', 'Mute'].map((name) => playerNamed(app, name)),
    )) as [Player, Player, Player, Player, Player];
    const one = await createEvent(dana, { tableId: 'a1', spots: 5 });
    const other = await createEvent(dana, { tableId: 'a2', spots: 5, eventTime: '6:00 PM' });
    for (const player of [ola, priya, muted]) await join(player, one).expect(200);
    for (const player of [ola, wei]) await join(player, other).expect(200);
    await muted.client.put('/api/user/notices').send({ events: false }).expect(200);
    await app.outbox.sent();
    return { dana, ola, priya, wei, one, other };
  }

  it('should count exactly the people who are told, and who plays in both once', async () => {
    const { dana, ola, priya, wei, one, other } = await twoEvents();
    const { body } = await asked(dana, one.id, other.id).expect(200);
    expect(body).toMatchObject({ people: 3, mail: { to: 'Ola' } });

    const swap = { one: one.id, other: other.id };
    await dana.client.post('/api/tables/swap').send(swap).expect(204);
    await minutesPass(6);

    expect(await told()).toEqual([ola, priya, wei].map(({ email }) => email).sort());
  });

  it('should show the mail as it arrives to the first of them', async () => {
    const { dana, one, other } = await twoEvents();
    const ana = await playerNamed(app, 'Ana');
    await join(ana, other).expect(200);
    await app.outbox.sent();
    const { body } = await asked(dana, one.id, other.id).expect(200);

    await dana.client.post('/api/tables/swap').send({ one: one.id, other: other.id }).expect(204);
    await minutesPass(6);

    expect(body.mail).toMatchObject(await arriving(app, ana.email));
    expect(body.mail.text).toContain('moves to another table: Room A, table A1.');
  });

  it('should count the owner when somebody else swaps', async () => {
    const { dana, one, other } = await twoEvents();
    const admin = { client: await app.signedIn(ADMIN) };
    expect((await asked(admin, one.id, other.id).expect(200)).body).toMatchObject({ people: 4 });

    await admin.client.post('/api/tables/swap').send({ one: one.id, other: other.id }).expect(204);
    await minutesPass(6);

    expect(await told()).toHaveLength(4);
    expect(await told()).toContain(dana.email);
  });

  it('should count nobody who knows the table already: a swap that is taken back', async () => {
    const { dana, one, other } = await twoEvents();
    await dana.client.post('/api/tables/swap').send({ one: one.id, other: other.id }).expect(204);

    expect((await asked(dana, one.id, other.id).expect(200)).body).toEqual({
      people: 0,
      mail: null,
      leavesAt: null,
    });
  });

  it('should count nobody where an event has no table or is over, and refuse others and unknown events', async () => {
    const { dana, ola, one, other } = await twoEvents();
    const bare = await createEvent(dana, { eventTime: '8:00 PM' });
    expect((await asked(dana, one.id, bare.id).expect(200)).body).toEqual({
      people: 0,
      mail: null,
      leavesAt: null,
    });
    await asked(ola, one.id, other.id).expect(403);
    await asked(dana, one.id, UNKNOWN).expect(404);

    app.clock.set('2025-10-13T12:00:00Z');
    const admin = { client: await app.signedIn(ADMIN) };
    expect((await asked(admin, one.id, other.id).expect(200)).body).toEqual({
      people: 0,
      mail: null,
      leavesAt: null,
    });
  });
});
