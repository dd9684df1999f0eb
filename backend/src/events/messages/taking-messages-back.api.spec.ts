import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { EventDto } from '../events.dto.ts';
import {
  clearSchedule,
  createEvent,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
  wait,
} from '../testing/event.factory.ts';

describe('a message to players that is taken back', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  let priya: Player;
  let event: EventDto;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola');
    priya = await playerNamed(app, 'Priya');
  });
  beforeEach(async () => {
    app.clock.set(THE_DAY_BEFORE);
    event = await createEvent(dana, { spots: 2 });
    await join(ola, event).expect(200);
    await wait(priya, event).expect(200);
    await app.outbox.sent();
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const send = (client: ApiClient, form: object = {}) =>
    client.post(`/api/event/${event.id}/message`).send({ message: 'I saved the blue chairs.', ...form });
  const read = (client: ApiClient) => client.get(`/api/event/${event.id}/messages`);
  const states = async () =>
    (await app.mails())
      .filter(
        ({ kind, props }) => kind === 'event-message' && 'eventId' in props && props.eventId === event.id,
      )
      .map(({ state }) => state)
      .sort();
  const takeBack = async (client: ApiClient, { body }: { body: { items: { id: string }[] } }) =>
    client.delete(`/api/event/${event.id}/message/${body.items[0]!.id}`);

  it('should reach nobody, and count for nothing, for as long as no mail of it has left', async () => {
    await send(dana.client, { waiting: true }).expect(200);
    const [mail] = await app.query(sql<{ due: Date }>`
      select due_at as due from mail where recipient_address = ${ola.email} order by id desc limit 1`);
    expect(mail!.due).toEqual(new Date(app.clock.now().getTime() + 10_000));
    const written = await read(dana.client).expect(200);
    expect(written.body.items).toMatchObject([{ mayTakeBack: true }]);
    expect((await read(ola.client).expect(200)).body.items).toMatchObject([{ mayTakeBack: false }]);

    expect((await takeBack(dana.client, written)).status).toBe(204);

    expect(await states()).toEqual(['cancelled', 'cancelled']);
    expect((await read(dana.client).expect(200)).body).toEqual({ items: [], left: 3 });
    expect((await takeBack(dana.client, written)).body.title).toBe('Message Not Found');
  });

  it('should be late once a mail has left, also while another waits', async () => {
    await send(dana.client, { waiting: true }).expect(200);
    await app.outbox.sent({ to: [ola.email] });
    const written = await read(dana.client).expect(200);

    const { status, body } = await takeBack(dana.client, written);

    expect(written.body.items).toMatchObject([{ mayTakeBack: false }]);
    expect([status, body.title]).toEqual([409, 'Too late to undo']);
    expect(await states()).toEqual(['queued', 'sent']);
  });

  it('should be possible for as long as mail is held, and for seconds where nobody is mailed', async () => {
    await send(dana.client).expect(200);
    app.clock.advance(60);
    expect((await read(dana.client).expect(200)).body.items).toMatchObject([{ mayTakeBack: true }]);
    await ola.client.put('/api/user/notices').send({ events: false }).expect(200);
    await send(dana.client).expect(200);
    expect((await read(dana.client).expect(200)).body.items[0]).toMatchObject({ mayTakeBack: true });
    app.clock.advance(11);
    expect((await read(dana.client).expect(200)).body.items[0]).toMatchObject({ mayTakeBack: false });
    await ola.client.put('/api/user/notices').send({ events: true }).expect(200);
  });

  it('should be its writer’s alone, and be audited where the administrator wrote it', async () => {
    await send(admin).expect(200);
    const written = await read(admin).expect(200);

    expect((await takeBack(dana.client, written)).status).toBe(404);
    expect((await takeBack(admin, written)).status).toBe(204);

    expect((await app.audited(event.id)).map(([action]) => action)).toEqual([
      'event.written-to',
      'event.message-taken-back',
    ]);
  });
});
