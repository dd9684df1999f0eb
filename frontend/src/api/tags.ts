import { generatedApi } from './generated.ts';

/** Which cached answers each call gives and which it makes stale. */
export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    getSession: { providesTags: ['Session'] },
    verify: { invalidatesTags: (user) => (user ? ['Session'] : []) },
    logout: { invalidatesTags: ['Session', 'Gameday', 'Invitation', 'Delivery'] },

    listGamedays: { providesTags: ['Gameday'] },
    getGameday: { providesTags: ['Gameday', 'Invitation'] },
    createGameday: { invalidatesTags: ['Gameday'] },
    updateGameday: { invalidatesTags: ['Gameday', 'PublicGameday', 'InvitationDetails'] },
    deleteGameday: { invalidatesTags: ['Gameday', 'PublicGameday', 'InvitationDetails'] },

    listInvitations: { providesTags: ['Invitation'] },
    getInvitation: { providesTags: ['Invitation'] },
    inviteGuest: { invalidatesTags: ['Gameday', 'Invitation', 'Delivery'] },
    bulkInviteGuests: { invalidatesTags: ['Gameday', 'Invitation', 'Delivery'] },
    updateInvitationStatus: { invalidatesTags: ['Gameday', 'Invitation', 'InvitationDetails'] },
    deleteInvitation: { invalidatesTags: ['Gameday', 'Invitation', 'Delivery'] },
    resendInvitation: { invalidatesTags: ['Gameday', 'Invitation', 'Delivery'] },

    previewMail: { providesTags: ['Gameday'] },
    getReminder: { providesTags: ['Gameday', 'Invitation'] },
    remindGuests: { invalidatesTags: ['Gameday', 'Invitation', 'Delivery'] },

    getDelivery: { providesTags: ['Delivery'] },
    pauseDelivery: { invalidatesTags: ['Delivery'] },
    resumeDelivery: { invalidatesTags: ['Delivery'] },

    getPublicGameday: { providesTags: ['PublicGameday'] },
    submitPublicRsvp: { invalidatesTags: ['PublicGameday', 'Gameday', 'Invitation'] },
    getInvitationDetails: { providesTags: ['InvitationDetails'] },
    submitReply: { invalidatesTags: ['InvitationDetails', 'PublicGameday', 'Gameday', 'Invitation'] },
  },
});
