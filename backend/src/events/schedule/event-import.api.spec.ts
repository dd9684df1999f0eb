import { randomUUID } from 'node:crypto';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { eventAsSeen } from '../testing/event.factory.ts';
import { EventImportService, type ImportedEvent } from './event-import.service.ts';

describe('importing events', () => {
  let app: TestApp;
  const dana = { email: 'dana@mail.example', name: 'Dana' };
  const theo = { email: 'dana@mail.example', name: 'Theo' };
  const ola = { email: 'Ola@mail.example', name: 'Ola' };
  beforeAll(async () => {
    app = await TestApp.start();
    for (const { email, name } of [dana, theo, ola]) {
      await app.query(sql`
        insert into account (id, email, created_at) values (uuidv7(), ${email.toLowerCase()}, now()) on conflict do nothing`);
      await app.query(sql`
        insert into user_name (id, user_id, name, position)
        select uuidv7(), id, ${name}, 0 from account where email = ${email.toLowerCase()}`);
    }
  });
  afterEach(() => app.query(sql`truncate event cascade`));
  afterAll(() => app.stop());

  const planned = (changes: Partial<ImportedEvent> = {}): ImportedEvent => ({
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
    ...changes,
  });
  const importEvents = (...events: ImportedEvent[]) => app.get(EventImportService).importEvents(events);

  it('should refuse somebody who would take part and wait', async () => {
    await expect(importEvents(planned({ waitlist: [theo, dana] }))).rejects.toThrow(
      'Dana takes part in Ark Nova and cannot wait for it',
    );
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
