import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { type Edition, generatedApi } from '#core/api/generated.ts';
import { refetchOutdated } from '#core/api/refetch-outdated.ts';
import { followSession, session } from '#core/api/session.ts';
import { api } from '#core/api/tags.ts';

/** What a call answers a stranger, as it came with the document (`first-view/first-views.tsx`). */
export interface FirstAnswer {
  /** The call's address. */
  call: string;
  operation:
    | 'getPhotos'
    | 'getMapData'
    | 'getFaq'
    | 'getTextPage'
    | 'getAttendees'
    | 'listListings'
    | 'getPublicGameday'
    | 'getInvitationDetails';
  arg?: unknown;
  value: unknown;
  /** It concerns one person. */
  isPrivate?: true;
}

/**
 * The store of one page load.
 *
 * @param edition what the document says of the edition, if it does
 */
export function createStore(answer?: FirstAnswer | null, edition?: Edition) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session },
    // The checks of the development build would walk through every cached list at each action.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(
        refetchOutdated,
        api.middleware,
        followSession,
      ),
  });
  const keep = (endpointName: string, value: unknown, arg?: unknown) =>
    store.dispatch(generatedApi.util.upsertQueryEntries([{ endpointName, arg, value }] as FirstEntries));
  if (answer) keep(answer.operation, answer.value, answer.arg);
  if (edition) keep('getConvention', edition);
  setupListeners(store.dispatch);
  return store;
}

export type AppDispatch = ReturnType<typeof createStore>['dispatch'];

type FirstEntries = Parameters<typeof generatedApi.util.upsertQueryEntries>[0];
