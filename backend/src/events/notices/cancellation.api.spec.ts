import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { createEvent, join, type Player, playerNamed, wait } from '../testing/event.factory.ts';
import { eventNotices } from '../testing/event-notices.ts';

const UNKNOWN = '01980000-0000-7000-8000-000000000000';

describe('GET /api/event/{id}/cancellation', () => {
  let app: TestApp;
  const { news } = eventNotices(() => app);
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set('2025-10-06T12:00:00Z');
  });
  afterAll(() => app.stop());

  const told = async ({ client }: Pick<Player, 'client'>, id: string) =>
    (await client.get(`/api/event/${id}/cancellation`).expect(200)).body;
  const cancelled = async () => (await news()).filter(([what]) => what === 'cancelled').length;

  it('should count exactly the mails of a deletion', async () => {
    const [dana, ola, priya, waits, muted, bounced] = await Promise.all(
      ['Dana', 'Ola', 'Priya', 'Wei', 'Mute', 'Gone'].map((name) => playerNamed(app, name)),
    );
    const event = await createEvent(dana!, { spots: 5 });
    for (const player of [ola!, priya!, muted!, bounced!]) await join(player, event).expect(200);
    await wait(waits!, event).expect(200);
    await muted!.client.put('/api/user/notices').send({ events: false }).expect(200);
    await app.outbox.suppress(bounced!.email, 'bounced');
    await app.outbox.sent();

    expect(await told(dana!, event.id)).toEqual({ people: 3 });
    // The owner is told when somebody else deletes it.
    const admin = { client: await app.signedIn(ADMIN) };
    expect(await told(admin, event.id)).toEqual({ people: 4 });
    await dana!.client.delete(`/api/event/${event.id}`).expect(204);

    expect(await cancelled()).toBe(3);
  });

  it('should count nobody of an event that is over', async () => {
    const [dana, ola] = [await playerNamed(app), await playerNamed(app)];
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    app.clock.set('2025-10-13T12:00:00Z');

    const admin = { client: await app.signedIn(ADMIN) };
    expect(await told(admin, event.id)).toEqual({ people: 0 });
  });

  it('should know no event that does not exist', async () => {
    const admin = await app.signedIn(ADMIN);
    await admin.get(`/api/event/${UNKNOWN}/cancellation`).expect(404);
  });
});
