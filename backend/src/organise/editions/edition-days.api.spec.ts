import { sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { arriving } from '../../../test/arriving.ts';
import { type ApiClient, TestApp } from '../../../test/test-app.ts';
import { importRegistrations } from '../../convention/registration/registration-import.ts';
import type { ImportedEventDto } from '../../events/import/event-import.dto.ts';
import { EventImportService } from '../../events/import/event-import.service.ts';
import { createEvent, join, playerNamed } from '../../events/testing/event.factory.ts';
import { eventNotices } from '../../events/testing/event-notices.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { organiser, THIS } from './testing/editions.ts';

const PEOPLE = 200;
const TIMES = ['1:00 PM', '2:30 PM', '4:00 PM', '5:30 PM', '7:00 PM', '8:30 PM'];
const TABLES = 5;
const PLAYERS = 5;

describe('other days of an edition', () => {
  let app: TestApp;
  let admin: ApiClient;
  const { signIn, save, preview, shown, everywhere } = organiser(() => app);
  const { notices, minutesPass } = eventNotices(() => app);
  beforeAll(async () => {
    app = await TestApp.startTwo();
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await signIn();
  });
  afterAll(() => app.stop());

  const person = (number: number) => ({
    email: `player${number % PEOPLE}@mail.example`,
    name: `Player ${number % PEOPLE}`,
  });
  const importConvention = async () => {
    await app.get(Transactions).run((unit) =>
      importRegistrations(
        unit,
        app.get(AccountsService),
        Array.from({ length: PEOPLE }, (_, number) => ({
          edition: THIS,
          email: person(number).email,
          registeredAt: new Date('2025-09-01T12:00:00Z'),
          paidBadges: 0,
          attendees: [{ name: person(number).name, badge: true }],
        })),
        { edition: THIS, capacity: 250 },
      ),
    );
    const events: ImportedEventDto[] = ['Friday', 'Saturday'].flatMap((eventDay, day) =>
      TIMES.flatMap((eventTime, slot) =>
        Array.from({ length: TABLES }, (_, table): ImportedEventDto => {
          const first = day * 90 + slot * 15 + table * PLAYERS;
          const number = (day * TIMES.length + slot) * TABLES + table;
          return {
            id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
            gameName: `Game ${number}`,
            eventDay,
            eventTime,
            duration: '60',
            spots: PLAYERS,
            visible: true,
            teacher: 'none',
            owner: person(first),
            gameOwner: person(first),
            participants: Array.from({ length: PLAYERS }, (_, seat) => person(first + seat)),
            waitlist: [],
            coHosts: [],
            discussion: [],
            messages: [],
            cancelled: false,
          };
        }),
      ),
    );
    await app.get(EventImportService).importEvents(events);
  };
  const schedule = () =>
    app.query(sql<{ id: string; day: string; local: string; sequence: number; people: number }>`
      select id, day::text, to_char(starts_at at time zone 'America/New_York', 'MM-DD HH24:MI') as local, sequence,
             (select count(*)::int from participant where event_id = event.id) as people
      from event where edition = ${THIS} order by id`);

  it('should take 200 registrations and 60 events across a month’s end, and tell each player once', async () => {
    await importConvention();
    const before = await schedule();
    const { body: announced } = await preview({ firstDay: '2025-10-31', secondDay: '2025-11-01' });

    const { status, body } = await save({ firstDay: '2025-10-31', secondDay: '2025-11-01' });
    await everywhere();

    expect([status, body]).toMatchObject([200, { key: THIS, registrations: PEOPLE, events: 60 }]);
    expect(await schedule()).toEqual(
      before.map((event) => ({
        ...event,
        day: event.day === '2025-10-10' ? '2025-10-31' : '2025-11-01',
        local: event.local.replace('10-10', '10-31').replace('10-11', '11-01'),
        sequence: event.sequence + 1,
      })),
    );
    expect(await notices()).toEqual([]);
    await minutesPass(6);
    await minutesPass(30);
    const told = (await notices()).map(({ news, address, eventId }) => `${news} ${address} ${eventId}`);
    expect(told).toHaveLength(60 * PLAYERS);
    expect(new Set(told).size).toBe(told.length);
    expect(new Set((await notices()).map(({ address }) => address)).size).toBe(announced.people);
    const { body: attendees } = await admin.get('/api/registrations?limit=1').expect(200);
    expect(attendees.total).toBe(PEOPLE);
    expect((await app.browser().get('/api/events').expect(200)).body).toHaveLength(60);
    expect(await shown()).toMatchObject({
      storageKey: 'bguser-oct2025',
      startDate: '2025-10-31T16:00:00.000Z',
    });
  });

  it('should show the mail of a move as it arrives, of a hall and in a zone as they are then', async () => {
    const [dana, ola] = [await playerNamed(app, 'Dana'), await playerNamed(app, 'Ola')];
    await join(ola, await createEvent(dana, { tableId: 'a1' })).expect(200);
    await app.outbox.sent();
    const changes = {
      ...{ firstDay: '2025-10-31', secondDay: '2025-11-01' },
      ...{ timeZone: 'America/Chicago', venueName: 'The Other Hall', productName: 'Otherfall' },
    };

    const { body } = await preview(changes);
    expect(await notices()).toEqual([]);
    await save(changes);
    await everywhere();
    await minutesPass(6);

    expect(body.mail).toMatchObject({ to: 'Dana', ...(await arriving(app, dana.email)) });
    expect(body.mail.text).toContain('The Other Hall');
    expect(body.mail.text).toMatch(/Before:\s+Friday, October 10/);
  });

  it('should show the mail of an event whose players get one', async () => {
    const names = ['Anna', 'Bea', 'Cem', 'Dana'];
    const [bounced, muted, cem, dana] = await Promise.all(names.map((name) => playerNamed(app, name)));
    for (const eventTime of ['1:00 PM', '4:00 PM', '7:00 PM']) {
      for (const player of [bounced!, muted!]) await createEvent(player, { eventTime });
    }
    await app.outbox.suppress(bounced!.email, 'bounced');
    await muted!.client.put('/api/user/notices').send({ events: false }).expect(200);
    const days = { firstDay: '2025-10-31', secondDay: '2025-11-01' };
    expect((await preview(days)).body).toMatchObject({ people: 0, mail: null });

    await join(cem!, await createEvent(dana!, { spots: 5 })).expect(200);

    expect((await preview(days)).body).toMatchObject({ people: 2, mail: { to: 'Cem' } });
  });

  it('should tell nobody of a move that is taken back before they are told, and have all as it was', async () => {
    await importConvention();
    const before = await schedule();
    await save({ firstDay: '2025-10-31', secondDay: '2025-11-01' });

    await save({ firstDay: '2025-10-10', secondDay: '2025-10-11' });
    await everywhere();
    await minutesPass(6);
    await minutesPass(30);

    expect(await schedule()).toEqual(before.map((event) => ({ ...event, sequence: event.sequence + 2 })));
    expect(await notices()).toEqual([]);
  });

  it('should let players be told anew what is missing, on the day before the new day', async () => {
    const dana = await playerNamed(app, 'Dana');
    await createEvent(dana, { teacher: 'needed' });
    const toldOf = async (noon: string) => {
      app.clock.set(noon);
      await app.runJob('schedule-notices');
      return (await notices()).filter(({ news }) => news === 'incomplete').map(({ day }) => day);
    };
    expect(await toldOf('2025-10-09T16:00:00Z')).toEqual(['2025-10-10']);
    admin = await signIn();

    await save({ firstDay: '2025-10-31', secondDay: '2025-11-01' });

    expect(await toldOf('2025-10-30T16:00:00Z')).toEqual(['2025-10-31']);
  });

  it('should keep what begins outside of the hours, and tell nobody who knows the plan', async () => {
    const dana = await playerNamed(app, 'Dana');
    await createEvent(dana, { eventTime: '8:00 PM' });
    await createEvent(dana, { eventTime: '12:01 AM', eventDay: 'Saturday' });

    const { body } = await preview({ firstCloses: '18:00' });
    await save({ firstCloses: '18:00', secondCloses: '22:00' });
    await minutesPass(10);

    expect(body.changes[0].effect).toBe(
      'All 2 events keep their times. 1 begins outside of the hours and keeps its time of day.',
    );
    expect((await notices()).filter(({ news }) => news === 'changed')).toEqual([]);
    const ends = await app.query(sql<{ at: Date }>`select ends_at as at from event where starts_at is null`);
    expect(ends[0]?.at.toISOString()).toBe('2025-10-12T02:00:00.000Z');
  });

  it('should keep the time of day in another zone, also after midnight', async () => {
    await save({ firstCloses: '02:00' });
    await everywhere();
    const dana = await playerNamed(app, 'Dana');
    await createEvent(dana, { eventTime: '1:00 AM' });

    await save({ timeZone: 'Europe/Berlin', firstDay: '2025-10-24', secondDay: '2025-10-25' });

    const [event] = await app.query(
      sql<{ day: string; at: Date }>`select day::text, starts_at as at from event`,
    );
    expect([event?.day, event?.at.toISOString()]).toEqual(['2025-10-24', '2025-10-24T23:00:00.000Z']);
  });

  it('should take a game off its table that meets another one there on the new days, and tell its players', async () => {
    await save({ secondDay: '2025-10-12', firstCloses: '23:45' });
    await everywhere();
    const [dana, ola] = [await playerNamed(app, 'Dana'), await playerNamed(app, 'Ola')];
    const late = await createEvent(dana, { eventTime: '11:30 PM', duration: '720', tableId: 'a1' });
    const early = await createEvent(ola, { eventDay: 'Sunday', eventTime: '10:00 AM', tableId: 'a1' });
    const kept = await createEvent(ola, { eventDay: 'Sunday', eventTime: '1:00 PM', tableId: 'a1' });

    await save({ secondDay: '2025-10-11' });
    await minutesPass(6);

    const rows = await app.query(
      sql<{ id: string; table: string | null }>`select id, table_id as "table" from event`,
    );
    const tables = new Map(rows.map(({ id, table }) => [id, table]));
    expect([late, early, kept].map(({ id }) => tables.get(id))).toEqual(['a1', null, 'a1']);
    const told = (await notices()).map(({ eventId, address, before, table }) => ({
      eventId,
      address,
      from: before?.table?.label,
      to: table?.label,
    }));
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({ eventId: early.id, address: ola.email, from: 'A1', to: undefined });
  });
});
