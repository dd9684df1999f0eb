import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';

describe('calendar files', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));
  afterAll(() => app.stop());

  const calendarOf = (token: string) => app.browser().get(`/api/gameday-reply/${token}/calendar.ics`);
  const publicCalendar = (date: string) => app.browser().get(`/api/gameday/public/${date}/calendar.ics`);
  const linesOf = ({ text }: { text: string }) => text.replaceAll('\r\n ', '').split('\r\n');

  describe('GET /api/gameday-reply/{invitationToken}/calendar.ics', () => {
    it('should give a guest who is coming a file to download, with the link to the answer', async () => {
      const gameday = await createGameday(staff);
      const { invitationToken } = await inviteGuest(staff, gameday, { status: 1 });

      const response = await calendarOf(invitationToken).expect(200);

      expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
      expect(response.headers['content-disposition']).toBe('attachment; filename="gameday.ics"');
      expect(linesOf(response)).toEqual(
        expect.arrayContaining([
          'METHOD:PUBLISH',
          'SEQUENCE:0',
          `URL;VALUE=URI:${app.config.PUBLIC_URL}/gameday-reply/${invitationToken}`,
        ]),
      );
      await inviteGuest(staff, gameday, { status: 1 });
      expect((await calendarOf(invitationToken).expect(200)).text).toBe(response.text);
    });

    it('should keep its UID and raise its SEQUENCE when the gameday changes', async () => {
      const gameday = await createGameday(staff);
      const { invitationToken } = await inviteGuest(staff, gameday, { status: 1 });
      const before = linesOf(await calendarOf(invitationToken).expect(200));
      const form = gamedayForm({ date: gameday.date, startTime: '14:00:00' });

      await staff
        .put('/api/gameday')
        .send({ ...form, id: gameday.id })
        .expect(200);

      const after = linesOf(await calendarOf(invitationToken).expect(200));
      const uid = before.find((line) => line.startsWith('UID:'));
      expect(uid).toBeDefined();
      expect(after).toEqual(expect.arrayContaining([uid, 'SEQUENCE:1']));
    });

    it('should answer 404 in the shape of errors to everybody else, and after the gameday', async () => {
      const gameday = await createGameday(staff);
      const [waiting, declined, coming] = [
        await inviteGuest(staff, gameday),
        await inviteGuest(staff, gameday, { status: 2 }),
        await inviteGuest(staff, gameday, { status: 1 }),
      ];

      for (const token of [waiting.invitationToken, declined.invitationToken, 'unknown']) {
        const { body, headers } = await calendarOf(token).expect(404);
        expect(body).toMatchObject({ statusCode: 404, title: 'Invalid Invitation' });
        expect(headers['content-type']).toMatch(/^application\/json/);
        expect(headers['content-disposition']).toBeUndefined();
      }
      app.clock.set(`${gameday.date}T23:59:00-05:00`);
      await calendarOf(coming.invitationToken).expect(404);
    });
  });

  describe('GET /api/gameday/public/{date}/calendar.ics', () => {
    it('should name the same entry as the personal file and link to the public page', async () => {
      const gameday = await createGameday(staff);
      const { invitationToken } = await inviteGuest(staff, gameday, { status: 1 });

      const response = await publicCalendar(gameday.date).expect(200);

      const personal = linesOf(await calendarOf(invitationToken).expect(200));
      expect(linesOf(response)).toEqual(
        expect.arrayContaining([
          personal.find((line) => line.startsWith('UID:')),
          personal.find((line) => line.startsWith('SEQUENCE:')),
          `URL;VALUE=URI:${app.config.PUBLIC_URL}/gameday/${gameday.date}`,
        ]),
      );
      expect(response.text).not.toContain(invitationToken);
    });

    it('should answer 404 without a gameday and after it, and 400 to something that is no date', async () => {
      const gameday = await createGameday(staff);

      const { body } = await publicCalendar('2020-01-01').expect(404);
      expect(body).toMatchObject({ message: 'No gameday is scheduled for the selected date.' });
      await publicCalendar('tomorrow').expect(400);
      app.clock.set(`${gameday.date}T23:59:00-05:00`);
      await publicCalendar(gameday.date).expect(404);
    });
  });
});
