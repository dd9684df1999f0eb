import { TAG_TYPES } from './base-api.ts';
import {
  cacheCalendarAddress,
  cacheEvent,
  cacheNewEvent,
  cacheNotices,
  cacheVerifiedUser,
  checkInOptimistically,
  joinOptimistically,
  markPaidOptimistically,
  prependGameday,
  removeEvent,
  removeGameday,
  replayEventPatches,
  replaySchedulePatches,
  resetAfterLogout,
} from './cache-changes.ts';
import type { Gameday, User } from './generated.ts';
import {
  cacheListing,
  commentOptimistically,
  removeListing,
  replayListingPatches,
  replayListPatches,
} from './listing-changes.ts';
import { peopleApi } from './people-tags.ts';
import { AT_THE_DOOR, BULK, content, gameday, type Tag, type TagType } from './tag-kinds.ts';

const ANSWERED = {
  invalidatesTags: ['InvitationDetails', 'PublicGameday', 'Gameday', 'Invitation'],
} as const;

/** An event of the schedule, with who takes part. */
const event = (id: string): Tag => ({ type: 'Event', id });

/**
 * What a refused or unanswered call makes stale: the change may have been made all the same, or others were quicker. For every
 * call that changes the cache by itself and so makes nothing stale when it succeeds.
 */
const onError =
  <Argument>(tags: (argument: Argument) => readonly (TagType | Tag)[]) =>
  (_data: unknown, error: unknown, argument: Argument) =>
    error ? tags(argument) : [];
const MOVES_EVENT = {
  invalidatesTags: onError(({ eventId }: { eventId: string }) => ['Schedule', event(eventId)]),
  onQueryStarted: cacheEvent,
};

/** A game for sale, with what is said about it. */
const listing = (id: string): Tag => ({ type: 'Listing', id });
/** What changes besides the listing that the answer brings. A refusal tells that others were quicker. */
const listingMoved = (_data: unknown, error: unknown, { id }: { id: string }) => [
  'Listings' as const,
  { type: 'ListingHistory' as const, id },
  ...(error ? [listing(id)] : []),
];
const MOVES_LISTING = { invalidatesTags: listingMoved, onQueryStarted: cacheListing };

/** Another person may be signed in now. */
const SIGNS_IN = {
  invalidatesTags: (user?: User) => (user ? TAG_TYPES.filter((type) => type !== 'Session') : []),
  onQueryStarted: cacheVerifiedUser,
};

