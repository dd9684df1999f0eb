import { ADMIN } from '../../../test/test-app.ts';
import type { Things } from '../../../test/things.ts';
import { createEvent, formOf, join, type Player, playerNamed } from './event.factory.ts';
import { arrive } from './hall.factory.ts';

let tables = 0;
const placed = (owner: Player, eventTime: string) =>
  createEvent(owner, { tableId: `a${++tables}`, eventTime });

export const things: Things = {
  '/api/event/': async (owner) => {
    const { id } = await createEvent(owner);
    const { body: question } = await owner.client
      .post(`/api/event/${id}/discussions`)
      .send({ message: 'Bring sleeves.' })
      .expect(200);
    const parts = { id, eventId: id, nameId: owner.id, entryId: question.id };
    return { parts, form: { id: owner.id, leave: id, nameIds: [owner.id] } };
  },
  '/api/event/{id}/message/': async (owner, app) => {
    const event = await createEvent(owner);
    await join(await playerNamed(app, 'Reader'), event).expect(200);
    await owner.client.post(`/api/event/${event.id}/message`).send({ message: 'Room B' }).expect(200);
    const { body } = await owner.client.get(`/api/event/${event.id}/messages`).expect(200);
    return { parts: { id: event.id, messageId: body.items[0].id } };
  },
  '/api/event': async (owner) => ({ parts: {}, form: formOf(await createEvent(owner)) }),
  '/api/myevents/': async ({ id }) => ({ parts: { userNameId: id } }),
  '/api/tables/': async (owner, app) => {
    await arrive(await app.signedIn(ADMIN), owner);
    // The hall is open.
    app.clock.set('2025-10-10T19:00:00Z');
    await owner.client.put('/api/tables/c3/flag').send({ colour: 'green', players: 2 }).expect(200);
    return { parts: { id: 'c3' } };
  },
  '/api/tables/swap': async (owner) => ({
    parts: {},
    form: { one: (await placed(owner, '3:15 PM')).id, other: (await placed(owner, '6:00 PM')).id },
  }),
};
