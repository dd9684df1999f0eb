import { sql } from '@tablefall/platform/database/sql';
import { v7 as uuid } from 'uuid';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { gamedayReference } from '../gameday.entity.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';
import { wait } from '../testing/queue.factory.ts';

const WAITING = { state: ['queued' as const] };

/** The convention is in New York, and mails between 9 AM and 8 PM. */
describe('a reminder that is planned for the hour at which it is allowed', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo({ SENDING_FROM_HOUR: '9', SENDING_UNTIL_HOUR: '20' });
    staff = await app.signedIn(ADMIN);
  });
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));
  afterEach(() => app.outbox.clear());
  afterAll(() => app.stop());

  const reminder = async ({ id }: GamedayDto, by = staff) =>
    (await by.get(`/api/gameday/${id}/reminder`).expect(200)).body;
  const remind = ({ id }: GamedayDto, form: object) => staff.post(`/api/gameday/${id}/remind`).send(form);
  const reminders = async () =>
    (await app.mails())
      .filter(({ kind }) => kind === 'gameday-reminder')
      .map(({ address, state }) => [address, state]);
  const mailingOf = async ({ id }: GamedayDto) => {
    const { items } = (await staff.get('/api/mailings').expect(200)).body;
    const [row] = await app.query(sql<{ id: string }>`
      select id from mailing where about = ${gamedayReference(id)} and kind = 'gameday-reminder'`);
    return items.find((item: { id: string }) => item.id === row?.id);
  };

  /** A gameday whose guests were invited at 8:00 AM, in mails that have left. */
  const invited = async (guests: number, changes = {}) => {
    const gameday = await createGameday(staff, changes);
    const people = [];
    for (let number = 0; number < guests; number++) people.push(await inviteGuest(staff, gameday));
    await app.outbox.sent(WAITING, app.clock.now());
    return { gameday, guests: people };
  };
  const AT = '2025-10-02T13:00:00.000Z';

  /** The same with a reminder that waits for the next morning. */
  const planned = async (guests: number) => {
    const made = await invited(guests);
    const { body } = await remind(made.gameday, { confirmed: guests, at: AT }).expect(200);
    expect(body).toEqual({ remindersSent: guests });
    return made;
  };

  describe('what is offered', () => {
    it.each([
      ['the sending hours', '2025-10-01T12:00:00Z', '2025-10-02T13:00:00.000Z'],
      ['a full hour', '2025-10-01T15:20:00Z', '2025-10-02T16:00:00.000Z'],
      ['the next morning when the day is over by then', '2025-10-01T23:30:00Z', '2025-10-03T13:00:00.000Z'],
    ])('should be the first hour: %s', async (_which, invitedAt, at) => {
      app.clock.set(invitedAt);
      const { gameday } = await invited(2);

      expect(await reminder(gameday)).toMatchObject({ due: 0, waiting: 2, next: { at, guests: 2 } });
    });

    it('should count who may be reminded then, and nobody whose invitation waits or who gets no mail', async () => {
      const { gameday, guests } = await invited(3);
      await app.outbox.suppress(guests[0]?.guestEmail ?? '');
      app.clock.advance(7200);
      await inviteGuest(staff, gameday);
      await app.outbox.sent(WAITING, app.clock.now());
      await inviteGuest(staff, gameday);

      expect(await reminder(gameday)).toMatchObject({ due: 0, waiting: 4, next: { at: AT, guests: 2 } });
    });

    it('should be nothing when somebody is due now, or when the gameday begins before', async () => {
      const { gameday } = await invited(1, { date: '2025-10-02', startTime: '09:00:00' });
      const { gameday: later } = await invited(1);
      app.clock.advance(86_400);

      expect(await reminder(later)).toMatchObject({ due: 1, next: null });
      app.clock.advance(-3600);
      expect(await reminder(gameday)).toMatchObject({ due: 0, next: null });
    });
  });

  describe('POST /api/gameday/{id}/remind', () => {
    it('should write mails that wait, seen and cancelled where mailings are', async () => {
      const { gameday, guests } = await planned(2);

      expect((await reminders()).map(([address]) => address)).toEqual(
        guests.map((guest) => guest.guestEmail),
      );
      const [row] = await app.query(sql<{ until: Date; reason: string }>`
        select paused_until as until, paused_reason as reason from mailing
        where about = ${gamedayReference(gameday.id)} and kind = 'gameday-reminder'`);
      expect(row).toEqual({
        until: new Date(AT),
        reason: 'Planned, and leaves on Oct 2, 9:00 AM.',
      });
      const mailing = await mailingOf(gameday);
      expect(mailing).toMatchObject({ size: 2, audience: 'Guests who have not answered' });
      await staff.post(`/api/mailings/${mailing.id}/cancel`).expect(200);
      expect((await reminders()).map(([, state]) => state)).toEqual(['cancelled', 'cancelled']);
      // Nobody was reminded: the same can be planned again.
      expect(await reminder(gameday)).toMatchObject({ next: { at: AT, guests: 2 } });
      await remind(gameday, { confirmed: 2, at: AT }).expect(200);
    });

    it('should tell that one is planned, and offer no second one', async () => {
      app.clock.set('2099-01-05T15:00:00Z');
      const late = await app.signedIn(ADMIN);
      const gameday = await createGameday(late, { date: '2099-02-01' });
      await inviteGuest(late, gameday);
      await app.outbox.sent(WAITING, app.clock.now());
      const at = '2099-01-06T15:00:00.000Z';
      expect(await reminder(gameday, late)).toMatchObject({ next: { at, guests: 1 }, planned: null });
      await late.post(`/api/gameday/${gameday.id}/remind`).send({ confirmed: 1, at }).expect(200);

      expect(await reminder(gameday, late)).toMatchObject({
        due: 0,
        waiting: 1,
        next: null,
        planned: { at, guests: 1 },
      });
    });

    it('should leave at once when somebody resumes it', async () => {
      // Workers go by the real clock.
      app.clock.set(new Date().toISOString());
      const today = await app.signedIn(ADMIN);
      const gameday = await createGameday(today, { date: '2099-03-01' });
      for (let guests = 0; guests < 2; guests += 1) await inviteGuest(today, gameday);
      await app.outbox.sent(WAITING, app.clock.now());
      const { next } = await reminder(gameday, today);
      await today.post(`/api/gameday/${gameday.id}/remind`).send({ confirmed: 2, at: next.at }).expect(200);
      expect(await app.outbox.publishDue()).toBe(0);
      const { body: waits } = await today.get('/api/system/mail-hold').expect(200);
      expect(waits).toMatchObject({ waiting: 2, oldestDueAt: null });

      const [{ id }] = (await today.get('/api/mailings').expect(200)).body.items;
      await today.post(`/api/mailings/${id}/resume`).expect(200);
      expect(await app.outbox.publishDue()).toBe(2);
    });

    it('should mail once when it is asked for twice at once', async () => {
      const { gameday } = await invited(5);

      const calls = [1, 2, 3].map(() => remind(gameday, { confirmed: 5, at: AT }));

      expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await reminders()).toHaveLength(5);
    });

    it('should answer a repeated call alike, and refuse its id for another hour', async () => {
      const { gameday } = await invited(1);
      const call = { confirmed: 1, at: AT, mailingId: uuid() };
      await remind(gameday, call).expect(200, { remindersSent: 1 });
      await remind(gameday, call).expect(200, { remindersSent: 1 });
      await remind(gameday, { ...call, at: '2025-10-02T14:00:00.000Z' }).expect(409);

      expect(await reminders()).toHaveLength(1);
    });

    it.each([
      ['sooner than was offered', '2025-10-01T13:00:00.000Z'],
      ['at another hour', '2025-10-02T14:00:00.000Z'],
      ['by night', '2025-10-03T07:00:00.000Z'],
    ])('should remind nobody %s', async (_when, at) => {
      const { gameday } = await invited(1);

      const { body } = await remind(gameday, { confirmed: 1, at }).expect(409);

      expect(body.title).toBe('Hour changed');
      expect(await reminders()).toEqual([]);
    });

    it('should remind nobody when more are due then than were confirmed', async () => {
      const { gameday } = await invited(2);

      const { body } = await remind(gameday, { confirmed: 1, at: AT }).expect(409);

      expect(body.message).toBe('2 guests are to be reminded then. Please confirm that number.');
    });

    it.each([['tomorrow'], [5], ['2025-10-02']])('should refuse %p as an hour', async (at) => {
      const { body } = await staff
        .post(`/api/gameday/${uuid()}/remind`)
        .send({ confirmed: 1, at })
        .expect(400);
      expect(Object.keys(body.fields)).toEqual(['at']);
    });

    it('should show the mail that is planned, with the day to answer by of that day', async () => {
      const { gameday } = await invited(1, { answerBy: '2025-10-01' });
      const preview = (form: object) => staff.post(`/api/gameday/${gameday.id}/reminder/preview`).send(form);
      await preview({}).expect(409);

      const { body } = await preview({ at: AT }).expect(200);

      expect(body.text).toContain('October 5');
      await remind(gameday, { confirmed: 1, at: AT, preview: body.version }).expect(200);
      expect((await app.mails()).at(-1)?.props).toMatchObject({ ownAnswerBy: '2025-10-05' });
    });
  });

  describe('until it leaves', () => {
    it('should be cancelled for who answers, joins the line or is uninvited, and leave for the others', async () => {
      const { gameday, guests } = await planned(5);
      const [accepting, declining, waiting, uninvited, silent] = guests;
      for (const [guest, status] of [
        [accepting, 'accepted'],
        [declining, 'rejected'],
      ] as const) {
        const answer = { invitationToken: guest?.invitationToken, status };
        await app.browser().post('/api/gameday-reply').send(answer).expect(200);
      }
      await staff.delete(`/api/gameday-invitation/${uninvited?.id}`).expect(204);
      const { acceptedCount, rejectedCount, notRepliedCount, seatsTaken, isOver, version, ...form } = gameday;
      await staff
        .put('/api/gameday')
        .send({ ...form, capacity: 1 })
        .expect(200);
      await wait(app, waiting!).expect(200);

      const states = new Map((await reminders()).map(([address, state]) => [address, state]));
      for (const guest of [accepting, declining, waiting, uninvited]) {
        expect([guest?.guestEmail, states.get(guest?.guestEmail)]).toEqual([guest?.guestEmail, 'cancelled']);
      }
      expect(states.get(silent?.guestEmail)).toBe('queued');
    });

    it('should tell of the gameday as it is when it changes, and go with it', async () => {
      const { gameday } = await planned(1);
      const form = gamedayForm({ date: gameday.date, location: 'The new hall' });
      await staff
        .put('/api/gameday')
        .send({ ...form, id: gameday.id })
        .expect(200);
      const [row] = await app.query(sql<{ place: string }>`
        select shared_props ->> 'location' as place from mailing
        where about = ${gamedayReference(gameday.id)} and kind = 'gameday-reminder'`);
      expect(row).toEqual({ place: 'The new hall' });

      await staff.delete(`/api/gameday/${gameday.id}`).expect(204);
      expect((await reminders()).map(([, state]) => state)).toEqual(['cancelled']);
    });

    it('should let nobody be reminded twice: it counts from when it leaves', async () => {
      const { gameday } = await planned(1);
      app.clock.set('2025-10-02T12:30:00Z');
      await remind(gameday, { confirmed: 1 }).expect(409);
      app.clock.set(AT);
      await app.outbox.sent(WAITING, app.clock.now());

      expect(await reminder(gameday)).toMatchObject({
        due: 0,
        waiting: 1,
        nextAt: '2025-10-03T13:00:00.000Z',
        next: { at: '2025-10-03T13:00:00.000Z', guests: 1 },
      });
    });

    it('should leave other mail of the gameday alone', async () => {
      const { gameday } = await planned(1);
      const guests = [{ name: 'Priya', email: 'at-once@mail.example' }];
      await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);

      const [row] = await app.query(sql<{ until: Date | null }>`
        select paused_until as until from mailing
        where about = ${gamedayReference(gameday.id)} and kind = 'gameday-invitation'`);
      expect(row).toEqual({ until: null });
    });
  });
});
