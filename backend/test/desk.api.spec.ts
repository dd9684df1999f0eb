import { sql } from '@tablefall/platform/database/sql';
import type { DeskDto, TaskDto, TaskKind } from '../src/convention/desk/desk.dto.ts';
import { registeredAs, registerForm } from '../src/convention/registration/testing/registration.factory.ts';
import { createEvent, playerNamed } from '../src/events/testing/event.factory.ts';
import type { GamedayDto } from '../src/gamedays/gamedays.dto.ts';
import { createGameday, inviteGuest } from '../src/gamedays/testing/gameday.factory.ts';
import { answer, wait } from '../src/gamedays/testing/queue.factory.ts';
import { inviteInWaves, listOf } from '../src/gamedays/testing/waves.factory.ts';
import { createListing, traderNamed } from '../src/marketplace/testing/listing.factory.ts';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from './test-app.ts';

const MAILER = 'writer@mail.example';
const DOOR = 'door@mail.example';

/** A week before the days, at 10:00 AM of the convention. */
const A_WEEK_BEFORE = '2025-10-03T14:00:00Z';
const A_DAY_AFTER = '2025-10-12T14:00:00Z';

describe('GET /api/desk', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set(A_WEEK_BEFORE);
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const deskOf = async (client: ApiClient): Promise<DeskDto> =>
    (await client.get('/api/desk').expect(200)).body;
  const sentences = (desk: DeskDto) => desk.tasks.map(({ sentence }) => sentence);
  const taskOf = (desk: DeskDto, kind: TaskKind): TaskDto => {
    const found = desk.tasks.find((task) => task.kind === kind);
    if (!found) throw new Error(`Nothing about ${kind}: ${sentences(desk).join(' ')}`);
    return found;
  };
  const tools = (desk: DeskDto) =>
    Object.fromEntries(desk.tools.map(({ tool, figure, of, counts }) => [tool, [figure, of, counts]]));
  const helper = async (address: string, role: string) => {
    await admin.post('/api/organise/staff').send({ email: address, role }).expect(204);
    return app.signedIn(address);
  };
  /** What the place of a button counts: the list of its address, asked for as its page does. */
  const shownAt = async ({ action }: TaskDto) => {
    const { pathname, searchParams } = new URL(action.path, 'http://site.example');
    const gameday = searchParams.get('gameday');
    if (pathname === '/gameday-management') {
      const { body } = await admin
        .get(`/api/gameday/${gameday}/invitations?status=0&delivery=${searchParams.get('delivery')}`)
        .expect(200);
      return body.total;
    }
    if (pathname === '/attendees')
      return (await admin.get('/api/registrations?paid=false').expect(200)).body.total;
    if (pathname === '/forsale')
      return (await admin.get('/api/forsale?reported=true').expect(200)).body.total;
    throw new Error(`Nobody knows what ${action.path} shows`);
  };

  /** Everything that there can be to do, a week before the days. */
  async function busy(): Promise<GamedayDto> {
    const gameday = await createGameday(admin, { date: '2025-10-10', capacity: 2 });
    const guests = await Promise.all(
      ['Ada', 'Ben', 'Cem', 'Dee'].map((guestName) => inviteGuest(admin, gameday, { guestName })),
    );
    const [ada, ben, cem, dee] = guests.map(({ id }) => id);
    await app.outbox.becomes('failed', { about: ada }, { error: '550 no such user', code: 550 });
    await app.outbox.becomes('cancelled', { about: ben });
    await app.outbox.sent({ about: cem });
    await app.outbox.becomes('failed', { about: dee }, { error: '550 no such user', code: 550 });
    if (guests[3]) await answer(app, guests[3], 2).expect(200);
    const waves = await createGameday(admin, { date: '2025-10-25', capacity: 4 });
    await inviteInWaves(admin, waves, listOf(5), 1);
    await admin.put(`/api/gameday/${waves.id}/waves`).send({ paused: true }).expect(200);

    await registeredAs(app, registerForm());
    const player = await playerNamed(app, 'Dana Whitfield');
    await createEvent(player);
    const seller = await traderNamed(app, 'Sam');
    const listing = await createListing(seller);
    await player.client.post(`/api/forsale/${listing.id}/report`).send({ reason: 'scam' }).expect(204);
    await app.query(sql`
      insert into closure (id, address, asked_at, erase_at)
      values (uuidv7(), 'gone@mail.example', ${app.clock.now()}, ${new Date('2025-10-08T16:00:00Z')})`);
    await app.query(sql`
      insert into alarm (check_name, state, title, since) values ('backup', 'failed', 'There is no backup.', ${app.clock.now()})`);
    return gameday;
  }

  it('should tell the administrator everything a week before the days, the most urgent first', async () => {
    const gameday = await busy();
    const desk = await deskOf(admin);

    expect(desk.tasks).toEqual([
      {
        kind: 'finding',
        tone: 'failed',
        by: 'today',
        sentence: 'There is no backup.',
        detail: 'Since today at 10:00 AM.',
        action: { label: 'What to do', path: '/system' },
      },
      {
        kind: 'missed',
        tone: 'failed',
        by: 'today',
        sentence: '2 guests of October 10 did not get their invitation.',
        detail: '1 cancelled before it left and 1 could not be delivered.',
        action: {
          label: 'See who',
          path: `/gameday-management?gameday=${gameday.id}&status=no-reply&delivery=missed`,
        },
      },
      {
        kind: 'wave',
        tone: 'warning',
        by: 'today',
        sentence: 'Inviting the list of October 25 is paused.',
        detail: '4 guests wait to be invited.',
        action: { label: 'Open', path: expect.stringContaining('/gameday-management?gameday=') },
      },
      {
        kind: 'report',
        tone: 'warning',
        by: 'today',
        sentence: '1 reported listing waits for a look.',
        detail: expect.stringMatching(/^Ark Nova, reported .+ ago\.$/),
        action: { label: 'Read it', path: '/forsale?reported=true' },
      },
      {
        kind: 'forgotten',
        tone: 'plain',
        by: 'week',
        sentence: '1 person asked to be forgotten.',
        detail: 'It is done by itself, on Wednesday at 12:00 PM.',
        action: { label: 'See who', path: '/organise/people#leaving' },
      },
      {
        kind: 'table',
        tone: 'plain',
        by: 'before',
        sentence: '1 event has no table.',
        detail: 'Ark Nova, October 10 at 3:15 PM.',
        action: { label: 'Find tables', path: '/eventManagement?tables=none' },
      },
      {
        kind: 'unpaid',
        tone: 'plain',
        by: 'before',
        sentence: '3 registrations are not paid.',
        detail: '$30 in all, for 3 badges.',
        action: { label: 'See them', path: '/attendees?paid=no' },
      },
    ]);
    expect(desk.steps).toBeNull();
    expect(desk.arrivals).toBeNull();
    expect(desk.tools.map(({ tool }) => tool)).toEqual([
      'gamedays',
      'attendees',
      'email',
      'schedule',
      'shifts',
      'door',
      'badges',
      'organise',
      'system',
    ]);
    expect(tools(desk)).toMatchObject({
      gamedays: ['2', null, 'next on October 10, 2 seats left'],
      attendees: ['3', '250', 'badges taken, nobody waits'],
      schedule: ['1', null, 'event, 1 has no table'],
      organise: ['2025', null, 'October 10–11, open'],
      system: ['1', null, 'finding'],
    });
  });

  it('should count what the places show where its buttons lead', async () => {
    await busy();
    const desk = await deskOf(admin);
    for (const kind of ['missed', 'report', 'unpaid'] as const) {
      const task = taskOf(desk, kind);
      expect([kind, Number.parseInt(task.sentence, 10)]).toEqual([kind, await shownAt(task)]);
    }
    const { body } = await admin.get('/api/organise/persons/leaving').expect(200);
    expect(body).toEqual([
      { id: expect.any(String), email: 'gone@mail.example', eraseAt: '2025-10-08T16:00:00.000Z' },
    ]);
  });

  it('should tell each role what it may do, and nothing else', async () => {
    await busy();
    const kinds = async (client: ApiClient) => {
      const { tasks, tools, steps } = await deskOf(client);
      return [tasks.map(({ kind }) => kind), tools.map(({ tool }) => tool), steps];
    };

    expect(await kinds(await app.signedIn(ORGANISER))).toEqual([
      ['missed', 'wave'],
      ['gamedays', 'shifts'],
      null,
    ]);
    expect(await kinds(await helper(MAILER, 'mailer'))).toEqual([[], ['email'], null]);
    expect(await kinds(await helper(DOOR, 'door'))).toEqual([[], ['door'], null]);
  });

  it('should be quiet when there is nothing to do, and say what comes by itself', async () => {
    await registeredAs(app, registerForm());
    await app.query(sql`update registration set paid_badges = 1`);
    expect(await deskOf(admin)).toMatchObject({ tasks: [], next: null, steps: null });

    const gameday = await createGameday(admin, { date: '2025-10-25', capacity: 4 });
    await inviteInWaves(admin, gameday, listOf(5), 2);
    await app.outbox.sent();

    const rests = await deskOf(admin);
    expect(rests.next).toBeNull();
    expect(rests.tasks).toMatchObject([
      {
        kind: 'wave',
        tone: 'moving',
        by: 'later',
        sentence: 'The next wave of October 25 goes out when somebody declines or lets the date pass.',
        detail: '3 guests wait to be invited.',
      },
    ]);

    // In the night the wave waits for the morning.
    app.clock.set('2025-10-04T03:00:00Z');
    await admin.put(`/api/gameday/${gameday.id}/waves`).send({ open: 4 }).expect(200);
    const night = await deskOf(admin);
    expect(taskOf(night, 'wave')).toMatchObject({
      tone: 'moving',
      by: 'tomorrow',
      sentence: 'The next wave of 2 guests goes out tomorrow at 9:00 AM.',
    });
    expect(night.next).toBe('The next wave goes out tomorrow at 9:00 AM, to 2 guests of October 25.');
  });

  it('should tell of seats that are offered, of held mail, of paused and of planned mailings', async () => {
    const gameday = await createGameday(admin, { date: '2025-10-09', capacity: 1 });
    const ada = await inviteGuest(admin, gameday, { guestName: 'Ada' });
    await answer(app, ada, 1).expect(200);
    const ben = await inviteGuest(admin, gameday, { guestName: 'Carmen Ibáñez' });
    await wait(app, ben).expect(200);
    await answer(app, ada, 2).expect(200);
    await app.outbox.sent();
    const mailing = await app.outbox.addMailing({ title: 'Reminder', startedAt: new Date(), size: 3 });
    await app.outbox.addInvitations(3, mailing);
    await app.outbox.pause(mailing);
    await app.outbox.addMailing({
      title: 'Your two days',
      startedAt: null,
      scheduledFor: new Date('2025-10-07T13:00:00Z'),
      size: 380,
    });
    await app.outbox.holdAll();

    const desk = await deskOf(admin);

    expect(taskOf(desk, 'offer')).toMatchObject({
      sentence: '1 seat of Thursday is offered.',
      detail: expect.stringMatching(/^To Carmen Ibáñez, until /),
      action: { path: `/gameday-management?gameday=${gameday.id}` },
    });
    expect(taskOf(desk, 'mailing')).toMatchObject({
      sentence: '“Reminder” is paused.',
      action: { path: `/emailer/history/${mailing}` },
    });
    expect(taskOf(desk, 'mail')).toMatchObject({
      tone: 'failed',
      sentence: 'All mail is held: 3 mails wait.',
    });
    expect(desk.next).toBe('“Your two days” goes out on Tuesday at 9:00 AM, to 380 people.');
    expect(tools(desk).email).toEqual(['3', null, 'mails wait']);
  });

  it('should ask for nothing of a convention that is over', async () => {
    await busy();
    app.clock.set(A_DAY_AFTER);
    admin = await app.signedIn(ADMIN);
    await app.outbox.sent();

    const desk = await deskOf(admin);

    expect(desk.tasks.map(({ kind }) => kind)).toEqual(['finding', 'wave', 'report', 'forgotten']);
    // It never had one.
    expect(tools(desk).schedule).toEqual(['1', null, 'event, none waits for a table']);
  });
});
