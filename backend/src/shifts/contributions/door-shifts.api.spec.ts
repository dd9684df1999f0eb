import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import type { TaskDto } from '../../convention/desk/desk.dto.ts';
import { doorToken } from '../../convention/door/testing/door-link.ts';
import { registrationCode } from '../../convention/registration/testing/registration.factory.ts';
import { type Player, playerNamed } from '../../events/testing/event.factory.ts';
import { createShift, giveBack, rotaShift, shiftForm, take } from '../testing/shift.factory.ts';

const BEFORE = '2025-10-10T18:59:59Z';
const DURING = '2025-10-10T19:00:00Z';
const AFTER = '2025-10-10T21:00:00Z';
const AT_THE_DOOR = { opensDoor: true, places: 2 };

/** Friday from 3 to 5 PM by the clock there. */
describe('a shift at the door', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set('2025-10-10T14:00:00Z');
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana', 'Theo');
    dana.client = await app.signedIn(dana.email);
  });
  afterAll(() => app.stop());

  const door = ({ client }: Pick<Player, 'client'>) => client.get('/api/door');
  const statusAt = async (moment: string) => {
    app.clock.set(moment);
    return (await door(dana)).status;
  };
  const doorShift = async (changes: Parameters<typeof createShift>[1] = {}) => {
    await doorToken(admin);
    const shift = await createShift(admin, { ...AT_THE_DOOR, ...changes });
    await take(dana, shift).expect(204);
    return shift;
  };

  it('should open the door to its helper for its hours and no longer', async () => {
    await doorShift();
    const ola = await playerNamed(app, 'Ola');

    expect(await statusAt(BEFORE)).toBe(403);
    expect(await statusAt(DURING)).toBe(200);
    await door(ola).expect(403);

    const endsAt = '2025-10-10T21:00:00.000Z';
    expect((await door(dana)).body).toMatchObject({ byShift: true, endsAt, scopes: [{ scope: '2025-10' }] });
    const { body: list } = await dana.client.get('/api/door/2025-10').expect(200);
    expect(list.endsAt).toBe(endsAt);
    expect(list.parties).toHaveLength(2);
    const { body: desk } = await dana.client.get('/api/registrations').query({ search: 'Ola' }).expect(200);
    const [{ attendees }] = desk.items;
    await dana.client.put(`/api/attendee/${attendees[0].id}/check-in`).send({ checkedIn: true }).expect(200);

    expect(await statusAt(AFTER)).toBe(403);
    await dana.client.get('/api/door/2025-10').expect(403);
    await dana.client.put(`/api/attendee/${attendees[0].id}/check-in`).send({ checkedIn: false }).expect(403);
    const { body } = await (await app.signedIn(ADMIN))
      .get('/api/organise/audit')
      .query({ kind: 'registration' })
      .expect(200);
    expect(body.items[0]).toMatchObject({ who: 'Dana', what: 'Checked in Ola' });
  });

  it('should open nothing else', async () => {
    await doorShift();
    app.clock.set(DURING);
    for (const path of ['/api/rota', '/api/organise/door-links', '/api/organise/audit']) {
      const { status } = await dana.client.get(path);
      expect([path, status]).toEqual([path, 403]);
    }
  });

  it('should open it only while the administrator has made a door link', async () => {
    await take(dana, await createShift(admin, AT_THE_DOOR)).expect(204);
    expect(await statusAt(DURING)).toBe(403);

    admin = await app.signedIn(ADMIN);
    await doorToken(admin);
    await door(dana).expect(200);

    const [{ id }] = (await admin.get('/api/organise/door-links').expect(200)).body;
    await admin.delete(`/api/organise/door-links/${id}`).expect(204);
    await door(dana).expect(403);
  });

  it('should shut it to whoever is marked as missing, gave it back, or whose shift is cancelled', async () => {
    const shift = await doorShift();
    const later = await doorShift({ title: 'Evening', start: '18:00', end: '19:00' });
    const night = await doorShift({ title: 'Night', start: '19:30', end: '20:30' });
    await giveBack(dana, later).expect(204);

    expect(await statusAt(DURING)).toBe(200);
    admin = await app.signedIn(ADMIN);
    await admin.put(`/api/rota/shift/${shift.id}/no-show`).send({ id: dana.id, noShow: true }).expect(204);
    await door(dana).expect(403);
    expect(await statusAt('2025-10-10T22:30:00Z')).toBe(403);
    expect(await statusAt('2025-10-11T00:00:00Z')).toBe(200);
    await (await app.signedIn(ADMIN)).delete(`/api/rota/shift/${night.id}`).expect(204);
    await door(dana).expect(403);
  });

  it('should not be one that is elsewhere, of another edition, or of another family', async () => {
    await doorToken(admin);
    const shift = await createShift(admin, { places: 2 });
    await take(dana, shift).expect(204);
    expect(await statusAt(DURING)).toBe(403);

    await app.query(sql`update shift set opens_door = true, edition = '2024-10' where id = ${shift.id}`);
    await door(dana).expect(403);
    await app.query(sql`update shift set edition = '2025-10' where id = ${shift.id}`);
    await door(dana).expect(200);
  });

  it('should open it to no link of a registration mail, whether it was forwarded or opened first', async () => {
    await doorShift();
    const opened = async () => {
      const client = app.browser();
      const code = await registrationCode(app, dana.email);
      const { body } = await client.post(`/api/user/verify/${code}`).send({ confirm: true }).expect(200);
      return { client, ...body };
    };
    const forwarded = await opened();
    await app.query(sql`update sign_in_code set opened_at = null where purpose = 'registration'`);
    const first = await opened();
    expect([forwarded.needsLogin, first.needsLogin]).toEqual([true, false]);

    app.clock.set(DURING);
    for (const session of [forwarded, first]) {
      expect(session.hasSignedIn).toBe(false);
      await door(session).expect(403);
      await session.client.get('/api/door/2025-10').expect(403);
      await session.client.get('/api/registrations').expect(403);
    }
    const { body } = await dana.client.get('/api/user/session').expect(200);
    expect(body.user.hasSignedIn).toBe(true);
    await door(dana).expect(200);
  });

  it('should not cut off whoever has the door link as well', async () => {
    await doorShift();
    const token = await doorToken(await app.signedIn(ADMIN));
    await dana.client.post('/api/door/open').send({ token }).expect(204);

    expect(await statusAt(DURING)).toBe(200);
    const endsAt = '2025-10-12T01:00:00.000Z';
    expect((await door(dana)).body).toMatchObject({ byShift: false, endsAt });
    expect((await dana.client.get('/api/door/2025-10').expect(200)).body.endsAt).toBe(endsAt);
    expect(await statusAt(AFTER)).toBe(200);
  });

  it('should write down its helper by name, and under the door link once it is over', async () => {
    await doorShift();
    await playerNamed(app, 'Ola');
    const token = await doorToken(await app.signedIn(ADMIN));
    await dana.client.post('/api/door/open').send({ token }).expect(204);
    app.clock.set(DURING);
    const { body: desk } = await dana.client.get('/api/registrations').query({ search: 'Ola' }).expect(200);
    const path = `/api/attendee/${desk.items[0].attendees[0].id}/check-in`;
    const checkIn = (checkedIn: boolean) => dana.client.put(path).send({ checkedIn }).expect(200);

    await checkIn(true);
    app.clock.set(AFTER);
    await checkIn(false);

    const { body } = await (await app.signedIn(ADMIN))
      .get('/api/organise/audit')
      .query({ kind: 'registration', limit: 2 })
      .expect(200);
    expect(body.items.map(({ who }: { who: string }) => who)).toEqual([
      'a helper with the door link',
      'Dana',
    ]);
  });

  it('should be told on the desk of the administrator while there is no door link', async () => {
    const tasksOf = async (client: ApiClient) =>
      (await client.get('/api/desk').expect(200)).body.tasks.filter(({ action }: TaskDto) =>
        action.path.includes('door-link'),
      );
    await createShift(admin, { opensDoor: false });
    expect(await tasksOf(admin)).toEqual([]);
    await createShift(admin, { ...AT_THE_DOOR, title: 'Foyer', day: '2025-10-11' });

    expect(await tasksOf(admin)).toEqual([
      {
        kind: 'shift',
        tone: 'warning',
        by: 'tomorrow',
        sentence: 'A shift opens the door, and there is no door link.',
        detail: 'Without one it stays shut to the helpers of Foyer tomorrow at 3:00 PM.',
        action: { label: 'Make one', path: '/organise/people#door-link' },
      },
    ]);
    expect(await tasksOf(await app.signedIn(ORGANISER))).toEqual([]);
    app.clock.set('2025-10-11T20:59:59Z');
    admin = await app.signedIn(ADMIN);
    expect(await tasksOf(admin)).toMatchObject([
      {
        by: 'today',
        detail: 'Without one it stays shut to the helpers of Foyer since today at 3:00 PM.',
      },
    ]);
    app.clock.set('2025-10-11T21:00:00Z');
    expect(await tasksOf(admin)).toEqual([]);

    app.clock.set('2025-10-11T20:00:00Z');
    await doorToken(admin);
    expect(await tasksOf(admin)).toEqual([]);
  });

  it('should leave helpers with the role what they have anyway', async () => {
    await doorShift();
    await admin.post('/api/organise/staff').send({ email: dana.email, role: 'door' }).expect(204);
    dana.client = await app.signedIn(dana.email);
    expect(await statusAt(DURING)).toBe(200);
    expect((await door(dana)).body).toMatchObject({ byShift: false, endsAt: '2025-10-12T01:00:00.000Z' });
    expect(await statusAt(AFTER)).toBe(200);
  });

  it('should be planned and changed by the administrator alone, and cancelled by every organiser', async () => {
    const organiser = await app.signedIn(ORGANISER);
    const { body } = await organiser.post('/api/rota/shift').send(shiftForm(AT_THE_DOOR)).expect(403);
    expect(body.title).toBe('For the administrator');

    const plain = await createShift(organiser);
    const change = (id: string, changes: object) =>
      organiser.put(`/api/rota/shift/${id}`).send(shiftForm(changes));
    await change(plain.id, AT_THE_DOOR).expect(403);
    const shift = await doorShift({ title: 'Foyer', start: '18:00', end: '19:00' });
    for (const changes of [{ ...AT_THE_DOOR, end: '23:00' }, { opensDoor: false }]) {
      await change(shift.id, changes).expect(403);
    }
    await organiser.delete(`/api/rota/shift/${shift.id}`).expect(204);
  });

  it('should go on to open it when a form is saved that does not know of it, and open none by that', async () => {
    const shift = await doorShift();
    const plain = await createShift(admin, { title: 'Bar' });
    const { opensDoor, ...older } = shiftForm({ places: 2 });
    for (const { id } of [shift, plain]) await admin.put(`/api/rota/shift/${id}`).send(older).expect(204);

    expect([await rotaShift(admin, shift), await rotaShift(admin, plain)]).toMatchObject([
      { opensDoor: true },
      { opensDoor: false },
    ]);
    await createShift(await app.signedIn(ORGANISER), { opensDoor: undefined });
    const organiser = await app.signedIn(ORGANISER);
    await organiser.put(`/api/rota/shift/${shift.id}`).send(older).expect(403);
    expect(await statusAt(DURING)).toBe(200);
  });

  it('should say so to its helper, on the page and in the reminder', async () => {
    app.clock.set('2025-10-09T12:00:00Z');
    await doorShift();
    app.clock.set('2025-10-09T16:01:00Z');
    await app.runJob('shift-reminders');
    const { body } = await dana.client.get('/api/shifts').expect(200);
    expect(body.shifts).toMatchObject([{ opensDoor: true }]);
    const [reminder] = (await app.mails()).filter(({ kind }) => kind === 'shift-notice');
    expect(reminder?.props).toMatchObject({ news: 'reminder', opensDoor: true });
  });
});
