import { beforeEach, describe, expect, it } from '@jest/globals';
import { createStore } from '#app/store.ts';
import { Server } from '#test/server.ts';
import { api } from './tags.ts';

const { removeRegistration, listRegistrations, getPhotos } = api.endpoints;
const LIST = 'GET /api/registrations';

describe('an answer that a change outruns', () => {
  let server: Server;
  let store: ReturnType<typeof createStore>;
  let arrive: () => void;
  let isToArrive: Promise<void>;
  const ask = () => store.dispatch(listRegistrations.initiate({}, { forceRefetch: true }));
  const total = () => listRegistrations.select({})(store.getState()).data?.total;
  const pageOf = (count: number) => ({ body: { items: [], total: count, page: 1, limit: 25 } });

  beforeEach(async () => {
    isToArrive = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server = new Server().on('DELETE /api/registration/2', { status: 204 });
    store = createStore();
    server.on(LIST, pageOf(1));
    await ask();
    server.on(LIST, async () => {
      await isToArrive;
      return pageOf(1);
    });
  });

  it('is asked for once more when it has come', async () => {
    const asked = ask();
    await store.dispatch(removeRegistration.initiate('2'));
    server.on(LIST, pageOf(0));
    arrive();
    await asked;
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(total()).toBe(0);
    expect(server.count(LIST)).toBe(3);
  });

  it('is asked for once more though it is the first one, whose tags nobody knows before it has come', async () => {
    const filtered = () => store.dispatch(listRegistrations.initiate({ search: 'Dana' }));
    const found = () => listRegistrations.select({ search: 'Dana' })(store.getState()).data?.total;
    server.on(LIST, async () => {
      await isToArrive;
      return pageOf(1);
    });
    const asked = filtered();
    await store.dispatch(removeRegistration.initiate('2'));
    server.on(LIST, pageOf(0));
    arrive();
    await asked;
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(found()).toBe(0);
  });

  it('is asked for once more when the change itself was refused by somebody quicker', async () => {
    server.on('DELETE /api/registration/2', { status: 404, body: {} });
    const asked = ask();
    await store.dispatch(removeRegistration.initiate('2'));
    server.on(LIST, pageOf(0));
    arrive();
    await asked;
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(total()).toBe(0);
  });

  it('is not asked for again when what has changed is something else', async () => {
    server.on('GET /api/photos', async () => {
      await isToArrive;
      return { body: [] };
    });
    const asked = store.dispatch(getPhotos.initiate());
    await store.dispatch(removeRegistration.initiate('2'));
    arrive();
    await asked;
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(server.count('GET /api/photos')).toBe(1);
  });

  it('is not asked for again when nothing has changed', async () => {
    const asked = ask();
    const again = ask();
    arrive();
    await Promise.all([asked, again]);
    expect(server.count(LIST)).toBe(2);
  });
});
