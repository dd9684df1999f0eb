import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import {
  createEvent,
  eventForm,
  formOf,
  join,
  leave,
  type Player,
  playerNamed,
  wait,
} from '../testing/event.factory.ts';
import { eventNotices } from '../testing/event-notices.ts';

const MONDAY = '2025-10-06T12:00:00Z';
/** Noon of the day before the first day, in the convention's zone. */
const NOON = '2025-10-09T16:00:00Z';

describe('notices about events', () => {
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

  it('should tell whoever joins, and not the creator of their own event', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);

    expect(await notices()).toEqual([
      {
        news: 'joined',
        table: null,
        tableId: null,
        address: ola.email,
        eventId: event.id,
        gameName: 'Ark Nova',
        organizer: 'Dana',
        organizerId: dana.id,
        day: '2025-10-10',
        startsAt: '2025-10-10T19:15:00.000Z',
        duration: 60,
        sequence: 2,
        venue: { name: 'Riverside Hall', address: '14 Canal Street' },
        before: null,
        missing: { gameOwner: false, teacher: 'none' },
      },
    ]);
  });

  it('should take a notice back whose reader has left before it was sent', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    await leave(ola, event).expect(200);

    expect(await news()).toEqual([]);
  });

  it('should tell whoever is taken out by somebody else, and not who leaves', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    await join(priya, event).expect(200);

    await leave(priya, event).expect(200);
    await dana.client.delete(`/api/event/participant/${event.id}`).send({ id: ola.id }).expect(200);

    expect(await news()).toEqual([['removed', ola.email]]);
  });

  it('should tell everybody else who takes part or waits that an event is deleted', async () => {
    const event = await createEvent(dana, { spots: 2 });
    await join(ola, event).expect(200);
    await wait(priya, event).expect(200);

    await dana.client.delete(`/api/event/${event.id}`).expect(204);

    expect((await news()).sort()).toEqual([
      ['cancelled', ola.email],
      ['cancelled', priya.email],
    ]);
  });

  it('should tell of the last word alone when somebody is taken out and joins again', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    await dana.client.delete(`/api/event/participant/${event.id}`).send({ id: ola.id }).expect(200);
    await join(ola, event).expect(200);

    expect(await news()).toEqual([['joined', ola.email]]);
  });

  it('should take back that somebody was passed over who then gets the spot, stops waiting or has no event', async () => {
    const [event, other, third] = [
      await createEvent(dana, { spots: 2 }),
      await createEvent(ola),
      await createEvent(priya, { spots: 2 }),
    ];
    await passOver(event);
    expect(await news()).toEqual([['passed-over', ola.email]]);

    await leave(ola, other).expect(200);
    await app.runJob('schedule-notices');
    expect(await news()).toEqual([['promoted', ola.email]]);
    await leave(ola, event).expect(200);

    await join(ola, other).expect(200);
    await passOver(third);
    await ola.client.delete(`/api/event/waitlist/${third.id}`).send({ id: ola.id }).expect(200);
    expect((await news()).filter(([what]) => what === 'passed-over')).toEqual([]);

    await passOver(third);
    await priya.client.delete(`/api/event/${third.id}`).expect(204);
    expect((await news()).map(([what]) => what).sort()).toEqual(['cancelled', 'joined']);

    /** Ola, who plays elsewhere at that time, waits for an event that is full, and a spot is freed. */
    async function passOver({ id }: { id: string }) {
      const guest = await playerNamed(app, 'Guest');
      await join(guest, { id }).expect(200);
      await wait(ola, { id }).expect(200);
      await leave(guest, { id }).expect(200);
    }
  });

  it('should tell the owner, too, what the administrator deletes', async () => {
    const event = await createEvent(dana);
    await leave(dana, event).expect(200);

    await admin.delete(`/api/event/${event.id}`).expect(204);

    expect(await news()).toEqual([['cancelled', dana.email]]);
  });

  it('should tell nobody of an event that is over', async () => {
    const event = await createEvent(dana);
    app.clock.set('2025-10-10T20:15:00Z');
    const staff = await app.signedIn(ADMIN);

    await staff.put(`/api/event/register/${event.id}`).send({ id: ola.id }).expect(200);
    await staff.delete(`/api/event/${event.id}`).expect(204);

    expect(await news()).toEqual([]);
  });

  describe('of what is missing on the day before', () => {
    it('should leave at noon in the convention’s zone, once, to everybody who takes part', async () => {
      const event = await createEvent(dana, { teacher: 'needed', gameOwner: '' });
      await join(ola, event).expect(200);
      await createEvent(priya);
      app.clock.set('2025-10-09T15:59:59Z');
      await app.runJob('schedule-notices');
      expect(await news()).toEqual([['joined', ola.email]]);

      app.clock.set(NOON);
      await app.runJob('schedule-notices');
      await minutesPass(60);

      const [, ...incomplete] = await notices();
      expect(incomplete).toMatchObject([
        { news: 'incomplete', address: dana.email, missing: { gameOwner: true, teacher: 'needed' } },
        { news: 'incomplete', address: ola.email },
      ]);
    });

    it('should not leave for an event that was made after that noon, or is the day after next', async () => {
      await createEvent(ola, { eventDay: 'Saturday', teacher: 'wanted' });
      app.clock.set(NOON);
      await save(dana, eventForm(dana.id, { teacher: 'needed' }));

      await minutesPass(60);

      expect(await news()).toEqual([]);
    });

    it('should leave to the last second of the day before, and not for an event of another edition', async () => {
      const others = await createEvent(ola, { teacher: 'needed' });
      await app.query(sql`update event set edition = '2024-10' where id = ${others.id}`);
      await createEvent(dana, { teacher: 'needed' });
      // Midnight in the convention's zone: the day has begun.
      app.clock.set('2025-10-10T04:00:00Z');
      await app.runJob('schedule-notices');
      expect(await news()).toEqual([]);

      app.clock.set('2025-10-10T03:59:59Z');
      await app.runJob('schedule-notices');

      expect(await news()).toEqual([['incomplete', dana.email]]);
    });

    it('should leave anew when the event was moved to another day', async () => {
      const event = await createEvent(dana, { teacher: 'wanted' });
      app.clock.set(NOON);
      await app.runJob('schedule-notices');
      await sendAll();
      await save(dana, formOf(event, { eventDay: 'Saturday' }));
      app.clock.set('2025-10-10T16:00:00Z');
      await app.runJob('schedule-notices');

      expect((await notices()).map(({ day }) => day)).toEqual(['2025-10-11']);
    });

    it('should be taken back when the event is moved to another day, and when it is deleted', async () => {
      const event = await createEvent(dana, { teacher: 'wanted' });
      const deleted = await createEvent(ola, { teacher: 'wanted' });
      app.clock.set(NOON);
      await app.runJob('schedule-notices');
      await save(dana, formOf(event, { eventDay: 'Saturday' }));
      await ola.client.delete(`/api/event/${deleted.id}`).expect(204);

      expect(await news()).toEqual([]);
    });
  });

  it('should reach everybody else when one event cannot be worked on', async () => {
    const broken = await createEvent(dana, { spots: 3, teacher: 'wanted' });
    await createEvent(ola, { teacher: 'wanted' });
    // No call makes such a row: somebody who takes part and waits.
    await app.query(sql`insert into waitlist_entry values (uuidv7(), ${broken.id}, ${dana.id}, now())`);
    await app.query(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
    await app.query(sql`
      create trigger refuse before insert on mail for each row when (new.recipient_address = ${sql.lit(dana.email)})
      execute function refuse()`);
    app.clock.set(NOON);

    await expect(app.runJob('schedule-notices')).rejects.toThrow(
      `1 failed and will be tried again: ${broken.id}: no`,
    );

    await app.query(sql`drop trigger refuse on mail`);
    await app.query(sql`delete from waitlist_entry`);
    expect(await news()).toEqual([['incomplete', ola.email]]);
    await minutesPass(1);
    expect(await news()).toContainEqual(['incomplete', dana.email]);
  });

  describe('the preference', () => {
    it('should be on until one turns it off', async () => {
      await ola.client.get('/api/user/notices').expect(200, { events: true, market: true });

      await ola.client
        .put('/api/user/notices')
        .send({ events: false, market: true })
        .expect(200, { events: false, market: true });

      await ola.client.get('/api/user/notices').expect(200, { events: false, market: true });
      await priya.client.get('/api/user/notices').expect(200, { events: true, market: true });
    });

    it('should keep all notices from who turned them off, and from nobody else', async () => {
      await ola.client.put('/api/user/notices').send({ events: false, market: true }).expect(200);
      const event = await createEvent(dana);
      await join(ola, event).expect(200);
      await join(priya, event).expect(200);
      await save(dana, formOf(event, { eventTime: '6:00 PM' }));
      await minutesPass(6);
      await dana.client.delete(`/api/event/${event.id}`).expect(204);

      expect((await news()).filter(([, address]) => address === ola.email)).toEqual([]);
      expect((await news()).filter(([, address]) => address === priya.email)).not.toEqual([]);
    });
  });
});
