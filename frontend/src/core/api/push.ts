import { generatedPushApi } from './push.generated.ts';

/** Calls about notices on devices, which only who turns them on loads; their cache is the one of all calls. */
export * from './push.generated.ts';

/** Which cached answers each of them gives and which it makes stale. */
export const pushApi = generatedPushApi.enhanceEndpoints({
  endpoints: {
    getPush: { providesTags: ['Push'] },
    saveDevice: { invalidatesTags: ['Push'] },
    removeDevice: { invalidatesTags: ['Push'] },
  },
});
