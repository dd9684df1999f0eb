import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import type { GamedayDetails } from '../gameday.entity.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';
import { answer } from '../testing/queue.factory.ts';

const TOO_LATE = 'Answer by must be the day of the gameday or an earlier one';
const DATE = '2025-10-20';

describe('the date by which guests of a gameday should answer', () => {
  let app: TestApp;
  let staff: ApiClient;
  let days = 0;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.clock.set('2025-10-01T14:00:00Z');
    staff = await app.signedIn(ADMIN);
  });
  afterEach(() => app.query(sql`delete from gameday`));
  afterAll(() => app.stop());

  const gamedayBy = (answerBy: string | null, changes: Partial<GamedayDetails> = {}) =>
    createGameday(staff, { date: DATE, answerBy, ...changes });
  const pageOf = async ({ invitationToken }: InvitationDto) =>
    (await app.browser().get(`/api/gameday-reply/${invitationToken}`).expect(200)).body;
  const listOf = async (id: string, query = '') =>
    (await staff.get(`/api/gameday/${id}/invitations?${query}`).expect(200)).body;
  const remindersTo = async () =>
    (await app.mails()).filter(({ kind }) => kind === 'gameday-reminder').map(({ address }) => address);

  it('should be none unless one is given, and stay when it is left out', async () => {
    expect(await gamedayBy(null)).toMatchObject({ answerBy: null, isPastAnswerBy: false });
    const gameday = await createGameday(staff, { date: '2025-10-21', answerBy: '2025-10-05' });
    expect(gameday.answerBy).toBe('2025-10-05');

    const form = { ...gamedayForm({ date: '2025-10-21', capacity: 9 }), id: gameday.id };
    const { body } = await staff.put('/api/gameday').send(form).expect(200);
    expect(body).toMatchObject({ answerBy: '2025-10-05', capacity: 9 });
    expect(body.version).not.toBe(gameday.version);

    const without = await staff
      .put('/api/gameday')
      .send({ ...form, answerBy: '' })
      .expect(200);
    expect(without.body.answerBy).toBeNull();
  });

  it('should be a date that is not after the gameday, whichever of the two is moved', async () => {
    const given = async (changes: object) =>
      (
        await staff
          .post('/api/gameday')
          .send({ ...gamedayForm({ date: DATE }), ...changes })
          .expect(400)
      ).body;
    expect((await given({ answerBy: '2025-10-21' })).fields).toEqual({ answerBy: TOO_LATE });
    expect((await given({ answerBy: 'soon' })).fields).toEqual({
      answerBy: 'Please enter a date as YYYY-MM-DD',
    });

    const gameday = await gamedayBy(DATE);
    const earlier = { ...gamedayForm({ date: '2025-10-19' }), id: gameday.id };
    const { body } = await staff.put('/api/gameday').send(earlier).expect(400);
    expect(body.fields).toEqual({ answerBy: TOO_LATE });
  });

  it('should be said on the pages of the guest and of everybody, and in their calendars', async () => {
    const gameday = await gamedayBy('2025-10-05');
    const guest = await inviteGuest(staff, gameday, { status: 1 });

    expect((await pageOf(guest)).answerBy).toBe('2025-10-05');
    const { body } = await app.browser().get(`/api/gameday/public/${DATE}`).expect(200);
    expect(body.answerBy).toBe('2025-10-05');
    for (const path of [`gameday-reply/${guest.invitationToken}`, `gameday/public/${DATE}`]) {
      const { text } = await app.browser().get(`/api/${path}/calendar.ics`).expect(200);
      expect(text.replaceAll('\r\n ', '')).toContain('Please answer by Sunday\\, October 5\\, 2025.');
    }
  });

  it('should be what staff see in the preview, which is another mail once the date changes', async () => {
    const gameday = await gamedayBy('2025-10-05');
    const preview = async () =>
      (await staff.get(`/api/gameday/${gameday.id}/mail-preview?kind=invitation`).expect(200)).body;
    const before = await preview();
    expect(before.text).toContain('Please answer by Sunday, October 5, 2025.');

    const form = { ...gamedayForm({ date: DATE, answerBy: '2025-10-07' }), id: gameday.id };
    await staff.put('/api/gameday').send(form).expect(200);
    expect((await preview()).version).not.toBe(before.version);
    const guests = [{ name: 'Ola', email: 'ola@mail.example' }];
    await staff
      .post('/api/gameday/bulk-invite')
      .send({ gamedayID: gameday.id, guests, preview: before.version })
      .expect(409);
  });

  it('should be told anew in a mail that waits when it is moved', async () => {
    const gameday = await gamedayBy('2025-10-05');
    await inviteGuest(staff, gameday);
    const form = { ...gamedayForm({ date: DATE, answerBy: '2025-10-08' }), id: gameday.id };
    await staff.put('/api/gameday').send(form).expect(200);

    const [mail] = (await app.mails()).filter(({ kind }) => kind === 'gameday-invitation').slice(-1);
    expect(mail?.props).toMatchObject({ answerBy: '2025-10-08' });
  });

  it('should let silence count as no answer afterwards, and still take a late one', async () => {
    const gameday = await gamedayBy('2025-10-05');
    const [silent, coming] = [await inviteGuest(staff, gameday), await inviteGuest(staff, gameday)];
    await answer(app, coming, 1).expect(200);
    app.clock.set('2025-10-06T03:59:00Z');
    staff = await app.signedIn(ADMIN);
    expect((await listOf(gameday.id, 'pastAnswerBy=true')).total).toBe(0);

    app.clock.set('2025-10-06T04:00:00Z');

    const { total, items } = await listOf(gameday.id, 'pastAnswerBy=true');
    expect(total).toBe(1);
    expect(items).toMatchObject([{ id: silent.id, answerBy: '2025-10-05', isPastAnswerBy: true }]);
    const [listed] = (await staff.get('/api/gamedays').expect(200)).body;
    expect(listed).toMatchObject({ isPastAnswerBy: true, notRepliedCount: 1 });
    await answer(app, silent, 1).expect(200);
    expect((await listOf(gameday.id, 'pastAnswerBy=true')).total).toBe(0);
  });

  it('should leave days of their own to those who are asked, or asked again, when it has passed', async () => {
    const gameday = await gamedayBy('2025-10-05');
    const early = await inviteGuest(staff, gameday);
    await app.outbox.sent();
    app.clock.set('2025-10-07T14:00:00Z');
    staff = await app.signedIn(ADMIN);

    const late = await inviteGuest(staff, gameday);
    expect((await pageOf(early)).answerBy).toBe('2025-10-05');
    expect((await pageOf(late)).answerBy).toBe('2025-10-10');
    const [mail] = (await app.mails()).filter(({ kind }) => kind === 'gameday-invitation').slice(-1);
    expect(mail?.props).toMatchObject({ answerBy: '2025-10-05', ownAnswerBy: '2025-10-10' });

    await staff.post(`/api/gameday/${gameday.id}/remind`).send({ confirmed: 1 }).expect(200);
    expect((await pageOf(early)).answerBy).toBe('2025-10-10');
    expect((await listOf(gameday.id, 'pastAnswerBy=true')).total).toBe(0);
  });

  describe('the reminder of it', () => {
    const reminded = async (moment: string) => {
      app.clock.set(moment);
      const before = (await remindersTo()).length;
      await app.runJob('answer-by-reminders');
      return (await remindersTo()).slice(before);
    };
    const guestOf = (gameday: Awaited<ReturnType<typeof createGameday>>) => {
      days += 1;
      return inviteGuest(staff, gameday, { guestEmail: `reminded${days}@mail.example` });
    };

    it('should go to who has not answered two days before, within the hours, and once', async () => {
      const gameday = await gamedayBy('2025-10-10');
      const [silent, coming] = [await guestOf(gameday), await guestOf(gameday)];
      await answer(app, coming, 1).expect(200);
      await app.outbox.sent();

      expect(await reminded('2025-10-07T22:00:00Z')).toEqual([]);
      expect(await reminded('2025-10-08T12:59:00Z')).toEqual([]);
      expect(await reminded('2025-10-08T13:00:00Z')).toEqual([silent.guestEmail]);
      await app.outbox.sent();
      expect(await reminded('2025-10-10T13:00:00Z')).toEqual([]);
    });

    it('should still go on the date itself, where it did not before, but not once the gameday has begun', async () => {
      const begun = await gamedayBy('2025-10-10', { date: '2025-10-10' });
      const silent = await guestOf(await gamedayBy('2025-10-10'));
      await guestOf(begun);
      await app.outbox.sent(undefined, app.clock.now());

      // It is noon in New York, when the first one begins.
      expect(await reminded('2025-10-10T16:00:00Z')).toEqual([silent.guestEmail]);
    });

    it('should go again for a date that is moved, and never where there is none or after it', async () => {
      const gameday = await gamedayBy('2025-10-10');
      const without = await createGameday(staff, { date: '2025-10-22' });
      const silent = await guestOf(gameday);
      await guestOf(without);
      await app.outbox.sent(undefined, app.clock.now());
      expect(await reminded('2025-10-08T14:00:00Z')).toEqual([silent.guestEmail]);
      await app.outbox.sent(undefined, app.clock.now());

      staff = await app.signedIn(ADMIN);
      const form = { ...gamedayForm({ date: DATE, answerBy: '2025-10-15' }), id: gameday.id };
      await staff.put('/api/gameday').send(form).expect(200);
      expect(await reminded('2025-10-12T14:00:00Z')).toEqual([]);
      expect(await reminded('2025-10-13T14:00:00Z')).toEqual([silent.guestEmail]);
      await app.outbox.sent(undefined, app.clock.now());
      expect(await reminded('2025-10-17T14:00:00Z')).toEqual([]);
    });
  });
});

describe('the reminder of the date on a day that has no room for more mails', () => {
  it('should wait, and go when there is room', async () => {
    const app = await TestApp.start({ STAFF_MAILS_PER_DAY: '2', REMINDER_COOLDOWN_SECONDS: '0' });
    try {
      app.clock.set('2025-10-08T13:30:00Z');
      for (const [email, date] of [
        [ADMIN, DATE],
        [ORGANISER, '2025-10-21'],
      ] as const) {
        const staff = await app.signedIn(email);
        const gameday = await createGameday(staff, { date, answerBy: '2025-10-10' });
        await inviteGuest(staff, gameday);
        await inviteGuest(staff, gameday);
      }
      await app.outbox.sent(undefined, app.clock.now());
      app.clock.advance(60);

      await expect(app.runJob('answer-by-reminders')).rejects.toThrow('Waits until the limit of mails');
      app.clock.set('2025-10-09T14:00:00Z');
      await app.runJob('answer-by-reminders');

      expect((await app.mails()).filter(({ kind }) => kind === 'gameday-reminder')).toHaveLength(4);
    } finally {
      await app.stop();
    }
  });
});
