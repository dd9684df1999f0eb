import { generatedApi } from './generated.ts';

/** What changes when somebody else comes with a badge, or nobody: the person's games as well. */
const MOVED = {
  invalidatesTags: [
    'BadgeOffer',
    'Registration',
    'Session',
    'Places',
    'Attendees',
    'Registrations',
    'Schedule',
    'Event',
  ],
} as const;

/** The cache tags of calls about badges that change hands, and of names; `tags.ts` has the others. */
export const badgesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getBadgeOffer: { providesTags: ['BadgeOffer'] },
    // Refused or unanswered, the offer stays as it is shown, with what was typed.
    takeBadge: { invalidatesTags: (_data, error) => (error ? [] : MOVED.invalidatesTags) },
    giveBackBadge: MOVED,
    handOverBadge: MOVED,
    renewBadgeCode: { invalidatesTags: ['Registration'] },
    withdrawBadgeOffer: { invalidatesTags: ['Registration'] },
    removeName: { invalidatesTags: ['Session', 'Registration'] },
  },
});
