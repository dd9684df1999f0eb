import { TestApp } from '../../../test/test-app.ts';
import { createEvent, eventForm, formOf, join, playerNamed } from '../testing/event.factory.ts';

describe('how often one account saves events', () => {
  it('should take so many new games of one account in an hour, and changes of them all the same', async () => {
    const throttled = await TestApp.start({ THROTTLE_NEW_EVENTS_PER_HOUR: '2' });
    try {
      const [busy, other] = [await playerNamed(throttled), await playerNamed(throttled)];
      const event = await createEvent(busy);
      await createEvent(busy, { eventTime: '5:00 PM' });

      const more = eventForm(busy.id, { eventTime: '7:00 PM' });
      await busy.client.put('/api/event').send(more).expect(429);

      await busy.client
        .put('/api/event')
        .send(formOf(event, { spots: 9 }))
        .expect(200);
      await createEvent(other);
    } finally {
      await throttled.stop();
    }
  });

  it('should let one account change the schedule so often in an hour, and others as often', async () => {
    const throttled = await TestApp.start({ THROTTLE_EVENTS_PER_HOUR: '2' });
    try {
      const [busy, other] = [await playerNamed(throttled), await playerNamed(throttled)];
      const event = await createEvent(busy, { spots: 9 });
      await join(busy, event).expect(200);

      expect((await join(busy, event)).status).toBe(429);
      await join(other, event).expect(200);
    } finally {
      await throttled.stop();
    }
  });
});