/** Which cached answers each call gives and which it makes stale. */
export const api = peopleApi.enhanceEndpoints({
  endpoints: {
    getConvention: { providesTags: ['Editions'] },
    getSession: { providesTags: ['Session'] },
    verify: SIGNS_IN,
    verifyCode: SIGNS_IN,
    logout: { onQueryStarted: resetAfterLogout },

    getAttendees: { providesTags: ['Attendees'] },
    getPlaces: { providesTags: ['Places'] },
    // A refusal is told with the badges that are left, so the page's number is old then as well.
    register: { invalidatesTags: ['Places', 'Attendees', 'Registrations'] },
    getBadgeLine: { providesTags: ['BadgeLine'] },
    waitForBadges: { invalidatesTags: ['Places'] },
    changeBadgeWait: { invalidatesTags: ['BadgeLine', 'Places'] },
    stopWaitingForBadges: { invalidatesTags: ['Places'] },
    getRegistration: { providesTags: ['Registration'] },
    getOwnDays: { providesTags: ['Registration', 'Shifts'] },
    getShifts: { providesTags: ['Shifts', 'Registration'] },
    // A refusal tells that others were quicker.
    takeShift: { invalidatesTags: ['Shifts'] },
    giveShiftBack: { invalidatesTags: ['Shifts'] },
    seekReplacement: { invalidatesTags: ['Shifts'] },
    addAttendee: { invalidatesTags: ['Registration', 'Session', 'Places', 'Attendees', 'Registrations'] },
    updateAttendee: { invalidatesTags: ['Registration', 'Session', 'Places', 'Attendees', 'Registrations'] },

    listRegistrations: { providesTags: ['Registrations'] },
    setPaid: {
      invalidatesTags: ['Registrations', 'Registration'],
      onQueryStarted: markPaidOptimistically,
      extraOptions: AT_THE_DOOR,
    },
    setCheckedIn: {
      invalidatesTags: ['Registrations', 'Registration', 'Door'],
      onQueryStarted: checkInOptimistically,
      extraOptions: AT_THE_DOOR,
    },
    registerWalkIn: {
      invalidatesTags: ['Registrations', 'Registration', 'Door', 'Places', 'Attendees'],
      extraOptions: AT_THE_DOOR,
    },
    fillBadgeBlock: { extraOptions: AT_THE_DOOR },
    removeRegistration: { invalidatesTags: ['Registrations', 'Registration', 'Places', 'Attendees'] },

    getDoor: { providesTags: ['Door'], extraOptions: AT_THE_DOOR },
    // The door follows its own scans by what they answer.
    listExpected: { extraOptions: AT_THE_DOOR },
    listBadges: { providesTags: ['Registrations'] },
    openDoor: { invalidatesTags: ['Door'], extraOptions: AT_THE_DOOR },

    getHall: { providesTags: ['TableFlag', 'Schedule'] },
    getMapData: { providesTags: [content('plan'), content('directions')] },
    getFaq: { providesTags: [content('faq')] },
    getTextPage: { providesTags: (_data, _error, name) => [content(name)] },

    getMailLists: { providesTags: ['MailLists'] },
    unsubscribe: { invalidatesTags: ['MailLists'] },

    listGamedays: {
      providesTags: (list: Gameday[] = []) => ['Gameday', ...list.map(({ id }) => gameday(id))],
    },
    createGameday: { invalidatesTags: onError(() => ['Gameday']), onQueryStarted: prependGameday },
    updateGameday: {
      invalidatesTags: (_data, _error, { id }) => [gameday(id), 'PublicGameday', 'InvitationDetails'],
      extraOptions: BULK,
    },
    deleteGameday: {
      invalidatesTags: (_data, error) => [
        'PublicGameday',
        'InvitationDetails',
        ...(error ? (['Gameday'] as const) : []),
      ],
      onQueryStarted: removeGameday,
      extraOptions: BULK,
    },

    listEvents: { providesTags: ['Schedule'], onQueryStarted: replaySchedulePatches },
    getEvent: { providesTags: (_data, _error, id) => [event(id)], onQueryStarted: replayEventPatches },
    listFreeTables: { providesTags: ['Schedule'] },
    saveEvent: {
      invalidatesTags: onError(({ id }) => ['Schedule', event(id)]),
      onQueryStarted: cacheNewEvent,
    },
    deleteEvent: {
      invalidatesTags: onError(({ id }) => ['Schedule', event(id)]),
      onQueryStarted: removeEvent,
    },
    joinEvent: { ...MOVES_EVENT, onQueryStarted: joinOptimistically },
    leaveEvent: MOVES_EVENT,
    swapEvent: {
      invalidatesTags: (_data, _error, { swapForm }) => ['Schedule', event(swapForm.leave)],
      onQueryStarted: cacheEvent,
    },
    setGameOwner: MOVES_EVENT,
    removeParticipant: MOVES_EVENT,
    undoRemoval: MOVES_EVENT,
    joinWaitlist: MOVES_EVENT,
    leaveWaitlist: MOVES_EVENT,
    listTableFlags: { providesTags: ['TableFlag'] },
    getTableFlag: { providesTags: ['TableFlag'] },
    raiseTableFlag: { invalidatesTags: ['TableFlag'] },
    lowerTableFlag: { invalidatesTags: ['TableFlag'] },

    getCalendarAddress: { providesTags: ['OwnEvents'] },
    renewCalendarAddress: {
      invalidatesTags: onError(() => ['OwnEvents']),
      onQueryStarted: cacheCalendarAddress,
    },
    getNotices: { providesTags: ['OwnEvents'] },
    setNotices: { invalidatesTags: onError(() => ['OwnEvents']), onQueryStarted: cacheNotices },

    listListings: { providesTags: ['Listings'], onQueryStarted: replayListPatches },
    getListing: { providesTags: (_data, _error, id) => [listing(id)], onQueryStarted: replayListingPatches },
    createListing: { invalidatesTags: ['Listings'] },
    updateListing: MOVES_LISTING,
    deleteListing: { invalidatesTags: ['Listings'], onQueryStarted: removeListing },
    markPending: MOVES_LISTING,
    undoPending: MOVES_LISTING,
    markSold: MOVES_LISTING,
    joinQueue: MOVES_LISTING,
    leaveQueue: MOVES_LISTING,
    listListingHistory: { providesTags: (_data, _error, id) => [{ type: 'ListingHistory', id }] },
    hideListing: MOVES_LISTING,
    unhideListing: {
      ...MOVES_LISTING,
      invalidatesTags: (_data, error, id) => listingMoved(null, error, { id }),
    },
    renewListing: {
      ...MOVES_LISTING,
      invalidatesTags: (_data, error, id) => listingMoved(null, error, { id }),
    },
    addDiscussion: {
      invalidatesTags: (_data, _error, { id }) => [listing(id)],
      onQueryStarted: commentOptimistically,
    },

    getPublicGameday: { providesTags: ['PublicGameday'] },
    submitPublicRsvp: { invalidatesTags: ['PublicGameday', 'Gameday', 'Invitation'] },
    getInvitationDetails: { providesTags: ['InvitationDetails'] },
    submitReply: ANSWERED,
    keepSeats: { invalidatesTags: ['InvitationDetails'] },
    waitForSeats: ANSWERED,
    stopWaitingForSeats: ANSWERED,
    waitForSeatsPublicly: { invalidatesTags: ['PublicGameday', 'Gameday', 'Invitation'] },
  },
});
