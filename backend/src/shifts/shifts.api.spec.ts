import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../test/test-app.ts';
import { registeredAs, registerForm } from '../convention/registration/testing/registration.factory.ts';
import {
  createEvent,
  formOf,
  join,
  type Player,
  playerNamed,
  playerOf,
  THE_DAY_BEFORE,
} from '../events/testing/event.factory.ts';
import {
  createShift,
  giveBack,
  offeredTo,
  rotaOf,
  rotaShift,
  shiftForm,
  take,
} from './testing/shift.factory.ts';

describe('shifts', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana', 'Theo');
  });
  afterAll(() => app.stop());

  const change = (shift: { id: string }, changes: object) =>
    admin.put(`/api/rota/shift/${shift.id}`).send(shiftForm(changes));
  const noticesTo = async ({ email }: Pick<Player, 'email'>) =>
    (await app.mails())
      .filter(({ kind, address }) => kind === 'shift-notice' && address === email)
      .map(
        ({ props, state }) => ({ ...props, state }) as { news: string; state: string; before: object | null },
      );

  describe('until organisers show them', () => {
    it('should show nobody a shift, and let nobody take one', async () => {
      const { body: shift } = await admin.post('/api/rota/shift').send(shiftForm()).expect(201);

      expect(await offeredTo(dana)).toMatchObject({ isOpen: false, shifts: [] });
      const { body } = await take(dana, shift).expect(409);
      expect(body.title).toBe('Shifts are not open');
    });

    it('should leave people what they took before they were taken off the site', async () => {
      const shift = await createShift(admin, { places: 2 });
      await take(dana, shift).expect(204);
      await admin.put('/api/rota/open').send({ open: false }).expect(204);

      expect(await offeredTo(dana)).toMatchObject({ isOpen: false, shifts: [{ id: shift.id }] });
      await take(dana, shift, dana.ids[1]).expect(409);
      await giveBack(dana, shift).expect(204);
      expect((await offeredTo(dana)).shifts).toEqual([]);
    });
  });

  describe('who helps', () => {
    it('should take a shift and give it back, and tell nobody of others', async () => {
      const shift = await createShift(admin, { places: 2, notes: 'Bring a smile.' });
      await take(dana, shift).expect(204);
      await take(dana, shift).expect(204);
      const ola = await playerNamed(app, 'Ola');

      expect(await offeredTo(dana)).toEqual({
        isOpen: true,
        names: dana.ids.map((id, index) => ({ id, name: ['Dana', 'Theo'][index] })),
        shifts: [
          {
            id: shift.id,
            title: 'Tickets',
            notes: 'Bring a smile.',
            place: 'Foyer',
            day: '2025-10-10',
            startsAt: '2025-10-10T19:00:00.000Z',
            endsAt: '2025-10-10T21:00:00.000Z',
            places: 2,
            taken: 1,
            forAnyone: true,
            opensDoor: false,
            replacements: 0,
            own: [{ nameId: dana.id, name: 'Dana', seeksReplacement: false }],
          },
        ],
      });
      expect(JSON.stringify(await offeredTo(ola))).not.toContain('Dana');
      await giveBack(dana, shift).expect(204);
      await giveBack(dana, shift).expect(204);
      expect((await offeredTo(dana)).shifts[0]).toMatchObject({ taken: 0, own: [] });
    });

    it('should give it back for a client that sends no body with a DELETE', async () => {
      const shift = await createShift(admin);
      await take(dana, shift).expect(204);
      await dana.client.delete(`/api/shift/${shift.id}/helpers?id=${dana.id}`).expect(204);
      expect((await offeredTo(dana)).shifts.find(({ id }) => id === shift.id)).toMatchObject({ own: [] });
      expect(
        (await dana.client.delete(`/api/shift/${shift.id}/helpers`).expect(400)).body.fields,
      ).toHaveProperty('id');
    });

    it('should act for names of their own alone', async () => {
      const shift = await createShift(admin);
      const ola = await playerNamed(app, 'Ola');
      await take(ola, shift, dana.id).expect(403);
      await take(dana, shift).expect(204);
      await giveBack(ola, shift, dana.id).expect(403);
      await ola.client
        .put(`/api/shift/${shift.id}/replacement`)
        .send({ id: dana.id, sought: true })
        .expect(403);
    });

    it('should have a badge of the edition', async () => {
      const shift = await createShift(admin);
      const form = registerForm({
        attendees: [
          { name: 'Ada', badge: true },
          { name: 'Kid', badge: false },
        ],
      });
      const family = await playerOf(await registeredAs(app, form), form.email);

      const { body } = await take(family, shift, family.ids[1]).expect(409);

      expect(body.message).toBe('Kid has no badge of this convention, which is needed to take a shift.');
      expect((await offeredTo(family)).names).toMatchObject([{ name: 'Ada' }]);
    });

    it('should see and take what is for some helpers only where organisers named them', async () => {
      const ola = await playerNamed(app, 'Ola');
      const shift = await createShift(admin, { forAnyone: false, invitees: [dana.email.toUpperCase()] });

      expect((await offeredTo(ola)).shifts).toEqual([]);
      expect((await take(ola, shift).expect(409)).body.title).toBe('For some helpers');
      await take(dana, shift).expect(204);
    });

    it('should leave a shift that has begun to the organisers', async () => {
      const shift = await createShift(admin);
      await take(dana, shift).expect(204);
      app.clock.set('2025-10-10T19:00:00Z');

      expect((await giveBack(dana, shift).expect(409)).body.title).toBe('Shift has begun');
      await take(await playerNamed(app), shift).expect(409);
    });

    it('should not find the shifts of another edition', async () => {
      const shift = await createShift(admin);
      await app.query(sql`update shift set edition = '2024-10' where id = ${shift.id}`);
      await app.query(sql`insert into shift_plan (edition, is_open) values ('2024-10', true)`);

      expect((await offeredTo(dana)).shifts).toEqual([]);
      expect((await rotaOf(admin)).shifts).toEqual([]);
      await take(dana, shift).expect(404);
      await admin.delete(`/api/rota/shift/${shift.id}`).expect(404);
    });
  });

  describe('nobody is in two places at once', () => {
    it('should refuse a shift that overlaps a game that they play, and name it', async () => {
      await createEvent(dana, { gameName: 'Root', eventTime: '4:15 PM' });
      const shift = await createShift(admin);

      const { body } = await take(dana, shift).expect(409);

      expect(body.message).toBe('Dana is already registered for Root on Friday at 4:15 PM.');
      await take(dana, shift, dana.ids[1]).expect(204);
    });

    it('should refuse one while they run a game in which they do not play', async () => {
      const event = await createEvent(dana, { gameName: 'Root' });
      await dana.client.post(`/api/event/unregister/${event.id}`).send({ id: dana.id }).expect(200);
      const shift = await createShift(admin);

      const { body } = await take(dana, shift).expect(409);

      expect(body.message).toBe('Dana organizes Root on Friday at 3:15 PM.');
    });

    it('should refuse another shift at the time, and take what only touches', async () => {
      await take(dana, await createShift(admin)).expect(204);
      const other = await createShift(admin, { title: 'Kitchen', start: '16:59', end: '18:00' });
      expect((await take(dana, other).expect(409)).body.message).toBe(
        'Dana is already registered for Tickets on Friday at 3:00 PM.',
      );
      await take(dana, await createShift(admin, { title: 'Bar', start: '17:00', end: '18:00' })).expect(204);
    });

    it('should refuse a game during their shift, and moving one there', async () => {
      await take(dana, await createShift(admin)).expect(204);
      const ola = await playerNamed(app, 'Ola');
      const event = await createEvent(ola, { gameName: 'Root', eventTime: '4:45 PM' });

      const { body } = await join(dana, event).expect(409);
      expect(body.message).toBe('Dana is already registered for Tickets on Friday at 3:00 PM.');

      const later = await createEvent(ola, { eventTime: '6:00 PM' });
      await join(dana, later).expect(200);
      await ola.client
        .put('/api/event')
        .send(formOf(later, { eventTime: '4:00 PM' }))
        .expect(409);
    });

    it('should keep a shift from moving to where a helper has to be elsewhere', async () => {
      const shift = await createShift(admin);
      await take(dana, shift).expect(204);
      await createEvent(dana, { gameName: 'Root', eventTime: '6:00 PM' });

      const { status, body } = await change(shift, { start: '17:30', end: '19:00' });
      expect(status).toBe(409);
      expect(body.message).toContain('Dana is already registered for Root');
    });
  });

  describe('somebody in their place', () => {
    it('should be sought without giving the shift up, and told of when found', async () => {
      const shift = await createShift(admin);
      await take(dana, shift).expect(204);
      const ola = await playerNamed(app, 'Ola');
      expect((await take(ola, shift).expect(409)).body.title).toBe('Shift is full');

      await dana.client
        .put(`/api/shift/${shift.id}/replacement`)
        .send({ id: dana.id, sought: true })
        .expect(204);
      expect((await offeredTo(ola)).shifts[0]).toMatchObject({ taken: 1, replacements: 1 });
      await take(ola, shift).expect(204);

      expect((await rotaShift(admin, shift)).helpers).toMatchObject([
        { name: 'Ola', seeksReplacement: false },
      ]);
      expect(await noticesTo(dana)).toMatchObject([{ news: 'replaced' }]);
      await dana.client
        .put(`/api/shift/${shift.id}/replacement`)
        .send({ id: dana.id, sought: true })
        .expect(409);
    });
  });
});
