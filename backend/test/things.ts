import { createEvent, formOf, join, type Player, playerNamed } from '../src/events/testing/event.factory.ts';
import { arrive } from '../src/events/testing/hall.factory.ts';
import { act, createListing } from '../src/marketplace/testing/listing.factory.ts';
import { createShift, take } from '../src/shifts/testing/shift.factory.ts';
import { aDevice } from '../src/users/push/testing/push-device.factory.ts';
import {
  askForWishes,
  friendLinkOf,
  sayYes,
  wishesFrom,
  wishFor,
} from '../src/wishes/testing/wish.factory.ts';
import { ADMIN, type TestApp } from './test-app.ts';

/** Something of somebody's: what names it in a path, and what a call about it sends besides the samples of the contract. */
export interface Thing {
  parts: Record<string, string>;
  form?: object;
}

type Maker = (owner: Player, app: TestApp) => Promise<Thing>;

let tables = 0;
const placed = (owner: Player, eventTime: string) =>
  createEvent(owner, { tableId: `a${++tables}`, eventTime });

/** By the beginning of their paths. A new kind of thing needs a row here; a further call about a thing that is here needs none. */
const THINGS: Record<string, Maker> = {
  '/api/boardgames/': async () => ({ parts: { id: '13' } }),
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
  '/api/forsale/': async (owner, app) => {
    const listing = await createListing(owner);
    await act(await playerNamed(app), listing, 'mark-pending').expect(200);
    return { parts: { id: listing.id } };
  },
  '/api/me/': async ({ ids }) => ({ parts: { nameId: ids[1] ?? '' }, form: { name: 'Somebody Else' } }),
  '/api/me/badges/{nameId}/hand-over': async ({ client, ids }) => {
    const nameId = ids[1] ?? '';
    await client.post(`/api/me/badges/${nameId}/hand-over`).send({ email: 'ola@mail.example' }).expect(200);
    return { parts: { nameId }, form: { name: 'Somebody Else' } };
  },
  '/api/myevents/': async ({ id }) => ({ parts: { userNameId: id } }),
  '/api/push/': async ({ client }) => {
    const device = { ...aDevice(), topics: ['seat'] };
    const { body } = await client.put('/api/push/device').send(device).expect(200);
    return { parts: { deviceId: body.id } };
  },
  '/api/registration/attendees/': async ({ client }) => {
    const { body } = await client.get('/api/registration').expect(200);
    return { parts: { id: body.attendees[0].id } };
  },
  '/api/shift/': async (owner, app) => {
    const shift = await createShift(await app.signedIn(ADMIN));
    await take(owner, shift).expect(204);
    return { parts: { shiftId: shift.id }, form: { id: owner.id } };
  },
  '/api/tables/': async (owner, app) => {
    await arrive(await app.signedIn(ADMIN), owner);
    // The hall is open.
    app.clock.set('2025-10-10T19:00:00Z');
    await owner.client.put('/api/tables/c3/flag').send({ colour: 'green', players: 2 }).expect(200);
    return { parts: { id: 'c3' } };
  },
  '/api/wish/': async (owner, app) => {
    await askForWishes(app);
    await wishFor(owner, await createEvent(await playerNamed(app))).expect(204);
    const [wish] = (await wishesFrom(owner)).wishes;
    return { parts: { id: wish?.id ?? '' } };
  },
  '/api/wishes/friend-link/': async (owner) => ({
    parts: { token: await friendLinkOf(owner) },
    form: { nameIds: [] },
  }),
  '/api/wish-friend/': async (owner, app) => {
    await askForWishes(app);
    await sayYes(await playerNamed(app), await friendLinkOf(owner)).expect(204);
    const [friend] = (await wishesFrom(owner)).friends;
    return { parts: { id: friend?.id ?? '' } };
  },
  '/api/tables/swap': async (owner) => ({
    parts: {},
    form: { one: (await placed(owner, '3:15 PM')).id, other: (await placed(owner, '6:00 PM')).id },
  }),
};

/** @param path of a call, as openapi.json has it */
export function thingOf(path: string, owner: Player, app: TestApp): Promise<Thing> {
  const [start = ''] = Object.keys(THINGS)
    .filter((each) => path.startsWith(each))
    .sort((one, other) => other.length - one.length);
  const make = THINGS[start];
  if (!make) throw new Error(`${path} is about a thing that backend/test/things.ts cannot make: add a row`);
  return make(owner, app);
}
