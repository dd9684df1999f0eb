import { generatedPushApi } from './push.generated.ts';

/** Calls about notices on devices, which only who turns them on loads; their cache is the one of all calls. */
export * from './push.generated.ts';

/** Which cached answers each of them gives and which it makes stale. */
export const pushApi = generatedPushApi.enhanceEndpoints({
  endpoints: {
    getPush: { providesTags: ['Push'] },
    saveDevice: {
      invalidatesTags: ['Push'],
      // Known with the answer: whoever turns it off at once does so before the list was asked for again.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (!saved) return;
        const known = generatedPushApi.util.updateQueryData('getPush', undefined, (push) => {
          push.devices = [saved.data, ...push.devices.filter(({ isThisSession }) => !isThisSession)];
        });
        dispatch(known);
      },
    },
    removeDevice: { invalidatesTags: ['Push'] },
  },
});
