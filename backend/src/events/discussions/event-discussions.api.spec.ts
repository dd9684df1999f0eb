import type { MailProps } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { v7 as uuid } from 'uuid';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { NotFoundError } from '../../http/errors/api-error.ts';
import type { EventDto } from '../events.dto.ts';
import {
  clearSchedule,
  createEvent,
  formOf,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
} from '../testing/event.factory.ts';
import { EventDiscussionsQueries } from './event-discussions.queries.ts';

const UNKNOWN = '01980000-0000-7000-8000-000000000000';
const QUESTION = 'Do you play with the leaders?';

describe('questions about events', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  let karim: Player;
  let event: EventDto;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana', 'Theo');
    ola = await playerNamed(app, 'Ola');
    karim = await playerNamed(app, 'Karim');
  });
  beforeEach(async () => {
    event = await createEvent(dana);
    await join(ola, event).expect(200);
    const form = formOf(event, { coHosts: [ola.id] });
    await dana.client.put('/api/event').send(form).expect(200);
    await app.outbox.sent();
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const say = (client: ApiClient, form: object = {}) =>
    client.post(`/api/event/${event.id}/discussions`).send({ message: QUESTION, ...form });
  const said = async (client: ApiClient) =>
    (await client.get(`/api/event/${event.id}/discussions`).expect(200)).body;
  const ask = async () => (await say(karim.client).expect(200)).body.id as string;
  const told = async () =>
    (await app.mails())
      .map(({ props, ...mail }) => ({ ...mail, ...(props as MailProps['event-notice']) }))
      .filter(({ eventId, comment, state }) => eventId === event.id && comment && state === 'queued')
      .map(({ news, address, person, comment }) => [news, address, person, comment]);
  const sorted = (rows: unknown[][]) => rows.map((row) => row.join(' | ')).sort();

  it('should be read with their answers by everybody who is signed in, hosts marked', async () => {
    const questionId = await ask();
    await say(ola.client, { questionId, message: 'With the leaders.' }).expect(200);

    expect(await said(karim.client)).toEqual([
      {
        id: questionId,
        questionId: null,
        message: QUESTION,
        userName: 'Karim',
        isHost: false,
        createdAt: '2025-10-09T12:00:00.000Z',
        mayDelete: true,
      },
      expect.objectContaining({ questionId, message: 'With the leaders.', userName: 'Ola', isHost: true }),
    ]);
  });

  it('should be read without names by strangers', async () => {
    await ask();

    expect(await said(app.browser())).toMatchObject([{ message: QUESTION, userName: 'Player' }]);
  });

  it('should name no child', async () => {
    const family = await playerNamed(app, 'Parent');
    // Such a name is refused today; some were taken before.
    await app.query(sql`update user_name set name = 'parent@mail.example' where name = 'Parent'`);
    await family.client
      .post('/api/registration/attendees')
      .send({ name: 'Kim', badge: false, parentAgrees: true })
      .expect(200);
    await say(family.client).expect(200);

    expect(await said(karim.client)).toMatchObject([{ userName: 'Attendee' }]);
    expect(sorted(await told())).toEqual(
      sorted([dana, ola].map(({ email }) => ['question', email, 'Attendee', QUESTION])),
    );
  });

  it('should be told to all hosts, and answers to who asked', async () => {
    const questionId = await ask();
    expect(sorted(await told())).toEqual(
      sorted([dana, ola].map(({ email }) => ['question', email, 'Karim', QUESTION])),
    );
    await app.outbox.sent();

    await say(dana.client, { questionId, message: 'With the leaders.' }).expect(200);

    expect(await told()).toEqual([['answer', karim.email, 'Dana', 'With the leaders.']]);
  });

  it('should be told to hosts as well when somebody else answers, and never to who writes', async () => {
    const priya = await playerNamed(app, 'Priya');
    const questionId = await ask();
    await app.outbox.sent();

    await say(priya.client, { questionId, message: 'They did last year.' }).expect(200);
    expect((await told()).map(([news, address]) => [news, address]).sort()).toEqual(
      [dana, ola, karim].map(({ email }) => ['answer', email]).sort(),
    );
    await app.outbox.sent();
    await say(karim.client, { questionId, message: 'Thanks.' }).expect(200);
    expect((await told()).map(([, address]) => address).sort()).toEqual([dana.email, ola.email].sort());
    await app.outbox.sent();
    await say(dana.client, { message: 'Who brings sleeves?' }).expect(200);
    expect(await told()).toEqual([]);
  });

  it('should be told to nobody who turned notices off, and not leave to an address that takes no mail', async () => {
    await dana.client.put('/api/user/notices').send({ events: false }).expect(200);
    await app.outbox.suppress(ola.email, 'bounced');

    await ask();

    expect(await told()).toEqual([]);
    await dana.client.put('/api/user/notices').send({ events: true }).expect(200);
    await admin.delete(`/api/suppressions/${encodeURIComponent(ola.email)}`).expect(204);
  });

  it('should be answered to nobody who asked and was forgotten since', async () => {
    const former = await playerNamed(app, 'Former');
    const questionId = (await say(former.client).expect(200)).body.id;
    const erasure = { email: former.email, typed: former.email, when: 'now' };
    await admin.post('/api/organise/persons/erasure').send(erasure).expect(204);
    await app.outbox.sent();

    await say(dana.client, { questionId, message: 'Yes, we do.' }).expect(200);

    expect(await told()).toEqual([]);
  });

  it('should be posted once for a double click, and when the form is sent again', async () => {
    const formId = uuid();

    const answers = await Promise.all([1, 2].map(() => say(karim.client, { formId })));
    const again = await say(karim.client, { formId });

    expect(new Set([...answers, again].map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await said(karim.client)).toHaveLength(1);
    expect(await told()).toHaveLength(2);
  });

  it('should be readable and closed once the event is over', async () => {
    await ask();
    app.clock.set('2025-10-10T20:15:00Z');

    expect((await say(karim.client).expect(409)).body.title).toBe('Event is over');
    expect((await say(dana.client).expect(409)).body.title).toBe('Event is over');
    expect(await said(karim.client)).toHaveLength(1);
  });

  it('should be deleted by their authors, hosts and the administrator, and by nobody else', async () => {
    const noor = await playerNamed(app, 'Noor');
    const rights = [];
    for (const client of [karim.client, app.browser(), noor.client, dana.client, ola.client, admin]) {
      const [known] = await said(client);
      const id = known?.id ?? (await say(noor.client).expect(200)).body.id;
      const [{ mayDelete }] = await said(client);
      const { status } = await client.delete(`/api/event/${event.id}/discussions/${id}`);
      rights.push([mayDelete, status, (await said(client)).length]);
    }

    const deleted = [true, 204, 0];
    expect(rights).toEqual([[false, 403, 1], [false, 401, 1], deleted, deleted, deleted, deleted]);
    expect(
      await app.query(sql`select about from audit_entry where action = 'event.question-deleted'`),
    ).toEqual([{ about: event.id }]);
  });

  it('should be missing, and no failure of the server, when they are deleted before their author is answered', async () => {
    const id = await ask();
    await dana.client.delete(`/api/event/${event.id}/discussions/${id}`).expect(204);

    await expect(app.get(EventDiscussionsQueries).entry({ userId: uuid() }, id)).rejects.toThrow(
      NotFoundError,
    );
  });

  it('should be deleted with their answers, and be told no more', async () => {
    const noor = await playerNamed(app, 'Noor');
    const idOf = async (client: ApiClient, form: object) => (await say(client, form).expect(200)).body.id;
    const questionId = await idOf(noor.client, { message: 'May I bring my dog?' });
    const answer = await idOf(dana.client, { questionId, message: 'No dogs.' });
    const other = await idOf(noor.client, {});

    const entry = (id: string) => `/api/event/${event.id}/discussions/${id}`;
    await dana.client.delete(entry(questionId)).expect(204);

    expect((await said(karim.client)).map(({ id }: { id: string }) => id)).toEqual([other]);
    expect(new Set((await told()).map(([, , , comment]) => comment))).toEqual(new Set([QUESTION]));
    expect(JSON.stringify(await app.mails())).not.toMatch(/dog/);
    await dana.client.delete(entry(answer)).expect(404);
    await dana.client.delete(`/api/event/${UNKNOWN}/discussions/${other}`).expect(404);
  });

  it('should go with their event, and be told no more', async () => {
    const questionId = await ask();
    await say(dana.client, { questionId }).expect(200);

    await dana.client.delete(`/api/event/${event.id}`).expect(204);

    expect(await told()).toEqual([]);
    expect(await app.query(sql`select from event_discussion`)).toEqual([]);
    await karim.client.get(`/api/event/${event.id}/discussions`).expect(404);
    await say(karim.client).expect(404);
  });

  it('should answer a question of the same event', async () => {
    const questionId = await ask();
    const answer = (await say(dana.client, { questionId }).expect(200)).body.id;
    const other = await createEvent(dana, { eventTime: '6:15 PM' });

    await say(dana.client, { questionId: answer }).expect(404);
    await say(dana.client, { questionId: UNKNOWN }).expect(404);
    await dana.client
      .post(`/api/event/${other.id}/discussions`)
      .send({ questionId, message: 'Yes' })
      .expect(404);
  });

  it.each([
    [{ message: ' ' }, { message: 'Please write a comment' }],
    [{ message: 'x'.repeat(2001) }, { message: 'Please use at most 2000 characters' }],
    [{ questionId: 'no id' }, { questionId: 'Please choose a question' }],
    [{ formId: 'no id' }, { formId: 'Please send an id of your own' }],
  ])('should refuse %p', async (form, fields) => {
    expect((await say(karim.client, form).expect(400)).body.fields).toEqual(fields);
  });

  it('should be asked by nobody who is signed out', async () => {
    await say(app.browser()).expect(401);
  });
});

describe('how often one asks about events', () => {
  it('should be limited, as each question is mailed to all hosts', async () => {
    const app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    const dana = await playerNamed(app, 'Dana');
    const event = await createEvent(dana);
    const say = () => dana.client.post(`/api/event/${event.id}/discussions`).send({ message: QUESTION });

    const statuses = [];
    for (let turn = 0; turn < 21; turn++) statuses.push((await say()).status);

    expect(statuses.slice(-2)).toEqual([200, 429]);
    await app.stop();
  });
});
