import { ACCOUNT_TAGS } from './account-tags.ts';
import { badgesApi } from './badge-tags.ts';
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
import type { Gameday, RestoreContentApiArg } from './generated.ts';
import {
  cacheListing,
  commentOptimistically,
  removeListing,
  replayListingPatches,
  replayListPatches,
} from './listing-changes.ts';
import { ORGANISE_TAGS } from './organise-tags.ts';

/** ms; calls about as many as 100,000 guests take their time. */
const BULK = { timeout: 10 * 60_000 };
const ANSWERED = {
  invalidatesTags: ['InvitationDetails', 'PublicGameday', 'Gameday', 'Invitation'],
} as const;
const SENT_TO_MANY = { invalidatesTags: ['Mailing'], extraOptions: BULK } as const;

type TagType = (typeof TAG_TYPES)[number];
type Tag = { type: TagType; id: string };

/** What editions say of themselves, by its kind. */
const content = (kind: RestoreContentApiArg['kind']): Tag => ({ type: 'Content', id: kind });

/** A gameday: its data, its counts, the previews of its mails. */
const gameday = (id: string): Tag => ({ type: 'Gameday', id });
/** Who is invited to a gameday, and their answers. */
const guestsOf = (gamedayId: string): Tag => ({ type: 'Invitation', id: gamedayId });
const deliveryOf = (gamedayId: string): Tag => ({ type: 'Delivery', id: gamedayId });
/** What changes when guests of a gameday are mailed. */
const mailed = (gamedayId: string) => [gameday(gamedayId), guestsOf(gamedayId), deliveryOf(gamedayId)];
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

/** A mailing of the administrator's history. */
const mailing = (id: string): Tag => ({ type: 'Mailing', id });
/** What changes when a mailing is paused, resumed, cancelled or sent again. */
const moved = (id: string): Tag[] => [mailing(id), { type: 'MailingRecipients', id }];

