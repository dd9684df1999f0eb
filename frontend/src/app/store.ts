import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { Edition } from '../api/generated.ts';
import { api } from '../api/tags.ts';

/** The store of one page load; the edition that came with the page spares the call for it. */
export function createStore(edition: Edition | null) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  setupListeners(store.dispatch);
  if (edition) {
    store.dispatch(
      api.util.upsertQueryEntries([{ endpointName: 'getConvention', arg: undefined, value: edition }]),
    );
  }
  return store;
}
