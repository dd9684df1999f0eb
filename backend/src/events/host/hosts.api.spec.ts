import { randomUUID } from 'node:crypto';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { EventDto, EventFormDto } from '../events.dto.ts';
import {
  clearSchedule,
  createEvent,
  eventAsSeen,
  formOf,
  join,
  leave,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
} from '../testing/event.factory.ts';
import { eventNotices } from '../testing/event-notices.ts';

describe('co-hosts, and who owns an event', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  let priya: Player;
  let stranger: Player;
  let event: EventDto;
  const { news, sendAll } = eventNotices(() => app);
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana', 'Theo');
    ola = await playerNamed(app, 'Ola');
    priya = await playerNamed(app, 'Priya');
    stranger = await playerNamed(app, 'Stranger');
  });
  beforeEach(async () => {
    event = await createEvent(dana);
    await join(ola, event).expect(200);
    await join(priya, event).expect(200);
    await sendAll();
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const save = ({ client }: { client: ApiClient }, changes: Partial<EventFormDto>) =>
    client.put('/api/event').send(formOf(event, changes));
  const coHosts = async () =>
    (await eventAsSeen(app, event, admin)).participants
      .filter(({ coHost }) => coHost)
      .map(({ name }) => name);

  it('should be named by the owner among those who play, and told', async () => {
    await save(dana, { coHosts: [ola.id] }).expect(200);

    expect(await coHosts()).toEqual(['Ola']);
    expect(await news()).toEqual([['co-host', ola.email]]);
  });

  it('should be told once a day, however often they are named', async () => {
    for (const named of [[ola.id], [], [ola.id], [], [ola.id]]) {
      await save(dana, { coHosts: named }).expect(200);
      await sendAll();
    }
    const told = (await app.mails()).filter(
      ({ props }) => 'news' in props && props.news === 'co-host' && props.eventId === event.id,
    );
    expect(told.map(({ address }) => address)).toEqual([ola.email]);

    app.clock.advance(24 * 3_600);
    await save(dana, { coHosts: [] }).expect(200);
    await save(dana, { coHosts: [ola.id] }).expect(200);
    expect(await news()).toEqual([['co-host', ola.email]]);
  });

  it('should stay as they are in a save that does not name them, and end with an empty list', async () => {
    await save(dana, { coHosts: [ola.id] }).expect(200);
    await save(dana, { gameName: 'Root' }).expect(200);
    expect(await coHosts()).toEqual(['Ola']);

    await save(dana, { coHosts: [] }).expect(200);
    expect(await coHosts()).toEqual([]);
  });

  it('should be nobody else of a new event either, in which nobody else takes part', async () => {
    const id = randomUUID();

    const { body } = await save(dana, { id, coHosts: [ola.id] }).expect(400);

    expect(body.fields).toEqual({ coHosts: 'Co-hosts are chosen among those who take part.' });
    expect(await app.query(sql`select from event where id = ${id}`)).toEqual([]);
  });

  it('should be nobody who takes no part, and end with the spot', async () => {
    const { body } = await save(dana, { coHosts: [stranger.id] }).expect(400);
    expect(body.fields).toEqual({ coHosts: 'Co-hosts are chosen among those who take part.' });
    await save(dana, { coHosts: [ola.id] }).expect(200);

    await leave(ola, event).expect(200);
    await join(ola, event).expect(200);

    expect(await coHosts()).toEqual([]);
  });

  it('should edit the event and decide who takes part, but neither delete it nor change its hosts', async () => {
    await save(dana, { coHosts: [ola.id] }).expect(200);

    await save(ola, { gameName: 'Root' }).expect(200);
    await save(ola, { coHosts: [ola.id] }).expect(200);
    await ola.client.delete(`/api/event/participant/${event.id}`).send({ id: priya.id }).expect(200);
    await ola.client.post(`/api/event/gameowner/${event.id}`).send({ id: ola.id, owner: true }).expect(200);
    await ola.client.delete(`/api/event/${event.id}`).expect(403);
    await save(ola, { coHosts: [] }).expect(403);
    await save(ola, { eventOwner: ola.id }).expect(403);
  });

  it('should not put out the owner or another co-host, but go themselves', async () => {
    await save(dana, { coHosts: [ola.id, priya.id] }).expect(200);
    const remove = (player: Player, id: string) =>
      player.client.delete(`/api/event/participant/${event.id}`).send({ id });

    await remove(ola, dana.id).expect(403);
    await remove(ola, priya.id).expect(403);
    await remove(ola, dana.id.toUpperCase()).expect(403);
    await remove(dana, priya.id).expect(200);
    await remove(ola, ola.id).expect(200);
  });

  it('should be handed over to who plays, who is told and can hand it on', async () => {
    await save(dana, { eventOwner: ola.id, coHosts: [ola.id, dana.id] }).expect(200);

    const seen = await eventAsSeen(app, event, admin);
    expect([seen.eventOwner, seen.organizer, await coHosts()]).toEqual([ola.id, 'Ola', ['Dana']]);
    expect(await news()).toEqual([['host', ola.email]]);
    await save(dana, { eventOwner: dana.id }).expect(403);
    await save(ola, { eventOwner: dana.id }).expect(200);
  });

  it('should show co-hosts the event as it is now when it was handed over under their form', async () => {
    await save(dana, { coHosts: [ola.id] }).expect(200);
    const { version } = await eventAsSeen(app, event, ola.client);
    await save(dana, { eventOwner: priya.id }).expect(200);

    const { body } = await save(ola, { gameName: 'Root', version }).expect(409);

    expect(body.current.eventOwner).toBe(priya.id);
  });

  it('should be forgotten where they are erased, also in what was told of events that they handed over', async () => {
    const former = await playerNamed(app, 'Former Owner');
    const theirs = await createEvent(former, { eventTime: '8:00 PM' });
    await join(ola, theirs).expect(200);
    await join(priya, theirs).expect(200);
    await leave(priya, theirs).expect(200);
    await former.client
      .put('/api/event')
      .send(formOf(theirs, { eventOwner: ola.id }))
      .expect(200);

    const erasure = { email: former.email, typed: former.email, when: 'now' };
    await admin.post('/api/organise/persons/erasure').send(erasure);
    await app.runJob('closures');

    const kept = await app.query(sql<{ said: string }>`
      select props::text as said from mail where kind = 'event-notice' and props ->> 'eventId' = ${theirs.id}
      union all select facts::text from left_event where event_id = ${theirs.id}`);
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.filter(({ said }) => said.includes('Former Owner'))).toEqual([]);
  });

  it('should not be handed to who takes no part, unless it is a name of the owner', async () => {
    await save(dana, { eventOwner: stranger.id }).expect(403);
    await save(priya, { eventOwner: priya.id }).expect(403);

    await save(dana, { eventOwner: dana.ids[1] as string }).expect(200);

    expect((await eventAsSeen(app, event, admin)).organizer).toBe('Theo');
  });
});
