import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createStore } from '#app/store.ts';
import { Server } from '#test/server.ts';
import { useCachedSince } from './cached-responses.ts';
import { eventApi } from './events.ts';
import { problemOf } from './problem.ts';
import { staffApi } from './staff.ts';
import { api } from './tags.ts';

const NEVER = () => new Promise<never>(() => undefined);
const GAMEDAY = { id: 'g1', date: '2027-03-05', capacity: 8 };

let server: Server;
let store: ReturnType<typeof createStore>;
const endpoints = { ...api.endpoints, ...eventApi.endpoints, ...staffApi.endpoints };

/** Lets everything that waits for nothing but its turn happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  server = new Server();
  store = createStore();
});
afterEach(() => void jest.useRealTimers());

describe('the client', () => {
  it('sends what a search holds as it was typed, and leaves out what is not given', async () => {
    server.on('GET /api/registrations', { body: { items: [], total: 0 } });
    const search = 'dana & theo=100% ü';
    await store.dispatch(endpoints.listRegistrations.initiate({ search, paid: undefined, page: 2 }));

    const [{ call } = { call: '' }] = server.calls;
    const params = new URL(call.slice(4), 'https://tablefall.example').searchParams;
    expect(Object.fromEntries(params)).toEqual({ search, page: '2' });
  });

  it('sends a list as a repeated parameter', async () => {
    server.on('GET /api/forsale', { body: [] });
    const listings = api.injectEndpoints({
      endpoints: (build) => ({
        listings: build.query<unknown, string[]>({
          query: (condition) => ({ url: '/api/forsale', params: { condition } }),
        }),
      }),
    });
    await store.dispatch(listings.endpoints.listings.initiate(['Like New', 'Good']));

    expect(server.calls[0]?.call).toBe('GET /api/forsale?condition=Like+New&condition=Good');
  });

  it('gives up on a call that is swallowed, after 30 seconds, and later on one about many', async () => {
    jest.useFakeTimers();
    server.on('GET /api/gamedays', NEVER).on('POST /api/gameday/bulk-invite', NEVER);
    const list = store.dispatch(endpoints.listGamedays.initiate({}));
    const bulk = store.dispatch(endpoints.bulkInviteGuests.initiate({ gamedayID: 'g1', guests: [] }));
    const isBulkOver = jest.fn();
    void bulk.then(isBulkOver);
    // The time counts from when a call is under way.
    while (server.calls.length < 2) await jest.advanceTimersByTimeAsync(1);
    await jest.advanceTimersByTimeAsync(30_000);

    expect((await list).error).toMatchObject({ status: 'TIMEOUT_ERROR' });
    expect(problemOf((await list).error).status).toBe(0);
    expect(isBulkOver).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(600_000);
    expect((await bulk).error).toMatchObject({ status: 'TIMEOUT_ERROR' });
  });

  it('refetches at once after a change, whatever else is under way', async () => {
    server.on('GET /api/places', { body: {} }).on('POST /api/register', { body: { message: 'Sent' } });
    void store.dispatch(endpoints.getPlaces.initiate());
    await settle();
    server.on('GET /api/photos', NEVER);
    void store.dispatch(endpoints.getPhotos.initiate());
    await store.dispatch(endpoints.register.initiate({ email: 'dana@mail.example', attendees: [] }));
    await settle();

    expect(server.calls.filter(({ call }) => call.includes('places'))).toHaveLength(2);
  });

  it('loads again what a change is about, and nothing else', async () => {
    server
      .on('GET /api/gamedays', { body: [GAMEDAY, { ...GAMEDAY, id: 'g2' }] })
      .on('GET /api/gameday/g1/delivery', { body: {} })
      .on('GET /api/gameday/g2/delivery', { body: {} })
      .on('POST /api/gameday/invite', { status: 201, body: {} });
    for (const id of ['g1', 'g2']) void store.dispatch(endpoints.getDelivery.initiate(id));
    await store.dispatch(endpoints.listGamedays.initiate({}));
    await settle();
    await store.dispatch(
      endpoints.inviteGuest.initiate({ gamedayID: 'g2', guestName: 'Mei', guestEmail: 'mei@mail.example' }),
    );
    await settle();

    expect(server.count('GET /api/gamedays')).toBe(2);
    expect(server.count('GET /api/gameday/g1/delivery')).toBe(1);
    expect(server.count('GET /api/gameday/g2/delivery')).toBe(2);
  });

  it('shows what an earlier visit had kept, says how old it is, and never puts it over what this one was told', async () => {
    const [old, now] = [
      { id: 'e1', spotsTaken: 1 },
      { id: 'e1', spotsTaken: 2 },
    ];
    const kept = { body: [old], headers: { 'x-kept': 'yes', date: 'Fri, 10 Oct 2025 16:00:00 GMT' } };
    const ask = () =>
      act(async () => store.dispatch(endpoints.listEvents.initiate(undefined, { forceRefetch: true })));
    const { result } = renderHook(() => useCachedSince('/api/events'));

    server.on('GET /api/events', kept);
    expect((await ask()).data).toEqual([old]);
    expect(result.current).toBe(Date.parse('2025-10-10T16:00:00Z'));

    server.on('GET /api/events', { body: [now] });
    await ask();
    expect(result.current).toBeUndefined();

    server.on('GET /api/events', kept);
    expect(await ask()).toMatchObject({ isError: true, data: [now] });
    expect(result.current).toBeUndefined();
  });

  it('keeps nothing of a user after a logout', async () => {
    server
      .on('GET /api/registrations', { body: { items: [{ email: 'dana@mail.example' }], total: 1 } })
      .on('POST /api/user/logout', { status: 204 });
    await store.dispatch(endpoints.listRegistrations.initiate({}));
    await store.dispatch(endpoints.logout.initiate());

    expect(endpoints.listRegistrations.select({})(store.getState()).data).toBeUndefined();
    expect(endpoints.getSession.select()(store.getState()).data).toEqual({ user: null });
  });
});

describe('the registration desk', () => {
  const person = { id: 'a1', name: 'Dana', badge: true, checkedInAt: null };
  const entry = {
    id: 'r1',
    email: 'dana@mail.example',
    attendees: [person],
    amount: 10,
    amountDue: 10,
    paid: false,
    heldUntil: '2027-10-01T12:00:00Z',
  };
  const shown = () => endpoints.listRegistrations.select({})(store.getState()).data?.items[0];

  beforeEach(async () => {
    server.on('GET /api/registrations', { body: { items: [entry], total: 1 } });
    await store.dispatch(endpoints.listRegistrations.initiate({}));
  });

  it('shows a change at once, and the list of the server after it', async () => {
    server.on('PUT /api/registration/r1/paid', NEVER).on('PUT /api/attendee/a1/check-in', { body: {} });
    void store.dispatch(endpoints.setPaid.initiate({ id: 'r1', paid: { paid: true } }));
    expect(shown()).toMatchObject({ paid: true, amountDue: 0 });

    const checkIn = store.dispatch(
      endpoints.setCheckedIn.initiate({ id: 'a1', checkIn: { checkedIn: true } }),
    );
    expect(shown()?.attendees[0]?.checkedInAt).not.toBeNull();
    // Another desk has undone it meanwhile: the server's word stands.
    await checkIn;
    await settle();
    expect(shown()?.attendees[0]?.checkedInAt).toBeNull();
  });

  it.each([
    ['paid', () => store.dispatch(endpoints.setPaid.initiate({ id: 'r1', paid: { paid: true } }))],
    [
      'here',
      () => store.dispatch(endpoints.setCheckedIn.initiate({ id: 'a1', checkIn: { checkedIn: true } })),
    ],
  ])('shows who is %s without a limit on their badges at once: no line moves later', (_, change) => {
    server.on('PUT /api/registration/r1/paid', NEVER).on('PUT /api/attendee/a1/check-in', NEVER);
    change();
    expect(shown()?.heldUntil).toBeNull();
  });

  it('takes back what the server refuses', async () => {
    server.on('PUT /api/attendee/a1/check-in', { status: 409, body: { message: 'Gone' } });
    server.on('GET /api/registrations', NEVER);
    const checkIn = store.dispatch(
      endpoints.setCheckedIn.initiate({ id: 'a1', checkIn: { checkedIn: true } }),
    );
    expect(shown()?.attendees[0]?.checkedInAt).not.toBeNull();
    await checkIn;
    expect(shown()?.attendees[0]?.checkedInAt).toBeNull();
  });
});
