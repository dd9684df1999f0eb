import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { registeredAs, registerForm } from '../../convention/registration/testing/registration.factory.ts';
import type { EventDto } from '../../events/events.dto.ts';
import {
  clearSchedule,
  createEvent,
  eventAsSeen,
  eventForm,
  formOf,
  join,
  leave,
  type Player,
  playerNamed,
  playerOf,
  THE_DAY_BEFORE,
  wait,
} from '../../events/testing/event.factory.ts';
import { eventNotices } from '../../events/testing/event-notices.ts';
import type { EditionUpdateDto } from './editions.dto.ts';
import { organiser } from './testing/editions.ts';

describe('rules for joining games', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  /** An adult and a child. */
  let family: Player;
  let event: EventDto;
  const edition = organiser(() => app);
  const { minutesPass } = eventNotices(() => app);
  const WIDE = { joinsNeedBadge: false, joinsOpenAt: null, gamesPerPerson: null, childrenNeedAdult: false };
  const rule = async (changes: Partial<EditionUpdateDto>) => {
    expect((await edition.save({ ...WIDE, ...changes })).status).toBe(200);
    await edition.everywhere();
  };
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    await edition.signIn();
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola');
    const form = registerForm({
      attendees: [
        { name: 'Priya', badge: true },
        { name: 'Meera', badge: false },
      ],
    });
    family = await playerOf(await registeredAs(app, form), form.email);
  });
  beforeEach(async () => {
    event = await createEvent(dana, { spots: 2 });
  });
  afterEach(async () => {
    await rule({});
    await clearSchedule(app, admin);
  });
  afterAll(() => app.stop());

  const CHILD = 1;
  const joinAs = (which: number, of = event) => join(family, of, family.ids[which]);
  const names = async (of: { id: string } = event) =>
    (await eventAsSeen(app, of, admin)).participants.map(({ name }) => name);

  it('should be none of an edition that says nothing of them', async () => {
    expect(await edition.formOf()).toMatchObject(WIDE);
    await joinAs(CHILD).expect(200);
  });

  it('should let nobody join or wait before sign-up opens, in words that say when, besides the administrator', async () => {
    await rule({ joinsOpenAt: '2025-10-09T18:00' });

    const { body } = await join(ola, event).expect(409);
    expect(body).toMatchObject({
      title: 'Sign-up Not Open',
      detail: 'Sign-up opens on Thursday, October 9, at 6:00 PM.',
    });
    await admin.put(`/api/event/register/${event.id}`).send({ id: family.id }).expect(200);
    await wait(ola, event).expect(409);

    app.clock.set('2025-10-09T22:00:00Z');
    await leave(family, event).expect(200);
    await join(ola, event).expect(200);
  });

  it('should ask for a badge, of children for a registration, and of owners as well', async () => {
    await rule({ joinsNeedBadge: true });
    const guest = await playerNamed(app, 'Guest');
    await guest.client.delete(`/api/me/badges/${guest.id}`).expect(200);

    const refused = await guest.client.put(`/api/event/register/${event.id}`).send({ id: guest.id });
    expect([refused.status, refused.body.title]).toEqual([409, 'Badge Needed']);
    expect(refused.body.detail).toBe(
      'Guest is not registered for this convention, which is needed to join games.',
    );
    await joinAs(CHILD).expect(200);
    const own = eventForm(guest.id, { eventTime: '6:00 PM' });
    expect((await guest.client.put('/api/event').send(own).expect(409)).body.title).toBe('Badge Needed');
    expect(await names(own)).toEqual([]);
  });

  it('should ask for a registration of children who came to an earlier edition', async () => {
    await rule({ joinsNeedBadge: true });
    const earlier = registerForm({
      attendees: [
        { name: 'Tom', badge: false },
        { name: 'Ann', badge: true },
      ],
    });
    const grown = await playerOf(await registeredAs(app, earlier), earlier.email);
    await app.query(
      sql`update registration set edition = '2024-10' where id in (select registration_id from attendee where name_id = ${grown.id})`,
    );

    await join(grown, event).expect(409);
  });

  it('should count the games of others that a person plays, and let them change over and wait', async () => {
    await rule({ gamesPerPerson: 1 });
    const later = await createEvent(dana, { eventTime: '6:00 PM', spots: 2 });
    const full = await createEvent(dana, { eventTime: '8:00 PM', spots: 1 });
    await createEvent(ola, { eventTime: '1:00 PM' });
    await join(ola, event).expect(200);

    const { body } = await join(ola, later).expect(409);
    expect(body).toMatchObject({
      title: 'Too Many Games',
      detail: 'Ola plays in 1 game already, which is the most that one may join.',
    });
    await ola.client.post(`/api/event/swap/${later.id}`).send({ id: ola.id, leave: event.id }).expect(200);
    await wait(ola, full).expect(200);
    await leave(dana, full).expect(200);
    await minutesPass(1);
    expect(await names(full)).toEqual([]);

    await leave(ola, later).expect(200);
    await minutesPass(1);
    expect(await names(full)).toEqual(['Ola']);
  });

  it('should not count what a person played in another edition', async () => {
    await rule({ gamesPerPerson: 1 });
    const played = await createEvent(dana, { eventTime: '6:00 PM' });
    await join(ola, played).expect(200);
    await app.query(sql`update event set edition = '2024-10' where id = ${played.id}`);

    await join(ola, event).expect(200);

    await app.query(sql`delete from event where id = ${played.id}`);
  });

  it('should let a child join with an adult of the family, in one step or after them', async () => {
    await rule({ childrenNeedAdult: true });

    const { body } = await joinAs(CHILD).expect(409);
    expect(body).toMatchObject({
      title: 'Adult Needed',
      detail: 'Meera is under 10 and joins with an adult of the family in the same game.',
    });
    await join(ola, event).expect(200);
    await family.client.put(`/api/event/register/${event.id}`).send({ ids: family.ids }).expect(409);
    await leave(ola, event).expect(200);
    const room = await createEvent(dana, { spots: 3, eventTime: '6:00 PM' });
    await family.client.put(`/api/event/register/${room.id}`).send({ ids: family.ids }).expect(200);

    expect(await names(room)).toEqual(['Dana', 'Priya', 'Meera']);
  });

  it('should not let the last adult leave a child behind, but the child first, or both where there is another', async () => {
    await rule({ childrenNeedAdult: true });
    const room = await createEvent(dana, { spots: 3, eventTime: '6:00 PM' });
    await family.client.put(`/api/event/register/${room.id}`).send({ ids: family.ids }).expect(200);

    const { body } = await leave(family, room).expect(409);
    expect(body).toMatchObject({
      title: 'Adult Needed',
      detail: 'Meera is under 10 and plays here with Priya. Please take Meera out first.',
    });
    const swap = { id: family.id, leave: room.id };
    await family.client.post(`/api/event/swap/${event.id}`).send(swap).expect(409);
    expect(await names(room)).toEqual(['Dana', 'Priya', 'Meera']);

    await leave(family, room, family.ids[CHILD]).expect(200);
    await leave(family, room).expect(200);
  });

  it('should pass over a child that waits until its adult plays', async () => {
    await rule({ childrenNeedAdult: true });
    const full = await createEvent(dana, { spots: 1, eventTime: '6:00 PM' });
    await wait(family, full, family.ids[CHILD]).expect(200);
    await wait(ola, full).expect(200);

    await leave(dana, full).expect(200);

    expect(await names(full)).toEqual(['Ola']);
    await minutesPass(1);
    expect((await eventAsSeen(app, full, admin)).waitlist).toMatchObject([{ name: 'Meera' }]);
  });

  it('should let a child that waits in as soon as its adult is seated, before those behind it', async () => {
    await rule({ childrenNeedAdult: true });
    const full = await createEvent(dana, { spots: 1, eventTime: '6:00 PM' });
    for (const nameId of family.ids) await wait(family, full, nameId).expect(200);
    await wait(ola, full).expect(200);

    await dana.client
      .put('/api/event')
      .send(formOf(full, { spots: 3 }))
      .expect(200);

    expect(await names(full)).toEqual(['Dana', 'Priya', 'Meera']);
  });

  it('should not touch who plays already', async () => {
    await joinAs(CHILD).expect(200);
    await rule({ childrenNeedAdult: true, joinsNeedBadge: true, gamesPerPerson: 1 });

    expect(await names()).toEqual(['Dana', 'Meera']);
  });

  it('should stay as they are in a save that does not name them, with all that was added to the form later', async () => {
    await rule({ gamesPerPerson: 2, childrenNeedAdult: true, joinsNeedBadge: true });
    const added = { badgesChangeUntil: '2025-10-08T18:00', outsideContent: 'always' as const };
    await edition.save(added);
    const full = await edition.formOf();
    const { joinsNeedBadge, joinsOpenAt, gamesPerPerson, childrenNeedAdult, takesWishes, ...others } = full;
    const { badgesChangeUntil, outsideContent, ...form } = others;

    await admin
      .put('/api/organise/editions/2025-10')
      .send({ ...form, venueName: 'Old Mill' })
      .expect(200);

    expect(await edition.formOf()).toMatchObject({
      venueName: 'Old Mill',
      gamesPerPerson: 2,
      childrenNeedAdult: true,
      joinsNeedBadge: true,
      ...added,
    });
  });

  it('should be refused where they are wrong', async () => {
    const wrong = async (changes: object) => (await edition.save(changes)).body.fields;
    expect(await wrong({ gamesPerPerson: 0 })).toEqual({
      gamesPerPerson: 'Please enter at least 1, or nothing',
    });
    expect(await wrong({ gamesPerPerson: 2.5 })).toEqual({
      gamesPerPerson: 'Please enter a whole number, or nothing',
    });
    expect(await wrong({ joinsOpenAt: '2025-10-12T10:00' })).toEqual({
      joinsOpenAt: 'Please choose a time before the convention is over',
    });
    expect(await wrong({ joinsOpenAt: 'soon' })).toHaveProperty('joinsOpenAt');
    expect(await wrong({ childrenNeedAdult: null })).toHaveProperty('childrenNeedAdult');
  });

  it('should say in the preview of a save what they change', async () => {
    const { body } = await edition.preview({ gamesPerPerson: 3, childrenNeedAdult: true });
    expect(JSON.stringify(body)).toContain('Who plays already keeps the seat.');
  });
});
