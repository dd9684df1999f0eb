import { generatedStaffApi } from './staff.generated.ts';
import { AT_THE_DOOR, BULK, content, gameday, type Tag } from './tag-kinds.ts';

/** Calls that only pages of organisers make. Pages for everybody do not load them; their cache is the same. */
export * from './staff.generated.ts';

const SENT_TO_MANY = { invalidatesTags: ['Mailing'], extraOptions: BULK } as const;

/** A mailing of the administrator's history. */
const mailing = (id: string): Tag => ({ type: 'Mailing', id });
/** What changes when a mailing is paused, resumed, cancelled or sent again. */
const moved = (id: string): Tag[] => [mailing(id), { type: 'MailingRecipients', id }];

/** Who is invited to a gameday, and their answers. */
const guestsOf = (gamedayId: string): Tag => ({ type: 'Invitation', id: gamedayId });
const deliveryOf = (gamedayId: string): Tag => ({ type: 'Delivery', id: gamedayId });
/** What changes when guests of a gameday are mailed. */
const mailed = (gamedayId: string) => [gameday(gamedayId), guestsOf(gamedayId), deliveryOf(gamedayId)];

/** Which cached answers each of them gives and which it makes stale. */
export const staffApi = generatedStaffApi.enhanceEndpoints({
  endpoints: {
    importRegistrants: {
      invalidatesTags: ['Registrations', 'Registration', 'Places', 'Attendees', 'Editions'],
    },
    // What a change of these leaves to do is worked out anew; everything else is polled.
    getDesk: {
      providesTags: [
        'Gameday',
        'Invitation',
        'Registrations',
        'Schedule',
        'Shifts',
        'Mailing',
        'Editions',
        'Staff',
        'MailHold',
        'Leaving',
      ],
    },
    listLeaving: { providesTags: ['Leaving'] },
    keepPerson: { invalidatesTags: ['Leaving'] },
    erasePerson: { invalidatesTags: ['Leaving'] },

    findAddressees: { providesTags: ['Registrations'] },
    listBadgeQueue: { providesTags: ['BadgeLine'] },
    moveToFirst: { invalidatesTags: ['BadgeLine'] },
    removeFromBadgeQueue: { invalidatesTags: ['BadgeLine', 'Places'] },
    importSuppressions: { invalidatesTags: ['Suppressions'] },

    blockAccount: { invalidatesTags: ['Staff'] },
    listDoorLinks: { providesTags: ['DoorLinks'] },
    makeDoorLink: { invalidatesTags: ['DoorLinks'] },
    openDoorEarly: { invalidatesTags: ['DoorLinks'] },
    endDoorBrowser: { invalidatesTags: ['DoorLinks'] },
    revokeDoorLink: { invalidatesTags: ['DoorLinks'] },
    listStaff: { providesTags: ['Staff'] },
    putHelper: { invalidatesTags: ['Staff'] },
    removeHelper: { invalidatesTags: ['Staff'] },
    listTokens: { providesTags: ['Tokens'] },
    makeToken: { invalidatesTags: ['Tokens'] },
    revokeToken: { invalidatesTags: ['Tokens'] },
    getToolsPassword: { providesTags: ['ToolsPassword'] },
    changeToolsPassword: { invalidatesTags: ['ToolsPassword'] },
    listEditions: { providesTags: ['Editions'] },
    listPastEditions: { providesTags: ['Editions'] },
    createEdition: { invalidatesTags: ['Editions'] },
    deleteEdition: { invalidatesTags: ['Editions'] },
    changeLogo: { invalidatesTags: ['Editions'] },
    removeLogo: { invalidatesTags: ['Editions'] },
    openEdition: { invalidatesTags: ['Editions', 'Places'] },
    cancelOpening: { invalidatesTags: ['Editions'] },
    // With other days the events are at other times, and texts name the days; a draw comes before sign-up opens.
    changeEdition: { invalidatesTags: ['Editions', 'Draw', 'Schedule', 'Places', 'Content'] },
    // What is refused tells that somebody else planned, withdrew or the moment came.
    planDraw: { invalidatesTags: ['Draw'] },
    withdrawDraw: { invalidatesTags: ['Draw'] },
    listMailTexts: { providesTags: ['MailText'] },
    getMailText: { providesTags: ['MailText'] },
    changeMailText: { invalidatesTags: ['MailText', 'Gameday'] },
    saveMailTextDraft: { invalidatesTags: ['MailText'] },
    restoreMailText: { invalidatesTags: ['MailText', 'Gameday'] },
    previewMailText: { providesTags: ['MailText'] },

    getRota: { providesTags: ['Shifts'] },
    createShift: { invalidatesTags: ['Shifts'] },
    updateShift: { invalidatesTags: ['Shifts'] },
    cancelShift: { invalidatesTags: ['Shifts'] },
    markNoShow: { invalidatesTags: ['Shifts'] },
    setShiftsOpen: { invalidatesTags: ['Shifts'] },

    placeAllEvents: { invalidatesTags: ['Schedule', 'Event'] },
    previewTableSwap: { providesTags: ['Schedule', 'Event'] },
    swapTables: { invalidatesTags: ['Schedule', 'Event'] },

    listInvitations: { providesTags: (_data, _error, { id }) => [guestsOf(id)] },
    getInvitationFates: { providesTags: (_data, _error, id) => [guestsOf(id), deliveryOf(id)] },
    listGamedayQueue: { providesTags: (_data, _error, { id }) => [gameday(id), guestsOf(id)] },
    changeGamedayQueueEntry: { invalidatesTags: (_data, _error, { id }) => mailed(id) },
    removeGamedayQueueEntry: { invalidatesTags: (_data, _error, { id }) => mailed(id) },
    getGamedayWaves: { providesTags: (_data, _error, id) => [gameday(id), guestsOf(id)] },
    listWaveGuests: { providesTags: (_data, _error, { id }) => [guestsOf(id)] },
    changeGamedayWaves: { invalidatesTags: (_data, _error, { id }) => [guestsOf(id)] },
    inviteGamedayRest: { invalidatesTags: (_data, _error, { id }) => mailed(id), extraOptions: BULK },
    inviteGuest: { invalidatesTags: (_data, _error, { gamedayID }) => mailed(gamedayID) },
    bulkInviteGuests: {
      invalidatesTags: (_data, _error, { gamedayID }) => mailed(gamedayID),
      extraOptions: BULK,
    },
    // These name an invitation and not its gameday, so they concern all gamedays that are shown.
    updateInvitationStatus: { invalidatesTags: ['Gameday', 'Invitation', 'InvitationDetails'] },
    deleteInvitation: { invalidatesTags: ['Gameday', 'Invitation', 'Delivery'] },
    resendInvitation: { invalidatesTags: ['Gameday', 'Invitation', 'Delivery'] },
    correctAddress: {
      invalidatesTags: ['Gameday', 'Invitation', 'Delivery', 'Mailing', 'MailingRecipients'],
    },
    getMissed: { providesTags: (_data, _error, { id }) => [guestsOf(id), deliveryOf(id)] },
    inviteMissed: {
      invalidatesTags: (_data, _error, { id }) => [...mailed(id), 'Mailing'],
      extraOptions: BULK,
    },

    previewWrittenInvitation: { providesTags: ['MailText'] },
    previewMail: { providesTags: (_data, _error, { id }) => [gameday(id)] },
    getDoorList: { providesTags: (_data, _error, id) => [gameday(id), guestsOf(id)] },
    listNameCards: { providesTags: (_data, _error, id) => [gameday(id), guestsOf(id)] },
    getReminder: { providesTags: (_data, _error, id) => [gameday(id), guestsOf(id)] },
    listReminderGuests: { providesTags: (_data, _error, { id }) => [gameday(id), guestsOf(id)] },
    previewReminder: { providesTags: (_data, _error, { id }) => [gameday(id), guestsOf(id)] },
    remindGuests: {
      invalidatesTags: (_data, _error, { id }) => [...mailed(id), 'Mailing'],
      extraOptions: BULK,
    },

    getGuestMessage: { providesTags: (_data, _error, { id }) => [gameday(id), guestsOf(id)] },
    showGuests: { extraOptions: BULK },
    messageGuests: {
      invalidatesTags: (_data, _error, { id }) => [...mailed(id), 'Mailing'],
      extraOptions: BULK,
    },

    getDelivery: { providesTags: (_data, _error, id) => [deliveryOf(id)] },
    takeMailingBack: { invalidatesTags: (_data, _error, { id }) => [...mailed(id), 'Mailing'] },
    pauseDelivery: { invalidatesTags: (_data, _error, id) => [deliveryOf(id)] },
    resumeDelivery: { invalidatesTags: (_data, _error, id) => [deliveryOf(id)] },
    setGuestHere: { extraOptions: AT_THE_DOOR },

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
    listSuppressions: { providesTags: ['Suppressions'] },
    addSuppression: { invalidatesTags: ['Suppressions'] },
    removeSuppression: { invalidatesTags: ['Suppressions'] },

    countMessageAudiences: { providesTags: ['Registrations'] },
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
    cancelMailing: { invalidatesTags: (_data, _error, { id }) => moved(id) },
    resendFailed: { invalidatesTags: (_data, _error, { id }) => moved(id) },
  },
});
