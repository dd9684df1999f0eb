import { sql } from '@tablefall/platform/database/sql';
import { registeredAs, registerForm } from '../src/convention/registration/testing/registration.factory.ts';
import { createEvent, formOf, playerNamed, wait } from '../src/events/testing/event.factory.ts';
import { createGameday, inviteGuest } from '../src/gamedays/testing/gameday.factory.ts';
import { ADMIN, type ApiClient, TestApp } from './test-app.ts';

describe('lists of what changed since a moment', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  /** A moment of the database after all that happened, and before all that follows. */
  const now = async (): Promise<string> => {
    const clock = async () => {
      const [row] = await app.query(sql<{ ms: number }>`
        select ceil(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`);
      return row?.ms ?? 0;
    };
    const moment = await clock();
    while ((await clock()) <= moment);
    return new Date(moment).toISOString();
  };
  const namesIn = async (reader: ApiClient, path: string, name: string): Promise<string[]> => {
    const { body } = await reader.get(path).expect(200);
    const items: Record<string, string>[] = body.items ?? body;
    return items.map((item) => item[name] ?? '');
  };

  it('events should be told, in the order of the schedule, once they, a name, a player or the line changed', async () => {
    const dana = await playerNamed(app, 'Dana');
    const ola = await playerNamed(app, 'Ola');
    const priya = await playerNamed(app, 'Priya');
    const late = await createEvent(dana, { gameName: 'Azul', eventDay: 'Saturday', eventTime: '6:00 PM' });
    const full = await createEvent(ola, { gameName: 'Root', spots: 1 });
    await createEvent(ola, { gameName: 'Hanabi', eventTime: '8:00 PM' });
    const changed = async (since: string, reader = app.browser()) =>
      namesIn(reader, `/api/events?modifiedSince=${since}`, 'gameName');

    const before = await now();
    expect(await changed(before)).toEqual([]);
    await dana.client
      .put('/api/event')
      .send(formOf(late, { eventTime: '7:00 PM' }))
      .expect(200);
    const moved = await now();
    await wait(priya, full).expect(200);
    expect(await changed(before)).toEqual(['Root', 'Azul']);
    expect(await changed(moved, priya.client)).toEqual(['Root']);

    const waiting = await now();
    await priya.client.delete(`/api/event/waitlist/${full.id}`).send({ id: priya.id }).expect(200);
    expect(await changed(waiting)).toEqual(['Root']);
  });

  it('registrations should be told once a person came, was renamed or left', async () => {
    const form = registerForm({
      email: 'wongs@mail.example',
      attendees: [
        { name: 'Ada Wong', badge: true },
        { name: 'Bo Wong', badge: true },
      ],
    });
    const family = await registeredAs(app, form);
    await registeredAs(app, registerForm());
    const people = async () => (await family.get('/api/registration').expect(200)).body.attendees;
    const [ada, bo] = await people();
    const changed = async (since: string) =>
      namesIn(admin, `/api/registrations?modifiedSince=${since}`, 'email');

    const before = await now();
    expect(await changed(before)).toEqual([]);
    await family
      .put(`/api/registration/attendees/${ada.id}`)
      .send({ name: 'Ada Wong-Lee', badge: true })
      .expect(200);
    expect(await changed(before)).toEqual([form.email]);

    const renamed = await now();
    await family.delete(`/api/me/badges/${bo.nameId}`);
    expect(await people()).toHaveLength(1);
    expect(await changed(renamed)).toEqual([form.email]);
  });

  it('invitations should be told and counted once their answer changed, but not when their gameday’s counters did', async () => {
    const gameday = await createGameday(admin);
    await inviteGuest(admin, gameday, { guestName: 'Ada' });
    const bo = await inviteGuest(admin, gameday, { guestName: 'Bo' });
    const path = `/api/gameday/${gameday.id}/invitations?modifiedSince=`;

    const before = await now();
    await admin.put('/api/gameday-invitation/status').send({ invitationID: bo.id, status: 1 }).expect(200);

    expect((await admin.get(path + before).expect(200)).body).toMatchObject({
      total: 1,
      items: [{ guestName: 'Bo' }],
    });
    expect((await admin.get(path + (await now())).expect(200)).body).toMatchObject({ total: 0, items: [] });
  });

  it.each(['yesterday', '2026-01-01', '2026-01-01T00:00:00'])(
    'should refuse %s, which is no moment',
    async (since) => {
      await app.browser().get(`/api/events?modifiedSince=${since}`).expect(400);
    },
  );
});
