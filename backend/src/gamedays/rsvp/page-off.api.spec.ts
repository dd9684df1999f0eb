import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { registeredAs, registerForm } from '../../convention/registration/testing/registration.factory.ts';
import { LinkPreviews } from '../../previews/link-previews.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { ACCEPTED } from '../invitation-status.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';

describe('a gameday whose public page is off', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));
  afterAll(() => app.stop());

  const turn = async ({ id, date }: GamedayDto, changes: object, status = 200) =>
    (
      await staff
        .put('/api/gameday')
        .send({ ...gamedayForm({ date }), id, ...changes })
        .expect(status)
    ).body;
  const shown = async (date: string) =>
    (await app.browser().get(`/api/gameday/public/${date}`).expect(200)).body;
  const answered = (gamedayId: string, guestEmail: string) =>
    app.browser().post('/api/gameday/public-rsvp').send({
      gamedayId,
      guestName: 'Ola',
      guestEmail,
      status: 'Accepted',
    });
  const waiting = (gamedayId: string, guestEmail: string) =>
    app
      .browser()
      .post('/api/gameday/public-queue')
      .send({ gamedayID: gamedayId, name: 'Ola', email: guestEmail, guests: 0 });

  it('should have its page on unless staff say otherwise, and keep what was said', async () => {
    const gameday = await createGameday(staff);
    expect(gameday.publicPage).toBe(true);

    expect((await turn(gameday, { publicPage: false })).publicPage).toBe(false);
    expect((await turn(gameday, {})).publicPage).toBe(false);
    expect((await turn(gameday, { publicPage: true })).publicPage).toBe(true);
    for (const publicPage of [null, 'off', 0]) await turn(gameday, { publicPage }, 400);
    expect((await createGameday(staff, { publicPage: false })).publicPage).toBe(false);
  });

  it('should answer as a date without a gameday does', async () => {
    const { date } = await createGameday(staff, { publicPage: false });
    const none = await shown('2019-01-01');

    expect(await shown(date)).toEqual({ ...none, date });
    const { body } = await app.browser().get(`/api/gameday/public/${date}/calendar.ics`).expect(404);
    expect(body).toMatchObject({ message: 'No gameday is scheduled for the selected date.' });
    const site = app.get(LinkPreviews);
    expect(await site.headOf(`/gameday/${date}`, {}, false)).toEqual(
      await site.headOf('/gameday/2019-01-01', {}, false),
    );
    expect(await site.firstAnswer(`/gameday/${date}`, {})).toBeNull();
  });

  it('should refuse answers and waits on the page, also where it was open before', async () => {
    const gameday = await createGameday(staff, { capacity: 1 });
    await answered(gameday.id, 'first@mail.example').expect(200);
    await waiting(gameday.id, 'second@mail.example').expect(200);
    await turn(gameday, { capacity: 1, publicPage: false });
    const counts = async () => {
      const { acceptedCount, notRepliedCount } = (await staff.get(`/api/gameday/${gameday.id}`).expect(200))
        .body;
      return { acceptedCount, notRepliedCount };
    };
    const before = await counts();
    const { body: none } = await answered('01980000-0000-7000-8000-000000000000', 'ola@mail.example');

    expect((await answered(gameday.id, 'ola@mail.example').expect(404)).body).toEqual(none);
    await waiting(gameday.id, 'ola@mail.example').expect(404);
    expect(await counts()).toEqual(before);
    expect((await app.mails()).filter(({ address }) => address === 'ola@mail.example')).toEqual([]);
  });

  it('should go on to take answers by mailed links', async () => {
    const gameday = await createGameday(staff, { publicPage: false });
    const { invitationToken } = await inviteGuest(staff, gameday);
    const reply = `/api/gameday-reply/${invitationToken}`;

    expect((await app.browser().get(reply).expect(200)).body.isValidToken).toBe(true);
    await app.browser().post('/api/gameday-reply').send({ invitationToken, status: 'Accepted' }).expect(200);

    const { text } = await app.browser().get(`${reply}/calendar.ics`).expect(200);
    expect(text).not.toContain(`/gameday/${gameday.date}`);
  });

  it('should not be linked among the days of those who come', async () => {
    const form = registerForm();
    const guest = await registeredAs(app, form);
    const gameday = await createGameday(staff, { date: '2025-10-09' });
    await inviteGuest(staff, gameday, { guestEmail: form.email, status: ACCEPTED });
    const path = async () => (await guest.get('/api/me/days').expect(200)).body.days[0].items[0].path;
    expect(await path()).toBe('/gameday/2025-10-09');

    await turn(gameday, { publicPage: false });

    expect(await path()).toBeNull();
  });

  it('should refuse a form that was filled before it was turned, and say in the trail which way', async () => {
    const { date, id, version } = await createGameday(staff, { date: '2026-03-29', publicPage: false });
    await turn({ date, id } as GamedayDto, { publicPage: true });
    await turn({ date, id } as GamedayDto, { publicPage: true });
    const { body: stale } = await staff
      .put('/api/gameday')
      .send({ ...gamedayForm({ date }), id, version })
      .expect(409);
    expect(stale.current.publicPage).toBe(true);

    const { body } = await staff.get('/api/organise/audit').query({ kind: 'gameday' }).expect(200);
    expect(body.items.slice(0, 3).map(({ what }: { what: string }) => what)).toEqual([
      'Changed the gameday of March 29, 2026',
      'Changed the gameday of March 29, 2026, turned its public page on',
      'Created the gameday of March 29, 2026, turned its public page off',
    ]);
  });
});
