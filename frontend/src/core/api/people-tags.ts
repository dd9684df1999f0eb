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

/** The cache tags of calls about accounts, who is forgotten, names, and badges that change hands; `tags.ts` has the others. */
export const peopleApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getAddressChange: { providesTags: ['Address'] },
    changeAddress: { invalidatesTags: ['Address', 'Sessions'] },
    takeBackAddress: { invalidatesTags: ['Address', 'Sessions'] },
    // Whoever is signed in has another address, or is signed out.
    confirmAddress: { invalidatesTags: ['Address', 'Session', 'Sessions'] },
    keepAddress: { invalidatesTags: ['Address', 'Session', 'Sessions'] },
    getClosing: { providesTags: ['Closing'] },
    askToClose: { invalidatesTags: ['Closing'] },
    confirmClosing: { invalidatesTags: ['Closing'] },
    keepAccount: { invalidatesTags: ['Closing'] },
    listSessions: { providesTags: ['Sessions'] },
    listSecurityEvents: { providesTags: ['Sessions'] },
    endOtherSessions: { invalidatesTags: ['Sessions'] },
    endSessionsOf: { invalidatesTags: ['Sessions'] },

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
