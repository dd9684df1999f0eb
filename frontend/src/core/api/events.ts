import { generatedEventApi } from './events.generated.ts';
import type { Tag } from './tag-kinds.ts';

/** Calls that an open event makes. The schedule does not load them; their cache is the same. */
export * from './events.generated.ts';

const hostTable = (id: string): Tag => ({ type: 'HostTable', id });
const discussions = (id: string): Tag => ({ type: 'EventDiscussions', id });
const messages = (id: string): Tag => ({ type: 'EventMessages', id });

/** Which cached answers each of them gives and which it makes stale. */
export const eventApi = generatedEventApi.enhanceEndpoints({
  endpoints: {
    getHostTable: { providesTags: (_data, _error, id) => [hostTable(id)] },
    // Not by what it answers: of two answers the older one may come last.
    setPresent: { invalidatesTags: (_data, _error, { id }) => [hostTable(id)] },
    freeSeat: {
      invalidatesTags: (_data, _error, { id }) => ['Schedule', { type: 'Event', id }, hostTable(id)],
    },

    listEventDiscussions: { providesTags: (_data, _error, id) => [discussions(id)] },
    deleteEventDiscussion: { invalidatesTags: (_data, _error, { id }) => [discussions(id)] },
    addEventDiscussion: { invalidatesTags: (_data, _error, { id }) => [discussions(id)] },

    // Who has a seat wishes for it no more.
    getWishes: { providesTags: ['Wishes', 'Schedule'] },
    countWishes: { providesTags: ['Wishes', 'Schedule'] },
    wishForGame: { invalidatesTags: ['Wishes'] },
    orderWishes: { invalidatesTags: ['Wishes'] },
    removeWish: { invalidatesTags: ['Wishes'] },
    makeFriendLink: { invalidatesTags: ['Wishes'] },
    sitTogether: { invalidatesTags: ['Wishes'] },
    removeFriend: { invalidatesTags: ['Wishes'] },
    getFriendLink: { providesTags: ['Wishes'] },
    chooseForDraw: { invalidatesTags: ['Wishes'] },
    getDraw: { providesTags: ['Draw'] },
    getDrawnParties: { providesTags: ['Draw'] },

    listEventMessages: { providesTags: (_data, _error, id) => [messages(id)] },
    previewEventMessage: { providesTags: (_data, _error, { id }) => [messages(id)] },
    takeMessageBack: { invalidatesTags: (_data, _error, { id }) => [messages(id)] },
    writeToPlayers: { invalidatesTags: (_data, _error, { id }) => [messages(id)] },
  },
});
