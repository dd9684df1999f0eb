import { prependGameday, removeGameday } from './gameday-lists.ts';
import { generatedApi } from './generated.ts';

/** Which cached answers each call gives and which it makes stale. */
export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    getSession: { providesTags: ['Session'] },
    verify: { invalidatesTags: (user) => (user ? ['Session', 'Sessions', 'Registration', 'Attendees'] : []) },
    logout: {
      invalidatesTags: [
        'Session',
        'Sessions',
        'Registration',
        'Attendees',
        'Gameday',
        'Invitation',
        'Delivery',
      ],
    },

    listSessions: { providesTags: ['Sessions'] },
    endOtherSessions: { invalidatesTags: ['Sessions'] },

    getAttendees: { providesTags: ['Attendees'] },
    getPlaces: { providesTags: ['Places'] },
    // A refusal is told with the badges that are left, so the page's number is old then as well.
    register: { invalidatesTags: ['Places', 'Attendees', 'Registrations'] },
    listRegistrations: { providesTags: ['Registrations'] },
    setPaid: { invalidatesTags: ['Registrations', 'Registration'] },
    removeRegistration: { invalidatesTags: ['Registrations', 'Registration', 'Places', 'Attendees'] },
    setCheckedIn: { invalidatesTags: ['Registrations', 'Registration'] },
    getRegistration: { providesTags: ['Registration'] },
    addAttendee: { invalidatesTags: ['Registration', 'Session', 'Places', 'Attendees', 'Registrations'] },
    updateAttendee: { invalidatesTags: ['Registration', 'Session', 'Places', 'Attendees', 'Registrations'] },

    listGamedays: { providesTags: ['Gameday'] },
    getGameday: { providesTags: ['Gameday', 'Invitation'] },
    createGameday: { onQueryStarted: (_form, mutation) => prependGameday(mutation) },
    updateGameday: { invalidatesTags: ['Gameday', 'PublicGameday', 'InvitationDetails'] },
    deleteGameday: {
      invalidatesTags: ['PublicGameday', 'InvitationDetails'],
      onQueryStarted: ({ id }, mutation) => removeGameday(id, mutation),
    },

    listInvitations: { providesTags: ['Invitation'] },
    getInvitation: { providesTags: ['Invitation'] },
    inviteGuest: { invalidatesTags: ['Gameday', 'Invitation', 'Delivery'] },
    bulkInviteGuests: { invalidatesTags: ['Gameday', 'Invitation', 'Delivery'] },
    updateInvitationStatus: { invalidatesTags: ['Gameday', 'Invitation', 'InvitationDetails'] },
    deleteInvitation: { invalidatesTags: ['Gameday', 'Invitation', 'Delivery'] },
    resendInvitation: { invalidatesTags: ['Gameday', 'Invitation', 'Delivery'] },

    previewMail: { providesTags: ['Gameday'] },
    getDoorList: { providesTags: ['Gameday', 'Invitation'] },
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
