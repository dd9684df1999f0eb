import { randomUUID } from 'node:crypto';
import { sql } from '@tablefall/platform/database/sql';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { eventAsSeen } from '../testing/event.factory.ts';
import { ImportedEventDto } from './event-import.dto.ts';
import { EventImportService } from './event-import.service.ts';

describe('importing events', () => {
  let app: TestApp;
  const dana = { email: 'dana@mail.example', name: 'Dana' };
  const theo = { email: 'dana@mail.example', name: 'Theo' };
  const ola = { email: 'Ola@mail.example', name: 'Ola' };
  beforeAll(async () => {
    app = await TestApp.start();
    for (const { email, name } of [dana, theo, ola, { email: 'karim@mail.example', name: 'Karim' }]) {
      await app.query(sql`
        insert into account (id, email, created_at) values (uuidv7(), ${email.toLowerCase()}, now()) on conflict do nothing`);
      await app.query(sql`
        insert into user_name (id, user_id, name, position)
        select uuidv7(), id, ${name}, 0 from account where email = ${email.toLowerCase()}`);
    }
  });
  afterEach(() => app.query(sql`truncate event cascade`));
  afterAll(() => app.stop());

  const planned = (changes: Partial<ImportedEventDto> = {}): ImportedEventDto => ({
    id: randomUUID(),
    gameName: 'Ark Nova',
    eventDay: 'Friday',
    eventTime: '3:15 PM',
    spots: 2,
    visible: true,
    duration: '60',
    teacher: 'wanted',
    owner: dana,
    gameOwner: ola,
    participants: [ola, dana],
    waitlist: [theo],
    coHosts: [],
    discussion: [],
    messages: [],
    cancelled: false,
    ...changes,
  });
  const importEvents = (...events: ImportedEventDto[]) => app.get(EventImportService).importEvents(events);

  const said = (by: string, message: string) => ({ by, at: new Date('2025-09-20T12:00:00Z'), message });
  const problemsOf = (changes: object) =>
    validateSync(plainToInstance(ImportedEventDto, { ...planned(), ...changes }), { whitelist: true }).map(
      (problem) => problem.toString(false, false, '', true),
    );

  it('should take over who hosts it, questions with their answers, and what hosts wrote, and mail nobody', async () => {
    const event = planned({
      coHosts: [ola, dana],
      discussion: [
        { ...said('DANA@mail.example', 'Is there a lamp?'), answers: [said(ola.email, 'There is.')] },
        { ...said('karim@mail.example', 'With leaders?'), answers: [] },
      ],
      messages: [said(ola.email, 'I saved the blue chairs.')],
    });
    const admin = await app.signedIn(ADMIN);
    const mails = await app.mails();

    await importEvents(event);

    const { participants } = await eventAsSeen(app, event, admin);
    expect(participants.map(({ name, coHost }) => [name, coHost])).toEqual([
      ['Ola', true],
      ['Dana', undefined],
    ]);
    const { body: discussion } = await admin.get(`/api/event/${event.id}/discussions`).expect(200);
    const [question] = discussion;
    expect(discussion).toMatchObject([
      { questionId: null, message: 'Is there a lamp?', isHost: true, createdAt: '2025-09-20T12:00:00.000Z' },
      { questionId: question.id, message: 'There is.', isHost: true },
      { questionId: null, message: 'With leaders?', isHost: false },
    ]);
    const { body: messages } = await admin.get(`/api/event/${event.id}/messages`).expect(200);
    expect(messages.items).toMatchObject([{ message: 'I saved the blue chairs.', writer: 'Ola' }]);
    expect(await app.mails()).toEqual(mails);
  });

  it('should say of a cancelled event what it was at its link alone, however often it is imported', async () => {
    const event = planned({ cancelled: true, tableId: 'a1' });
    await importEvents(event);
    await importEvents(event);

    const { body } = await app.browser().get(`/api/event/${event.id}/cancelled`).expect(200);
    expect(body).toMatchObject({ gameName: 'Ark Nova', eventDay: 'Friday', eventTime: '3:15 PM' });
    await app.browser().get(`/api/event/${event.id}`).expect(404);
  });

  it.each([
    ['a co-host without a name', { coHosts: [{ email: ola.email }] }, 'coHosts[0].name has failed'],
    ['too many co-hosts', { coHosts: Array(10).fill(ola) }, 'An event has at most 9 co-hosts.'],
    ['a question of nobody', { discussion: [{ at: '2025-09-20', message: 'Lamp?' }] }, 'Invalid email'],
    [
      'an answer without words',
      { discussion: [{ ...said(ola.email, 'Lamp?'), answers: [said(ola.email, ' ')] }] },
      'message is missing',
    ],
    [
      'a message at no time',
      { messages: [{ by: ola.email, message: 'Hello' }] },
      'at must be a Date instance',
    ],
  ])('should say what is wrong with %s', (_, wrong, text) => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf(wrong).join()).toContain(text);
  });

  it('should take over who plays, who brings the game and who waits, and mail nobody', async () => {
    const event = planned();
    const admin = await app.signedIn(ADMIN);
    const mails = await app.mails();

    await importEvents(event);

    expect(await eventAsSeen(app, event, admin)).toMatchObject({
      organizer: 'Dana',
      spotsTaken: 2,
      participants: [
        { name: 'Ola', gameOwner: true },
        { name: 'Dana', gameOwner: false },
      ],
      waitlist: [{ name: 'Theo', position: 1 }],
    });
    expect(await app.mails()).toEqual(mails);
  });

  it('should leave what is there as it is', async () => {
    const event = planned();
    await importEvents(event);

    await importEvents({ ...event, gameName: 'Root', participants: [] });

    expect(await eventAsSeen(app, event)).toMatchObject({ gameName: 'Ark Nova', spotsTaken: 2 });
  });

  it.each([
    ['somebody in two places', planned({ gameName: 'Root' }), 'Ola is already registered for Ark Nova'],
    [
      'more players than spots',
      planned({ eventDay: 'Saturday', spots: 1 }),
      'All spots of this event are taken.',
    ],
    ['a time out of hours', planned({ eventTime: '3:00 AM' }), 'Event time is required.'],
    [
      'a stranger',
      planned({ owner: { email: 'eve@mail.example', name: 'Eve' } }),
      'Nobody registered as Eve',
    ],
    [
      'somebody who would take part and wait',
      planned({ eventDay: 'Saturday', waitlist: [theo, dana] }),
      'Dana takes part in Ark Nova and cannot wait for it',
    ],
    [
      'a host who does not play',
      planned({ eventDay: 'Saturday', coHosts: [theo] }),
      'Theo does not take part in Ark Nova and cannot host it',
    ],
    [
      'a question of a stranger',
      planned({ eventDay: 'Saturday', discussion: [{ ...said('eve@mail.example', 'Lamp?'), answers: [] }] }),
      'Nobody registered with the address eve@mail.example',
    ],
    [
      'a message of who does not host',
      planned({ eventDay: 'Saturday', messages: [said(ola.email, 'Hello')] }),
      'Ola@mail.example does not host Ark Nova and cannot have written to its players',
    ],
  ])('should refuse %s, and take nothing', async (_, wrong, message) => {
    await expect(importEvents(planned(), wrong)).rejects.toThrow(message);

    await app.browser().get('/api/events').expect(200, []);
  });

  it('should keep the accounts of those who play, whom nobody has confirmed, from being forgotten', async () => {
    await importEvents(planned());

    await app.runJob('unconfirmed-accounts');

    const names = await app.query(sql<{ name: string }>`select name from user_name order by name`);
    expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['Dana', 'Ola', 'Theo']));
  });
});
