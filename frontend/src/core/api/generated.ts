import { baseApi as api } from "./base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    setCheckedIn: build.mutation<SetCheckedInApiResponse, SetCheckedInApiArg>({
      query: (queryArg) => ({
        url: `/api/attendee/${encodeURIComponent(String(queryArg.id))}/check-in`,
        method: "PUT",
        body: queryArg.checkIn,
      }),
    }),
    getAttendees: build.query<GetAttendeesApiResponse, GetAttendeesApiArg>({
      query: () => ({ url: `/api/attendees` }),
    }),
    getBadgeOffer: build.query<GetBadgeOfferApiResponse, GetBadgeOfferApiArg>({
      query: (queryArg) => ({
        url: `/api/badge-offers/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    takeBadge: build.mutation<TakeBadgeApiResponse, TakeBadgeApiArg>({
      query: (queryArg) => ({
        url: `/api/badge-offers/${encodeURIComponent(String(queryArg.token))}`,
        method: "POST",
        body: queryArg.ownAttendeeForm,
      }),
    }),
    searchBoardGames: build.query<
      SearchBoardGamesApiResponse,
      SearchBoardGamesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/boardgames`,
        params: {
          search: queryArg,
        },
      }),
    }),
    getBoardGame: build.query<GetBoardGameApiResponse, GetBoardGameApiArg>({
      query: (queryArg) => ({
        url: `/api/boardgames/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    sendContactMessage: build.mutation<
      SendContactMessageApiResponse,
      SendContactMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/contact`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getConvention: build.query<GetConventionApiResponse, GetConventionApiArg>({
      query: () => ({ url: `/api/convention` }),
    }),
    getDoor: build.query<GetDoorApiResponse, GetDoorApiArg>({
      query: () => ({ url: `/api/door` }),
    }),
    fillBadgeBlock: build.mutation<
      FillBadgeBlockApiResponse,
      FillBadgeBlockApiArg
    >({
      query: () => ({ url: `/api/door/badge-block`, method: "PUT" }),
    }),
    leaveDoor: build.mutation<LeaveDoorApiResponse, LeaveDoorApiArg>({
      query: () => ({ url: `/api/door/leave`, method: "POST" }),
    }),
    openDoor: build.mutation<OpenDoorApiResponse, OpenDoorApiArg>({
      query: (queryArg) => ({
        url: `/api/door/open`,
        method: "POST",
        body: queryArg,
      }),
    }),
    registerWalkIn: build.mutation<
      RegisterWalkInApiResponse,
      RegisterWalkInApiArg
    >({
      query: (queryArg) => ({
        url: `/api/door/walk-ins`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listExpected: build.query<ListExpectedApiResponse, ListExpectedApiArg>({
      query: (queryArg) => ({
        url: `/api/door/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    saveEvent: build.mutation<SaveEventApiResponse, SaveEventApiArg>({
      query: (queryArg) => ({
        url: `/api/event`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    setGameOwner: build.mutation<SetGameOwnerApiResponse, SetGameOwnerApiArg>({
      query: (queryArg) => ({
        url: `/api/event/gameowner/${encodeURIComponent(String(queryArg.eventId))}`,
        method: "POST",
        body: queryArg.gameOwnerForm,
      }),
    }),
    removeParticipant: build.mutation<
      RemoveParticipantApiResponse,
      RemoveParticipantApiArg
    >({
      query: (queryArg) => ({
        url: `/api/event/participant/${encodeURIComponent(String(queryArg.eventId))}`,
        method: "DELETE",
        body: queryArg.participantId,
        params: {
          id: queryArg.id,
        },
      }),
    }),
    undoRemoval: build.mutation<UndoRemovalApiResponse, UndoRemovalApiArg>({
      query: (queryArg) => ({
        url: `/api/event/participant/${encodeURIComponent(String(queryArg.eventId))}`,
        method: "PUT",
        body: queryArg.participantId,
      }),
    }),
    joinEvent: build.mutation<JoinEventApiResponse, JoinEventApiArg>({
      query: (queryArg) => ({
        url: `/api/event/register/${encodeURIComponent(String(queryArg.eventId))}`,
        method: "PUT",
        body: queryArg.joinForm,
      }),
    }),
    swapEvent: build.mutation<SwapEventApiResponse, SwapEventApiArg>({
      query: (queryArg) => ({
        url: `/api/event/swap/${encodeURIComponent(String(queryArg.eventId))}`,
        method: "POST",
        body: queryArg.swapForm,
      }),
    }),
    leaveEvent: build.mutation<LeaveEventApiResponse, LeaveEventApiArg>({
      query: (queryArg) => ({
        url: `/api/event/unregister/${encodeURIComponent(String(queryArg.eventId))}`,
        method: "POST",
        body: queryArg.participantId,
      }),
    }),
    leaveWaitlist: build.mutation<
      LeaveWaitlistApiResponse,
      LeaveWaitlistApiArg
    >({
      query: (queryArg) => ({
        url: `/api/event/waitlist/${encodeURIComponent(String(queryArg.eventId))}`,
        method: "DELETE",
        body: queryArg.participantId,
        params: {
          id: queryArg.id,
        },
      }),
    }),
    joinWaitlist: build.mutation<JoinWaitlistApiResponse, JoinWaitlistApiArg>({
      query: (queryArg) => ({
        url: `/api/event/waitlist/${encodeURIComponent(String(queryArg.eventId))}`,
        method: "POST",
        body: queryArg.participantId,
      }),
    }),
    deleteEvent: build.mutation<DeleteEventApiResponse, DeleteEventApiArg>({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        params: {
          inSendingHours: queryArg.inSendingHours,
        },
      }),
    }),
    getEvent: build.query<GetEventApiResponse, GetEventApiArg>({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getCancelledEvent: build.query<
      GetCancelledEventApiResponse,
      GetCancelledEventApiArg
    >({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg))}/cancelled`,
      }),
    }),
    listEvents: build.query<ListEventsApiResponse, ListEventsApiArg>({
      query: () => ({ url: `/api/events` }),
    }),
    getFaq: build.query<GetFaqApiResponse, GetFaqApiArg>({
      query: () => ({ url: `/api/faq` }),
    }),
    listListings: build.query<ListListingsApiResponse, ListListingsApiArg>({
      query: (queryArg) => ({
        url: `/api/forsale`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          search: queryArg.search,
          condition: queryArg.condition,
          minPrice: queryArg.minPrice,
          maxPrice: queryArg.maxPrice,
          status: queryArg.status,
          location: queryArg.location,
          seller: queryArg.seller,
          email: queryArg.email,
          reported: queryArg.reported,
          hidden: queryArg.hidden,
          sortBy: queryArg.sortBy,
          sortOrder: queryArg.sortOrder,
        },
      }),
    }),
    createListing: build.mutation<
      CreateListingApiResponse,
      CreateListingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/forsale`,
        method: "POST",
        body: queryArg.listingForm,
        params: {
          email: queryArg.email,
        },
      }),
    }),
    uploadListingImage: build.mutation<
      UploadListingImageApiResponse,
      UploadListingImageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/forsale/upload-image`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "X-Requested-With": queryArg["X-Requested-With"],
        },
        params: {
          email: queryArg.email,
        },
      }),
    }),
    deleteListing: build.mutation<
      DeleteListingApiResponse,
      DeleteListingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/forsale/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        params: {
          email: queryArg.email,
        },
      }),
    }),
    getListing: build.query<GetListingApiResponse, GetListingApiArg>({
      query: (queryArg) => ({
        url: `/api/forsale/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateListing: build.mutation<
      UpdateListingApiResponse,
      UpdateListingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/forsale/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.listingForm,
        params: {
          email: queryArg.email,
        },
      }),
    }),
    addDiscussion: build.mutation<
      AddDiscussionApiResponse,
      AddDiscussionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/forsale/${encodeURIComponent(String(queryArg.id))}/discussions`,
        method: "POST",
        body: queryArg.discussionForm,
        params: {
          email: queryArg.email,
        },
      }),
    }),
    hideListing: build.mutation<HideListingApiResponse, HideListingApiArg>({
      query: (queryArg) => ({
        url: `/api/forsale/${encodeURIComponent(String(queryArg.id))}/hide`,
        method: "POST",
        body: queryArg.hideListing,
      }),
    }),
    listListingHistory: build.query<
      ListListingHistoryApiResponse,
      ListListingHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/forsale/${encodeURIComponent(String(queryArg))}/history`,
      }),
    }),
    markPending: build.mutation<MarkPendingApiResponse, MarkPendingApiArg>({
      query: (queryArg) => ({
        url: `/api/forsale/${encodeURIComponent(String(queryArg.id))}/mark-pending`,
        method: "POST",
        params: {
          email: queryArg.email,
        },
      }),
    }),
    markSold: build.mutation<MarkSoldApiResponse, MarkSoldApiArg>({
      query: (queryArg) => ({
        url: `/api/forsale/${encodeURIComponent(String(queryArg.id))}/mark-sold`,
        method: "POST",
        params: {
          email: queryArg.email,
        },
      }),
    }),
    leaveQueue: build.mutation<LeaveQueueApiResponse, LeaveQueueApiArg>({
      query: (queryArg) => ({
        url: `/api/forsale/${encodeURIComponent(String(queryArg.id))}/queue`,
        method: "DELETE",
        params: {
          email: queryArg.email,
        },
      }),
    }),
    joinQueue: build.mutation<JoinQueueApiResponse, JoinQueueApiArg>({
      query: (queryArg) => ({
        url: `/api/forsale/${encodeURIComponent(String(queryArg.id))}/queue`,
        method: "POST",
        params: {
          email: queryArg.email,
        },
      }),
    }),
    renewListing: build.mutation<RenewListingApiResponse, RenewListingApiArg>({
      query: (queryArg) => ({
        url: `/api/forsale/${encodeURIComponent(String(queryArg))}/renew`,
        method: "POST",
      }),
    }),
    reportListing: build.mutation<
      ReportListingApiResponse,
      ReportListingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/forsale/${encodeURIComponent(String(queryArg.id))}/report`,
        method: "POST",
        body: queryArg.listingReport,
      }),
    }),
    undoPending: build.mutation<UndoPendingApiResponse, UndoPendingApiArg>({
      query: (queryArg) => ({
        url: `/api/forsale/${encodeURIComponent(String(queryArg.id))}/undo-pending`,
        method: "POST",
        params: {
          email: queryArg.email,
        },
      }),
    }),
    unhideListing: build.mutation<
      UnhideListingApiResponse,
      UnhideListingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/forsale/${encodeURIComponent(String(queryArg))}/unhide`,
        method: "POST",
      }),
    }),
    createGameday: build.mutation<
      CreateGamedayApiResponse,
      CreateGamedayApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday`,
        method: "POST",
        body: queryArg,
      }),
    }),
    updateGameday: build.mutation<
      UpdateGamedayApiResponse,
      UpdateGamedayApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    submitReply: build.mutation<SubmitReplyApiResponse, SubmitReplyApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday-reply`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getInvitationDetails: build.query<
      GetInvitationDetailsApiResponse,
      GetInvitationDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday-reply/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    keepSeats: build.mutation<KeepSeatsApiResponse, KeepSeatsApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday-reply/${encodeURIComponent(String(queryArg))}/keep`,
        method: "POST",
      }),
    }),
    stopWaitingForSeats: build.mutation<
      StopWaitingForSeatsApiResponse,
      StopWaitingForSeatsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday-reply/${encodeURIComponent(String(queryArg))}/queue`,
        method: "DELETE",
      }),
    }),
    waitForSeats: build.mutation<WaitForSeatsApiResponse, WaitForSeatsApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday-reply/${encodeURIComponent(String(queryArg.invitationToken))}/queue`,
        method: "POST",
        body: queryArg.gamedayQueueParty,
      }),
    }),
    waitForSeatsPublicly: build.mutation<
      WaitForSeatsPubliclyApiResponse,
      WaitForSeatsPubliclyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/public-queue`,
        method: "POST",
        body: queryArg,
      }),
    }),
    submitPublicRsvp: build.mutation<
      SubmitPublicRsvpApiResponse,
      SubmitPublicRsvpApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/public-rsvp`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getPublicGameday: build.query<
      GetPublicGamedayApiResponse,
      GetPublicGamedayApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/public/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    deleteGameday: build.mutation<
      DeleteGamedayApiResponse,
      DeleteGamedayApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        params: {
          notify: queryArg.notify,
          inSendingHours: queryArg.inSendingHours,
          mailingId: queryArg.mailingId,
        },
      }),
    }),
    listGamedays: build.query<ListGamedaysApiResponse, ListGamedaysApiArg>({
      query: (queryArg) => ({
        url: `/api/gamedays`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          order: queryArg.order,
        },
      }),
    }),
    getHall: build.query<GetHallApiResponse, GetHallApiArg>({
      query: (queryArg) => ({
        url: `/api/hall`,
        params: {
          at: queryArg,
        },
      }),
    }),
    getMapData: build.query<GetMapDataApiResponse, GetMapDataApiArg>({
      query: () => ({ url: `/api/mapdata` }),
    }),
    takeBackAddress: build.mutation<
      TakeBackAddressApiResponse,
      TakeBackAddressApiArg
    >({
      query: () => ({ url: `/api/me/address`, method: "DELETE" }),
    }),
    getAddressChange: build.query<
      GetAddressChangeApiResponse,
      GetAddressChangeApiArg
    >({
      query: () => ({ url: `/api/me/address` }),
    }),
    changeAddress: build.mutation<
      ChangeAddressApiResponse,
      ChangeAddressApiArg
    >({
      query: (queryArg) => ({
        url: `/api/me/address`,
        method: "POST",
        body: queryArg,
      }),
    }),
    confirmAddress: build.mutation<
      ConfirmAddressApiResponse,
      ConfirmAddressApiArg
    >({
      query: (queryArg) => ({
        url: `/api/me/address/confirm`,
        method: "POST",
        body: queryArg,
      }),
    }),
    keepAddress: build.mutation<KeepAddressApiResponse, KeepAddressApiArg>({
      query: (queryArg) => ({
        url: `/api/me/address/keep`,
        method: "POST",
        body: queryArg,
      }),
    }),
    giveBackBadge: build.mutation<
      GiveBackBadgeApiResponse,
      GiveBackBadgeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/me/badges/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    renewBadgeCode: build.mutation<
      RenewBadgeCodeApiResponse,
      RenewBadgeCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/me/badges/${encodeURIComponent(String(queryArg))}/code`,
        method: "POST",
      }),
    }),
    withdrawBadgeOffer: build.mutation<
      WithdrawBadgeOfferApiResponse,
      WithdrawBadgeOfferApiArg
    >({
      query: (queryArg) => ({
        url: `/api/me/badges/${encodeURIComponent(String(queryArg))}/hand-over`,
        method: "DELETE",
      }),
    }),
    handOverBadge: build.mutation<
      HandOverBadgeApiResponse,
      HandOverBadgeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/me/badges/${encodeURIComponent(String(queryArg.nameId))}/hand-over`,
        method: "POST",
        body: queryArg.handOver,
      }),
    }),
    keepAccount: build.mutation<KeepAccountApiResponse, KeepAccountApiArg>({
      query: () => ({ url: `/api/me/closure`, method: "DELETE" }),
    }),
    getClosing: build.query<GetClosingApiResponse, GetClosingApiArg>({
      query: () => ({ url: `/api/me/closure` }),
    }),
    askToClose: build.mutation<AskToCloseApiResponse, AskToCloseApiArg>({
      query: () => ({ url: `/api/me/closure`, method: "POST" }),
    }),
    confirmClosing: build.mutation<
      ConfirmClosingApiResponse,
      ConfirmClosingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/me/closure/confirm`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getOwnDays: build.query<GetOwnDaysApiResponse, GetOwnDaysApiArg>({
      query: () => ({ url: `/api/me/days` }),
    }),
    removeName: build.mutation<RemoveNameApiResponse, RemoveNameApiArg>({
      query: (queryArg) => ({
        url: `/api/me/names/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    getTextPage: build.query<GetTextPageApiResponse, GetTextPageApiArg>({
      query: (queryArg) => ({
        url: `/api/pages/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getPhotos: build.query<GetPhotosApiResponse, GetPhotosApiArg>({
      query: () => ({ url: `/api/photos` }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/api/register`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getPlaces: build.query<GetPlacesApiResponse, GetPlacesApiArg>({
      query: () => ({ url: `/api/register/places` }),
    }),
    stopWaitingForBadges: build.mutation<
      StopWaitingForBadgesApiResponse,
      StopWaitingForBadgesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/register/queue`,
        method: "DELETE",
        params: {
          line: queryArg,
        },
      }),
    }),
    getBadgeLine: build.query<GetBadgeLineApiResponse, GetBadgeLineApiArg>({
      query: (queryArg) => ({
        url: `/api/register/queue`,
        params: {
          line: queryArg,
        },
      }),
    }),
    waitForBadges: build.mutation<
      WaitForBadgesApiResponse,
      WaitForBadgesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/register/queue`,
        method: "POST",
        body: queryArg,
      }),
    }),
    changeBadgeWait: build.mutation<
      ChangeBadgeWaitApiResponse,
      ChangeBadgeWaitApiArg
    >({
      query: (queryArg) => ({
        url: `/api/register/queue`,
        method: "PUT",
        body: queryArg.badgeQueueParty,
        params: {
          line: queryArg.line,
        },
      }),
    }),
    getRegistration: build.query<
      GetRegistrationApiResponse,
      GetRegistrationApiArg
    >({
      query: () => ({ url: `/api/registration` }),
    }),
    addAttendee: build.mutation<AddAttendeeApiResponse, AddAttendeeApiArg>({
      query: (queryArg) => ({
        url: `/api/registration/attendees`,
        method: "POST",
        body: queryArg,
      }),
    }),
    updateAttendee: build.mutation<
      UpdateAttendeeApiResponse,
      UpdateAttendeeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/registration/attendees/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.ownAttendeeForm,
      }),
    }),
    removeRegistration: build.mutation<
      RemoveRegistrationApiResponse,
      RemoveRegistrationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/registration/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    setPaid: build.mutation<SetPaidApiResponse, SetPaidApiArg>({
      query: (queryArg) => ({
        url: `/api/registration/${encodeURIComponent(String(queryArg.id))}/paid`,
        method: "PUT",
        body: queryArg.paid,
      }),
    }),
    listRegistrations: build.query<
      ListRegistrationsApiResponse,
      ListRegistrationsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/registrations`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          search: queryArg.search,
          paid: queryArg.paid,
        },
      }),
    }),
    listBadges: build.query<ListBadgesApiResponse, ListBadgesApiArg>({
      query: () => ({ url: `/api/registrations/badges` }),
    }),
    giveShiftBack: build.mutation<
      GiveShiftBackApiResponse,
      GiveShiftBackApiArg
    >({
      query: (queryArg) => ({
        url: `/api/shift/${encodeURIComponent(String(queryArg.shiftId))}/helpers`,
        method: "DELETE",
        body: queryArg.shiftPlaceForm,
        params: {
          id: queryArg.id,
        },
      }),
    }),
    takeShift: build.mutation<TakeShiftApiResponse, TakeShiftApiArg>({
      query: (queryArg) => ({
        url: `/api/shift/${encodeURIComponent(String(queryArg.shiftId))}/helpers`,
        method: "PUT",
        body: queryArg.shiftPlaceForm,
      }),
    }),
    seekReplacement: build.mutation<
      SeekReplacementApiResponse,
      SeekReplacementApiArg
    >({
      query: (queryArg) => ({
        url: `/api/shift/${encodeURIComponent(String(queryArg.shiftId))}/replacement`,
        method: "PUT",
        body: queryArg.replacementForm,
      }),
    }),
    getShifts: build.query<GetShiftsApiResponse, GetShiftsApiArg>({
      query: () => ({ url: `/api/shifts` }),
    }),
    listFreeTables: build.query<
      ListFreeTablesApiResponse,
      ListFreeTablesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/tables`,
        params: {
          spots: queryArg.spots,
          duration: queryArg.duration,
          day: queryArg.day,
          time: queryArg.time,
          event: queryArg.event,
        },
      }),
    }),
    listTableFlags: build.query<
      ListTableFlagsApiResponse,
      ListTableFlagsApiArg
    >({
      query: () => ({ url: `/api/tables/flags` }),
    }),
    lowerTableFlag: build.mutation<
      LowerTableFlagApiResponse,
      LowerTableFlagApiArg
    >({
      query: (queryArg) => ({
        url: `/api/tables/${encodeURIComponent(String(queryArg))}/flag`,
        method: "DELETE",
      }),
    }),
    getTableFlag: build.query<GetTableFlagApiResponse, GetTableFlagApiArg>({
      query: (queryArg) => ({
        url: `/api/tables/${encodeURIComponent(String(queryArg))}/flag`,
      }),
    }),
    raiseTableFlag: build.mutation<
      RaiseTableFlagApiResponse,
      RaiseTableFlagApiArg
    >({
      query: (queryArg) => ({
        url: `/api/tables/${encodeURIComponent(String(queryArg.id))}/flag`,
        method: "PUT",
        body: queryArg.tableFlagForm,
      }),
    }),
    unsubscribe: build.mutation<UnsubscribeApiResponse, UnsubscribeApiArg>({
      query: (queryArg) => ({
        url: `/api/unsubscribe/${encodeURIComponent(String(queryArg.token))}`,
        method: "POST",
        params: {
          list: queryArg.list,
        },
      }),
    }),
    getMailLists: build.query<GetMailListsApiResponse, GetMailListsApiArg>({
      query: (queryArg) => ({
        url: `/api/unsubscribe/${encodeURIComponent(String(queryArg))}/lists`,
      }),
    }),
    getCalendarAddress: build.query<
      GetCalendarAddressApiResponse,
      GetCalendarAddressApiArg
    >({
      query: () => ({ url: `/api/user/calendar` }),
    }),
    renewCalendarAddress: build.mutation<
      RenewCalendarAddressApiResponse,
      RenewCalendarAddressApiArg
    >({
      query: () => ({ url: `/api/user/calendar`, method: "POST" }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/api/user/login`,
        method: "POST",
        body: queryArg,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/user/logout`, method: "POST" }),
    }),
    getNotices: build.query<GetNoticesApiResponse, GetNoticesApiArg>({
      query: () => ({ url: `/api/user/notices` }),
    }),
    setNotices: build.mutation<SetNoticesApiResponse, SetNoticesApiArg>({
      query: (queryArg) => ({
        url: `/api/user/notices`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    listSecurityEvents: build.query<
      ListSecurityEventsApiResponse,
      ListSecurityEventsApiArg
    >({
      query: () => ({ url: `/api/user/security-events` }),
    }),
    getSession: build.query<GetSessionApiResponse, GetSessionApiArg>({
      query: () => ({ url: `/api/user/session` }),
    }),
    endOtherSessions: build.mutation<
      EndOtherSessionsApiResponse,
      EndOtherSessionsApiArg
    >({
      query: () => ({ url: `/api/user/sessions`, method: "DELETE" }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/user/sessions` }),
    }),
    endSessionsOf: build.mutation<
      EndSessionsOfApiResponse,
      EndSessionsOfApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/sessions/end`,
        method: "POST",
        body: queryArg,
      }),
    }),
    verifyCode: build.mutation<VerifyCodeApiResponse, VerifyCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/user/verify-code`,
        method: "POST",
        body: queryArg,
      }),
    }),
    verify: build.mutation<VerifyApiResponse, VerifyApiArg>({
      query: (queryArg) => ({
        url: `/api/user/verify/${encodeURIComponent(String(queryArg.code))}`,
        method: "POST",
        body: queryArg.verify,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type SetCheckedInApiResponse =
  /** status 200 What was asked for, or what came of it. */ RegistrationEntry;
export type SetCheckedInApiArg = {
  id: string;
  checkIn: CheckIn;
};
export type GetAttendeesApiResponse =
  /** status 200 What was asked for, or what came of it. */ Attendees;
export type GetAttendeesApiArg = void;
export type GetBadgeOfferApiResponse =
  /** status 200 What was asked for, or what came of it. */ BadgeOffer;
export type GetBadgeOfferApiArg = string;
export type TakeBadgeApiResponse = unknown;
export type TakeBadgeApiArg = {
  token: string;
  ownAttendeeForm: OwnAttendeeForm;
};
export type SearchBoardGamesApiResponse =
  /** status 200 What was asked for, or what came of it. */ BoardGameAnswer;
export type SearchBoardGamesApiArg = /** A name, or part of it. */ string;
export type GetBoardGameApiResponse =
  /** status 200 What was asked for, or what came of it. */ BoardGameDetails;
export type GetBoardGameApiArg = number;
export type SendContactMessageApiResponse = unknown;
export type SendContactMessageApiArg = ContactMessage;
export type GetConventionApiResponse =
  /** status 200 What was asked for, or what came of it. */ Edition;
export type GetConventionApiArg = void;
export type GetDoorApiResponse =
  /** status 200 What was asked for, or what came of it. */ Door;
export type GetDoorApiArg = void;
export type FillBadgeBlockApiResponse =
  /** status 200 What was asked for, or what came of it. */ BadgeBlock;
export type FillBadgeBlockApiArg = void;
export type LeaveDoorApiResponse = unknown;
export type LeaveDoorApiArg = void;
export type OpenDoorApiResponse = unknown;
export type OpenDoorApiArg = DoorLinkToken;
export type RegisterWalkInApiResponse =
  /** status 200 What was asked for, or what came of it. */ RegistrationEntry;
export type RegisterWalkInApiArg = WalkIn;
export type ListExpectedApiResponse =
  /** status 200 What was asked for, or what came of it. */ ExpectedList;
export type ListExpectedApiArg = string;
export type SaveEventApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventDetails;
export type SaveEventApiArg = EventForm;
export type SetGameOwnerApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventDetails;
export type SetGameOwnerApiArg = {
  eventId: string;
  gameOwnerForm: GameOwnerForm;
};
export type RemoveParticipantApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventDetails;
export type RemoveParticipantApiArg = {
  eventId: string;
  /** In place of the body, for clients that send none with a DELETE. */
  id?: string;
  participantId: ParticipantId;
};
export type UndoRemovalApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventDetails;
export type UndoRemovalApiArg = {
  eventId: string;
  participantId: ParticipantId;
};
export type JoinEventApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventDetails;
export type JoinEventApiArg = {
  eventId: string;
  joinForm: JoinForm;
};
export type SwapEventApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventDetails;
export type SwapEventApiArg = {
  eventId: string;
  swapForm: SwapForm;
};
export type LeaveEventApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventDetails;
export type LeaveEventApiArg = {
  eventId: string;
  participantId: ParticipantId;
};
export type LeaveWaitlistApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventDetails;
export type LeaveWaitlistApiArg = {
  eventId: string;
  /** In place of the body, for clients that send none with a DELETE. */
  id?: string;
  participantId: ParticipantId;
};
export type JoinWaitlistApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventDetails;
export type JoinWaitlistApiArg = {
  eventId: string;
  participantId: ParticipantId;
};
export type DeleteEventApiResponse = unknown;
export type DeleteEventApiArg = {
  id: string;
  /** Outside the sending hours, let this mail wait until they begin, unless that is too late for it. */
  inSendingHours?: boolean;
};
export type GetEventApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventDetails;
export type GetEventApiArg = string;
export type GetCancelledEventApiResponse =
  /** status 200 What was asked for, or what came of it. */ CancelledEvent;
export type GetCancelledEventApiArg = string;
export type ListEventsApiResponse = /** status 200 The list. */ Event[];
export type ListEventsApiArg = void;
export type GetFaqApiResponse = /** status 200 The list. */ Question[];
export type GetFaqApiArg = void;
export type ListListingsApiResponse =
  /** status 200 What was asked for, or what came of it. */ ListingPage;
export type ListListingsApiArg = {
  page?: number;
  limit?: number;
  /** Words, or parts of them, of the name, description, notes and expansions, in any case. */
  search?: string;
  /** Any of these. */
  condition?: ("New" | "Like New" | "Good" | "Fair" | "Poor")[];
  minPrice?: number;
  maxPrice?: number;
  /** All of them when left out. */
  status?: "Available" | "Pending" | "Sold";
  /** Part of the pickup location. */
  location?: string;
  /** Part of the seller's name, by which strangers find nothing; `mine` for the caller's own. */
  seller?: string;
  /** The caller's own address, for their own listings; another one is refused. */
  email?: string;
  /** Those alone that people have reported and that are not hidden; the administrator only. */
  reported?: boolean;
  /** Those alone that are hidden; the administrator only. */
  hidden?: boolean;
  sortBy?: "date" | "price" | "name" | "condition";
  /** Descending is from high to low: of conditions, from New to Poor. */
  sortOrder?: "asc" | "desc";
};
export type CreateListingApiResponse =
  /** status 200 What was asked for, or what came of it. */ ListingDetails;
export type CreateListingApiArg = {
  /** The caller's own address; another one is refused, and none is needed. */
  email?: string;
  listingForm: ListingForm;
};
export type UploadListingImageApiResponse =
  /** status 200 What was asked for, or what came of it. */ UploadedImage;
export type UploadListingImageApiArg = {
  /** The caller's own address; another one is refused, and none is needed. */
  email?: string;
  /** Any text: pages of other sites cannot send this header. */
  "X-Requested-With": string;
  body: {
    file: Blob;
  };
};
export type DeleteListingApiResponse = unknown;
export type DeleteListingApiArg = {
  id: string;
  /** The caller's own address; another one is refused, and none is needed. */
  email?: string;
};
export type GetListingApiResponse =
  /** status 200 What was asked for, or what came of it. */ ListingDetails;
export type GetListingApiArg = string;
export type UpdateListingApiResponse =
  /** status 200 What was asked for, or what came of it. */ ListingDetails;
export type UpdateListingApiArg = {
  id: string;
  /** The caller's own address; another one is refused, and none is needed. */
  email?: string;
  listingForm: ListingForm;
};
export type AddDiscussionApiResponse =
  /** status 200 What was asked for, or what came of it. */ Discussion;
export type AddDiscussionApiArg = {
  id: string;
  /** The caller's own address; another one is refused, and none is needed. */
  email?: string;
  discussionForm: DiscussionForm;
};
export type HideListingApiResponse =
  /** status 200 What was asked for, or what came of it. */ ListingDetails;
export type HideListingApiArg = {
  id: string;
  hideListing: HideListing;
};
export type ListListingHistoryApiResponse =
  /** status 200 What was asked for, or what came of it. */ ListingHistory;
export type ListListingHistoryApiArg = string;
export type MarkPendingApiResponse =
  /** status 200 What was asked for, or what came of it. */ ListingDetails;
export type MarkPendingApiArg = {
  id: string;
  /** The caller's own address; another one is refused, and none is needed. */
  email?: string;
};
export type MarkSoldApiResponse =
  /** status 200 What was asked for, or what came of it. */ ListingDetails;
export type MarkSoldApiArg = {
  id: string;
  /** The caller's own address; another one is refused, and none is needed. */
  email?: string;
};
export type LeaveQueueApiResponse =
  /** status 200 What was asked for, or what came of it. */ ListingDetails;
export type LeaveQueueApiArg = {
  id: string;
  /** The caller's own address; another one is refused, and none is needed. */
  email?: string;
};
export type JoinQueueApiResponse =
  /** status 200 What was asked for, or what came of it. */ ListingDetails;
export type JoinQueueApiArg = {
  id: string;
  /** The caller's own address; another one is refused, and none is needed. */
  email?: string;
};
export type RenewListingApiResponse =
  /** status 200 What was asked for, or what came of it. */ ListingDetails;
export type RenewListingApiArg = string;
export type ReportListingApiResponse = unknown;
export type ReportListingApiArg = {
  id: string;
  listingReport: ListingReport;
};
export type UndoPendingApiResponse =
  /** status 200 What was asked for, or what came of it. */ ListingDetails;
export type UndoPendingApiArg = {
  id: string;
  /** The caller's own address; another one is refused, and none is needed. */
  email?: string;
};
export type UnhideListingApiResponse =
  /** status 200 What was asked for, or what came of it. */ ListingDetails;
export type UnhideListingApiArg = string;
export type CreateGamedayApiResponse = /** status 201 It is made. */ Gameday;
export type CreateGamedayApiArg = GamedayForm;
export type UpdateGamedayApiResponse =
  /** status 200 What was asked for, or what came of it. */ Gameday;
export type UpdateGamedayApiArg = GamedayUpdate;
export type SubmitReplyApiResponse =
  /** status 200 What was asked for, or what came of it. */ InvitationDetails;
export type SubmitReplyApiArg = Reply;
export type GetInvitationDetailsApiResponse =
  /** status 200 What was asked for, or what came of it. */ InvitationDetails;
export type GetInvitationDetailsApiArg = string;
export type KeepSeatsApiResponse = unknown;
export type KeepSeatsApiArg = string;
export type StopWaitingForSeatsApiResponse = unknown;
export type StopWaitingForSeatsApiArg = string;
export type WaitForSeatsApiResponse =
  /** status 200 What was asked for, or what came of it. */ InvitationDetails;
export type WaitForSeatsApiArg = {
  invitationToken: string;
  gamedayQueueParty: GamedayQueueParty;
};
export type WaitForSeatsPubliclyApiResponse =
  /** status 200 What was asked for, or what came of it. */ PublicGamedayQueueResult;
export type WaitForSeatsPubliclyApiArg = PublicGamedayQueue;
export type SubmitPublicRsvpApiResponse =
  /** status 200 What was asked for, or what came of it. */ PublicRsvpResult;
export type SubmitPublicRsvpApiArg = PublicRsvp;
export type GetPublicGamedayApiResponse =
  /** status 200 What was asked for, or what came of it. */ PublicGameday;
export type GetPublicGamedayApiArg = string;
export type DeleteGamedayApiResponse = unknown;
export type DeleteGamedayApiArg = {
  id: string;
  /** Mail everybody who has not declined that the gameday is cancelled. */
  notify?: boolean;
  /** Outside the sending hours, let this mail wait until they begin, unless that is too late for it. */
  inSendingHours?: boolean;
  /** Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike. */
  mailingId?: string;
};
export type ListGamedaysApiResponse =
  /** status 200 A page of the list. */ Gameday[];
export type ListGamedaysApiArg = {
  page?: number;
  limit?: number;
  /** `newest`: the latest date first. `next`: the nearest date to come first, and after these the past ones. */
  order?: "newest" | "next";
};
export type GetHallApiResponse =
  /** status 200 What was asked for, or what came of it. */ Hall;
export type GetHallApiArg =
  | /** Another moment than now, to try the page before the days; then there are no flags. */ string
  | undefined;
export type GetMapDataApiResponse =
  /** status 200 What was asked for, or what came of it. */ MapData;
export type GetMapDataApiArg = void;
export type TakeBackAddressApiResponse = unknown;
export type TakeBackAddressApiArg = void;
export type GetAddressChangeApiResponse =
  /** status 200 What was asked for, or what came of it. */ AddressChange;
export type GetAddressChangeApiArg = void;
export type ChangeAddressApiResponse = unknown;
export type ChangeAddressApiArg = NewAddress;
export type ConfirmAddressApiResponse =
  /** status 200 What was asked for, or what came of it. */ AccountAddress;
export type ConfirmAddressApiArg = AddressLink;
export type KeepAddressApiResponse =
  /** status 200 What was asked for, or what came of it. */ AccountAddress;
export type KeepAddressApiArg = AddressLink;
export type GiveBackBadgeApiResponse =
  /** status 200 What was asked for, or what came of it. */ Registration;
export type GiveBackBadgeApiArg = string;
export type RenewBadgeCodeApiResponse =
  /** status 200 What was asked for, or what came of it. */ Registration;
export type RenewBadgeCodeApiArg = string;
export type WithdrawBadgeOfferApiResponse =
  /** status 200 What was asked for, or what came of it. */ Registration;
export type WithdrawBadgeOfferApiArg = string;
export type HandOverBadgeApiResponse =
  /** status 200 What was asked for, or what came of it. */ Registration;
export type HandOverBadgeApiArg = {
  nameId: string;
  handOver: HandOver;
};
export type KeepAccountApiResponse = unknown;
export type KeepAccountApiArg = void;
export type GetClosingApiResponse =
  /** status 200 What was asked for, or what came of it. */ Closing;
export type GetClosingApiArg = void;
export type AskToCloseApiResponse = unknown;
export type AskToCloseApiArg = void;
export type ConfirmClosingApiResponse =
  /** status 200 What was asked for, or what came of it. */ ClosingConfirmed;
export type ConfirmClosingApiArg = ClosingConfirmation;
export type GetOwnDaysApiResponse =
  /** status 200 What was asked for, or what came of it. */ OwnDays;
export type GetOwnDaysApiArg = void;
export type RemoveNameApiResponse = unknown;
export type RemoveNameApiArg = string;
export type GetTextPageApiResponse =
  /** status 200 What was asked for, or what came of it. */ TextPage;
export type GetTextPageApiArg =
  "privacy" | "imprint" | "conduct" | "accessibility";
export type GetPhotosApiResponse =
  /** status 200 What was asked for, or what came of it. */ Photos;
export type GetPhotosApiArg = void;
export type RegisterApiResponse =
  /** status 200 What was asked for, or what came of it. */ Registered;
export type RegisterApiArg = Register;
export type GetPlacesApiResponse =
  /** status 200 What was asked for, or what came of it. */ Places;
export type GetPlacesApiArg = void;
export type StopWaitingForBadgesApiResponse = unknown;
export type StopWaitingForBadgesApiArg =
  /** What the link in the mail carries. */ string;
export type GetBadgeLineApiResponse =
  /** status 200 What was asked for, or what came of it. */ BadgeQueuePlace;
export type GetBadgeLineApiArg =
  /** What the link in the mail carries. */ string;
export type WaitForBadgesApiResponse =
  /** status 200 What was asked for, or what came of it. */ BadgeQueueJoined;
export type WaitForBadgesApiArg = BadgeQueueForm;
export type ChangeBadgeWaitApiResponse =
  /** status 200 What was asked for, or what came of it. */ BadgeQueuePlace;
export type ChangeBadgeWaitApiArg = {
  /** What the link in the mail carries. */
  line: string;
  badgeQueueParty: BadgeQueueParty;
};
export type GetRegistrationApiResponse =
  /** status 200 What was asked for, or what came of it. */ Registration;
export type GetRegistrationApiArg = void;
export type AddAttendeeApiResponse =
  /** status 200 What was asked for, or what came of it. */ Registration;
export type AddAttendeeApiArg = OwnAttendeeForm;
export type UpdateAttendeeApiResponse =
  /** status 200 What was asked for, or what came of it. */ Registration;
export type UpdateAttendeeApiArg = {
  id: string;
  ownAttendeeForm: OwnAttendeeForm;
};
export type RemoveRegistrationApiResponse = unknown;
export type RemoveRegistrationApiArg = string;
export type SetPaidApiResponse =
  /** status 200 What was asked for, or what came of it. */ RegistrationEntry;
export type SetPaidApiArg = {
  id: string;
  paid: Paid;
};
export type ListRegistrationsApiResponse =
  /** status 200 What was asked for, or what came of it. */ RegistrationPage;
export type ListRegistrationsApiArg = {
  page?: number;
  limit?: number;
  /** Part of a name or e-mail address, in any case. */
  search?: string;
  /** Only those that owe nothing, or only those that do. */
  paid?: boolean;
};
export type ListBadgesApiResponse = /** status 200 The list. */ Badge[];
export type ListBadgesApiArg = void;
export type GiveShiftBackApiResponse = unknown;
export type GiveShiftBackApiArg = {
  shiftId: string;
  /** In place of the body, for clients that send none with a DELETE. */
  id?: string;
  shiftPlaceForm: ShiftPlaceForm;
};
export type TakeShiftApiResponse = unknown;
export type TakeShiftApiArg = {
  shiftId: string;
  shiftPlaceForm: ShiftPlaceForm;
};
export type SeekReplacementApiResponse = unknown;
export type SeekReplacementApiArg = {
  shiftId: string;
  replacementForm: ReplacementForm;
};
export type GetShiftsApiResponse =
  /** status 200 What was asked for, or what came of it. */ OfferedShifts;
export type GetShiftsApiArg = void;
export type ListFreeTablesApiResponse = /** status 200 The list. */ FreeTable[];
export type ListFreeTablesApiArg = {
  spots: number;
  /** Minutes. */
  duration:
    | "5"
    | "10"
    | "15"
    | "20"
    | "25"
    | "30"
    | "45"
    | "60"
    | "75"
    | "90"
    | "105"
    | "120"
    | "150"
    | "180"
    | "210"
    | "240"
    | "300"
    | "360"
    | "420"
    | "480"
    | "540"
    | "600"
    | "660"
    | "720";
  /** One of the convention's days. */
  day: string;
  /** `12:01 AM` for Undetermined, for which there is no table. */
  time: string;
  /** The event it is for, whose own table counts as free. */
  event?: string;
};
export type ListTableFlagsApiResponse = /** status 200 The list. */ TableFlag[];
export type ListTableFlagsApiArg = void;
export type LowerTableFlagApiResponse = unknown;
export type LowerTableFlagApiArg = string;
export type GetTableFlagApiResponse =
  /** status 200 What was asked for, or what came of it. */ FlagOfTable;
export type GetTableFlagApiArg = string;
export type RaiseTableFlagApiResponse =
  /** status 200 What was asked for, or what came of it. */ FlagOfTable;
export type RaiseTableFlagApiArg = {
  id: string;
  tableFlagForm: TableFlagForm;
};
export type UnsubscribeApiResponse =
  /** status 200 What was asked for, or what came of it. */ Unsubscribed;
export type UnsubscribeApiArg = {
  token: string;
  /** What to leave; the list that the mail belongs to when not given. */
  list?: "invitations" | "news" | "all";
};
export type GetMailListsApiResponse =
  /** status 200 What was asked for, or what came of it. */ MailLists;
export type GetMailListsApiArg = string;
export type GetCalendarAddressApiResponse =
  /** status 200 What was asked for, or what came of it. */ CalendarAddress;
export type GetCalendarAddressApiArg = void;
export type RenewCalendarAddressApiResponse =
  /** status 200 What was asked for, or what came of it. */ CalendarAddress;
export type RenewCalendarAddressApiArg = void;
export type LoginApiResponse =
  /** status 200 What was asked for, or what came of it. */ LoginSent;
export type LoginApiArg = Login;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type GetNoticesApiResponse =
  /** status 200 What was asked for, or what came of it. */ Notices;
export type GetNoticesApiArg = void;
export type SetNoticesApiResponse =
  /** status 200 What was asked for, or what came of it. */ Notices;
export type SetNoticesApiArg = NoticesForm;
export type ListSecurityEventsApiResponse =
  /** status 200 The list. */ SecurityEvent[];
export type ListSecurityEventsApiArg = void;
export type GetSessionApiResponse =
  /** status 200 What was asked for, or what came of it. */ Session;
export type GetSessionApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type ListSessionsApiResponse =
  /** status 200 The list. */ SessionEntry[];
export type ListSessionsApiArg = void;
export type EndSessionsOfApiResponse = unknown;
export type EndSessionsOfApiArg = SessionsOf;
export type VerifyCodeApiResponse =
  /** status 200 What was asked for, or what came of it. */ User;
export type VerifyCodeApiArg = VerifyCode;
export type VerifyApiResponse =
  /** status 200 What was asked for, or what came of it. */ User;
export type VerifyApiArg = {
  code: string;
  verify: Verify;
};
export type RegisteredPerson = {
  /** 10 and over. */
  badge: boolean;
  checkedInAt: string | null;
  id: string;
  name: string;
};
export type RegistrationEntry = {
  /** Dollars for all badges, paid or not. */
  amount: number;
  /** Dollars that are still owed: a badge may be added after the others were paid. */
  amountDue: number;
  attendees: RegisteredPerson[];
  badges: number;
  /** Null for people who registered at the door and gave none. */
  email: string | null;
  /** When its badges go to others unless it is confirmed, paid or checked in; null once it was. */
  heldUntil: string | null;
  id: string;
  /** Nothing is owed. */
  paid: boolean;
  registeredAt: string;
};
export type Problem = {
  /** Tells the refusals of a status apart. It stays when the words change; later releases have more of them. */
  code:
    | "account-blocked"
    | "account-closes"
    | "address-changed-lately"
    | "address-mailed"
    | "address-taken"
    | "administrator-decides"
    | "adult-needed"
    | "already-invited"
    | "another-amount"
    | "answer-by-too-late"
    | "answered-meanwhile"
    | "at-the-convention"
    | "audience-changed"
    | "badge-needed"
    | "badge-offered"
    | "badges-fixed"
    | "badges-free"
    | "badges-kept"
    | "badges-moved"
    | "badges-taken"
    | "body-too-large"
    | "busy"
    | "cannot-help"
    | "capacity-below-seats"
    | "checked-in"
    | "children-alone"
    | "closure-mailed"
    | "confirmation-needed"
    | "copy-never-mails"
    | "database-away"
    | "date-taken"
    | "day-cap"
    | "digits-off"
    | "door-not-open"
    | "door-shift"
    | "doors-open"
    | "draw-in-the-past"
    | "draw-not-found"
    | "draw-without-opening"
    | "drawn-already"
    | "edition-archived"
    | "edition-not-found"
    | "edition-not-importable"
    | "edition-over"
    | "edition-taken"
    | "edition-under-way"
    | "emailer-password"
    | "ended-door-browser"
    | "event-not-found"
    | "event-over"
    | "flag-up"
    | "foreign-site"
    | "freeing-too-early"
    | "fresh-sign-in-needed"
    | "friend-link-gone"
    | "friend-not-found"
    | "game-owner-missing"
    | "game-owner-taken"
    | "gameday-not-found"
    | "gameday-over"
    | "guests-told"
    | "hall-closed"
    | "handed-on"
    | "has-seats"
    | "helper-address"
    | "hosts-seat"
    | "invalid-address-link"
    | "invalid-closure-link"
    | "invalid-code"
    | "invalid-input"
    | "invalid-invitation"
    | "invalid-unsubscribe-link"
    | "last-adult"
    | "late-walk-in"
    | "listing-not-found"
    | "login-needed"
    | "logo-not-stored"
    | "mail-changed"
    | "mail-has-left"
    | "mail-not-held"
    | "mailing-id-taken"
    | "mailing-not-begun"
    | "mailing-over"
    | "maintenance"
    | "message-not-found"
    | "method-not-allowed"
    | "more-missed"
    | "more-to-remind"
    | "more-waiting"
    | "name-needed"
    | "name-taken"
    | "named-in-settings"
    | "no-badges"
    | "no-draft"
    | "no-gameday"
    | "no-longer-part"
    | "no-more-invitations"
    | "no-secret"
    | "no-table"
    | "no-waves"
    | "nobody-missed"
    | "nobody-plays"
    | "nobody-to-mail"
    | "nobody-to-remind"
    | "nobody-to-write-to"
    | "not-allowed"
    | "not-available"
    | "not-drawn-yet"
    | "not-found"
    | "not-helping"
    | "not-in-hall"
    | "not-in-line"
    | "not-invited"
    | "not-ready"
    | "not-registered"
    | "not-signed-in"
    | "not-taking-part"
    | "nothing-counted"
    | "nothing-here"
    | "nothing-pending"
    | "nothing-to-resend"
    | "nothing-to-wait-for"
    | "offer-gone"
    | "on-the-list"
    | "own-friend-link"
    | "own-listing"
    | "photo-not-stored"
    | "places-taken"
    | "plan-changed"
    | "player-here"
    | "players-told"
    | "queue-closed"
    | "registration-closed"
    | "registration-full"
    | "reminder-hour"
    | "resend-too-soon"
    | "root-administrator"
    | "same-address"
    | "schedule-conflict"
    | "seats-free"
    | "seats-offered"
    | "seats-taken"
    | "sent-a-moment-ago"
    | "shift-begun"
    | "shift-full"
    | "shift-not-begun"
    | "shift-not-found"
    | "shift-over"
    | "shifts-not-open"
    | "sign-up-not-open"
    | "signups-disabled"
    | "spots-left"
    | "spots-taken"
    | "stale-edit"
    | "stale-events"
    | "still-staff"
    | "table-taken"
    | "tables-in-use"
    | "taking-part"
    | "ticking-too-early"
    | "too-late-to-undo"
    | "too-many-drafts"
    | "too-many-friends"
    | "too-many-games"
    | "too-many-guests"
    | "too-many-lines"
    | "too-many-listings"
    | "too-many-messages"
    | "too-many-names"
    | "too-many-photos"
    | "too-many-requests"
    | "too-many-shifts"
    | "too-many-wishes"
    | "unexpected"
    | "unknown-address"
    | "unknown-attendee"
    | "unknown-audience"
    | "unknown-badge"
    | "unknown-board-game"
    | "unknown-calendar"
    | "unknown-device"
    | "unknown-door-browser"
    | "unknown-door-link"
    | "unknown-door-list"
    | "unknown-draft"
    | "unknown-entry"
    | "unknown-guest"
    | "unknown-helper"
    | "unknown-invitation"
    | "unknown-job"
    | "unknown-mail"
    | "unknown-mailing"
    | "unknown-name"
    | "unknown-participant"
    | "unknown-party"
    | "unknown-person"
    | "unknown-push-service"
    | "unknown-question"
    | "unknown-recipient"
    | "unknown-registration"
    | "unknown-table"
    | "unknown-token"
    | "unknown-waiting-guest"
    | "unreachable-address"
    | "unreadable-request"
    | "unsigned-body"
    | "unsupported-body"
    | "upload-busy"
    | "volunteers-write-to"
    | "wish-not-found"
    | "wishes-off"
    | "words-changed"
    | "wrong-digits"
    | "wrong-password";
  /** Ids of the things that stand in the way, where the caller may do something about them. */
  conflictsWith?: string[];
  /** What there is now, as the call answers with it, when the form was filled from something older. */
  current?: {
    [key: string]: any;
  };
  /** Same text as `message`. */
  detail: string;
  /** Field → message, when single fields are wrong. */
  fields?: {
    [key: string]: string;
  };
  message: string;
  /** Same as `statusCode` (RFC 9457). */
  status: number;
  statusCode: number;
  title: string;
  /** The code as a URI (RFC 9457); no page is there. */
  type: string;
};
export type CheckIn = {
  /** When it was, if not now; the earliest of several times stays. A time in the future counts as now; one more than a day before the doors open, or before now where that is sooner, is refused. */
  at?: string;
  checkedIn: boolean;
  /** Whose badge it is by the list that was scanned with; refused when it is handed on since. */
  nameId?: string;
};
export type Attendees = {
  /** People of 10 and over. */
  badges: number;
  /** People of 9 and under. */
  children: number;
  /** People of 10 and over, with the children of the reader, or all children for the administrator. Null for visitors; at most 2000. */
  names: string[] | null;
  registrations: number;
};
export type BadgeOffer = {
  /** Address that it was offered to, shortened. */
  address: string;
  /** What is owed for it, in the currency of the edition. */
  amountDue: number;
  /** For somebody of 10 and over; false for a child of 9 and under. */
  badge: boolean;
  endsAt: string;
  /** Who offers it. */
  from: string;
};
export type OwnAttendeeForm = {
  /** 10 and over, who need a badge; false for 9 and under, who come free. */
  badge: boolean;
  name: string;
  /** A parent or guardian agrees that the names of the children are kept. Needed with a child. */
  parentAgrees?: boolean;
};
export type BoardGame = {
  id: number;
  name: string;
  /** Its picture at the board-game database, which the catalogue has none of; of a search, if it is known. */
  thumbnail: string | null;
  /** Negative before the year 1; null where nobody knows. */
  yearPublished: number | null;
};
export type BoardGameAnswer = {
  items: BoardGame[];
  /** The board-game database itself, or the local catalogue where that is off or does not answer. */
  source: "database" | "catalogue";
};
export type BoardGameDetails = {
  id: number;
  maxPlayers: number | null;
  minPlayers: number | null;
  /** How long a game lasts. */
  minutes: number | null;
  name: string;
  /** The board-game database itself, or the local catalogue where that is off or does not answer. */
  source: "database" | "catalogue";
  /** Its picture at the board-game database, which the catalogue has none of; of a search, if it is known. */
  thumbnail: string | null;
  /** Negative before the year 1; null where nobody knows. */
  yearPublished: number | null;
};
export type ContactMessage = {
  email: string;
  message: string;
  name: string;
};
export type EditionDay = {
  date: string;
  day: string;
  end: string;
  endTime: string;
  monthDay: string;
  start: string;
  startTime: string;
};
export type EditionLinks = {
  /** The form that the newsletter page embeds. */
  newsletterForm: string | null;
  /** Where badges can be paid for in advance. */
  payment: string | null;
  /** The social-media page. */
  social: string;
  volunteerEmail: string;
};
export type EditionLogo = {
  height: number;
  url: string;
  /** Pixels of the file. */
  width: number;
};
export type OutsideContent = "after-click" | "always";
export type SignUpRules = {
  /** Whether children of 9 and under need an adult of the family in the same game. */
  childrenNeedAdult: boolean;
  /** How many games of others a person joins. */
  gamesPerPerson: number | null;
  /** Whether somebody needs a badge; children of 9 and under come without. */
  needsBadge: boolean;
  /** From when on people join; null where they always could. */
  opensAt: string | null;
  /** Whether people say which games they would like to play. */
  takesWishes: boolean;
};
export type Venue = {
  address: string;
  name: string;
};
export type Edition = {
  /** For one badge; it covers both days. */
  admissionPrice: number;
  /** Until when people give back and hand on badges by themselves. */
  badgesChangeUntil: string;
  /** ISO 4217. */
  currency: string;
  days: EditionDay[];
  /** End of the second day. */
  endDate: string;
  links: EditionLinks;
  /** Days without a change after which a seller is asked whether a game is still for sale. */
  listingRenewDays: number;
  logo: EditionLogo | null;
  /** When pictures of the board-game database and the newsletter form load. */
  outsideContent: OutsideContent;
  productName: string;
  registrationCapacity: number;
  signUp: SignUpRules;
  sponsorName: string;
  /** Start of the first day. */
  startDate: string;
  /** Key of the signed-in user in the browser's storage. */
  storageKey: string;
  timeZone: string;
  venue: Venue;
};
export type DoorScope = {
  /** Of a gameday. */
  date: string | null;
  scope: string;
};
export type Door = {
  /** Whether a shift opens the door to whoever asks, and nothing else does. */
  byShift: boolean;
  /** The end of the edition, when door links end; or of the shift by which one is here. */
  endsAt: string;
  /** People who are registered. */
  expected: number;
  /** Those who have checked in. */
  here: number;
  /** Base64 of 256 bits, for AES-GCM: under it the browser keeps the list. The same for as long as the session or the door link holds. */
  listKey: string;
  /** When the list of the edition opens for whoever asks; null once it is open. */
  opensAt: string | null;
  /** The lists that one may work with. */
  scopes: DoorScope[];
  /** Base64 of 256 bits, for AES-GCM: under it the browser keeps walk-ins that it could not send. The same for everybody at the door of this edition. */
  walkInKey: string;
};
export type BadgeBlock = {
  /** When they are free again, unless the phone asks once more before. */
  endsAt: string;
  /** How many it keeps now. They are counted as taken. */
  left: number;
  /** How many it keeps where enough are free; 0 where none are kept. */
  size: number;
};
export type DoorLinkToken = {
  /** What follows # in the address of the link. */
  token: string;
};
export type WalkInPerson = {
  /** 10 and over, who need a badge; false for 9 and under, who come free. */
  badge: boolean;
  /** Made by the phone: what it sends again is the same person. */
  id: string;
  name: string;
};
export type WalkIn = {
  /** When it was, if not now; the earliest of several times stays. A time in the future counts as now; one more than a day before the doors open, or before now where that is sooner, is refused. */
  at?: string;
  attendees: WalkInPerson[];
  /** Where the registration is mailed. People who are registered with it already are joined by those who are not; without one nobody can sign in to it. */
  email?: string;
  /** Made by the phone: what it sends again is registered once. */
  id: string;
  /** Whether the badges of these people are paid. */
  paid: boolean;
};
export type ExpectedPerson = {
  /** 9 and under. */
  child: boolean;
  /** SHA-256 of the codes on the badge, shortened: whoever has the list cannot make a code of it. */
  codes: string[];
  /** When they came in. */
  here: string | null;
  /** The attendee, or the invitation to a gameday. */
  id: string;
  name: string;
  /** Id of the name, which is another one once a badge was handed on; null for guests of a gameday. */
  nameId: string | null;
  /** People who come in together under this name. */
  people: number;
};
export type ExpectedParty = {
  id: string;
  /** What is still owed, in the currency of the edition. */
  owed: number;
  people: ExpectedPerson[];
};
export type ExpectedList = {
  /** When phones forget it. */
  endsAt: string;
  parties: ExpectedParty[];
  /** Key of the edition, or id of a gameday. */
  scope: string;
  /** The server's time: phones go wrong. */
  takenAt: string;
};
export type EventBoardGame = {
  id: number;
  maxPlayers?: number;
  minPlayers?: number;
  /** How many minutes a game lasts. */
  minutes?: number;
  name: string;
  /** Its picture at the board-game database, where it is known. */
  thumbnail?: string;
};
export type Participant = {
  /** True when this participant hosts the event beside its owner; otherwise it is not there. */
  coHost?: boolean;
  /** Whether this participant brings the game. */
  gameOwner: boolean;
  /** Id of the user name; for strangers one that is worth nothing outside of the event. */
  id: string;
  /** Always empty: nobody is asked where they come from. */
  location: string;
  name: string;
};
export type WaitingPerson = {
  /** Id of the user name; for strangers one that is worth nothing outside of the event. */
  id: string;
  name: string;
  /** Until when a spot that was freed after the start is kept for them; counted as taken. */
  offeredUntil?: string;
  /** Counted from 1. */
  position: number;
};
export type EventDetails = {
  boardGame?: EventBoardGame;
  /** `good` for children, or from which age in years. */
  children?: string;
  /** Plain text. */
  description?: string;
  /** Minutes. */
  duration:
    | "5"
    | "10"
    | "15"
    | "20"
    | "25"
    | "30"
    | "45"
    | "60"
    | "75"
    | "90"
    | "105"
    | "120"
    | "150"
    | "180"
    | "210"
    | "240"
    | "300"
    | "360"
    | "420"
    | "480"
    | "540"
    | "600"
    | "660"
    | "720";
  /** When it is over; with an undetermined time, the end of its day. */
  endDate: string;
  /** When it begins; with an undetermined time, 12:01 AM of its day. */
  eventDate: string;
  /** One of the convention's days. */
  eventDay: string;
  /** Id of the owner's user name. */
  eventOwner: string;
  /** A quarter hour within the opening of the day, or `12:01 AM` for Undetermined. */
  eventTime: string;
  gameName: string;
  /** Id of the participant who brings the game, or empty. */
  gameOwner: string;
  /** Made by the client. */
  id: string;
  /** Whether it is over: then only the administrator can change it. */
  isExpired: boolean;
  /** Who can play, where the organizer says so. */
  level?: "everybody" | "some" | "experienced";
  /** Fewest players. */
  minPlayers?: number;
  /** The owner's name. */
  organizer: string;
  /** In the order in which they joined. */
  participants: Participant[];
  spots: number;
  /** Those that are kept for somebody who waits are among them. */
  spotsTaken: number;
  /** By the clock of the server. With an undetermined time it is never in progress. */
  state: "upcoming" | "in-progress" | "completed";
  /** What stands on the table. */
  table?: string;
  /** Id of its table in the floor plan; missing while it has none. */
  tableId?: string;
  teacher: "none" | "wanted" | "needed";
  /** Another one as soon as somebody changes what the form edits, and not by anything else. */
  version: string;
  /** Whether people can sign up. */
  visible: boolean;
  /** Who takes the next spot that is freed, in order. */
  waitlist: WaitingPerson[];
};
export type EventForm = {
  /** Id in the board-game catalogue. When it is left out it stays as it is; null takes it off. */
  boardGameId?: number | null;
  /** `good`, or the age from which. When it is left out it stays as it is; null takes it off. */
  children?: string | null;
  /** Ids of participants who host the event beside its owner; unchanged when not given. */
  coHosts?: string[];
  /** Plain text. When it is left out it stays as it is; null takes it off. */
  description?: string | null;
  /** Minutes. */
  duration:
    | "5"
    | "10"
    | "15"
    | "20"
    | "25"
    | "30"
    | "45"
    | "60"
    | "75"
    | "90"
    | "105"
    | "120"
    | "150"
    | "180"
    | "210"
    | "240"
    | "300"
    | "360"
    | "420"
    | "480"
    | "540"
    | "600"
    | "660"
    | "720";
  /** One of the convention's days. */
  eventDay: string;
  /** Id of the owner's user name. */
  eventOwner: string;
  /** A quarter hour within the opening of the day, or `12:01 AM` for Undetermined. */
  eventTime: string;
  gameName: string;
  /** Id of the participant who brings the game, or empty. */
  gameOwner: string;
  /** Made by the client. */
  id: string;
  /** Outside the sending hours, let this mail wait until they begin, unless that is too late for it. */
  inSendingHours?: boolean;
  /** Who can play. When it is left out it stays as it is; null takes it off. */
  level?: ("everybody" | "some" | "experienced") | null;
  /** Fewest players. When it is left out it stays as it is; null takes it off. */
  minPlayers?: number | null;
  spots: number;
  /** Id of a table of the floor plan; null or empty for none. When it is not sent, the table stays. */
  tableId?: string | null;
  teacher: "none" | "wanted" | "needed";
  /** The `version` that the form was filled from: refused with 409 and the present state as `current` where it is another one by now. Left out, whatever is there is written over. */
  version?: string;
  /** Whether people can sign up. */
  visible: boolean;
};
export type GameOwnerForm = {
  /** Id of a user name. */
  id: string;
  /** Whether this participant brings the game. */
  owner: boolean;
};
export type ParticipantId = {
  /** Id of a user name. */
  id: string;
};
export type JoinForm = {
  /** Of several names: all get a spot or none does, or as many as there are spots for, in their order. */
  fit?: "all" | "some";
  /** Id of a user name; not read where there are `ids`. */
  id?: string;
  /** Ids of user names. */
  ids?: string[];
};
export type SwapForm = {
  /** Id of a user name. */
  id: string;
  /** Id of the event to leave. */
  leave: string;
};
export type CancelledEvent = {
  /** Minutes. */
  duration:
    | "5"
    | "10"
    | "15"
    | "20"
    | "25"
    | "30"
    | "45"
    | "60"
    | "75"
    | "90"
    | "105"
    | "120"
    | "150"
    | "180"
    | "210"
    | "240"
    | "300"
    | "360"
    | "420"
    | "480"
    | "540"
    | "600"
    | "660"
    | "720";
  /** When it is over; with an undetermined time, the end of its day. */
  endDate: string;
  /** When it begins; with an undetermined time, 12:01 AM of its day. */
  eventDate: string;
  /** One of the convention's days. */
  eventDay: string;
  /** A quarter hour within the opening of the day, or `12:01 AM` for Undetermined. */
  eventTime: string;
  gameName: string;
  /** Made by the client. */
  id: string;
};
export type Event = {
  /** `good` for children, or from which age in years. */
  children?: string;
  /** Minutes. */
  duration:
    | "5"
    | "10"
    | "15"
    | "20"
    | "25"
    | "30"
    | "45"
    | "60"
    | "75"
    | "90"
    | "105"
    | "120"
    | "150"
    | "180"
    | "210"
    | "240"
    | "300"
    | "360"
    | "420"
    | "480"
    | "540"
    | "600"
    | "660"
    | "720";
  /** When it is over; with an undetermined time, the end of its day. */
  endDate: string;
  /** When it begins; with an undetermined time, 12:01 AM of its day. */
  eventDate: string;
  /** One of the convention's days. */
  eventDay: string;
  /** Id of the owner's user name. */
  eventOwner: string;
  /** A quarter hour within the opening of the day, or `12:01 AM` for Undetermined. */
  eventTime: string;
  gameName: string;
  /** Id of the participant who brings the game, or empty. */
  gameOwner: string;
  /** Made by the client. */
  id: string;
  /** Whether it is over: then only the administrator can change it. */
  isExpired: boolean;
  /** Who can play, where the organizer says so. */
  level?: "everybody" | "some" | "experienced";
  /** The owner's name. */
  organizer: string;
  /** In the order in which they joined. */
  participants: Participant[];
  spots: number;
  /** Those that are kept for somebody who waits are among them. */
  spotsTaken: number;
  /** By the clock of the server. With an undetermined time it is never in progress. */
  state: "upcoming" | "in-progress" | "completed";
  /** What stands on the table. */
  table?: string;
  /** Id of its table in the floor plan; missing while it has none. */
  tableId?: string;
  teacher: "none" | "wanted" | "needed";
  /** Another one as soon as somebody changes what the form edits, and not by anything else. */
  version: string;
  /** Whether people can sign up. */
  visible: boolean;
  /** Who takes the next spot that is freed, in order. */
  waitlist: WaitingPerson[];
};
export type Question = {
  answer: string;
  flag: ("yellow" | "green") | null;
  /** Its anchor in the address of the page. */
  id: string;
  question: string;
};
export type ListingImage = {
  id: string;
  /** Shown first; the first photo is when none is. */
  isMain: boolean;
  /** Counted from 1. */
  order: number;
  /** The smaller one, for cards and tables. */
  thumbnailUrl: string;
  /** The URL that the caller's upload answered with, or that the listing shows. */
  url: string;
};
export type PaymentMethod = {
  /** Where to pay to; every type but Cash needs it. Visitors who are not signed in see null. */
  identifier?: string | null;
  /** Visitors who are not signed in see null: people write handles here. */
  notes?: string | null;
  type: "PayPal" | "Venmo" | "Zelle" | "CashApp" | "Cash";
};
export type Seller = {
  /** Null for visitors who are not signed in. */
  email: string | null;
  /** Strangers are told none. */
  name: string;
  paymentMethods: PaymentMethod[];
};
export type Listing = {
  /** Id of the game in the board-game database. */
  bggId: number | null;
  /** Its picture there. */
  bggThumbnail: string | null;
  /** How many comments people have written. */
  commentCount: number;
  condition: "New" | "Like New" | "Good" | "Fair" | "Poor";
  createdAt: string;
  expansions: string[];
  gameDescription: string | null;
  gameName: string;
  /** Why, for the seller and the administrator. */
  hiddenReason: string | null;
  id: string;
  /** In their order. */
  images: ListingImage[];
  /** Hidden by the administrator; nobody else but its seller sees it. */
  isHidden: boolean;
  /** Whether the caller asked to be told when it is available again. */
  isInQueue: boolean;
  /** Not for sale until its seller renews it; nobody else but the administrator sees it. */
  isLapsed: boolean;
  /** Whether the caller sells it. */
  isMine: boolean;
  /** Whether the caller holds or bought it. */
  isMyPurchase: boolean;
  /** Where it can be picked up. */
  location: string | null;
  notes: string | null;
  paymentMethods: PaymentMethod[];
  /** Account of who holds or bought it; null while nobody known does, and for visitors who are not signed in. */
  pendingBuyerId: string | null;
  /** Null where `pendingBuyerId` is. */
  pendingBuyerName: string | null;
  /** US dollars. */
  price: number;
  /** How many wait for it to be available again. */
  queueLength: number;
  /** The place of the caller among them, from 1; null for who does not wait. */
  queuePlace: number | null;
  /** When it lapses unless its seller renews it, of an available listing; the seller only. */
  renewBy: string | null;
  /** When it last changed, or its seller renewed it. */
  renewedAt: string;
  /** How many people have reported it, since it was last shown again; the administrator only. */
  reportCount: number | null;
  seller: Seller;
  status: "Available" | "Pending" | "Sold";
  /** What the form was filled from, for the seller: another one as soon as what the form edits is changed. */
  version: string | null;
};
export type ListingPage = {
  /** Nothing says every word that was searched for; the names of these are merely like it. */
  isAlike: boolean;
  items: Listing[];
  limit: number;
  page: number;
  /** Items that match, on all pages together. */
  total: number;
};
export type Discussion = {
  createdAt: string;
  forSaleItemId: string;
  id: string;
  /** Whether the seller said it. */
  isSeller: boolean;
  message: string;
  /** A comment; that somebody buys it; or that it is for sale again. */
  messageType: "Comment" | "Purchase" | "Undo";
  /** Strangers are told no name. */
  userName: string;
};
export type ListingDetails = {
  /** Id of the game in the board-game database. */
  bggId: number | null;
  /** Its picture there. */
  bggThumbnail: string | null;
  /** How many comments people have written. */
  commentCount: number;
  condition: "New" | "Like New" | "Good" | "Fair" | "Poor";
  createdAt: string;
  /** The newest 500, in the order of time. */
  discussions: Discussion[];
  expansions: string[];
  gameDescription: string | null;
  gameName: string;
  /** Why, for the seller and the administrator. */
  hiddenReason: string | null;
  id: string;
  /** In their order. */
  images: ListingImage[];
  /** Hidden by the administrator; nobody else but its seller sees it. */
  isHidden: boolean;
  /** Whether the caller asked to be told when it is available again. */
  isInQueue: boolean;
  /** Not for sale until its seller renews it; nobody else but the administrator sees it. */
  isLapsed: boolean;
  /** Whether the caller sells it. */
  isMine: boolean;
  /** Whether the caller holds or bought it. */
  isMyPurchase: boolean;
  /** Where it can be picked up. */
  location: string | null;
  notes: string | null;
  paymentMethods: PaymentMethod[];
  /** Account of who holds or bought it; null while nobody known does, and for visitors who are not signed in. */
  pendingBuyerId: string | null;
  /** Null where `pendingBuyerId` is. */
  pendingBuyerName: string | null;
  /** US dollars. */
  price: number;
  /** How many wait for it to be available again. */
  queueLength: number;
  /** The place of the caller among them, from 1; null for who does not wait. */
  queuePlace: number | null;
  /** When it lapses unless its seller renews it, of an available listing; the seller only. */
  renewBy: string | null;
  /** When it last changed, or its seller renewed it. */
  renewedAt: string;
  /** How many people have reported it, since it was last shown again; the administrator only. */
  reportCount: number | null;
  seller: Seller;
  status: "Available" | "Pending" | "Sold";
  /** What the form was filled from, for the seller: another one as soon as what the form edits is changed. */
  version: string | null;
};
export type ListingPhoto = {
  /** Shown first; the first photo is when none is. */
  isMain: boolean;
  /** Counted from 1. */
  order: number;
  /** The URL that the caller's upload answered with, or that the listing shows. */
  url: string;
};
export type ListingForm = {
  /** Id of the game in the board-game database; as it is when left out of a change. */
  bggId?: number | null;
  /** A picture of the board-game database's own host; as it is when left out of a change. */
  bggThumbnail?: string | null;
  condition: "New" | "Like New" | "Good" | "Fair" | "Poor";
  /** What is sold along, at most 100 characters each; blank ones are left out. */
  expansions?: string[];
  gameDescription?: string | null;
  gameName: string;
  /** Of a new listing, made by the form: sent again after an answer was lost, the listing is made once. Ignored afterwards. */
  id?: string;
  /** Where it can be picked up. */
  location?: string | null;
  notes?: string | null;
  paymentMethods: PaymentMethod[];
  photos?: ListingPhoto[];
  /** US dollars. */
  price: number;
  /** As it is when left out; of a new listing, Available. */
  status?: "Available" | "Pending" | "Sold";
  /** The `version` that the form was filled from: refused with 409 and the present state as `current` where it is another one by now. Left out, whatever is there is written over. */
  version?: string;
};
export type UploadedImage = {
  fileName: string;
  /** The smaller one. */
  thumbnailUrl: string;
  /** What a listing form names the photo by. */
  url: string;
};
export type DiscussionForm = {
  /** The listing, as the path says it. */
  forSaleItemId?: string;
  /** Made by the form: sent again after an answer was lost, the comment is posted once. */
  formId?: string;
  message: string;
  /** Entries of the other types are written by the product alone. */
  messageType?: "Comment";
};
export type HideListing = {
  /** Why; its seller reads it. */
  reason: string;
};
export type ListingChange = {
  at: string;
  /** Who did it. */
  by: "seller" | "buyer" | "organiser";
  field: "price" | "status" | "hidden" | "renewed";
  /** What it was: a price in dollars, a status, the reason for hiding it; null where it was nothing. */
  from: string | null;
  id: string;
  /** What it became, likewise. */
  to: string | null;
};
export type ListingHistory = {
  /** The newest 200, newest first. */
  items: ListingChange[];
};
export type ListingReport = {
  message?: string | null;
  reason: "not-a-game" | "misleading" | "scam" | "offensive" | "other";
};
export type Gameday = {
  acceptedCount: number;
  /** The day by whose end guests should answer. */
  answerBy: string | null;
  capacity: number;
  date: string;
  description: string | null;
  endTime: string | null;
  id: string;
  /** Light Markdown, said in the invitation and the reminder alone. */
  invitationWords: string | null;
  /** Its end has passed: nobody is invited, reminded or told of changes any more. */
  isOver: boolean;
  /** The day by which guests should answer has passed: who is silent does not count as open. */
  isPastAnswerBy: boolean;
  location: string;
  notRepliedCount: number;
  /** Anybody may read and answer it under its date. */
  publicPage: boolean;
  rejectedCount: number;
  /** Seats of these that are offered to people who waited. */
  seatsOffered: number;
  /** Accepted guests and everybody they bring along, and the seats that are offered. */
  seatsTaken: number;
  startTime: string | null;
  /** Another one as soon as somebody changes what the form edits, and not by anything else. */
  version: string;
};
export type GamedayForm = {
  /** The day by whose end guests should answer, not after the gameday. Left out, what there is stays; an empty text means none. */
  answerBy?: string | null;
  capacity?: number;
  /** One gameday a date. */
  date: string;
  description?: string | null;
  /** Needs a start; an end at or before the start is on the next day. */
  endTime?: string | null;
  /** Said in the invitation and the reminder alone. Left out, what there is stays. Light Markdown; may hold {{name}}, {{date}}, {{time}}, {{place}}, {{edition}}. */
  invitationWords?: string | null;
  location: string;
  /** Whether anybody may read and answer it under its date, as from the start. Left out, what there is stays. Mailed links work either way. */
  publicPage?: boolean;
  /** HH:mm:ss or HH:mm */
  startTime?: string | null;
};
export type GamedayUpdate = {
  /** The day by whose end guests should answer, not after the gameday. Left out, what there is stays; an empty text means none. */
  answerBy?: string | null;
  capacity?: number;
  /** One gameday a date. */
  date: string;
  description?: string | null;
  /** Needs a start; an end at or before the start is on the next day. */
  endTime?: string | null;
  id: string;
  /** Outside the sending hours, let this mail wait until they begin, unless that is too late for it. */
  inSendingHours?: boolean;
  /** Said in the invitation and the reminder alone. Left out, what there is stays. Light Markdown; may hold {{name}}, {{date}}, {{time}}, {{place}}, {{edition}}. */
  invitationWords?: string | null;
  location: string;
  /** Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike. */
  mailingId?: string;
  /** Mail everybody who has not declined when date, times or place change. */
  notify?: boolean;
  /** Whether anybody may read and answer it under its date, as from the start. Left out, what there is stays. Mailed links work either way. */
  publicPage?: boolean;
  /** HH:mm:ss or HH:mm */
  startTime?: string | null;
  /** The mailing id of a change that this one takes back: refused once any of its mails has left, which takes 10 seconds. With the plan from before, its mails are cancelled. */
  undoes?: string;
  /** The `version` that the form was filled from: refused with 409 and the present state as `current` where it is another one by now. Left out, whatever is there is written over. */
  version?: string;
};
export type GamedayQueuePlace = {
  /** Until when what was offered is kept; null without an offer. */
  keptUntil: string | null;
  /** An offer was not taken, so the wait went to the end once. */
  missed: boolean;
  /** Parties that wait, without those to whom seats are offered. */
  parties: number;
  /** Something went to somebody behind, because this party did not fit. */
  passedOver: boolean;
  /** From 1; null while something is kept for them. */
  place: number | null;
  /** Seats that the guest waits for. */
  seats: number;
};
export type InvitationDetails = {
  /** The day by whose end this guest should answer; a later answer is taken while there are seats. */
  answerBy: string | null;
  /** No seat is left, and this guest neither holds nor is offered one. */
  atCapacity: boolean;
  currentAdditionalGuests: number | null;
  currentReplyComments: string | null;
  currentStatus: "NotReplied" | "Accepted" | "Rejected";
  gamedayDate: string | null;
  gamedayDescription: string | null;
  gamedayEndTime: string | null;
  gamedayLocation: string | null;
  gamedayStartTime: string | null;
  guestName: string | null;
  /** The answer was given on the public page, where anybody could; `keepSeats` says that the guest stands by it. */
  isHeld: boolean;
  isValidToken: boolean;
  /** Another one once date, times or place change. */
  planVersion: string | null;
  /** Null for a guest who waits for nothing. */
  queue: GamedayQueuePlace | null;
  /** Seats left besides those this guest holds. */
  seatsLeft: number | null;
  /** Seats that are offered to people who waited. */
  seatsOffered: number;
};
export type Reply = {
  additionalGuests?: number | null;
  /** The key from the personal link. */
  invitationToken: string;
  /** The `version` that the form was filled from: refused with 409 and the present state as `current` where it is another one by now. Left out, whatever is there is written over. */
  planVersion?: string;
  replyComments?: string | null;
  /** Names in any case, or 1 and 2. */
  status: "Accepted" | "Rejected";
};
export type GamedayQueueParty = {
  guests?: number | null;
};
export type PublicGamedayQueueResult = {
  /** The same for everybody, whether known before or not. */
  message: string;
};
export type PublicGamedayQueue = {
  email: string;
  gamedayID: string;
  guests?: number | null;
  name: string;
};
export type PublicRsvpResult = {
  /** The same for everybody, whether invited before or not. */
  message: string;
};
export type PublicRsvp = {
  additionalGuests?: number | null;
  gamedayId: string;
  guestEmail: string;
  guestName: string;
  /** The `version` that the form was filled from: refused with 409 and the present state as `current` where it is another one by now. Left out, whatever is there is written over. */
  planVersion?: string;
  replyComments?: string | null;
  /** Names in any case, or 1 and 2. */
  status: "Accepted" | "Rejected";
};
export type GamedayPlan = {
  date: string;
  endTime: string | null;
  location: string | null;
  startTime: string | null;
};
export type PublicGameday = {
  /** The day by whose end guests should answer. */
  answerBy: string | null;
  /** No seat is left. */
  atCapacity: boolean;
  date: string;
  /** Of a full one: the next gamedays that have a public page and seats, three at most. */
  daysWithSeats: GamedayPlan[];
  description: string | null;
  endTime: string | null;
  id: string | null;
  /** There is a gameday on this date and it is not over. */
  isValidDate: boolean;
  location: string | null;
  /** Another one once date, times or place change. */
  planVersion: string | null;
  /** Seats that are offered to people who waited. */
  seatsOffered: number;
  startTime: string | null;
};
export type TableFlag = {
  /** Green asks for players, yellow for a teacher. */
  colour: "green" | "yellow";
  /** When it comes down by itself. */
  endsAt: string;
  gameName?: string;
  /** How many a green flag asks for. */
  players?: number;
  /** What stands on the table. */
  table: string;
  /** Id of the table in the floor plan. */
  tableId: string;
};
export type HallGame = {
  endsAt: string;
  /** How many spots can be taken; missing where nobody can sign up. */
  free?: number;
  gameName: string;
  id: string;
  startsAt: string;
  /** What stands on its table; missing while it has none. */
  table?: string;
  teacher: "none" | "wanted" | "needed";
};
export type Hall = {
  /** The flags that are up. */
  flags: TableFlag[];
  /** The games of the day that are on or still begin, in their order; those without a time are left out. */
  games: HallGame[];
  /** When the next game begins on a later day; missing after the last one. */
  nextStart?: string;
  /** The moment that it tells of, by the clock of the server. */
  now: string;
};
export type Direction = {
  text: string;
  title: string;
};
export type Room = {
  height: number;
  id: string;
  name: string;
  purpose: string;
  width: number;
  x: number;
  y: number;
};
export type Table = {
  id: string;
  label: string;
  /** Kept for open gaming: no event of the schedule stands on it. */
  openGaming?: boolean;
  roomId: string;
  seats: number;
  x: number;
  y: number;
};
export type Floor = {
  height: number;
  rooms: Room[];
  tables: Table[];
  width: number;
};
export type MapData = {
  directions: Direction[];
  floor: Floor;
  venue: Venue;
};
export type AddressChange = {
  /** The new address; null when none waits to be confirmed. */
  email: string | null;
  /** Until when it can be confirmed. */
  until: string | null;
};
export type NewAddress = {
  newEmail: string;
};
export type AccountAddress = {
  /** The address that the account has now. */
  email: string;
};
export type AddressLink = {
  /** From the link of the mail. */
  token: string;
};
export type OwnBadgeOffer = {
  address: string;
  endsAt: string;
};
export type Attendee = {
  /** 10 and over. */
  badge: boolean;
  /** What the code on the badge says: an address of the site. Opening it checks nobody in. Null in a session that only shows. */
  badgeLink: string | null;
  /** The person came in at the door. */
  checkedIn: boolean;
  id: string;
  name: string;
  /** Id of the account's name. */
  nameId: string;
  /** Whom its owner offers the badge to. */
  offer: OwnBadgeOffer | null;
  /** The badge is paid. */
  paid: boolean;
  /** Of a child: a parent has agreed that the name is kept. */
  parentAgreed: boolean;
};
export type Registration = {
  /** Dollars. */
  amountDue: number;
  attendees: Attendee[];
  /** Whether badges can be given back and handed on now. */
  badgesMayChange: boolean;
  /** Registered, and nothing is owed. */
  paid: boolean;
  registered: boolean;
};
export type HandOver = {
  /** Either this or `name`. */
  email?: string;
  /** Either this or `email`. */
  name?: string;
  /** A parent or guardian agrees that the names of the children are kept. Needed with a child. */
  parentAgrees?: boolean;
};
export type Closing = {
  /** When everything is erased; null unless it is confirmed. */
  eraseAt: string | null;
  /** The mail that confirms it was sent. */
  isAsked: boolean;
};
export type ClosingConfirmed = {
  /** When everything is erased. */
  eraseAt: string;
};
export type ClosingConfirmation = {
  /** From the link of the mail. */
  token: string;
};
export type OwnDayNote = {
  kind: "who" | "changed" | "missing" | "waiting";
  text: string;
};
export type OwnTable = {
  id: string;
  label: string;
};
export type OwnDayItem = {
  /** A game that has no table yet and is not over, while others have theirs. */
  awaitsTable: boolean;
  /** Nobody of the family has a spot yet. */
  isWaiting: boolean;
  /** Who, what has changed, what is missing, the place in a line. */
  notes: OwnDayNote[];
  /** Where the site shows it; null for a gameday without a page. */
  path: string | null;
  /** Room and table, or another place; null for the venue of the convention. */
  place: string | null;
  table: OwnTable | null;
  time: string;
  title: string;
};
export type OwnDay = {
  date: string;
  /** When the doors are open; null for a day before the convention. */
  hours: string | null;
  /** In the order of the day. */
  items: OwnDayItem[];
  monthDay: string;
  weekday: string;
};
export type OwnBadge = {
  /** 10 and over. */
  badge: boolean;
  /** What the code on the badge says: an address of the site. Null in a session that only shows. */
  badgeLink: string | null;
  id: string;
  name: string;
};
export type OwnDays = {
  /** In the currency of the edition. */
  amountDue: number;
  /** The days of the edition, and earlier ones with a gameday. */
  days: OwnDay[];
  directions: Direction[];
  /** Whose they are: the address of the account. */
  email: string;
  /** When the convention is over; then no browser keeps it any more. */
  endsAt: string;
  /** Who is registered; empty for nobody. */
  people: OwnBadge[];
  takenAt: string;
};
export type PageSpan = {
  /** Where it leads: the web, or a mail address. */
  href?: string;
  isStrong?: boolean;
  text: string;
};
export type PageBlock = {
  kind: "heading" | "paragraph" | "item";
  spans: PageSpan[];
};
export type TextPage = {
  blocks: PageBlock[];
};
export type Photo = {
  /** What it shows, for those who do not see it. */
  alt: string;
  /** Height of the larger file in pixels. */
  height: number;
  /** Its file name. */
  id: string;
  /** Width of the larger file in pixels, at most 2400. */
  width: number;
};
export type Photos = {
  /** Address before the width and the file name: the product's own or another host's. */
  host: string;
  photos: Photo[];
  /** The widths in which every photo lies there. */
  widths: number[];
};
export type Registered = {
  /** Until when the badges of a new registration are held; null while so many wait to be confirmed that a new one holds none before. It is the same for an address that was registered before, whose badges this does not hold for longer. */
  heldUntil: string | null;
  message: string;
};
export type AttendeeForm = {
  /** 10 and over, who need a badge; false for 9 and under, who come free. */
  badge: boolean;
  name: string;
};
export type Register = {
  attendees: AttendeeForm[];
  email: string;
  /** The mistyped address that this browser has registered before: that registration goes while nobody has confirmed it, and its badges go to this one. The answer is the same where there is none. */
  insteadOf?: string;
  /** Of the mail that offers badges to somebody who waited. */
  line?: string;
  /** A parent or guardian agrees that the names of the children are kept. Needed with a child. */
  parentAgrees?: boolean;
};
export type Places = {
  badgesLeft: number;
  /** Of those taken: kept for people who waited, until they register. */
  badgesOffered: number;
  badgesTaken: number;
  capacity: number;
  /** False once the edition is over. */
  isOpen: boolean;
  /** Parties that wait for badges of a full house. */
  partiesWaiting: number;
};
export type BadgeQueuePlace = {
  badges: number;
  email: string;
  /** Until when what was offered is kept; null without an offer. */
  keptUntil: string | null;
  /** An offer was not taken, so the wait went to the end once. */
  missed: boolean;
  name: string;
  /** Parties that wait, without those to whom badges are offered. */
  parties: number;
  /** Something went to somebody behind, because this party did not fit. */
  passedOver: boolean;
  /** From 1; null while something is kept for them. */
  place: number | null;
};
export type BadgeQueueJoined = {
  /** The same for everybody, whether known before or not. */
  message: string;
};
export type BadgeQueueForm = {
  badges: number;
  email: string;
  name: string;
};
export type BadgeQueueParty = {
  badges: number;
};
export type Paid = {
  /** What was owed when the money was taken, where that was somewhere without a network; refused when it is another amount by now. */
  owed?: number;
  paid: boolean;
};
export type RegistrationPage = {
  items: RegistrationEntry[];
  limit: number;
  page: number;
  /** Items that match, on all pages together. */
  total: number;
};
export type Badge = {
  /** What the code on it says: an address of the site. */
  badgeLink: string;
  /** 9 and under. */
  child: boolean;
  /** With whom a child comes. */
  childWith: string | null;
  /** The attendee, or the invitation to a gameday. */
  id: string;
  name: string;
  /** People who come in together under this name. */
  people: number;
};
export type ShiftPlaceForm = {
  /** Of the name. */
  id: string;
};
export type ReplacementForm = {
  /** Of the name. */
  id: string;
  /** Whether somebody is looked for. */
  sought: boolean;
};
export type HelperName = {
  id: string;
  name: string;
};
export type OwnShiftPlace = {
  name: string;
  nameId: string;
  /** It is theirs until somebody else takes it. */
  seeksReplacement: boolean;
};
export type OfferedShift = {
  /** The day on which it begins. */
  day: string;
  endsAt: string;
  /** Anybody who is registered may take it; else those whom organisers named. */
  forAnyone: boolean;
  id: string;
  notes: string | null;
  /** Its helpers have the door for its hours, as if they had opened the door link. */
  opensDoor: boolean;
  own: OwnShiftPlace[];
  place: string;
  /** How many helpers are needed. */
  places: number;
  /** So many of those who have taken it look for somebody in their place. */
  replacements: number;
  startsAt: string;
  /** How many there are. */
  taken: number;
  title: string;
};
export type OfferedShifts = {
  /** Whether shifts can be taken; else those alone are told that were taken before. */
  isOpen: boolean;
  /** The names of the account that have a badge. */
  names: HelperName[];
  /** Those that are not over, in their order. */
  shifts: OfferedShift[];
};
export type FreeTable = {
  id: string;
  label: string;
  room: string;
  seats: number;
};
export type FlagOfTable = {
  /** Missing while no flag is up. */
  flag?: TableFlag;
  /** Whether the caller may change it and lower it. */
  isOwn: boolean;
};
export type TableFlagForm = {
  /** Green asks for players, yellow for a teacher. */
  colour: "green" | "yellow";
  /** Name of a game of the schedule or of the catalogue; any game when not given. */
  gameName?: string;
  /** How many are wanted; of a green flag. */
  players?: number;
};
export type Unsubscribed = {
  message: string;
};
export type MailLists = {
  /** Those that the address has left. */
  left: ("invitations" | "news")[];
  /** The list that the mail belongs to. */
  list: "invitations" | "news";
};
export type CalendarAddress = {
  /** What calendars subscribe to: whoever has it sees the user's events. */
  address: string;
};
export type LoginSent = {
  /** Where the link was sent. */
  email: string;
  /** Sign-in mails leave late at the moment. */
  isLate: boolean;
};
export type Login = {
  email: string;
};
export type Notices = {
  /** Whether the user gets mails about events of the schedule. */
  events: boolean;
  /** Whether the user gets mails about what others do on the marketplace. */
  market: boolean;
};
export type NoticesForm = {
  /** Whether the user gets mails about events of the schedule. */
  events: boolean;
  /** Left out, it stays as it is. */
  market?: boolean;
};
export type SecurityEvent = {
  at: string;
  id: string;
  /** Shortened, so that it names no household. */
  network: string | null;
  what: string;
};
export type UserName = {
  id: string;
  name: string;
};
export type User = {
  email: string;
  /** They have signed in lately enough to begin a mailing. */
  hasFreshSignIn: boolean;
  /** A sign-in mail opened the session. That of a registration link opens no door in the hours of a shift. */
  hasSignedIn: boolean;
  names: UserName[];
  /** The session only shows: a link of a registration mail opened it that had been opened before, elsewhere. A login on the login page lets the user change things. */
  needsLogin: boolean;
  /** The address is staff's, but this session gives no role: the link of a registration mail opened it. A login on the login page gives the role. */
  needsStaffLogin: boolean;
  roles: ("administrator" | "organiser" | "mailer" | "door")[];
};
export type Session = {
  /** The signed-in user, or null. */
  user: User | null;
};
export type SessionEntry = {
  /** The browser in words. */
  browser: string;
  /** When it signed in. */
  createdAt: string;
  /** Whether it is the session that asks. */
  current: boolean;
  id: string;
  /** When it last asked for something, to the hour. */
  lastSeenAt: string;
};
export type SessionsOf = {
  email: string;
};
export type VerifyCode = {
  /** The six digits of the mail, with spaces or without. */
  code: string;
  email: string;
};
export type Verify = {
  /** The visitor confirmed the sign-in; needed in a browser that did not ask for the link. */
  confirm?: boolean;
};
export const {
  useSetCheckedInMutation,
  useGetAttendeesQuery,
  useGetBadgeOfferQuery,
  useTakeBadgeMutation,
  useSearchBoardGamesQuery,
  useGetBoardGameQuery,
  useSendContactMessageMutation,
  useGetConventionQuery,
  useGetDoorQuery,
  useFillBadgeBlockMutation,
  useLeaveDoorMutation,
  useOpenDoorMutation,
  useRegisterWalkInMutation,
  useListExpectedQuery,
  useSaveEventMutation,
  useSetGameOwnerMutation,
  useRemoveParticipantMutation,
  useUndoRemovalMutation,
  useJoinEventMutation,
  useSwapEventMutation,
  useLeaveEventMutation,
  useLeaveWaitlistMutation,
  useJoinWaitlistMutation,
  useDeleteEventMutation,
  useGetEventQuery,
  useGetCancelledEventQuery,
  useListEventsQuery,
  useGetFaqQuery,
  useListListingsQuery,
  useCreateListingMutation,
  useUploadListingImageMutation,
  useDeleteListingMutation,
  useGetListingQuery,
  useUpdateListingMutation,
  useAddDiscussionMutation,
  useHideListingMutation,
  useListListingHistoryQuery,
  useMarkPendingMutation,
  useMarkSoldMutation,
  useLeaveQueueMutation,
  useJoinQueueMutation,
  useRenewListingMutation,
  useReportListingMutation,
  useUndoPendingMutation,
  useUnhideListingMutation,
  useCreateGamedayMutation,
  useUpdateGamedayMutation,
  useSubmitReplyMutation,
  useGetInvitationDetailsQuery,
  useKeepSeatsMutation,
  useStopWaitingForSeatsMutation,
  useWaitForSeatsMutation,
  useWaitForSeatsPubliclyMutation,
  useSubmitPublicRsvpMutation,
  useGetPublicGamedayQuery,
  useDeleteGamedayMutation,
  useListGamedaysQuery,
  useGetHallQuery,
  useGetMapDataQuery,
  useTakeBackAddressMutation,
  useGetAddressChangeQuery,
  useChangeAddressMutation,
  useConfirmAddressMutation,
  useKeepAddressMutation,
  useGiveBackBadgeMutation,
  useRenewBadgeCodeMutation,
  useWithdrawBadgeOfferMutation,
  useHandOverBadgeMutation,
  useKeepAccountMutation,
  useGetClosingQuery,
  useAskToCloseMutation,
  useConfirmClosingMutation,
  useGetOwnDaysQuery,
  useRemoveNameMutation,
  useGetTextPageQuery,
  useGetPhotosQuery,
  useRegisterMutation,
  useGetPlacesQuery,
  useStopWaitingForBadgesMutation,
  useGetBadgeLineQuery,
  useWaitForBadgesMutation,
  useChangeBadgeWaitMutation,
  useGetRegistrationQuery,
  useAddAttendeeMutation,
  useUpdateAttendeeMutation,
  useRemoveRegistrationMutation,
  useSetPaidMutation,
  useListRegistrationsQuery,
  useListBadgesQuery,
  useGiveShiftBackMutation,
  useTakeShiftMutation,
  useSeekReplacementMutation,
  useGetShiftsQuery,
  useListFreeTablesQuery,
  useListTableFlagsQuery,
  useLowerTableFlagMutation,
  useGetTableFlagQuery,
  useRaiseTableFlagMutation,
  useUnsubscribeMutation,
  useGetMailListsQuery,
  useGetCalendarAddressQuery,
  useRenewCalendarAddressMutation,
  useLoginMutation,
  useLogoutMutation,
  useGetNoticesQuery,
  useSetNoticesMutation,
  useListSecurityEventsQuery,
  useGetSessionQuery,
  useEndOtherSessionsMutation,
  useListSessionsQuery,
  useEndSessionsOfMutation,
  useVerifyCodeMutation,
  useVerifyMutation,
} = injectedRtkApi;
