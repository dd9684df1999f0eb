import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import {
  createEvent,
  formOf,
  join,
  leave,
  type Player,
  playerNamed,
  wait,
} from '../testing/event.factory.ts';
import { eventNotices } from '../testing/event-notices.ts';

const MONDAY = '2025-10-06T12:00:00Z';

describe('notices of a changed plan', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  let priya: Player;
  const { notices, news, minutesPass, sendAll } = eventNotices(() => app);
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.clock.set(MONDAY);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola');
    priya = await playerNamed(app, 'Priya');
  });
  afterEach(() => app.query(sql`truncate event, mail cascade`));
  afterAll(() => app.stop());

  const save = (player: Player, form: object) => player.client.put('/api/event').send(form).expect(200);
  const expiries = async () => {
    const rows = await app.query(
      sql<{ at: string }>`
        select distinct to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from mail
        where kind = 'event-notice' and state = 'queued'`,
    );
    return rows.map(({ at }) => at);
  };

  it('should leave once, five minutes after the first of several edits, to all but who made them', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    await sendAll();
    await minutesPass(1);
    await save(dana, formOf(event, { eventTime: '5:00 PM' }));
    await minutesPass(3);
    await save(dana, formOf(event, { eventTime: '6:00 PM', eventDay: 'Saturday' }));
    await minutesPass(1);
    expect(await news()).toEqual([]);

    await minutesPass(1);
    await minutesPass(30);

    expect(await notices()).toMatchObject([
      {
        news: 'changed',
        address: ola.email,
        startsAt: '2025-10-11T22:00:00.000Z',
        before: { day: '2025-10-10', startsAt: '2025-10-10T19:15:00.000Z', duration: 60 },
      },
    ]);
  });

  it('should not leave when everything was moved back, or when the plan is the same', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);

    await save(dana, formOf(event, { eventTime: '5:00 PM' }));
    await save(dana, formOf(event, { gameName: 'Root', spots: 9, visible: false, teacher: 'needed' }));
    await minutesPass(6);

    expect(await news()).toEqual([['joined', ola.email]]);
  });

  it('should not go to somebody who joined after the change and knows the plan', async () => {
    const event = await createEvent(dana);
    await save(dana, formOf(event, { eventTime: '5:00 PM' }));
    await join(ola, event).expect(200);
    await minutesPass(6);

    expect(await news()).toEqual([['joined', ola.email]]);
  });

  it('should tell the owner of what the administrator moves', async () => {
    const event = await createEvent(dana);
    await admin
      .put('/api/event')
      .send(formOf(event, { eventTime: '12:01 AM' }))
      .expect(200);
    await minutesPass(6);

    expect(await notices()).toMatchObject([{ news: 'changed', address: dana.email, startsAt: null }]);
  });

  it('should leave again for a later move', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    for (const eventTime of ['5:00 PM', '6:00 PM']) {
      await sendAll();
      await save(dana, formOf(event, { eventTime }));
      await minutesPass(6);
    }

    expect(await notices()).toMatchObject([
      {
        news: 'changed',
        startsAt: '2025-10-10T22:00:00.000Z',
        before: { startsAt: '2025-10-10T21:00:00.000Z' },
      },
    ]);
  });

  it('should be told by the notice that still waits, of a move and of another', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    await sendAll();
    await join(priya, event).expect(200);
    for (const eventTime of ['5:00 PM', '6:00 PM']) {
      await save(dana, formOf(event, { eventTime }));
      await minutesPass(6);
    }

    const startsAt = '2025-10-10T22:00:00.000Z';
    expect(await notices()).toMatchObject([
      { news: 'joined', address: priya.email, startsAt, sequence: 5, before: null },
      {
        news: 'changed',
        address: ola.email,
        startsAt,
        sequence: 5,
        before: { startsAt: '2025-10-10T19:15:00.000Z' },
      },
    ]);
    expect(await expiries()).toEqual(['2025-10-10 23:00']);
  });

  it('should be told to who came off the waitlist by the notice of that, while it waits', async () => {
    const event = await createEvent(dana, { spots: 2 });
    await join(ola, event).expect(200);
    await wait(priya, event).expect(200);
    await leave(ola, event).expect(200);
    await save(dana, formOf(event, { eventTime: '5:00 PM' }));
    await minutesPass(6);

    expect(await notices()).toMatchObject([
      { news: 'promoted', address: priya.email, startsAt: '2025-10-10T21:00:00.000Z', before: null },
    ]);
  });

  it('should be taken back when the event moves back before it leaves', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    await sendAll();
    for (const eventTime of ['5:00 PM', '3:15 PM']) {
      await save(dana, formOf(event, { eventTime }));
      await minutesPass(6);
    }

    expect(await news()).toEqual([]);
  });

  it('should reach an owner who takes no part, unless they moved the event themselves', async () => {
    const [mine, moved] = [await createEvent(dana), await createEvent(dana, { eventDay: 'Saturday' })];
    await leave(dana, mine).expect(200);
    await leave(dana, moved).expect(200);
    await save(dana, formOf(mine, { eventTime: '5:00 PM', gameOwner: '' }));
    for (const eventTime of ['5:00 PM', '6:00 PM']) {
      await admin
        .put('/api/event')
        .send(formOf(moved, { eventTime, gameOwner: '' }))
        .expect(200);
    }
    await minutesPass(6);

    expect(await notices()).toMatchObject([
      {
        news: 'changed',
        address: dana.email,
        eventId: moved.id,
        startsAt: '2025-10-11T22:00:00.000Z',
        before: { startsAt: '2025-10-11T19:15:00.000Z' },
      },
    ]);

    await sendAll();
    await minutesPass(6);
    expect(await news()).toEqual([]);
  });
});
