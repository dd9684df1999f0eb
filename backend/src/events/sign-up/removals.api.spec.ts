import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import {
  createEvent,
  eventAsSeen,
  formOf,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
  wait,
} from '../testing/event.factory.ts';

const SECOND = 1000;

describe('PUT /api/event/participant/{eventId}', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  let priya: Player;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola');
    priya = await playerNamed(app, 'Priya');
  });
  beforeEach(() => app.clock.set(THE_DAY_BEFORE));
  afterEach(() => app.query(sql`truncate event, mail, left_event cascade`));
  afterAll(() => app.stop());

  interface OneEvent {
    id: string;
  }
  const remove = (by: ApiClient, { id }: OneEvent, who: Player) =>
    by.delete(`/api/event/participant/${id}`).send({ id: who.id });
  const undo = (by: ApiClient, { id }: OneEvent, who: Player) =>
    by.put(`/api/event/participant/${id}`).send({ id: who.id });
  const secondsLater = (seconds: number) =>
    app.clock.set(new Date(new Date(THE_DAY_BEFORE).getTime() + seconds * SECOND).toISOString());
  const mailsTo = (player: Player) =>
    app.query(sql<{ news: string; state: string; due: Date }>`
      select props ->> 'news' as news, state, due_at as due from mail
      where recipient_address = ${player.email} and kind = 'event-notice' order by id`);
  const toldTo = async (player: Player) => (await mailsTo(player)).map(({ news, state }) => [news, state]);
  const rowOf = async ({ id }: OneEvent, player: Player) => {
    const [row] = await app.query(sql<Record<string, unknown>>`
      select joined_at, told_plan, changed_from, participant.changed_at, here_at, co_host, game_owner_id from participant
      join event on event.id = event_id where event_id = ${id} and name_id = ${player.id}`);
    return row;
  };

  /** An event of Dana's in which Ola plays, who knows of it. */
  async function played(details: object = {}) {
    const event = await createEvent(dana, { gameOwner: '', ...details });
    await join(ola, event).expect(200);
    await app.outbox.sent();
    return event;
  }

  it('should bring back whom the owner took out, as they were, and mail them nothing', async () => {
    const event = await played();
    await ola.client.post(`/api/event/gameowner/${event.id}`).send({ id: ola.id, owner: true }).expect(200);
    await dana.client
      .put('/api/event')
      .send(formOf(await eventAsSeen(app, event, dana.client), { coHosts: [ola.id] }))
      .expect(200);
    await app.outbox.sent();
    const before = await rowOf(event, ola);
    const known = await toldTo(ola);
    await remove(dana.client, event, ola).expect(200);
    expect((await mailsTo(ola)).at(-1)).toEqual({
      news: 'removed',
      state: 'queued',
      due: new Date(new Date(THE_DAY_BEFORE).getTime() + 10 * SECOND),
    });

    const { body } = await undo(dana.client, event, ola).expect(200);

    expect(body.spotsTaken).toBe(2);
    expect(await rowOf(event, ola)).toEqual(before);
    expect(before).toMatchObject({ co_host: true, game_owner_id: ola.id });
    expect(await toldTo(ola)).toEqual([...known, ['removed', 'cancelled']]);
    expect(await app.audited(event.id)).toEqual([
      ['event.participant-removed', { nameId: ola.id }],
      ['event.removal-undone', { nameId: ola.id }],
    ]);
  });

  it('should let the mail wait again that told them they are in', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    await remove(dana.client, event, ola).expect(200);
    expect(await toldTo(ola)).toEqual([
      ['joined', 'cancelled'],
      ['removed', 'queued'],
    ]);

    await undo(dana.client, event, ola).expect(200);

    expect(await toldTo(ola)).toEqual([
      ['joined', 'queued'],
      ['removed', 'cancelled'],
    ]);
  });

  it('should bring back somebody who wants no mail, and to a game that takes no sign-ups', async () => {
    const event = await played();
    await dana.client
      .put('/api/event')
      .send(formOf(await eventAsSeen(app, event, dana.client), { visible: false }))
      .expect(200);
    await ola.client.put('/api/user/notices').send({ events: false, market: true }).expect(200);
    await remove(dana.client, event, ola).expect(200);

    await undo(dana.client, event, ola).expect(200);

    expect((await eventAsSeen(app, event, admin)).spotsTaken).toBe(2);
    await ola.client.put('/api/user/notices').send({ events: true, market: true }).expect(200);
  });

  it('should change nothing when it is repeated', async () => {
    const event = await played();
    await remove(dana.client, event, ola).expect(200);

    await undo(dana.client, event, ola).expect(200);
    expect((await undo(dana.client, event, ola).expect(200)).body.spotsTaken).toBe(2);
  });

  it('should be refused to everybody who does not host the event, whoever was taken out among them', async () => {
    const event = await played();
    await join(priya, event).expect(200);
    await remove(dana.client, event, ola).expect(200);

    await undo(priya.client, event, ola).expect(403);
    await undo(ola.client, event, ola).expect(403);
    await undo(admin, event, ola).expect(200);
  });

  it('should bring nobody in who left, or never took part', async () => {
    const event = await played();
    await remove(ola.client, event, ola).expect(200);

    expect((await undo(dana.client, event, ola).expect(409)).body.title).toBe('Too late to undo');
    await undo(dana.client, event, priya).expect(409);
  });

  it('should leave the game with whoever brings it by now', async () => {
    const event = await played();
    await join(priya, event).expect(200);
    const bring = (player: Player) =>
      player.client.post(`/api/event/gameowner/${event.id}`).send({ id: player.id, owner: true }).expect(200);
    await bring(ola);
    await remove(dana.client, event, ola).expect(200);
    await bring(priya);

    const { body } = await undo(dana.client, event, ola).expect(200);

    expect(body.gameOwner).toBe(priya.id);
  });

  it('should be the owner’s alone where a co-host was taken out, as that was', async () => {
    const event = await played();
    await join(priya, event).expect(200);
    await dana.client
      .put('/api/event')
      .send(formOf(await eventAsSeen(app, event, dana.client), { coHosts: [ola.id, priya.id] }))
      .expect(200);
    await remove(dana.client, event, ola).expect(200);

    await undo(priya.client, event, ola).expect(403);
    await undo(dana.client, event, ola).expect(200);
  });

  it('should be too late once the time is over, or the mail leaves', async () => {
    const event = await played();
    await remove(dana.client, event, ola).expect(200);
    secondsLater(9);
    await app.outbox.becomes('sending', { to: [ola.email] });
    expect((await undo(dana.client, event, ola).expect(409)).body.title).toBe('Too late to undo');

    await app.outbox.becomes('queued', { to: [ola.email], state: ['sending'] });
    secondsLater(10);
    await undo(dana.client, event, ola).expect(409);
    secondsLater(9);
    await undo(dana.client, event, ola).expect(200);
  });

  it('should give nobody a spot that somebody else has by now, nor take them from another game', async () => {
    const full = await played({ spots: 2 });
    await wait(priya, full).expect(200);
    await remove(dana.client, full, ola).expect(200);
    expect((await undo(dana.client, full, ola).expect(409)).body.title).toBe('Registration Full');

    const event = await createEvent(dana, { eventDay: 'Saturday' });
    await join(ola, event).expect(200);
    await remove(dana.client, event, ola).expect(200);
    await join(ola, await createEvent(priya, { eventDay: 'Saturday' })).expect(200);
    expect((await undo(dana.client, event, ola).expect(409)).body.title).toBe('Schedule Conflict');
    expect((await toldTo(ola)).filter(([, state]) => state === 'queued')).toContainEqual([
      'removed',
      'queued',
    ]);
  });
});
