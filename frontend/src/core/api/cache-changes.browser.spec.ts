import { beforeEach, describe, expect, it } from '@jest/globals';
import { createStore } from '#app/store.ts';
import { eventOf } from '#site/events/testing/event.factory.ts';
import { Server } from '#test/server.ts';
import { api } from './tags.ts';

const { deleteEvent, getEvent, getSession, joinEvent, listEvents, saveEvent, swapEvent } = api.endpoints;

describe('the schedule in the cache', () => {
  const event = eventOf({ spots: 4, spotsTaken: 1 });
  const other = eventOf();
  const theo = { id: 'theo', name: 'Theo Whitfield', location: '', gameOwner: false };
  const JOIN = `PUT /api/event/register/${event.id}`;
  const join = joinEvent.initiate({ eventId: event.id, joinForm: { id: 'theo' } });
  let server: Server;
  let store: ReturnType<typeof createStore>;
  const listed = (id = event.id) =>
    listEvents
      .select()(store.getState())
      .data?.find((each) => each.id === id);

  beforeEach(async () => {
    const user = { email: 'dana@mail.example', names: [{ id: 'theo', name: 'Theo Whitfield' }], roles: [] };
    server = new Server()
      .on('GET /api/user/session', { body: { user } })
      .on('GET /api/events', { body: [event, other] })
      .on(`GET /api/event/${event.id}`, { body: event });
    store = createStore();
    await Promise.all([
      store.dispatch(getSession.initiate()),
      store.dispatch(listEvents.initiate()),
      store.dispatch(getEvent.initiate(event.id)),
    ]);
  });

  it('has who joins before the server has said so, then what the server said, without loading the list again', async () => {
    const answer = { ...event, spotsTaken: 3, participants: [...event.participants, theo] };
    server.on(JOIN, { body: answer });
    const joined = store.dispatch(join);
    expect(listed()).toMatchObject({ spotsTaken: 2, participants: [event.participants[0], theo] });
    expect(getEvent.select(event.id)(store.getState()).data?.spotsTaken).toBe(2);

    await joined;
    expect(listed()).toEqual(answer);
    expect(getEvent.select(event.id)(store.getState()).data).toEqual(answer);
    expect(server.count('GET /api/events')).toBe(1);
  });

  it.each([{ status: 409, body: {} }, 'unreachable'] as const)(
    'has nobody who could not join (%p), and asks how the event is now',
    async (refusal) => {
      server.on(JOIN, refusal);
      await store.dispatch(join);
      expect(listed()).toEqual(event);
      expect(server.count(`GET /api/event/${event.id}`)).toBe(2);
    },
  );

  it('has the event that is joined by a swap, and asks how the one that is left is now', async () => {
    const answer = { ...other, spotsTaken: 1, participants: [theo] };
    server.on(`POST /api/event/swap/${other.id}`, { body: answer });
    await store.dispatch(
      swapEvent.initiate({ eventId: other.id, swapForm: { id: 'theo', leave: event.id } }),
    );
    expect(listed(other.id)).toEqual(answer);
    expect(server.count(`GET /api/event/${event.id}`)).toBe(2);
  });

  it('keeps a change in a list that was asked for before it and arrives after it', async () => {
    const answer = { ...event, spotsTaken: 2 };
    let arrive: () => void = () => undefined;
    const isToArrive = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.on(JOIN, { body: answer }).on('GET /api/events', async () => {
      await isToArrive;
      return { body: [event, other] };
    });
    const list = store.dispatch(listEvents.initiate(undefined, { forceRefetch: true }));
    await store.dispatch(join);
    arrive();
    await list;
    expect(listed()).toEqual(answer);
    expect(listed(other.id)).toEqual(other);
  });

  it('keeps a change of an event that was asked for before it and arrives after it', async () => {
    const answer = { ...event, spotsTaken: 2 };
    let arrive: () => void = () => undefined;
    const isToArrive = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.on(JOIN, { body: answer }).on(`GET /api/event/${event.id}`, async () => {
      await isToArrive;
      return { body: event };
    });
    const asked = store.dispatch(getEvent.initiate(event.id, { forceRefetch: true }));
    await store.dispatch(join);
    arrive();
    await asked;
    expect(getEvent.select(event.id)(store.getState()).data).toEqual(answer);
    expect(listed()).toEqual(answer);
    server.on(`GET /api/event/${event.id}`, { body: event });
    await store.dispatch(getEvent.initiate(event.id, { forceRefetch: true }));
    expect(listed()).toEqual(event);
  });

  it('takes a refused join back from the event itself, wherever a newer list has it', async () => {
    let refuse: () => void = () => undefined;
    const isToRefuse = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    server.on(JOIN, async () => {
      await isToRefuse;
      return { status: 409, body: {} };
    });
    const joined = store.dispatch(join);
    const first = eventOf({ spots: 6, spotsTaken: 6 });
    server.on('GET /api/events', { body: [first, event, other] });
    await store.dispatch(listEvents.initiate(undefined, { forceRefetch: true }));
    server.on('GET /api/events', () => new Promise(() => undefined));
    refuse();
    await joined;
    expect(listed(first.id)).toEqual(first);
    expect(listed()).toEqual(event);
  });

  it('asks again for the schedule when the answer to a deletion is lost', async () => {
    server.on(`DELETE /api/event/${event.id}`, 'unreachable').on('GET /api/events', { body: [other] });
    await store.dispatch(deleteEvent.initiate({ id: event.id }));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(listed()).toBeUndefined();
  });

  it('does not take in an event of another edition that somebody looks at', async () => {
    const old = eventOf();
    server.on(`GET /api/event/${old.id}`, { body: old });
    await store.dispatch(getEvent.initiate(old.id));
    expect(listed(old.id)).toBeUndefined();
  });

  it('takes in what is created and lets go of what is deleted, and keeps all else as it is', async () => {
    const created = eventOf();
    const before = listed(other.id);
    server.on('PUT /api/event', { body: created }).on(`DELETE /api/event/${event.id}`, { status: 204 });
    await store.dispatch(saveEvent.initiate(created));
    await store.dispatch(deleteEvent.initiate({ id: event.id }));
    expect(listed(created.id)).toEqual(created);
    expect(listed()).toBeUndefined();
    expect(listed(other.id)).toBe(before);
    expect(server.count('GET /api/events')).toBe(1);
  });
});

describe('the gamedays in the cache', () => {
  it('are asked for again when the answer to a new one is lost: it may have been made', async () => {
    const { createGameday, listGamedays } = api.endpoints;
    const server = new Server().on('GET /api/gamedays', { body: [] }).on('POST /api/gameday', 'unreachable');
    const store = createStore();
    await store.dispatch(listGamedays.initiate({ limit: 100 }));
    server.on('GET /api/gamedays', { body: [{ id: 'g1', date: '2027-03-05' }] });
    await store.dispatch(createGameday.initiate({ date: '2027-03-05' } as never));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(listGamedays.select({ limit: 100 })(store.getState()).data).toHaveLength(1);
  });
});
