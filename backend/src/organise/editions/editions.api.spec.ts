import { sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { importRegistrations } from '../../convention/registration/registration-import.ts';
import { registerForm } from '../../convention/registration/testing/registration.factory.ts';
import { EventImportService, type ImportedEvent } from '../../events/schedule/event-import.service.ts';
import { createEvent, type Player, playerNamed } from '../../events/testing/event.factory.ts';
import { eventNotices } from '../../events/testing/event-notices.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import type { EditionUpdateDto, OrganisedEditionDto } from './editions.dto.ts';

const THIS = '2025-10';
const PEOPLE = 200;
const TIMES = ['1:00 PM', '2:30 PM', '4:00 PM', '5:30 PM', '7:00 PM', '8:30 PM'];
const TABLES = 5;
const PLAYERS = 5;

describe('editions', () => {
  let app: TestApp;
  let admin: ApiClient;
  const { notices, minutesPass } = eventNotices(() => app);
  beforeEach(async () => {
    app = await TestApp.startTwo();
    admin = await app.signedIn(ADMIN);
  });
  afterEach(() => app.stop());

  const list = async (): Promise<OrganisedEditionDto[]> =>
    (await admin.get('/api/organise/editions').expect(200)).body;
  const formOf = async (key = THIS): Promise<EditionUpdateDto> => {
    const edition = (await list()).find((edition) => edition.key === key);
    if (!edition) throw new Error(`No edition ${key}`);
    const { state, stateSince, opensAt, isShown, end, badgesTaken, registrations, events, ...form } = edition;
    return form;
  };
  const save = async (changes: Partial<EditionUpdateDto>, key = THIS) =>
    admin.put(`/api/organise/editions/${key}`).send({ ...(await formOf(key)), ...changes });
  const preview = async (changes: Partial<EditionUpdateDto>, key = THIS) =>
    admin.post(`/api/organise/editions/${key}/preview`).send({ ...(await formOf(key)), ...changes });
  const shown = async () => (await app.browser().get('/api/convention').expect(200)).body;
  /** Both backends know what one of them has changed. */
  const everywhere = () => Promise.all(app.getAll(CurrentEdition).map((edition) => edition.refresh()));
  const nextYear = () =>
    admin.post('/api/organise/editions').send({ firstDay: '2026-10-09', secondDay: '2026-10-10' });

  describe('the first one', () => {
    it('should be what the environment says, once', async () => {
      expect(await list()).toMatchObject([
        {
          key: THIS,
          state: 'open',
          isShown: true,
          firstDay: '2025-10-10',
          firstOpens: '12:00',
          firstCloses: '22:00',
          secondDay: '2025-10-11',
          secondOpens: '09:00',
          secondCloses: '21:00',
          timeZone: 'America/New_York',
          capacity: 250,
          price: 10,
          end: '2025-10-12T01:00:00.000Z',
        },
      ]);
    });

    it('should be read by a process that starts later, whatever its environment says', async () => {
      await save({ venueName: 'Old Mill', capacity: 3 }).then((answer) => expect(answer.status).toBe(200));
      await everywhere();

      expect(await shown()).toMatchObject({ venue: { name: 'Old Mill' }, registrationCapacity: 3 });
      expect(app.getAll(CurrentEdition).map(({ settings }) => settings.capacity)).toEqual([3, 3]);
    });
  });

  describe('a change', () => {
    it('should show at once what the site, the price and the badges are', async () => {
      const { body } = await save({
        productName: 'Meeplecon',
        sponsorName: 'The Old Shelf',
        price: 25,
        capacity: 2,
        paymentUrl: 'https://pay.example/x',
      });
      await everywhere();

      expect(body).toMatchObject({
        productName: 'Meeplecon',
        price: 25,
        paymentUrl: 'https://pay.example/x',
      });
      expect(await shown()).toMatchObject({
        productName: 'Meeplecon',
        sponsorName: 'The Old Shelf',
        admissionPrice: 25,
        registrationCapacity: 2,
        storageKey: 'bguser-oct2025',
      });
      const three = registerForm({
        attendees: ['A', 'B', 'C'].map((letter) => ({ name: `Person ${letter}`, badge: true })),
      });
      const { body: refusal } = await app.browser().post('/api/register').send(three).expect(409);
      expect(refusal.message).toBe('Only 2 badges are left.');
    });

    it('should be refused when it was filled from an older state, with what there is now', async () => {
      const old = await formOf();
      await save({ price: 12 });

      const { body } = await admin
        .put(`/api/organise/editions/${THIS}`)
        .send({ ...old, price: 15 })
        .expect(409);

      expect(body).toMatchObject({ title: 'Changed meanwhile', current: { price: 12 } });
      await everywhere();
      expect(await shown()).toMatchObject({ admissionPrice: 12 });
    });

    it.each<[Partial<EditionUpdateDto>, string, string]>([
      [{ capacity: 0 }, 'capacity', 'There must be at least 1 badge'],
      [{ price: 1.5 }, 'price', 'Please enter a price in whole dollars'],
      [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Please enter a time zone, such as America/New_York'],
      [{ secondDay: '2025-10-10' }, 'secondDay', 'The second day must begin after the first one is over'],
      [
        { firstCloses: '10:00', secondOpens: '09:00' },
        'secondDay',
        'The second day must begin after the first one is over',
      ],
      [{ firstDay: '2025-02-30' }, 'firstDay', 'Please enter a date as YYYY-MM-DD'],
      [{ firstOpens: 'noon' }, 'firstOpens', 'Please enter a time as HH:mm'],
      [
        { firstDay: '2026-03-07', secondDay: '2026-03-08', secondOpens: '02:30' },
        'secondOpens',
        'This time does not exist on that day in this time zone',
      ],
      [
        { paymentUrl: 'javascript:alert(1)' },
        'paymentUrl',
        'Please enter an address that begins with https://',
      ],
      [{ socialUrl: '' }, 'socialUrl', 'Please enter an address that begins with https://'],
      [{ volunteerEmail: 'nobody' }, 'volunteerEmail', 'Please enter an e-mail address'],
      [{ productName: ' ' }, 'productName', 'Please enter the name of the site'],
    ])('should be refused with %j', async (changes, field, message) => {
      const { body, status } = await save(changes);

      expect([status, body.fields]).toEqual([400, { [field]: message }]);
      expect((await preview(changes)).status).toBe(400);
    });

    it('should not take away badges that people have', async () => {
      await app.browser().post('/api/register').send(registerForm()).expect(200);
      await app.browser().post('/api/register').send(registerForm()).expect(200);

      const { body, status } = await save({ capacity: 1 });

      expect([status, body.fields]).toEqual([400, { capacity: '2 badges are taken already' }]);
    });

    it('should say before it is saved what it does, and whom it tells', async () => {
      const dana = await playerNamed(app, 'Dana');
      await createEvent(dana);

      const { body: badges } = await preview({ capacity: 300, price: 12 });
      const { body: later } = await preview({ secondCloses: '22:00' });
      const { body: moved } = await preview({ firstDay: '2025-10-09' });

      expect(badges).toEqual({
        people: 0,
        changes: [
          {
            field: 'capacity',
            label: 'Badges',
            before: '250',
            after: '300',
            effect: '1 badge is taken.',
            tells: null,
          },
          {
            field: 'price',
            label: 'Price',
            before: '$10',
            after: '$12',
            effect: 'It holds for every badge that is not paid yet.',
            tells: null,
          },
        ],
      });
      expect(later).toMatchObject({
        people: 0,
        changes: [{ field: 'secondCloses', effect: 'All 1 event keeps its time.' }],
      });
      expect(moved).toMatchObject({
        people: 1,
        changes: [{ field: 'firstDay', effect: '1 event moves with its day.', tells: '1 person' }],
      });
    });
  });

  describe('other days', () => {
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
            paid: false,
            attendees: [{ name: person(number).name, badge: true }],
          })),
          250,
        ),
      );
      const events: ImportedEvent[] = ['Friday', 'Saturday'].flatMap((eventDay, day) =>
        TIMES.flatMap((eventTime, slot) =>
          Array.from({ length: TABLES }, (_, table): ImportedEvent => {
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
      const ends = await app.query(
        sql<{ at: Date }>`select ends_at as at from event where starts_at is null`,
      );
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
  });

  describe('the next one', () => {
    let dana: Player;
    beforeEach(async () => {
      dana = await playerNamed(app, 'Dana');
      await createEvent(dana);
    });
    const overAt = async (moment: string) => {
      app.clock.set(moment);
      admin = await app.signedIn(ADMIN);
    };

    it('should begin as a draft with everything of the last but its people, that only staff see', async () => {
      await save({ venueName: 'Old Mill', price: 12 });

      const { body } = await nextYear().expect(201);

      expect(body).toMatchObject({
        key: '2026-10',
        state: 'draft',
        isShown: false,
        venueName: 'Old Mill',
        price: 12,
        firstDay: '2026-10-09',
        firstOpens: '12:00',
        secondDay: '2026-10-10',
        registrations: 0,
        events: 0,
      });
      await everywhere();
      expect(await shown()).toMatchObject({ storageKey: 'bguser-oct2025' });
      await nextYear().expect(409);
      expect((await list()).map(({ key }) => key)).toEqual(['2026-10', THIS]);
    });

    it('should open only when the one before is over, which then is archived', async () => {
      await nextYear().expect(201);
      const { body } = await admin.put('/api/organise/editions/2026-10/opening').send({}).expect(409);
      expect(body.message).toBe(
        'The edition that the site shows ends on Saturday, October 11, 9:00 PM. The next one can open after that.',
      );

      await overAt('2025-10-12T02:00:00Z');
      await app.runJob('edition-states');
      expect((await list()).map(({ state }) => state)).toEqual(['draft', 'over']);
      await admin.put('/api/organise/editions/2026-10/opening').send({}).expect(200);
      await everywhere();

      expect((await list()).map(({ state, isShown }) => [state, isShown])).toEqual([
        ['open', true],
        ['archived', false],
      ]);
      expect(await shown()).toMatchObject({
        storageKey: 'bguser-oct2026',
        startDate: '2026-10-09T16:00:00.000Z',
      });
      expect((await app.browser().get('/api/events').expect(200)).body).toEqual([]);
      expect((await app.browser().get('/api/attendees').expect(200)).body).toMatchObject({
        registrations: 0,
      });
      expect((await save({ price: 99 })).status).toBe(409);
      await app.browser().post('/api/register').send(registerForm()).expect(200);
      expect((await list()).map(({ registrations, events }) => [registrations, events])).toEqual([
        [1, 0],
        [1, 1],
      ]);
    });

    it('should open by itself at its time', async () => {
      await nextYear().expect(201);
      const opening = (at: string) => admin.put('/api/organise/editions/2026-10/opening').send({ at });
      await opening('2025-10-11T20:00').expect(409);
      await opening('2025-09-01T09:00').expect(400);
      await opening('2026-11-01T09:00').expect(400);
      const { body } = await opening('2026-03-01T09:00').expect(200);
      expect(body).toMatchObject({ state: 'draft', opensAt: '2026-03-01T14:00:00.000Z' });

      await overAt('2026-03-01T13:59:00Z');
      await app.runJob('edition-states');
      await everywhere();
      expect((await shown()).storageKey).toBe('bguser-oct2025');
      await overAt('2026-03-01T14:00:00Z');
      await app.runJob('edition-states');
      await everywhere();

      expect((await shown()).storageKey).toBe('bguser-oct2026');
      expect((await list()).map(({ state, opensAt }) => [state, opensAt])).toEqual([
        ['open', null],
        ['archived', null],
      ]);
    });

    it('should be deleted, or not opened, as long as it is a draft', async () => {
      await nextYear().expect(201);
      await admin.put('/api/organise/editions/2026-10/opening').send({ at: '2026-03-01T09:00' }).expect(200);
      await admin.delete('/api/organise/editions/2026-10/opening').expect(204);
      expect((await list())[0]).toMatchObject({ opensAt: null });

      await admin.delete('/api/organise/editions/2026-10').expect(204);
      await admin.delete(`/api/organise/editions/${THIS}`).expect(409);
      await admin.delete('/api/organise/editions/2026-10').expect(404);

      expect(await list()).toHaveLength(1);
    });
  });
});
