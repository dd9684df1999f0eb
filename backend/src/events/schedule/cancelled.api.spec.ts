import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import {
  clearSchedule,
  createEvent,
  eventForm,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
} from '../testing/event.factory.ts';

describe('an event that was deleted', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
  });
  beforeEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const cancelled = (id: string) => app.browser().get(`/api/event/${id}/cancelled`);

  it('should still say at its old link what it was and when, and name nobody', async () => {
    const event = await createEvent(dana);
    await join(await playerNamed(app, 'Ola'), event).expect(200);
    await dana.client.delete(`/api/event/${event.id}`).expect(204);

    const { body } = await cancelled(event.id).expect(200);
    expect(body).toEqual({
      id: event.id,
      gameName: 'Ark Nova',
      eventDay: 'Friday',
      eventTime: '3:15 PM',
      eventDate: '2025-10-10T19:15:00.000Z',
      endDate: '2025-10-10T20:15:00.000Z',
      duration: '60',
    });
    await app.browser().get(`/api/event/${event.id}`).expect(404);
  });

  it('should say nothing any more once the administrator has deleted it for good', async () => {
    const event = await createEvent(dana, { gameName: 'Words that nobody should read' });
    await dana.client.delete(`/api/event/${event.id}`).expect(204);
    await dana.client.delete(`/api/event/${event.id}`).expect(404);
    await cancelled(event.id).expect(200);

    await admin.delete(`/api/event/${event.id}`).expect(204);
    await cancelled(event.id).expect(404);
    await admin.delete(`/api/event/${event.id}`).expect(404);
  });

  it('should say its undetermined time', async () => {
    const event = await createEvent(dana, { eventTime: '12:01 AM' });
    await dana.client.delete(`/api/event/${event.id}`).expect(204);

    expect((await cancelled(event.id).expect(200)).body).toMatchObject({ eventTime: '12:01 AM' });
  });

  it('should not be told from one that never was while it stands', async () => {
    const event = await createEvent(dana);
    await cancelled(event.id).expect(404);
    await cancelled(eventForm(dana.id).id).expect(404);
  });

  it('should be an event again when it is saved again', async () => {
    const event = await createEvent(dana);
    await dana.client.delete(`/api/event/${event.id}`).expect(204);
    await createEvent(dana, { id: event.id });

    await cancelled(event.id).expect(404);
  });
});
