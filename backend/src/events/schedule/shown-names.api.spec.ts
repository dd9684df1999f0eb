import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { registeredAs, registerForm } from '../../convention/registration/testing/registration.factory.ts';
import type { EventDto } from '../events.dto.ts';
import {
  clearSchedule,
  createEvent,
  join,
  type Player,
  playerNamed,
  playerOf,
  THE_DAY_BEFORE,
  wait,
} from '../testing/event.factory.ts';

describe('who reads the names of the schedule', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  /** A parent, a child of 9 and under, and an address, which earlier releases took as a name. */
  let family: Player;
  let other: Player;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
    other = await playerNamed(app, 'Mei');
    const attendees = [
      { name: 'Ola', badge: true },
      { name: 'Kim', badge: false },
      { name: 'Lee', badge: true },
    ];
    const form = registerForm({ attendees });
    family = await playerOf(await registeredAs(app, form), form.email);
    await app.query(sql`update user_name set name = 'ola@mail.example' where name = 'Lee'`);
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  /** Dana's event with all of the family, who fill it, and Mei, who waits. */
  const familyEvent = async (): Promise<EventDto> => {
    const event = await createEvent(dana, { gameOwner: '', spots: 4 });
    for (const nameId of family.ids) {
      await join(family, event, nameId).expect(200);
    }
    await wait(other, event).expect(200);
    return event;
  };
  const players = ({ participants }: EventDto) => participants.map(({ name }) => name);
  const listed = async (client: ApiClient): Promise<EventDto> =>
    (await client.get('/api/events').expect(200)).body[0];
  const opened = async (client: ApiClient, { id }: EventDto): Promise<EventDto> =>
    (await client.get(`/api/event/${id}`).expect(200)).body;

  it('should tell strangers how many play and who offers the game, and no player by name', async () => {
    const event = await familyEvent();

    for (const seen of [await listed(app.browser()), await opened(app.browser(), event)]) {
      expect(players(seen)).toEqual(['Player', 'Player', 'Player', 'Player']);
      expect(seen.waitlist).toMatchObject([{ name: 'Player', position: 1 }]);
      expect(seen).toMatchObject({ spotsTaken: 4, organizer: 'Dana' });
    }
  });

  it('should tell strangers of one event’s people apart, under ids that say nothing of another event', async () => {
    const hers = await createEvent(other, { gameOwner: other.id, gameName: 'Hers' });
    const event = await familyEvent();
    const [seen, alone] = [await opened(app.browser(), event), await opened(app.browser(), hers)];
    const ids = [...seen.participants, ...seen.waitlist, ...alone.participants].map(({ id }) => id);

    expect(new Set(ids).size).toBe(6);
    expect(alone.gameOwner).toBe(alone.participants[0]?.id);
    for (const { id } of [dana, other, ...family.ids.map((each) => ({ id: each }))]) {
      expect(ids).not.toContain(id);
    }
    // Named, so that the schedule can be narrowed to an organizer.
    expect(alone).toMatchObject({ organizer: 'Mei', eventOwner: other.id });
  });

  it('should tell those who are signed in the names, but no child’s and no address', async () => {
    const event = await familyEvent();

    for (const seen of [await listed(other.client), await opened(other.client, event)]) {
      expect(players(seen)).toEqual(['Dana', 'Ola', 'Player', 'Player']);
      expect(seen.waitlist).toMatchObject([{ name: 'Mei' }]);
    }
  });

  it('should name a child to its family, the owner of the event and the administrator', async () => {
    const event = await familyEvent();

    expect(players(await opened(family.client, event))).toEqual(['Dana', 'Ola', 'Kim', 'ola@mail.example']);
    for (const client of [dana.client, admin]) {
      expect(players(await opened(client, event))).toEqual(['Dana', 'Ola', 'Kim', 'Player']);
    }
    const { body } = await family.client.get(`/api/myevents/${family.ids[1]}`).expect(200);
    expect(players(body[0])).toContain('Kim');
  });

  it('should answer a change with the names that the caller may read', async () => {
    const event = await createEvent(dana, { gameOwner: '' });

    const joined: EventDto = (await join(family, event, family.ids[1]).expect(200)).body;
    const hers: EventDto = (await join(other, event).expect(200)).body;

    expect(players(joined)).toEqual(['Dana', 'Kim']);
    expect(players(hers)).toEqual(['Dana', 'Player', 'Mei']);
  });

  it('should name no child as the organizer, in lists, calendars and what a link is shown as', async () => {
    const event = await createEvent(family, { eventOwner: family.ids[1], gameOwner: '' });

    expect(await opened(family.client, event)).toMatchObject({ organizer: 'Kim' });
    for (const client of [app.browser(), other.client]) {
      expect(await listed(client)).toMatchObject({ organizer: 'Player' });
      expect(await opened(client, event)).toMatchObject({ organizer: 'Player' });
      const { text } = await client.get(`/api/event/${event.id}/calendar.ics`).expect(200);
      expect(text).not.toContain('Kim');
    }
    const { body } = await family.client.get('/api/user/calendar').expect(200);
    const own = await app.browser().get(new URL(body.address).pathname).expect(200);
    expect(own.text).toContain('Kim');
  });

  it('should take a child for grown-up who has had a badge', async () => {
    const form = registerForm({
      attendees: [
        { name: 'Jan', badge: false },
        { name: 'Eva', badge: true },
      ],
    });
    const grown = await playerOf(await registeredAs(app, form), form.email);
    const event = await createEvent(dana, { gameOwner: '' });
    await join(grown, event).expect(200);
    expect(players(await listed(other.client))).toEqual(['Dana', 'Player']);
    const { body } = await grown.client.get('/api/registration').expect(200);

    await grown.client
      .put(`/api/registration/attendees/${body.attendees[0].id}`)
      .send({ name: 'Jan', badge: true })
      .expect(200);

    expect(players(await listed(other.client))).toEqual(['Dana', 'Jan']);
  });
});