/** Which cached answers each call gives and which it makes stale. */
export const api = badgesApi.enhanceEndpoints({
  endpoints: {
    getSession: { providesTags: ['Session'] },
    verify: {
      invalidatesTags: (user) => (user ? TAG_TYPES.filter((type) => type !== 'Session') : []),
      onQueryStarted: cacheVerifiedUser,
    },
    logout: { onQueryStarted: resetAfterLogout },

    ...ACCOUNT_TAGS,

    getAttendees: { providesTags: ['Attendees'] },
    getPlaces: { providesTags: ['Places'] },
    // A refusal is told with the badges that are left, so the page's number is old then as well.
    register: { invalidatesTags: ['Places', 'Attendees', 'Registrations'] },
    getRegistration: { providesTags: ['Registration'] },
    getOwnDays: { providesTags: ['Registration'] },
    addAttendee: { invalidatesTags: ['Registration', 'Session', 'Places', 'Attendees', 'Registrations'] },
    updateAttendee: { invalidatesTags: ['Registration', 'Session', 'Places', 'Attendees', 'Registrations'] },

    listRegistrations: { providesTags: ['Registrations'] },
    setPaid: { invalidatesTags: ['Registrations', 'Registration'], onQueryStarted: markPaidOptimistically },
    setCheckedIn: {
      invalidatesTags: ['Registrations', 'Registration', 'Door'],
      onQueryStarted: checkInOptimistically,
    },
    removeRegistration: { invalidatesTags: ['Registrations', 'Registration', 'Places', 'Attendees'] },

    ...ORGANISE_TAGS,

    getMapData: { providesTags: [content('plan'), content('directions')] },
    getFaq: { providesTags: [content('faq')] },
    getTextPage: { providesTags: (_data, _error, name) => [content(name)] },
    getPlan: { providesTags: [content('plan')] },
    savePlan: { invalidatesTags: [content('plan')] },
    getDirections: { providesTags: [content('directions')] },
    saveDirections: { invalidatesTags: [content('directions')] },
    getOrganisedFaq: { providesTags: [content('faq')] },
    saveFaq: { invalidatesTags: [content('faq')] },
    getPageText: { providesTags: (_data, _error, { name }) => [content(name)] },
    savePageText: { invalidatesTags: (_data, _error, { name }) => [content(name)] },
    restoreContent: { invalidatesTags: (_data, _error, { kind }) => [content(kind)] },
    listContentVariables: { providesTags: ['Editions'] },

    getMailHold: { providesTags: ['MailHold'] },
    holdMail: { invalidatesTags: ['MailHold'] },
    releaseMail: { invalidatesTags: ['MailHold'] },
    getSystemStatus: { providesTags: ['SystemStatus'] },
    getMaintenance: { providesTags: ['Maintenance'] },
    beginMaintenance: { invalidatesTags: ['Maintenance'] },
    endMaintenance: { invalidatesTags: ['Maintenance'] },
    listSetAside: { providesTags: ['SetAside'] },
    retrySetAside: { invalidatesTags: ['SetAside', 'SystemStatus', 'Mailing', 'MailingRecipients'] },
    giveUpSetAside: { invalidatesTags: ['SetAside'] },
    listJobs: { providesTags: ['Jobs'] },
    runJob: { invalidatesTags: ['Jobs'] },
    cancelMailBefore: {
      invalidatesTags: ['MailHold', 'SystemStatus', 'Mailing', 'MailingRecipients', 'Delivery'],
    },

    getMailLists: { providesTags: ['MailLists'] },
    unsubscribe: { invalidatesTags: ['MailLists'] },
    listSuppressions: { providesTags: ['Suppressions'] },
    addSuppression: { invalidatesTags: ['Suppressions'] },
    removeSuppression: { invalidatesTags: ['Suppressions'] },

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

    listInvitations: { providesTags: (_data, _error, { id }) => [guestsOf(id)] },
    listGamedayQueue: { providesTags: (_data, _error, { id }) => [gameday(id), guestsOf(id)] },
    changeGamedayQueueEntry: { invalidatesTags: (_data, _error, { id }) => mailed(id) },
    removeGamedayQueueEntry: { invalidatesTags: (_data, _error, { id }) => mailed(id) },
    inviteGuest: { invalidatesTags: (_data, _error, { gamedayID }) => mailed(gamedayID) },
    bulkInviteGuests: {
      invalidatesTags: (_data, _error, { gamedayID }) => mailed(gamedayID),
      extraOptions: BULK,
    },
    // These name an invitation and not its gameday, so they concern all gamedays that are shown.
    updateInvitationStatus: { invalidatesTags: ['Gameday', 'Invitation', 'InvitationDetails'] },
    deleteInvitation: { invalidatesTags: ['Gameday', 'Invitation', 'Delivery'] },
    resendInvitation: { invalidatesTags: ['Gameday', 'Invitation', 'Delivery'] },

    previewMail: { providesTags: (_data, _error, { id }) => [gameday(id)] },
    getDoorList: { providesTags: (_data, _error, id) => [gameday(id), guestsOf(id)] },
    listNameCards: { providesTags: (_data, _error, id) => [gameday(id), guestsOf(id)] },
    getReminder: { providesTags: (_data, _error, id) => [gameday(id), guestsOf(id)] },
    listReminderGuests: { providesTags: (_data, _error, { id }) => [gameday(id), guestsOf(id)] },
    previewReminder: { providesTags: (_data, _error, { id }) => [gameday(id), guestsOf(id)] },
    remindGuests: { invalidatesTags: (_data, _error, { id }) => mailed(id), extraOptions: BULK },

    getGuestMessage: { providesTags: (_data, _error, { id }) => [gameday(id), guestsOf(id)] },
    showGuests: { extraOptions: BULK },
    messageGuests: {
      invalidatesTags: (_data, _error, { id }) => [...mailed(id), 'Mailing'],
      extraOptions: BULK,
    },

    getDelivery: { providesTags: (_data, _error, id) => [deliveryOf(id)] },
    pauseDelivery: { invalidatesTags: (_data, _error, id) => [deliveryOf(id)] },
    resumeDelivery: { invalidatesTags: (_data, _error, id) => [deliveryOf(id)] },

    listEvents: { providesTags: ['Schedule'], onQueryStarted: replaySchedulePatches },
    getEvent: { providesTags: (_data, _error, id) => [event(id)], onQueryStarted: replayEventPatches },
    saveEvent: {
      invalidatesTags: onError(({ id }) => ['Schedule', event(id)]),
      onQueryStarted: cacheNewEvent,
    },
    deleteEvent: { invalidatesTags: onError((id) => ['Schedule', event(id)]), onQueryStarted: removeEvent },
    joinEvent: { ...MOVES_EVENT, onQueryStarted: joinOptimistically },
    leaveEvent: MOVES_EVENT,
    swapEvent: {
      invalidatesTags: (_data, _error, { swapForm }) => ['Schedule', event(swapForm.leave)],
      onQueryStarted: cacheEvent,
    },
    setGameOwner: MOVES_EVENT,
    removeParticipant: MOVES_EVENT,
    joinWaitlist: MOVES_EVENT,
    leaveWaitlist: MOVES_EVENT,

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
    waitForSeats: ANSWERED,
    stopWaitingForSeats: ANSWERED,
    waitForSeatsPublicly: { invalidatesTags: ['PublicGameday', 'Gameday', 'Invitation'] },

    previewAudience: { extraOptions: BULK },
    checkRecipients: { extraOptions: BULK },
    emailRegistration: { invalidatesTags: ['Mailing'] },
    emailReview: SENT_TO_MANY,
    emailNotPaid: SENT_TO_MANY,
    emailTwoDays: SENT_TO_MANY,
    emailPastRegistrants: SENT_TO_MANY,
    emailPastRegistrantsMessage: SENT_TO_MANY,

    listDrafts: { providesTags: ['Drafts'] },
    saveDraft: { invalidatesTags: ['Drafts'] },
    deleteDraft: { invalidatesTags: ['Drafts'] },

    // A new one belongs on the list, and a mailing of it that moves changes it.
    listMailings: {
      providesTags: (page) => ['Mailing', ...(page?.items ?? []).map(({ id }) => mailing(id))],
    },
    getMailing: { providesTags: (_data, _error, id) => [mailing(id)] },
    listMailingRecipients: { providesTags: (_data, _error, { id }) => [{ type: 'MailingRecipients', id }] },
    pauseMailing: { invalidatesTags: (_data, _error, id) => moved(id) },
    resumeMailing: { invalidatesTags: (_data, _error, id) => moved(id) },
    forgetBounces: {
      invalidatesTags: (_data, _error, id) => [mailing(id), 'Suppressions'],
    },
    cancelMailing: { invalidatesTags: (_data, _error, id) => moved(id) },
    resendFailed: { invalidatesTags: (_data, _error, { id }) => moved(id) },
  },
});
