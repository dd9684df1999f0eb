import { beforeEach, describe, expect, it } from '@jest/globals';
import { createStore } from '#app/store.ts';
import { Server } from '#test/server.ts';
import { keyOf, VISITOR } from './browser/stored-texts.ts';
import type { User } from './generated.ts';
import { handOver, refetchSession } from './session.ts';
import { api } from './tags.ts';

const SESSION = 'GET /api/user/session';
const REGISTRATION = 'GET /api/registration';
const OLA = { email: 'ola@mail.example', names: [], roles: [] } as unknown as User;
const MEI = { ...OLA, email: 'mei@mail.example' };

let server: Server;
let store: ReturnType<typeof createStore>;
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const told = async (user: User | null) => {
  server.on(SESSION, { body: { user } });
  await store.dispatch(refetchSession());
  await settle();
};
const state = () => store.getState().session;
const known = () => api.endpoints.getRegistration.select()(store.getState()).data;

beforeEach(() => {
  server = new Server().on(REGISTRATION, { body: { registered: true } });
  store = createStore();
});

describe('who is signed in', () => {
  it('is remembered when the server ends the session, with what they were told, until they are back', async () => {
    await told(OLA);
    await store.dispatch(api.endpoints.getRegistration.initiate());
    await told(null);
    expect(state()).toEqual({ user: OLA, isSignedIn: false, owner: 0 });
    expect(known()).toBeTruthy();
    await told(OLA);
    expect(state()).toEqual({ user: OLA, isSignedIn: true, owner: 0 });
    expect(server.count(REGISTRATION)).toBe(2);
  });

  it('gets a tab without what another was told', async () => {
    await told(OLA);
    await store.dispatch(api.endpoints.getRegistration.initiate(undefined, { subscribe: false }));
    await told(null);
    await told(MEI);
    expect(state()).toEqual({ user: MEI, isSignedIn: true, owner: 1 });
    expect(known()).toBeUndefined();
    expect(api.endpoints.getSession.select()(store.getState()).data?.user).toEqual(MEI);
  });

  it('is somebody again after the session has ended, by the digits of the mail as well', async () => {
    await told(OLA);
    await told(null);
    server.on('POST /api/user/verify-code', { body: OLA });
    await store.dispatch(api.endpoints.verifyCode.initiate({ email: OLA.email, code: '123456' }));
    expect(state()).toEqual({ user: OLA, isSignedIn: true, owner: 0 });
  });

  it('is nobody after a logout, and nothing they were told stays', async () => {
    await told(OLA);
    await store.dispatch(api.endpoints.getRegistration.initiate(undefined, { subscribe: false }));
    store.dispatch(handOver(null));
    expect(state()).toEqual({ user: null, isSignedIn: false, owner: 1 });
    expect(known()).toBeUndefined();
  });

  it('finds nothing that somebody else typed in this tab, from the first moment that the page is theirs', async () => {
    const typed = () => sessionStorage.getItem(keyOf(VISITOR, 'contact'));
    const type = () => sessionStorage.setItem(keyOf(VISITOR, 'contact'), 'Dear all');
    type();
    await told(OLA);
    expect(typed()).toBe('Dear all');

    const seen: unknown[] = [];
    const stop = store.subscribe(() => state().owner > 0 && seen.push(typed()));
    store.dispatch(handOver(null));
    expect(new Set(seen)).toEqual(new Set([null]));
    stop();

    await told(OLA);
    type();
    await told(MEI);
    expect(typed()).toBeNull();

    type();
    server.on('POST /api/user/verify-code', { body: OLA });
    await store.dispatch(api.endpoints.verifyCode.initiate({ email: OLA.email, code: '123456' }));
    await settle();
    expect(typed()).toBeNull();
  });

  it('asks anew for what strangers were told, once, when somebody signs in in another tab', async () => {
    await told(null);
    await store.dispatch(api.endpoints.getRegistration.initiate());
    await told(OLA);
    await told(OLA);
    expect(server.count(REGISTRATION)).toBe(2);
  });

  it('is not asked for at each refusal once it is known that nobody is', async () => {
    await told(OLA);
    server.on(REGISTRATION, { status: 401 });
    server.on(SESSION, { body: { user: null } });
    for (let poll = 0; poll < 3; poll += 1) {
      await store.dispatch(api.endpoints.getRegistration.initiate(undefined, { forceRefetch: true }));
      await told(null);
    }
    const asked = server.count(SESSION);
    await store.dispatch(api.endpoints.getRegistration.initiate(undefined, { forceRefetch: true }));
    await settle();
    expect(server.count(SESSION)).toBe(asked);
  });
});
