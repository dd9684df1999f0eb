import { type MailProps, ownDays, readSignedId } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { EmailTools } from '../../email/admin-tools/testing/email-tools.ts';
import {
  createEvent,
  formOf,
  join,
  leave,
  type Player,
  playerNamed,
  playerOf,
  wait,
} from '../../events/testing/event.factory.ts';
import { createGameday, inviteGuest } from '../../gamedays/testing/gameday.factory.ts';
import { registeredAs, registerForm } from '../registration/testing/registration.factory.ts';
import type { OwnDayItemDto, OwnDaysDto } from './own-days.dto.ts';

const MONDAY = '2025-10-06T12:00:00Z';
const ACCEPTED = 1;
const REJECTED = 2;

describe('the two days of a family', () => {
  let app: TestApp;
  let staff: ApiClient;
  let family: Player;
  let others: Player;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.clock.set(MONDAY);
    staff = await app.signedIn(ADMIN);
    const form = registerForm({
      attendees: [
        { name: 'Priya', badge: true },
        { name: 'Arun', badge: true },
        { name: 'Meera', badge: false },
      ],
    });
    family = await playerOf(await registeredAs(app, form), form.email);
    others = await playerNamed(app, 'Ola');
  });
  afterAll(() => app.stop());

  const daysOf = async ({ client }: Pick<Player, 'client'>): Promise<OwnDaysDto> =>
    (await client.get('/api/me/days').expect(200)).body;
  /** What the family has, day by day, as lines. */
  const linesOf = async (player: Player) =>
    (await daysOf(player)).days.flatMap(({ weekday, items }) => items.map((item) => lineOf(weekday, item)));
  const lineOf = (weekday: string, { time, title, notes }: OwnDayItemDto) =>
    [weekday, time, title, ...notes.map(({ text }) => text)].join(', ');

  it('should be nobody’s who is not signed in', async () => {
    await app.browser().get('/api/me/days').expect(401);
  });

  it('should have a code for each person, what is owed, hours and the way there', async () => {
    const { email, people, amountDue, days, directions, endsAt } = await daysOf(family);

    expect(people.map(({ name, badge }) => [name, badge])).toEqual([
      ['Priya', true],
      ['Arun', true],
      ['Meera', false],
    ]);
    const { body: own } = await family.client.get('/api/registration').expect(200);
    const codes = people.map(({ badgeLink }) =>
      readSignedId(app.config.secrets, 'badge', badgeLink?.replace(`${app.config.PUBLIC_URL}/b/`, '') ?? ''),
    );
    expect(codes).toEqual(own.attendees.map(({ id }: { id: string }) => id));
    expect([email, amountDue, endsAt]).toEqual([family.email, 20, '2025-10-12T01:00:00.000Z']);
    expect(days).toMatchObject([
      { weekday: 'Friday', monthDay: 'October 10', hours: '12:00 PM – 10:00 PM', items: [] },
      { weekday: 'Saturday', monthDay: 'October 11', hours: '9:00 AM – 9:00 PM', items: [] },
    ]);
    expect(directions[0]?.title).toBe('By train');
  });

  it('should have each game once, in order, with everybody of the family and with what is missing', async () => {
    const [priya = '', arun = '', meera = ''] = family.ids;
    const late = await createEvent(family, { gameName: 'Hanabi', eventTime: '12:01 AM', teacher: 'wanted' });
    const early = await createEvent(others, { gameName: 'Cascadia', eventTime: '12:00 PM', gameOwner: '' });
    for (const id of [arun, priya]) await join(family, early, id).expect(200);
    const morning = await createEvent(others, {
      gameName: 'Kingdomino',
      eventDay: 'Saturday',
      eventTime: '9:45 AM',
      duration: '20',
      teacher: 'needed',
    });
    await join(family, morning, meera).expect(200);
    await createEvent(others, { gameName: 'Of others' });

    expect(await linesOf(family)).toEqual([
      'Friday, 12:00 PM – 1:00 PM, Cascadia, Priya and Arun, Nobody brings the game yet',
      'Friday, Undetermined, Hanabi, Priya, A teacher is wanted',
      'Saturday, 9:45 AM – 10:05 AM, Kingdomino, Meera, A teacher is still needed',
    ]);
    const { days } = await daysOf(family);
    expect(days[0]?.items[1]?.path).toBe(`/events?event=${late.id}`);

    app.clock.set('2025-10-11T20:00:00Z');
    expect((await linesOf(family)).at(-1)).toBe('Saturday, 9:45 AM – 10:05 AM, Kingdomino, Meera');
  });

  it('should have a game that somebody organizes without a spot', async () => {
    const event = await createEvent(family, { gameName: 'Root' });
    await leave(family, event).expect(200);

    expect(await linesOf(family)).toEqual([
      'Friday, 3:15 PM – 4:15 PM, Root, Priya organizes it, Nobody brings the game yet',
    ]);
  });

  it('should say that a game gets its table later once others have theirs, until it is over', async () => {
    await createEvent(family, { gameName: 'Root' });
    const awaitsTable = async () =>
      (await daysOf(family)).days.flatMap(({ items }) => items).map((item) => item.awaitsTable);

    expect(await awaitsTable()).toEqual([false]);
    await createEvent(others, { gameName: 'Dune', tableId: 'a1' });
    expect(await awaitsTable()).toEqual([true]);
    app.clock.set('2025-10-11T20:00:00Z');
    expect(await awaitsTable()).toEqual([false]);
  });

  it('should have places on waitlists, in the line of all who wait', async () => {
    const [priya = '', arun = ''] = family.ids;
    const event = await createEvent(others, { gameName: 'Dune', spots: 1, teacher: 'needed' });
    await wait(await playerNamed(app), event).expect(200);
    for (const id of [priya, arun]) await wait(family, event, id).expect(200);

    const [item] = (await daysOf(family)).days[0]?.items ?? [];

    expect(item).toMatchObject({
      title: 'Dune',
      isWaiting: true,
      notes: [
        { kind: 'waiting', text: 'Priya is number 2 on the waitlist' },
        { kind: 'waiting', text: 'Arun is number 3 on the waitlist' },
      ],
    });
  });

  it('should say what has changed since they joined, and nothing once it is as it was', async () => {
    const event = await createEvent(others, { gameName: 'Spirit Island' });
    await join(family, event).expect(200);
    const move = async (changes: object) => {
      await others.client.put('/api/event').send(formOf(event, changes)).expect(200);
    };
    const told = async () => {
      app.clock.advance(6 * 60);
      await app.runJob('schedule-notices');
    };
    const change = async () =>
      (await daysOf(family)).days
        .flatMap(({ items }) => items)
        .flatMap(({ notes }) => notes)
        .find(({ kind }) => kind === 'changed')?.text;

    await move({ eventTime: '5:00 PM' });
    expect(await change()).toBe('Moved from 3:15 PM');
    await told();
    expect(await change()).toBe('Moved from 3:15 PM on October 6');

    await move({ eventTime: '5:00 PM', eventDay: 'Saturday' });
    await told();
    expect(await change()).toBe('Moved from Friday, October 10, 3:15 PM on October 6');

    await move({ duration: '90' });
    await told();
    expect(await change()).toBe('Now 90 minutes instead of 60, changed on October 6');

    await move({});
    await told();
    expect(await change()).toBeUndefined();

    const late = await playerNamed(app);
    await move({ eventTime: '6:00 PM' });
    await join(late, event).expect(200);
    await told();
    expect((await linesOf(late)).join()).not.toContain('Moved');
  });

  it('should have the gamedays that the address is coming to, from today to the end of the convention', async () => {
    const { email } = family;
    const invited = async (date: string, changes: object, times: object = {}) => {
      const gameday = await createGameday(staff, { date, location: 'Library, Mill Lane', ...times });
      await inviteGuest(staff, gameday, { guestEmail: email.toUpperCase(), ...changes });
    };
    app.clock.set('2025-10-04T12:00:00Z');
    await invited('2025-10-04', { status: ACCEPTED });
    app.clock.set(MONDAY);
    await invited('2025-10-06', { status: ACCEPTED }, { startTime: '18:30:00', endTime: null });
    await invited('2025-10-07', { status: REJECTED });
    await invited('2025-10-08', {});
    await invited('2025-10-10', { status: ACCEPTED });
    await invited('2025-10-18', { status: ACCEPTED });
    const unconfirmed = await createGameday(staff, { date: '2025-10-09' });
    await app
      .browser()
      .post('/api/gameday/public-rsvp')
      .send({ gamedayId: unconfirmed.id, guestName: 'Priya', guestEmail: email, status: 'Accepted' })
      .expect(200);
    await createEvent(family, { gameName: 'Azul', eventTime: '12:00 PM' });

    const { days } = await daysOf(family);

    expect(days.map(({ date, hours, items }) => [date, hours, items.map(({ title }) => title)])).toEqual([
      ['2025-10-06', null, ['Gameday']],
      ['2025-10-10', '12:00 PM – 10:00 PM', ['Azul', 'Gameday']],
      ['2025-10-11', '9:00 AM – 9:00 PM', []],
    ]);
    expect(days[0]?.items[0]).toEqual({
      title: 'Gameday',
      time: 'starts at 6:30 PM',
      path: '/gameday/2025-10-06',
      place: 'Library, Mill Lane',
      table: null,
      awaitsTable: false,
      isWaiting: false,
      notes: [{ kind: 'who', text: 'You are coming' }],
    });
  });

  it('should have the games of an account that is not registered', async () => {
    const owner = await playerNamed(app, 'Pat');
    await createEvent(owner, { gameName: 'Root' });
    await app.query(sql`
      update registration set edition = '2024-10' from account
      where account.id = user_id and email = ${owner.email}`);

    const { people, amountDue } = await daysOf(owner);

    expect([people, amountDue]).toEqual([[], 0]);
    expect(await linesOf(owner)).toEqual(['Friday, 3:15 PM – 4:15 PM, Root, Pat']);
  });

  it('should be the same in the mail as on the page', async () => {
    const [priya = '', arun = ''] = family.ids;
    const event = await createEvent(others, { gameName: 'Dune', spots: 2, gameOwner: '' });
    await join(family, event, arun).expect(200);
    await wait(family, event, priya).expect(200);
    const tools = await EmailTools.of(app);

    await tools.get('register/email-twodays', { confirm: true }).expect(200);

    const mails = (await app.mails()).filter(({ kind }) => kind === 'two-days');
    expect(new Set(mails.map(({ address }) => address)).size).toBe(mails.length);
    const mail = mails.find(({ address }) => address === family.email);
    const { days, people, amountDue, directions } = await daysOf(family);
    const props = mail?.props as MailProps['two-days'];
    expect(props).toMatchObject({
      attendees: people.map(({ id, name, badge }) => ({ id, name, badge })),
      amountDue,
    });
    const [shared] = await tools.mailings();
    expect(shared).toMatchObject({ title: 'Your two days', audience: 'Everybody registered' });
    expect(directions.length).toBeGreaterThan(0);
    expect(ownDays({ ...props, days: await hours() }, app.config.CONVENTION_TIME_ZONE)).toEqual(days);
  });

  const hours = async () =>
    (await app.browser().get('/api/convention').expect(200)).body.days.map(
      ({ date, startTime, endTime }: { date: string; startTime: string; endTime: string }) => ({
        date,
        hours: `${startTime} – ${endTime}`,
      }),
    );
});
