import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { generatedApi } from '../api/generated.ts';
import { api } from '../api/tags.ts';

/** Answers that came with the document, by the names of their queries, which take no argument. */
export type FirstData = Partial<Record<'getPhotos', unknown>>;

/** The store of one page load. */
export function createStore(firstData: FirstData = {}) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // The checks of the development build would walk through every cached list at each action.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  });
  const entries = Object.entries(firstData).map(([endpointName, value]) => ({
    endpointName,
    arg: undefined,
    value,
  }));
  if (entries.length > 0) store.dispatch(generatedApi.util.upsertQueryEntries(entries as FirstEntries));
  setupListeners(store.dispatch);
  return store;
}

export type AppDispatch = ReturnType<typeof createStore>['dispatch'];

type FirstEntries = Parameters<typeof generatedApi.util.upsertQueryEntries>[0];
