import { generatedPushApi, type PushDevice } from './push.generated.ts';

/** Calls about notices on devices, which only who turns them on loads; their cache is the one of all calls. */
export * from './push.generated.ts';

/** What a device is told of. */
export type PushTopic = PushDevice['topics'][number];

/** Which cached answers each of them gives and which it makes stale. */
export const pushApi = generatedPushApi.enhanceEndpoints({
  endpoints: {
    getPush: { providesTags: ['Push'] },
    savePushDevice: { invalidatesTags: ['Push'] },
    removePushDevice: { invalidatesTags: ['Push'] },
  },
});
