import { type ApiClient, TestApp } from '../../../test/test-app.ts';
import { registerForm } from '../../convention/registration/testing/registration.factory.ts';
import { createEvent, playerNamed } from '../../events/testing/event.factory.ts';
import { organiser, THIS } from './testing/editions.ts';

describe('the next edition', () => {
  let app: TestApp;
  let admin: ApiClient;
  const { signIn, list, save, shown, everywhere, makeNext } = organiser(() => app);
  beforeAll(async () => {
    app = await TestApp.startTwo();
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await signIn();
    await createEvent(await playerNamed(app, 'Dana'));
  });
  afterAll(() => app.stop());

  const overAt = async (moment: string) => {
    app.clock.set(moment);
    admin = await signIn();
  };

  it('should begin as a draft with everything of the last but its people, that only staff see', async () => {
    await save({ venueName: 'Old Mill', price: 12 });

    const { body } = await makeNext().expect(201);

    expect(body).toMatchObject({
      key: '2026-10',
      state: 'draft',
      isShown: false,
      venueName: 'Old Mill',
      price: 12,
      firstDay: '2026-10-09',
      firstOpens: '12:00',
      secondDay: '2026-10-10',
      registrations: 0,
      events: 0,
    });
    await everywhere();
    expect(await shown()).toMatchObject({ storageKey: 'bguser-oct2025' });
    await makeNext().expect(409);
    expect((await list()).map(({ key }) => key)).toEqual(['2026-10', THIS]);
  });

  it('should open only when the one before is over, which then is archived', async () => {
    await makeNext().expect(201);
    const { body } = await admin.put('/api/organise/editions/2026-10/opening').send({}).expect(409);
    expect(body.message).toBe(
      'The edition that the site shows ends on Saturday, October 11, 9:00 PM. The next one can open after that.',
    );

    await overAt('2025-10-12T02:00:00Z');
    await app.runJob('edition-states');
    expect((await list()).map(({ state }) => state)).toEqual(['draft', 'over']);
    await admin.put('/api/organise/editions/2026-10/opening').send({}).expect(200);
    await everywhere();

    expect((await list()).map(({ state, isShown }) => [state, isShown])).toEqual([
      ['open', true],
      ['archived', false],
    ]);
    expect(await shown()).toMatchObject({
      storageKey: 'bguser-oct2026',
      startDate: '2026-10-09T16:00:00.000Z',
    });
    expect((await app.browser().get('/api/events').expect(200)).body).toEqual([]);
    expect((await app.browser().get('/api/attendees').expect(200)).body).toMatchObject({
      registrations: 0,
    });
    expect((await save({ price: 99 })).status).toBe(409);
    await app.browser().post('/api/register').send(registerForm()).expect(200);
    expect((await list()).map(({ registrations, events }) => [registrations, events])).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it('should open by itself at its time', async () => {
    await makeNext().expect(201);
    const opening = (at: string) => admin.put('/api/organise/editions/2026-10/opening').send({ at });
    await opening('2025-10-11T20:00').expect(409);
    await opening('2025-09-01T09:00').expect(400);
    await opening('2026-11-01T09:00').expect(400);
    const { body } = await opening('2026-03-01T09:00').expect(200);
    expect(body).toMatchObject({ state: 'draft', opensAt: '2026-03-01T14:00:00.000Z' });

    await overAt('2026-03-01T13:59:00Z');
    await app.runJob('edition-states');
    await everywhere();
    expect((await shown()).storageKey).toBe('bguser-oct2025');
    await overAt('2026-03-01T14:00:00Z');
    await app.runJob('edition-states');
    await everywhere();

    expect((await shown()).storageKey).toBe('bguser-oct2026');
    expect((await list()).map(({ state, opensAt }) => [state, opensAt])).toEqual([
      ['open', null],
      ['archived', null],
    ]);
  });

  it('should be deleted, or not opened, as long as it is a draft', async () => {
    await makeNext().expect(201);
    await admin.put('/api/organise/editions/2026-10/opening').send({ at: '2026-03-01T09:00' }).expect(200);
    await admin.delete('/api/organise/editions/2026-10/opening').expect(204);
    expect((await list())[0]).toMatchObject({ opensAt: null });

    await admin.delete('/api/organise/editions/2026-10').expect(204);
    await admin.delete(`/api/organise/editions/${THIS}`).expect(409);
    await admin.delete('/api/organise/editions/2026-10').expect(404);

    expect(await list()).toHaveLength(1);
  });
});
