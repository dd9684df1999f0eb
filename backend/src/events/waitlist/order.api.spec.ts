import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import {
  clearSchedule,
  createEvent,
  eventAsSeen,
  formOf,
  join,
  leave,
  type Player,
  players,
  THE_DAY_BEFORE,
  wait,
} from '../testing/event.factory.ts';

/** Who waited first is served first, by whichever road a spot becomes theirs. */
describe('the order of the waitlist', () => {
  let app: TestApp;
  let admin: ApiClient;
  let people: Player[];
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    people = await players(app, 4);
  });
  beforeEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  /** An event of two spots with one of them free, and somebody who waits because they play elsewhere at the time. */
  const waitingElsewhere = async () => {
    const [owner, player, waiting, newcomer] = people as [Player, Player, Player, Player];
    const event = await createEvent(owner, { spots: 2 });
    await join(player, event).expect(200);
    await wait(waiting, event).expect(200);
    const other = await createEvent(waiting, { gameName: 'Azul' });
    await leave(player, event).expect(200);
    expect(await eventAsSeen(app, event)).toMatchObject({ spotsTaken: 1 });
    return { event, other, waiting, newcomer };
  };
  const playing = async (event: { id: string }) =>
    (await admin.get(`/api/event/${event.id}`).expect(200)).body.participants.map(
      ({ id }: { id: string }) => id,
    );

  it('should give the spot at once to who is kept away no longer because they left the other event', async () => {
    const { event, other, waiting, newcomer } = await waitingElsewhere();

    await leave(waiting, other).expect(200);

    expect(await playing(event)).toContain(waiting.id);
    await join(newcomer, event).expect(409);
  });

  it('should give it at once to who is kept away no longer because the other event was moved', async () => {
    const { event, other, waiting } = await waitingElsewhere();

    await waiting.client
      .put('/api/event')
      .send(formOf(other, { eventTime: '8:00 PM' }))
      .expect(200);

    expect(await playing(event)).toContain(waiting.id);
  });

  it('should give it at once to who is kept away no longer because the other event was deleted', async () => {
    const { event, other, waiting } = await waitingElsewhere();

    await waiting.client.delete(`/api/event/${other.id}`).expect(204);

    expect(await playing(event)).toContain(waiting.id);
  });

  it('should give the spot that a newcomer asks for to who waits, however it came to be free', async () => {
    const [owner, player, waiting, newcomer] = people as [Player, Player, Player, Player];
    const event = await createEvent(owner, { spots: 2, visible: true });
    await join(player, event).expect(200);
    await wait(waiting, event).expect(200);
    // As an earlier release left it: free, though somebody waits.
    await app.query(sql`delete from participant where event_id = ${event.id} and name_id = ${player.id}`);
    await app.query(sql`update event set spots_taken = 1 where id = ${event.id}`);

    const { body } = await join(newcomer, event).expect(409);

    expect(body.title).toBe('Registration Full');
    expect(await playing(event)).toEqual([owner.id, waiting.id]);
  });

  it('should let a newcomer join past somebody who plays elsewhere', async () => {
    const { event, newcomer } = await waitingElsewhere();

    await join(newcomer, event).expect(200);
  });
});
