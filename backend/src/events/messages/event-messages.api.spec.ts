import { type MailProps, render } from '@tablefall/mail';
import { siteOf } from '@tablefall/platform/config/site';
import { sql } from '@tablefall/platform/database/sql';
import { firstEdition } from '@tablefall/platform/edition/first-edition';
import { v7 as uuid } from 'uuid';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { EventDto } from '../events.dto.ts';
import {
  clearSchedule,
  createEvent,
  formOf,
  join,
  leave,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
  wait,
} from '../testing/event.factory.ts';

const MESSAGE = 'I saved the blue chairs.\n\nSee you at A2.';

describe('messages to players', () => {
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
    dana = await playerNamed(app, 'Dana', 'Theo');
    ola = await playerNamed(app, 'Ola', 'Odd');
    priya = await playerNamed(app, 'Priya');
  });
  beforeEach(async () => {
    app.clock.set(THE_DAY_BEFORE);
    event = await createEvent(dana, { spots: 3 });
    await join(ola, event).expect(200);
    await join(ola, event, ola.ids[1]).expect(200);
    await wait(priya, event).expect(200);
    await app.outbox.sent();
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const send = (client: ApiClient, form: object = {}, { id } = event) =>
    client.post(`/api/event/${id}/message`).send({ message: MESSAGE, ...form });
  const preview = (client: ApiClient, form: object = {}) =>
    client.post(`/api/event/${event.id}/message/preview`).send({ message: MESSAGE, ...form });
  const read = (client: ApiClient) => client.get(`/api/event/${event.id}/messages`);
  const mails = async () =>
    (await app.mails())
      .map(({ props, ...mail }) => ({ ...mail, ...(props as MailProps['event-message']) }))
      .filter(({ kind, eventId }) => kind === 'event-message' && eventId === event.id);
  const mailed = async () => (await mails()).map(({ address }) => address).sort();

  it('should go to everybody who plays, each account once, and not to the writer', async () => {
    const { body } = await send(dana.client).expect(200);

    expect(body).toEqual({ mailed: 1, unmailed: 0, left: 2 });
    expect(await mails()).toMatchObject([
      { address: ola.email, state: 'queued', message: MESSAGE, writer: 'Dana', gameName: 'Ark Nova' },
    ]);
  });

  it('should go to those who wait as well, when that is chosen', async () => {
    const { body } = await send(dana.client, { waiting: true }).expect(200);

    expect(body).toMatchObject({ mailed: 2 });
    expect(await mailed()).toEqual([ola.email, priya.email].sort());
  });

  it('should tell the owner what a co-host writes, who takes no part', async () => {
    await dana.client
      .put('/api/event')
      .send(formOf(event, { coHosts: [ola.id] }))
      .expect(200);
    await leave(dana, event).expect(200);
    await app.outbox.sent();

    await send(ola.client).expect(200);

    const sent = (await mails()).sort((one) => (one.address === priya.email ? -1 : 1));
    expect(sent).toMatchObject([
      { address: priya.email, writer: 'Ola' },
      { address: dana.email, writer: 'Ola' },
    ]);
  });

  it('should be previewed as it is sent, byte for byte but for the id, and show no address', async () => {
    const { body } = await preview(dana.client).expect(200);
    await send(dana.client).expect(200);

    expect(body).toMatchObject({ to: 'Ola', mailed: 1, unmailed: 0, left: 3 });
    expect(JSON.stringify(body)).not.toContain(ola.email);
    const [mail] = await app.query(
      sql<{ id: string; props: MailProps['event-message']; name: string }>`
        select id, props, recipient_name as name from mail where recipient_address = ${ola.email}
        order by id desc limit 1`,
    );
    const sent = render(
      {
        id: mail!.id,
        kind: 'event-message',
        props: mail!.props,
        recipientName: mail!.name,
        createdAt: app.clock.now(),
      },
      siteOf(app.config, firstEdition(app.config)),
    );
    expect(body.mail).toMatchObject({ subject: sent.subject, html: sent.html, text: sent.text });
    expect(body.mail.text).toContain('I saved the blue chairs.');
  });

  it('should be read on the event by who plays, waits or hosts, with its writer and time', async () => {
    await send(dana.client).expect(200);
    app.clock.advance(60);
    await send(admin, { message: 'The room is closed.' }).expect(200);

    const items = [
      { message: 'The room is closed.', writer: 'The organisers', writtenAt: '2025-10-09T12:01:00.000Z' },
      { message: MESSAGE, writer: 'Dana', writtenAt: '2025-10-09T12:00:00.000Z' },
    ];
    for (const [client, left] of [
      [dana.client, 1],
      [admin, 1],
      [ola.client, null],
      [priya.client, null],
    ] as const) {
      expect((await read(client).expect(200)).body).toMatchObject({ items, left });
    }
    const { body: list } = await ola.client.get('/api/events').expect(200);
    expect(JSON.stringify(list)).not.toContain('The room is closed.');
  });

  it('should be written to the audit trail when the administrator writes, without its words', async () => {
    const written = () =>
      app.query(
        sql`select details from audit_entry where action = 'event.written-to' and about = ${event.id}`,
      );
    await send(dana.client).expect(200);
    expect(await written()).toEqual([]);

    await send(admin).expect(200);

    expect(await written()).toEqual([{ details: { mailed: 2 } }]);
  });

  it('should be mailed to nobody who turned notices off, and be read by them all the same', async () => {
    await ola.client.put('/api/user/notices').send({ events: false }).expect(200);

    const { body } = await send(dana.client, { waiting: true }).expect(200);

    expect(body).toMatchObject({ mailed: 1, unmailed: 1 });
    expect(await mailed()).toEqual([priya.email]);
    expect((await read(ola.client).expect(200)).body.items).toHaveLength(1);
    await ola.client.put('/api/user/notices').send({ events: true }).expect(200);
  });

  it('should not leave to an address that takes no mail', async () => {
    await app.outbox.suppress(priya.email, 'bounced');

    const { body: shown } = await preview(dana.client, { waiting: true }).expect(200);
    const { body } = await send(dana.client, { waiting: true }).expect(200);

    expect([shown, body]).toMatchObject([
      { mailed: 1, unmailed: 1 },
      { mailed: 1, unmailed: 1 },
    ]);
    expect((await mails()).map(({ address, state }) => [address, state])).toEqual(
      expect.arrayContaining([
        [ola.email, 'queued'],
        [priya.email, 'suppressed'],
      ]),
    );
    await admin.delete(`/api/suppressions/${encodeURIComponent(priya.email)}`).expect(204);
  });

  it('should be sent once for a double click, and for a call that is repeated', async () => {
    const mailingId = uuid();

    const answers = await Promise.all([1, 2].map(() => send(dana.client, { mailingId })));
    const again = await send(dana.client, { mailingId }).expect(200);
    const other = await send(dana.client, { mailingId, message: 'Something else' });

    expect([...answers, again].map(({ body }) => body)).toEqual(
      Array(3).fill({ mailed: 1, unmailed: 0, left: 2 }),
    );
    expect(other.status).toBe(409);
    expect(await mails()).toHaveLength(1);
    expect((await read(ola.client)).body.items).toHaveLength(1);
  });

  it('should be three within 24 hours, of all hosts and the administrator together', async () => {
    await send(dana.client).expect(200);
    await send(admin).expect(200);
    app.clock.advance(60 * 60);

    const answers = await Promise.all([dana.client, admin].map((client) => send(client)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      title: 'Too many messages',
      message:
        'The players were written to 3 times within 24 hours. Nothing was sent. You can write to them again from Friday, October 10, 8:00 AM on.',
    });
    expect((await preview(dana.client).expect(200)).body.left).toBe(0);
    app.clock.set('2025-10-10T12:00:00Z');
    await send(dana.client).expect(200);
  });

  it('should end with the event', async () => {
    app.clock.set('2025-10-10T20:15:00Z');

    expect((await send(dana.client).expect(409)).body.title).toBe('Event is over');
    expect((await preview(admin).expect(409)).body.title).toBe('Event is over');
  });

  it('should be refused while nobody else takes part', async () => {
    const lonely = await createEvent(dana, { eventTime: '6:15 PM' });
    await join(dana, lonely, dana.ids[1]).expect(200);

    const { body } = await send(dana.client, {}, lonely).expect(409);

    expect(body.title).toBe('Nobody to write to');
  });

  it('should be forgotten with whoever wrote them, also of a name that is gone and of an event that is deleted', async () => {
    const zoe = await playerNamed(app, 'Zoe');
    const other = await createEvent(zoe, { eventTime: '6:15 PM' });
    await join(priya, other).expect(200);
    await send(zoe.client, {}, other).expect(200);
    await admin.delete(`/api/event/${other.id}`).expect(204);
    const game = await createEvent(dana, { eventTime: '8:15 PM' });
    await join(zoe, game).expect(200);
    await dana.client
      .put('/api/event')
      .send(formOf(game, { coHosts: [zoe.id] }))
      .expect(200);
    await send(zoe.client, {}, game).expect(200);
    await leave(zoe, game).expect(200);
    await zoe.client.delete(`/api/me/badges/${zoe.id}`).expect(200);
    await zoe.client.delete(`/api/me/names/${zoe.id}`).expect(204);

    await admin
      .post('/api/organise/persons/erasure')
      .send({ email: zoe.email, typed: zoe.email, when: 'now' })
      .expect(204);

    expect(await app.query(sql`select from event_message`)).toEqual([]);
    const told = (await app.mails()).filter(({ kind }) => kind === 'event-message');
    expect(told.filter(({ props }) => JSON.stringify(props).includes('Zoe'))).toEqual([]);
  });

  it('should be taken back with the event, and tell of its new time until they leave', async () => {
    await send(dana.client).expect(200);
    await dana.client
      .put('/api/event')
      .send(formOf(event, { eventTime: '4:15 PM' }))
      .expect(200);
    app.clock.advance(5 * 60);
    await app.runJob('schedule-notices');
    expect(await mails()).toMatchObject([{ state: 'queued', startsAt: '2025-10-10T20:15:00.000Z' }]);

    await dana.client.delete(`/api/event/${event.id}`).expect(204);

    expect(await mails()).toMatchObject([{ state: 'cancelled' }]);
    expect(await app.query(sql`select from event_message`)).toEqual([]);
  });
});
