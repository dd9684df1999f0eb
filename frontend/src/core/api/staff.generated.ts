import { baseApi as api } from "./base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDesk: build.query<GetDeskApiResponse, GetDeskApiArg>({
      query: () => ({ url: `/api/desk` }),
    }),
    updateInvitationStatus: build.mutation<
      UpdateInvitationStatusApiResponse,
      UpdateInvitationStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday-invitation/status`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    deleteInvitation: build.mutation<
      DeleteInvitationApiResponse,
      DeleteInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday-invitation/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    getInvitation: build.query<GetInvitationApiResponse, GetInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday-invitation/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    correctAddress: build.mutation<
      CorrectAddressApiResponse,
      CorrectAddressApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday-invitation/${encodeURIComponent(String(queryArg.id))}/address`,
        method: "PUT",
        body: queryArg.correctAddress,
      }),
    }),
    resendInvitation: build.mutation<
      ResendInvitationApiResponse,
      ResendInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday-invitation/${encodeURIComponent(String(queryArg))}/resend`,
        method: "POST",
      }),
    }),
    bulkInviteGuests: build.mutation<
      BulkInviteGuestsApiResponse,
      BulkInviteGuestsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/bulk-invite`,
        method: "POST",
        body: queryArg,
      }),
    }),
    checkGuests: build.mutation<CheckGuestsApiResponse, CheckGuestsApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday/check-guests`,
        method: "POST",
        body: queryArg,
      }),
    }),
    previewWrittenInvitation: build.query<
      PreviewWrittenInvitationApiResponse,
      PreviewWrittenInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/invitation-preview`,
        method: "POST",
        body: queryArg,
      }),
    }),
    inviteGuest: build.mutation<InviteGuestApiResponse, InviteGuestApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday/invite`,
        method: "POST",
        body: queryArg,
      }),
    }),
    setGuestHere: build.mutation<SetGuestHereApiResponse, SetGuestHereApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/check-in/${encodeURIComponent(String(queryArg.invitationId))}`,
        method: "PUT",
        body: queryArg.guestCheckIn,
      }),
    }),
    getDelivery: build.query<GetDeliveryApiResponse, GetDeliveryApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg))}/delivery`,
      }),
    }),
    pauseDelivery: build.mutation<
      PauseDeliveryApiResponse,
      PauseDeliveryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg))}/delivery/pause`,
        method: "POST",
      }),
    }),
    resumeDelivery: build.mutation<
      ResumeDeliveryApiResponse,
      ResumeDeliveryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg))}/delivery/resume`,
        method: "POST",
      }),
    }),
    takeMailingBack: build.mutation<
      TakeMailingBackApiResponse,
      TakeMailingBackApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/delivery/take-back/${encodeURIComponent(String(queryArg.mailingId))}`,
        method: "POST",
      }),
    }),
    getDoorList: build.query<GetDoorListApiResponse, GetDoorListApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg))}/door-list`,
      }),
    }),
    listInvitations: build.query<
      ListInvitationsApiResponse,
      ListInvitationsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/invitations`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          pastAnswerBy: queryArg.pastAnswerBy,
          delivery: queryArg.delivery,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    getInvitationFates: build.query<
      GetInvitationFatesApiResponse,
      GetInvitationFatesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg))}/invitations/fates`,
      }),
    }),
    previewMail: build.query<PreviewMailApiResponse, PreviewMailApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/mail-preview`,
        params: {
          kind: queryArg.kind,
          guestName: queryArg.guestName,
          ofList: queryArg.ofList,
        },
      }),
    }),
    getGuestMessage: build.query<
      GetGuestMessageApiResponse,
      GetGuestMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/message`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          answer: queryArg.answer,
          search: queryArg.search,
        },
      }),
    }),
    messageGuests: build.mutation<
      MessageGuestsApiResponse,
      MessageGuestsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/message`,
        method: "POST",
        body: queryArg.messageGuests,
      }),
    }),
    showGuests: build.mutation<ShowGuestsApiResponse, ShowGuestsApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/message/audience`,
        method: "POST",
        body: queryArg.newGuestAudience,
      }),
    }),
    previewGuestMessage: build.query<
      PreviewGuestMessageApiResponse,
      PreviewGuestMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/message/preview`,
        method: "POST",
        body: queryArg.previewGuestMessage,
      }),
    }),
    getMissed: build.query<GetMissedApiResponse, GetMissedApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/missed`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          pastAnswerBy: queryArg.pastAnswerBy,
          delivery: queryArg.delivery,
          sort: queryArg.sort,
          order: queryArg.order,
        },
      }),
    }),
    inviteMissed: build.mutation<InviteMissedApiResponse, InviteMissedApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/missed/invite`,
        method: "POST",
        body: queryArg.inviteMissed,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          pastAnswerBy: queryArg.pastAnswerBy,
          delivery: queryArg.delivery,
          sort: queryArg.sort,
          order: queryArg.order,
        },
      }),
    }),
    listNameCards: build.query<ListNameCardsApiResponse, ListNameCardsApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg))}/name-cards`,
      }),
    }),
    previewGamedayNews: build.query<
      PreviewGamedayNewsApiResponse,
      PreviewGamedayNewsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/news/preview`,
        method: "POST",
        body: queryArg.previewGamedayNews,
      }),
    }),
    listGamedayQueue: build.query<
      ListGamedayQueueApiResponse,
      ListGamedayQueueApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/queue`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    removeGamedayQueueEntry: build.mutation<
      RemoveGamedayQueueEntryApiResponse,
      RemoveGamedayQueueEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/queue/${encodeURIComponent(String(queryArg.entryId))}`,
        method: "DELETE",
      }),
    }),
    changeGamedayQueueEntry: build.mutation<
      ChangeGamedayQueueEntryApiResponse,
      ChangeGamedayQueueEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/queue/${encodeURIComponent(String(queryArg.entryId))}`,
        method: "PUT",
        body: queryArg.gamedayQueueEntryChange,
      }),
    }),
    remindGuests: build.mutation<RemindGuestsApiResponse, RemindGuestsApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/remind`,
        method: "POST",
        body: queryArg.remind,
      }),
    }),
    getReminder: build.query<GetReminderApiResponse, GetReminderApiArg>({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg))}/reminder`,
      }),
    }),
    listReminderGuests: build.query<
      ListReminderGuestsApiResponse,
      ListReminderGuestsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/reminder/guests`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          search: queryArg.search,
        },
      }),
    }),
    previewReminder: build.query<
      PreviewReminderApiResponse,
      PreviewReminderApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/reminder/preview`,
        method: "POST",
        body: queryArg.previewReminder,
      }),
    }),
    getGamedayWaves: build.query<
      GetGamedayWavesApiResponse,
      GetGamedayWavesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg))}/waves`,
      }),
    }),
    changeGamedayWaves: build.mutation<
      ChangeGamedayWavesApiResponse,
      ChangeGamedayWavesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/waves`,
        method: "PUT",
        body: queryArg.gamedayWavesChange,
      }),
    }),
    listWaveGuests: build.query<
      ListWaveGuestsApiResponse,
      ListWaveGuestsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/waves/guests`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          search: queryArg.search,
          mailed: queryArg.mailed,
        },
      }),
    }),
    inviteGamedayRest: build.mutation<
      InviteGamedayRestApiResponse,
      InviteGamedayRestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gameday/${encodeURIComponent(String(queryArg.id))}/waves/rest`,
        method: "POST",
        body: queryArg.inviteRest,
      }),
    }),
    listJobs: build.query<ListJobsApiResponse, ListJobsApiArg>({
      query: () => ({ url: `/api/health/jobs` }),
    }),
    listMailings: build.query<ListMailingsApiResponse, ListMailingsApiArg>({
      query: (queryArg) => ({
        url: `/api/mailings`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          state: queryArg.state,
        },
      }),
    }),
    previewAudience: build.mutation<
      PreviewAudienceApiResponse,
      PreviewAudienceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/mailings/audiences`,
        method: "POST",
        body: queryArg.newAudience,
        params: {
          password: queryArg.password,
        },
      }),
    }),
    getAudience: build.query<GetAudienceApiResponse, GetAudienceApiArg>({
      query: (queryArg) => ({
        url: `/api/mailings/audiences/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          password: queryArg.password,
        },
      }),
    }),
    listAudienceRecipients: build.query<
      ListAudienceRecipientsApiResponse,
      ListAudienceRecipientsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/mailings/audiences/${encodeURIComponent(String(queryArg.id))}/recipients`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          search: queryArg.search,
          only: queryArg.only,
          password: queryArg.password,
        },
      }),
    }),
    listDrafts: build.query<ListDraftsApiResponse, ListDraftsApiArg>({
      query: () => ({ url: `/api/mailings/drafts` }),
    }),
    deleteDraft: build.mutation<DeleteDraftApiResponse, DeleteDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/mailings/drafts/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    saveDraft: build.mutation<SaveDraftApiResponse, SaveDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/mailings/drafts/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.draftForm,
      }),
    }),
    previewMailing: build.query<
      PreviewMailingApiResponse,
      PreviewMailingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/mailings/preview`,
        method: "POST",
        body: queryArg.previewMailing,
        params: {
          password: queryArg.password,
        },
      }),
    }),
    checkRecipients: build.mutation<
      CheckRecipientsApiResponse,
      CheckRecipientsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/mailings/recipients/check`,
        method: "POST",
        body: queryArg.recipientList,
        params: {
          password: queryArg.password,
        },
      }),
    }),
    countMessageAudiences: build.query<
      CountMessageAudiencesApiResponse,
      CountMessageAudiencesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/mailings/recipients/counts`,
        params: {
          password: queryArg,
        },
      }),
    }),
    checkSender: build.query<CheckSenderApiResponse, CheckSenderApiArg>({
      query: () => ({ url: `/api/mailings/sender-check` }),
    }),
    getSendingHour: build.query<
      GetSendingHourApiResponse,
      GetSendingHourApiArg
    >({
      query: () => ({ url: `/api/mailings/sending-hours/next` }),
    }),
    listMailTemplates: build.query<
      ListMailTemplatesApiResponse,
      ListMailTemplatesApiArg
    >({
      query: () => ({ url: `/api/mailings/templates` }),
    }),
    listMessageVariables: build.query<
      ListMessageVariablesApiResponse,
      ListMessageVariablesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/mailings/templates/variables`,
        params: {
          kind: queryArg,
        },
      }),
    }),
    getMailing: build.query<GetMailingApiResponse, GetMailingApiArg>({
      query: (queryArg) => ({
        url: `/api/mailings/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    cancelMailing: build.mutation<
      CancelMailingApiResponse,
      CancelMailingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/mailings/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: "POST",
        params: {
          unlessLeft: queryArg.unlessLeft,
        },
      }),
    }),
    forgetBounces: build.mutation<
      ForgetBouncesApiResponse,
      ForgetBouncesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/mailings/${encodeURIComponent(String(queryArg))}/forget-bounces`,
        method: "POST",
      }),
    }),
    pauseMailing: build.mutation<PauseMailingApiResponse, PauseMailingApiArg>({
      query: (queryArg) => ({
        url: `/api/mailings/${encodeURIComponent(String(queryArg))}/pause`,
        method: "POST",
      }),
    }),
    listMailingRecipients: build.query<
      ListMailingRecipientsApiResponse,
      ListMailingRecipientsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/mailings/${encodeURIComponent(String(queryArg.id))}/recipients`,
        params: {
          state: queryArg.state,
          search: queryArg.search,
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    resendFailed: build.mutation<ResendFailedApiResponse, ResendFailedApiArg>({
      query: (queryArg) => ({
        url: `/api/mailings/${encodeURIComponent(String(queryArg.id))}/resend-failed`,
        method: "POST",
        params: {
          password: queryArg.password,
        },
      }),
    }),
    resumeMailing: build.mutation<
      ResumeMailingApiResponse,
      ResumeMailingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/mailings/${encodeURIComponent(String(queryArg))}/resume`,
        method: "POST",
      }),
    }),
    changeAddressOf: build.mutation<
      ChangeAddressOfApiResponse,
      ChangeAddressOfApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/accounts/address`,
        method: "POST",
        body: queryArg,
      }),
    }),
    blockAccount: build.mutation<BlockAccountApiResponse, BlockAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/accounts/block`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    findAccount: build.mutation<FindAccountApiResponse, FindAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/accounts/find`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listAudit: build.query<ListAuditApiResponse, ListAuditApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/audit`,
        params: {
          search: queryArg.search,
          kind: queryArg.kind,
          days: queryArg.days,
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    listDoorLinks: build.query<ListDoorLinksApiResponse, ListDoorLinksApiArg>({
      query: () => ({ url: `/api/organise/door-links` }),
    }),
    makeDoorLink: build.mutation<MakeDoorLinkApiResponse, MakeDoorLinkApiArg>({
      query: () => ({ url: `/api/organise/door-links`, method: "POST" }),
    }),
    revokeDoorLink: build.mutation<
      RevokeDoorLinkApiResponse,
      RevokeDoorLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/door-links/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    endDoorBrowser: build.mutation<
      EndDoorBrowserApiResponse,
      EndDoorBrowserApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/door-links/${encodeURIComponent(String(queryArg.id))}/browsers/${encodeURIComponent(String(queryArg.browserId))}`,
        method: "DELETE",
      }),
    }),
    openDoorEarly: build.mutation<
      OpenDoorEarlyApiResponse,
      OpenDoorEarlyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/door-links/${encodeURIComponent(String(queryArg.id))}/early`,
        method: "PUT",
        body: queryArg.earlyDoor,
      }),
    }),
    withdrawDraw: build.mutation<WithdrawDrawApiResponse, WithdrawDrawApiArg>({
      query: () => ({ url: `/api/organise/draw`, method: "DELETE" }),
    }),
    planDraw: build.mutation<PlanDrawApiResponse, PlanDrawApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/draw`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    rehearseDraw: build.mutation<RehearseDrawApiResponse, RehearseDrawApiArg>({
      query: () => ({ url: `/api/organise/draw/rehearsal`, method: "POST" }),
    }),
    listEditions: build.query<ListEditionsApiResponse, ListEditionsApiArg>({
      query: () => ({ url: `/api/organise/editions` }),
    }),
    createEdition: build.mutation<
      CreateEditionApiResponse,
      CreateEditionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/editions`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteEdition: build.mutation<
      DeleteEditionApiResponse,
      DeleteEditionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    changeEdition: build.mutation<
      ChangeEditionApiResponse,
      ChangeEditionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg.key))}`,
        method: "PUT",
        body: queryArg.editionUpdate,
      }),
    }),
    previewText: build.mutation<PreviewTextApiResponse, PreviewTextApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg.key))}/content-preview`,
        method: "POST",
        body: queryArg.contentText,
      }),
    }),
    listContentVariables: build.query<
      ListContentVariablesApiResponse,
      ListContentVariablesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg))}/content-variables`,
      }),
    }),
    restoreContent: build.mutation<
      RestoreContentApiResponse,
      RestoreContentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg.key))}/content/${encodeURIComponent(String(queryArg.kind))}`,
        method: "DELETE",
      }),
    }),
    getDirections: build.query<GetDirectionsApiResponse, GetDirectionsApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg))}/directions`,
      }),
    }),
    saveDirections: build.mutation<
      SaveDirectionsApiResponse,
      SaveDirectionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg.key))}/directions`,
        method: "PUT",
        body: queryArg.editedDirections,
      }),
    }),
    getOrganisedFaq: build.query<
      GetOrganisedFaqApiResponse,
      GetOrganisedFaqApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg))}/faq`,
      }),
    }),
    saveFaq: build.mutation<SaveFaqApiResponse, SaveFaqApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg.key))}/faq`,
        method: "PUT",
        body: queryArg.editedFaq,
      }),
    }),
    removeLogo: build.mutation<RemoveLogoApiResponse, RemoveLogoApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg))}/logo`,
        method: "DELETE",
      }),
    }),
    changeLogo: build.mutation<ChangeLogoApiResponse, ChangeLogoApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg.key))}/logo`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "X-Requested-With": queryArg["X-Requested-With"],
        },
      }),
    }),
    cancelOpening: build.mutation<
      CancelOpeningApiResponse,
      CancelOpeningApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg))}/opening`,
        method: "DELETE",
      }),
    }),
    openEdition: build.mutation<OpenEditionApiResponse, OpenEditionApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg.key))}/opening`,
        method: "PUT",
        body: queryArg.editionOpening,
      }),
    }),
    getPageText: build.query<GetPageTextApiResponse, GetPageTextApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg.key))}/pages/${encodeURIComponent(String(queryArg.name))}`,
      }),
    }),
    savePageText: build.mutation<SavePageTextApiResponse, SavePageTextApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg.key))}/pages/${encodeURIComponent(String(queryArg.name))}`,
        method: "PUT",
        body: queryArg.editedPage,
      }),
    }),
    getPlan: build.query<GetPlanApiResponse, GetPlanApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg))}/plan`,
      }),
    }),
    savePlan: build.mutation<SavePlanApiResponse, SavePlanApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg.key))}/plan`,
        method: "PUT",
        body: queryArg.editedPlan,
      }),
    }),
    previewEdition: build.mutation<
      PreviewEditionApiResponse,
      PreviewEditionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/editions/${encodeURIComponent(String(queryArg.key))}/preview`,
        method: "POST",
        body: queryArg.editionForm,
      }),
    }),
    importRegistrants: build.mutation<
      ImportRegistrantsApiResponse,
      ImportRegistrantsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/imports/registrants`,
        method: "POST",
        body: queryArg,
      }),
    }),
    checkRegistrants: build.mutation<
      CheckRegistrantsApiResponse,
      CheckRegistrantsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/imports/registrants/check`,
        method: "POST",
        body: queryArg,
      }),
    }),
    importSuppressions: build.mutation<
      ImportSuppressionsApiResponse,
      ImportSuppressionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/imports/suppressions`,
        method: "POST",
        body: queryArg,
      }),
    }),
    checkSuppressions: build.mutation<
      CheckSuppressionsApiResponse,
      CheckSuppressionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/imports/suppressions/check`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listPastEditions: build.query<
      ListPastEditionsApiResponse,
      ListPastEditionsApiArg
    >({
      query: () => ({ url: `/api/organise/past-editions` }),
    }),
    erasePerson: build.mutation<ErasePersonApiResponse, ErasePersonApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/persons/erasure`,
        method: "POST",
        body: queryArg,
      }),
    }),
    keepPerson: build.mutation<KeepPersonApiResponse, KeepPersonApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/persons/erasure/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    findPerson: build.mutation<FindPersonApiResponse, FindPersonApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/persons/find`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listLeaving: build.query<ListLeavingApiResponse, ListLeavingApiArg>({
      query: () => ({ url: `/api/organise/persons/leaving` }),
    }),
    listStaff: build.query<ListStaffApiResponse, ListStaffApiArg>({
      query: () => ({ url: `/api/organise/staff` }),
    }),
    putHelper: build.mutation<PutHelperApiResponse, PutHelperApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/staff`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removeHelper: build.mutation<RemoveHelperApiResponse, RemoveHelperApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/staff/remove`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getStatistics: build.query<GetStatisticsApiResponse, GetStatisticsApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/statistics/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listMailTexts: build.query<ListMailTextsApiResponse, ListMailTextsApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/texts`,
        params: {
          edition: queryArg,
        },
      }),
    }),
    restoreMailText: build.mutation<
      RestoreMailTextApiResponse,
      RestoreMailTextApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/texts/${encodeURIComponent(String(queryArg.kind))}`,
        method: "DELETE",
        params: {
          edition: queryArg.edition,
        },
      }),
    }),
    getMailText: build.query<GetMailTextApiResponse, GetMailTextApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/texts/${encodeURIComponent(String(queryArg.kind))}`,
        params: {
          edition: queryArg.edition,
        },
      }),
    }),
    changeMailText: build.mutation<
      ChangeMailTextApiResponse,
      ChangeMailTextApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/texts/${encodeURIComponent(String(queryArg.kind))}`,
        method: "PUT",
        body: queryArg.editedMailWords,
        params: {
          edition: queryArg.edition,
        },
      }),
    }),
    saveMailTextDraft: build.mutation<
      SaveMailTextDraftApiResponse,
      SaveMailTextDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/texts/${encodeURIComponent(String(queryArg.kind))}/draft`,
        method: "PUT",
        body: queryArg.editedMailWords,
        params: {
          edition: queryArg.edition,
        },
      }),
    }),
    previewMailText: build.query<
      PreviewMailTextApiResponse,
      PreviewMailTextApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/texts/${encodeURIComponent(String(queryArg.kind))}/preview`,
        method: "POST",
        body: queryArg.mailTextPreviewRequest,
        params: {
          edition: queryArg.edition,
        },
      }),
    }),
    listTokens: build.query<ListTokensApiResponse, ListTokensApiArg>({
      query: () => ({ url: `/api/organise/tokens` }),
    }),
    makeToken: build.mutation<MakeTokenApiResponse, MakeTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/tokens`,
        method: "POST",
        body: queryArg,
      }),
    }),
    revokeToken: build.mutation<RevokeTokenApiResponse, RevokeTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/organise/tokens/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    getToolsPassword: build.query<
      GetToolsPasswordApiResponse,
      GetToolsPasswordApiArg
    >({
      query: () => ({ url: `/api/organise/tools-password` }),
    }),
    changeToolsPassword: build.mutation<
      ChangeToolsPasswordApiResponse,
      ChangeToolsPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/organise/tools-password`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    emailNotPaid: build.mutation<EmailNotPaidApiResponse, EmailNotPaidApiArg>({
      query: (queryArg) => ({
        url: `/api/register/email-notpaid`,
        method: "GET",
        params: {
          mailingId: queryArg.mailingId,
          confirm: queryArg.confirm,
          testOnly: queryArg.testOnly,
          sendAt: queryArg.sendAt,
          leaves: queryArg.leaves,
          preview: queryArg.preview,
          password: queryArg.password,
        },
      }),
    }),
    emailPastRegistrants: build.mutation<
      EmailPastRegistrantsApiResponse,
      EmailPastRegistrantsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/register/email-pastregistrants`,
        method: "GET",
        params: {
          mailingId: queryArg.mailingId,
          confirm: queryArg.confirm,
          testOnly: queryArg.testOnly,
          sendAt: queryArg.sendAt,
          leaves: queryArg.leaves,
          preview: queryArg.preview,
          password: queryArg.password,
        },
      }),
    }),
    emailPastRegistrantsMessage: build.mutation<
      EmailPastRegistrantsMessageApiResponse,
      EmailPastRegistrantsMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/register/email-pastregistrants-message`,
        method: "POST",
        body: queryArg.customMessage,
        params: {
          mailingId: queryArg.mailingId,
          confirm: queryArg.confirm,
          testOnly: queryArg.testOnly,
          sendAt: queryArg.sendAt,
          leaves: queryArg.leaves,
          preview: queryArg.preview,
          password: queryArg.password,
        },
      }),
    }),
    emailReview: build.mutation<EmailReviewApiResponse, EmailReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/register/email-review`,
        method: "GET",
        params: {
          mailingId: queryArg.mailingId,
          confirm: queryArg.confirm,
          testOnly: queryArg.testOnly,
          sendAt: queryArg.sendAt,
          leaves: queryArg.leaves,
          preview: queryArg.preview,
          password: queryArg.password,
        },
      }),
    }),
    emailTwoDays: build.mutation<EmailTwoDaysApiResponse, EmailTwoDaysApiArg>({
      query: (queryArg) => ({
        url: `/api/register/email-twodays`,
        method: "GET",
        params: {
          mailingId: queryArg.mailingId,
          confirm: queryArg.confirm,
          testOnly: queryArg.testOnly,
          sendAt: queryArg.sendAt,
          leaves: queryArg.leaves,
          preview: queryArg.preview,
          password: queryArg.password,
        },
      }),
    }),
    emailRegistration: build.mutation<
      EmailRegistrationApiResponse,
      EmailRegistrationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/register/email/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
        params: {
          mailingId: queryArg.mailingId,
          confirm: queryArg.confirm,
          testOnly: queryArg.testOnly,
          password: queryArg.password,
        },
      }),
    }),
    emailTest: build.mutation<EmailTestApiResponse, EmailTestApiArg>({
      query: (queryArg) => ({
        url: `/api/register/emailtest`,
        method: "GET",
        params: {
          password: queryArg,
        },
      }),
    }),
    findAddressees: build.query<
      FindAddresseesApiResponse,
      FindAddresseesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/registrations/addressees`,
        params: {
          search: queryArg,
        },
      }),
    }),
    listBadgeQueue: build.query<
      ListBadgeQueueApiResponse,
      ListBadgeQueueApiArg
    >({
      query: (queryArg) => ({
        url: `/api/registrations/queue`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    removeFromBadgeQueue: build.mutation<
      RemoveFromBadgeQueueApiResponse,
      RemoveFromBadgeQueueApiArg
    >({
      query: (queryArg) => ({
        url: `/api/registrations/queue/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    moveToFirst: build.mutation<MoveToFirstApiResponse, MoveToFirstApiArg>({
      query: (queryArg) => ({
        url: `/api/registrations/queue/${encodeURIComponent(String(queryArg))}/first`,
        method: "PUT",
      }),
    }),
    getRota: build.query<GetRotaApiResponse, GetRotaApiArg>({
      query: () => ({ url: `/api/rota` }),
    }),
    setShiftsOpen: build.mutation<
      SetShiftsOpenApiResponse,
      SetShiftsOpenApiArg
    >({
      query: (queryArg) => ({
        url: `/api/rota/open`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    createShift: build.mutation<CreateShiftApiResponse, CreateShiftApiArg>({
      query: (queryArg) => ({
        url: `/api/rota/shift`,
        method: "POST",
        body: queryArg,
      }),
    }),
    cancelShift: build.mutation<CancelShiftApiResponse, CancelShiftApiArg>({
      query: (queryArg) => ({
        url: `/api/rota/shift/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    updateShift: build.mutation<UpdateShiftApiResponse, UpdateShiftApiArg>({
      query: (queryArg) => ({
        url: `/api/rota/shift/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.shiftUpdate,
      }),
    }),
    markNoShow: build.mutation<MarkNoShowApiResponse, MarkNoShowApiArg>({
      query: (queryArg) => ({
        url: `/api/rota/shift/${encodeURIComponent(String(queryArg.id))}/no-show`,
        method: "PUT",
        body: queryArg.noShowForm,
      }),
    }),
    listCountedEditions: build.query<
      ListCountedEditionsApiResponse,
      ListCountedEditionsApiArg
    >({
      query: () => ({ url: `/api/statistics` }),
    }),
    getGamedayStatistics: build.query<
      GetGamedayStatisticsApiResponse,
      GetGamedayStatisticsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/statistics/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listSuppressions: build.query<
      ListSuppressionsApiResponse,
      ListSuppressionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/suppressions`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          search: queryArg.search,
          reason: queryArg.reason,
        },
      }),
    }),
    addSuppression: build.mutation<
      AddSuppressionApiResponse,
      AddSuppressionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/suppressions`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removeSuppression: build.mutation<
      RemoveSuppressionApiResponse,
      RemoveSuppressionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/suppressions/${encodeURIComponent(String(queryArg.address))}`,
        method: "DELETE",
        params: {
          reason: queryArg.reason,
          because: queryArg.because,
        },
      }),
    }),
    listFindings: build.query<ListFindingsApiResponse, ListFindingsApiArg>({
      query: () => ({ url: `/api/system/findings` }),
    }),
    runJob: build.mutation<RunJobApiResponse, RunJobApiArg>({
      query: (queryArg) => ({
        url: `/api/system/jobs/${encodeURIComponent(String(queryArg))}/run`,
        method: "POST",
      }),
    }),
    releaseMail: build.mutation<ReleaseMailApiResponse, ReleaseMailApiArg>({
      query: () => ({ url: `/api/system/mail-hold`, method: "DELETE" }),
    }),
    getMailHold: build.query<GetMailHoldApiResponse, GetMailHoldApiArg>({
      query: () => ({ url: `/api/system/mail-hold` }),
    }),
    holdMail: build.mutation<HoldMailApiResponse, HoldMailApiArg>({
      query: (queryArg) => ({
        url: `/api/system/mail-hold`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    cancelMailBefore: build.mutation<
      CancelMailBeforeApiResponse,
      CancelMailBeforeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/system/mail-hold/cancel-before`,
        method: "POST",
        body: queryArg,
      }),
    }),
    endMaintenance: build.mutation<
      EndMaintenanceApiResponse,
      EndMaintenanceApiArg
    >({
      query: () => ({ url: `/api/system/maintenance`, method: "DELETE" }),
    }),
    getMaintenance: build.query<
      GetMaintenanceApiResponse,
      GetMaintenanceApiArg
    >({
      query: () => ({ url: `/api/system/maintenance` }),
    }),
    beginMaintenance: build.mutation<
      BeginMaintenanceApiResponse,
      BeginMaintenanceApiArg
    >({
      query: () => ({ url: `/api/system/maintenance`, method: "PUT" }),
    }),
    listSetAside: build.query<ListSetAsideApiResponse, ListSetAsideApiArg>({
      query: (queryArg) => ({
        url: `/api/system/set-aside`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    giveUpSetAside: build.mutation<
      GiveUpSetAsideApiResponse,
      GiveUpSetAsideApiArg
    >({
      query: (queryArg) => ({
        url: `/api/system/set-aside/${encodeURIComponent(String(queryArg))}/give-up`,
        method: "POST",
      }),
    }),
    retrySetAside: build.mutation<
      RetrySetAsideApiResponse,
      RetrySetAsideApiArg
    >({
      query: (queryArg) => ({
        url: `/api/system/set-aside/${encodeURIComponent(String(queryArg))}/retry`,
        method: "POST",
      }),
    }),
    listSettings: build.query<ListSettingsApiResponse, ListSettingsApiArg>({
      query: () => ({ url: `/api/system/settings` }),
    }),
    getSystemStatus: build.query<
      GetSystemStatusApiResponse,
      GetSystemStatusApiArg
    >({
      query: () => ({ url: `/api/system/status` }),
    }),
    placeAllEvents: build.mutation<
      PlaceAllEventsApiResponse,
      PlaceAllEventsApiArg
    >({
      query: () => ({ url: `/api/tables/place-all`, method: "POST" }),
    }),
    swapTables: build.mutation<SwapTablesApiResponse, SwapTablesApiArg>({
      query: (queryArg) => ({
        url: `/api/tables/swap`,
        method: "POST",
        body: queryArg,
      }),
    }),
    previewTableSwap: build.query<
      PreviewTableSwapApiResponse,
      PreviewTableSwapApiArg
    >({
      query: (queryArg) => ({
        url: `/api/tables/swap/preview`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedStaffApi };
export type GetDeskApiResponse =
  /** status 200 What was asked for, or what came of it. */ Desk;
export type GetDeskApiArg = void;
export type UpdateInvitationStatusApiResponse =
  /** status 200 What was asked for, or what came of it. */ Invitation;
export type UpdateInvitationStatusApiArg = InvitationStatus;
export type DeleteInvitationApiResponse = unknown;
export type DeleteInvitationApiArg = string;
export type GetInvitationApiResponse =
  /** status 200 What was asked for, or what came of it. */ Invitation;
export type GetInvitationApiArg = string;
export type CorrectAddressApiResponse =
  /** status 200 What was asked for, or what came of it. */ Invitation;
export type CorrectAddressApiArg = {
  id: string;
  correctAddress: CorrectAddress;
};
export type ResendInvitationApiResponse = unknown;
export type ResendInvitationApiArg = string;
export type BulkInviteGuestsApiResponse =
  /** status 200 What was asked for, or what came of it. */ BulkResult;
export type BulkInviteGuestsApiArg = BulkInvite;
export type CheckGuestsApiResponse =
  /** status 200 What was asked for, or what came of it. */ CheckGuestsResult;
export type CheckGuestsApiArg = CheckGuests;
export type PreviewWrittenInvitationApiResponse =
  /** status 200 What was asked for, or what came of it. */ WrittenInvitation;
export type PreviewWrittenInvitationApiArg = GamedayForm;
export type InviteGuestApiResponse = /** status 201 It is made. */ Invitation;
export type InviteGuestApiArg = Invite;
export type SetGuestHereApiResponse =
  /** status 200 What was asked for, or what came of it. */ GuestHere;
export type SetGuestHereApiArg = {
  id: string;
  invitationId: string;
  guestCheckIn: GuestCheckIn;
};
export type GetDeliveryApiResponse =
  /** status 200 What was asked for, or what came of it. */ GamedayDelivery;
export type GetDeliveryApiArg = string;
export type PauseDeliveryApiResponse =
  /** status 200 What was asked for, or what came of it. */ DeliveryProgress;
export type PauseDeliveryApiArg = string;
export type ResumeDeliveryApiResponse =
  /** status 200 What was asked for, or what came of it. */ DeliveryProgress;
export type ResumeDeliveryApiArg = string;
export type TakeMailingBackApiResponse = unknown;
export type TakeMailingBackApiArg = {
  id: string;
  mailingId: string;
};
export type GetDoorListApiResponse =
  /** status 200 What was asked for, or what came of it. */ DoorList;
export type GetDoorListApiArg = string;
export type ListInvitationsApiResponse =
  /** status 200 What was asked for, or what came of it. */ InvitationPage;
export type ListInvitationsApiArg = {
  id: string;
  /** Part of a name, e-mail address or comment, in any case. */
  search?: string;
  /** 0 not replied, 1 accepted, 2 rejected; requests may also give the names. */
  status?: 0 | 1 | 2;
  /** Only guests who have let the day pass by which they should answer. */
  pastAnswerBy?: boolean;
  /** How the mail of the invitation itself fares; `missed` is failed, suppressed or cancelled, without an answer, and `answered` the same of who has answered; `waiting` still to leave; `unconfirmed` failed and may have arrived. */
  delivery?:
    | "missed"
    | "waiting"
    | "unconfirmed"
    | "queued"
    | "sending"
    | "sent"
    | "retrying"
    | "failed"
    | "suppressed"
    | "cancelled"
    | "answered";
  sort?:
    | "guestName"
    | "guestEmail"
    | "status"
    | "additionalGuests"
    | "replyComments"
    | "invitedAt"
    | "repliedAt"
    | "delivery";
  order?: "asc" | "desc";
  page?: number;
  limit?: number;
};
export type GetInvitationFatesApiResponse =
  /** status 200 What was asked for, or what came of it. */ InvitationFates;
export type GetInvitationFatesApiArg = string;
export type PreviewMailApiResponse =
  /** status 200 What was asked for, or what came of it. */ GuestMail;
export type PreviewMailApiArg = {
  id: string;
  kind: "invitation" | "reminder";
  /** Whose mail; none shows it without a name. */
  guestName?: string;
  /** The invitation as those get it who wait for a wave: with the words that were confirmed with their list. */
  ofList?: boolean;
};
export type GetGuestMessageApiResponse =
  /** status 200 What was asked for, or what came of it. */ GuestMessage;
export type GetGuestMessageApiArg = {
  id: string;
  page?: number;
  limit?: number;
  answer?: GuestAnswer;
  /** Part of a name or an address, in any case. */
  search?: string;
};
export type MessageGuestsApiResponse =
  /** status 200 What was asked for, or what came of it. */ MessageGuestsResult;
export type MessageGuestsApiArg = {
  id: string;
  messageGuests: MessageGuests;
};
export type ShowGuestsApiResponse =
  /** status 200 What was asked for, or what came of it. */ GuestAudience;
export type ShowGuestsApiArg = {
  id: string;
  newGuestAudience: NewGuestAudience;
};
export type PreviewGuestMessageApiResponse =
  /** status 200 What was asked for, or what came of it. */ MailingPreview;
export type PreviewGuestMessageApiArg = {
  id: string;
  previewGuestMessage: PreviewGuestMessage;
};
export type GetMissedApiResponse =
  /** status 200 What was asked for, or what came of it. */ MissedGuests;
export type GetMissedApiArg = {
  id: string;
  /** Part of a name, e-mail address or comment, in any case. */
  search?: string;
  /** 0 not replied, 1 accepted, 2 rejected; requests may also give the names. */
  status?: 0 | 1 | 2;
  /** Only guests who have let the day pass by which they should answer. */
  pastAnswerBy?: boolean;
  /** How the mail of the invitation itself fares; `missed` is failed, suppressed or cancelled, without an answer, and `answered` the same of who has answered; `waiting` still to leave; `unconfirmed` failed and may have arrived. */
  delivery?:
    | "missed"
    | "waiting"
    | "unconfirmed"
    | "queued"
    | "sending"
    | "sent"
    | "retrying"
    | "failed"
    | "suppressed"
    | "cancelled"
    | "answered";
  sort?:
    | "guestName"
    | "guestEmail"
    | "status"
    | "additionalGuests"
    | "replyComments"
    | "invitedAt"
    | "repliedAt"
    | "delivery";
  order?: "asc" | "desc";
};
export type InviteMissedApiResponse =
  /** status 200 What was asked for, or what came of it. */ InviteMissedResult;
export type InviteMissedApiArg = {
  id: string;
  /** Part of a name, e-mail address or comment, in any case. */
  search?: string;
  /** 0 not replied, 1 accepted, 2 rejected; requests may also give the names. */
  status?: 0 | 1 | 2;
  /** Only guests who have let the day pass by which they should answer. */
  pastAnswerBy?: boolean;
  /** How the mail of the invitation itself fares; `missed` is failed, suppressed or cancelled, without an answer, and `answered` the same of who has answered; `waiting` still to leave; `unconfirmed` failed and may have arrived. */
  delivery?:
    | "missed"
    | "waiting"
    | "unconfirmed"
    | "queued"
    | "sending"
    | "sent"
    | "retrying"
    | "failed"
    | "suppressed"
    | "cancelled"
    | "answered";
  sort?:
    | "guestName"
    | "guestEmail"
    | "status"
    | "additionalGuests"
    | "replyComments"
    | "invitedAt"
    | "repliedAt"
    | "delivery";
  order?: "asc" | "desc";
  inviteMissed: InviteMissed;
};
export type ListNameCardsApiResponse = /** status 200 The list. */ Badge[];
export type ListNameCardsApiArg = string;
export type PreviewGamedayNewsApiResponse =
  /** status 200 What was asked for, or what came of it. */ GamedayNews;
export type PreviewGamedayNewsApiArg = {
  id: string;
  previewGamedayNews: PreviewGamedayNews;
};
export type ListGamedayQueueApiResponse =
  /** status 200 What was asked for, or what came of it. */ GamedayQueuePage;
export type ListGamedayQueueApiArg = {
  id: string;
  page?: number;
  limit?: number;
};
export type RemoveGamedayQueueEntryApiResponse = unknown;
export type RemoveGamedayQueueEntryApiArg = {
  id: string;
  entryId: string;
};
export type ChangeGamedayQueueEntryApiResponse = unknown;
export type ChangeGamedayQueueEntryApiArg = {
  id: string;
  entryId: string;
  gamedayQueueEntryChange: GamedayQueueEntryChange;
};
export type RemindGuestsApiResponse =
  /** status 200 What was asked for, or what came of it. */ RemindResult;
export type RemindGuestsApiArg = {
  id: string;
  remind: Remind;
};
export type GetReminderApiResponse =
  /** status 200 What was asked for, or what came of it. */ Reminder;
export type GetReminderApiArg = string;
export type ListReminderGuestsApiResponse =
  /** status 200 What was asked for, or what came of it. */ ReminderGuests;
export type ListReminderGuestsApiArg = {
  id: string;
  page?: number;
  limit?: number;
  /** Part of a name or an address, in any case. */
  search?: string;
};
export type PreviewReminderApiResponse =
  /** status 200 What was asked for, or what came of it. */ ReminderPreview;
export type PreviewReminderApiArg = {
  id: string;
  previewReminder: PreviewReminder;
};
export type GetGamedayWavesApiResponse =
  /** status 200 What was asked for, or what came of it. */ GamedayWaves;
export type GetGamedayWavesApiArg = string;
export type ChangeGamedayWavesApiResponse =
  /** status 200 What was asked for, or what came of it. */ GamedayWaves;
export type ChangeGamedayWavesApiArg = {
  id: string;
  gamedayWavesChange: GamedayWavesChange;
};
export type ListWaveGuestsApiResponse =
  /** status 200 What was asked for, or what came of it. */ WaveGuestPage;
export type ListWaveGuestsApiArg = {
  id: string;
  page?: number;
  limit?: number;
  /** Part of a name or an address, in any case. */
  search?: string;
  /** Only those whose address takes the invitation. */
  mailed?: boolean;
};
export type InviteGamedayRestApiResponse =
  /** status 200 What was asked for, or what came of it. */ InviteRestResult;
export type InviteGamedayRestApiArg = {
  id: string;
  inviteRest: InviteRest;
};
export type ListJobsApiResponse = /** status 200 The list. */ JobHealth[];
export type ListJobsApiArg = void;
export type ListMailingsApiResponse =
  /** status 200 What was asked for, or what came of it. */ MailingPage;
export type ListMailingsApiArg = {
  page?: number;
  limit?: number;
  /** `under-way`: whatever is not over, so `scheduled`, `sending` or `paused`; all when not given. */
  state?:
    "scheduled" | "sending" | "paused" | "finished" | "cancelled" | "under-way";
};
export type PreviewAudienceApiResponse =
  /** status 201 It is made. */ AudiencePreview;
export type PreviewAudienceApiArg = {
  /** That of the e-mail tools. */
  password: string;
  newAudience: NewAudience;
};
export type GetAudienceApiResponse =
  /** status 200 What was asked for, or what came of it. */ AudiencePreview;
export type GetAudienceApiArg = {
  id: string;
  /** That of the e-mail tools. */
  password: string;
};
export type ListAudienceRecipientsApiResponse =
  /** status 200 What was asked for, or what came of it. */ AudienceRecipients;
export type ListAudienceRecipientsApiArg = {
  id: string;
  page?: number;
  limit?: number;
  /** A part of a name or an address. */
  search?: string;
  only?: "sent-to" | "skipped";
  /** That of the e-mail tools. */
  password: string;
};
export type ListDraftsApiResponse = /** status 200 The list. */ Draft[];
export type ListDraftsApiArg = void;
export type DeleteDraftApiResponse = unknown;
export type DeleteDraftApiArg = string;
export type SaveDraftApiResponse =
  /** status 200 What was asked for, or what came of it. */ Draft;
export type SaveDraftApiArg = {
  id: string;
  draftForm: DraftForm;
};
export type PreviewMailingApiResponse =
  /** status 200 What was asked for, or what came of it. */ MailingPreview;
export type PreviewMailingApiArg = {
  /** That of the e-mail tools. */
  password: string;
  previewMailing: PreviewMailing;
};
export type CheckRecipientsApiResponse =
  /** status 200 What was asked for, or what came of it. */ CheckedList;
export type CheckRecipientsApiArg = {
  /** That of the e-mail tools. */
  password: string;
  recipientList: RecipientList;
};
export type CountMessageAudiencesApiResponse =
  /** status 200 The list. */ MessageAudienceCount[];
export type CountMessageAudiencesApiArg =
  /** That of the e-mail tools. */ string;
export type CheckSenderApiResponse =
  /** status 200 What was asked for, or what came of it. */ SenderCheck;
export type CheckSenderApiArg = void;
export type GetSendingHourApiResponse =
  /** status 200 What was asked for, or what came of it. */ SendingHour;
export type GetSendingHourApiArg = void;
export type ListMailTemplatesApiResponse =
  /** status 200 The list. */ MailTemplate[];
export type ListMailTemplatesApiArg = void;
export type ListMessageVariablesApiResponse =
  /** status 200 The list. */ MessageVariable[];
export type ListMessageVariablesApiArg = WrittenKind;
export type GetMailingApiResponse =
  /** status 200 What was asked for, or what came of it. */ Mailing;
export type GetMailingApiArg = string;
export type CancelMailingApiResponse =
  /** status 200 What was asked for, or what came of it. */ Mailing;
export type CancelMailingApiArg = {
  id: string;
  /** An undo: cancels nothing once anything has left. */
  unlessLeft?: boolean;
};
export type ForgetBouncesApiResponse =
  /** status 200 What was asked for, or what came of it. */ ForgottenBounces;
export type ForgetBouncesApiArg = string;
export type PauseMailingApiResponse =
  /** status 200 What was asked for, or what came of it. */ Mailing;
export type PauseMailingApiArg = string;
export type ListMailingRecipientsApiResponse =
  /** status 200 What was asked for, or what came of it. */ MailingRecipientPage;
export type ListMailingRecipientsApiArg = {
  id: string;
  /** `missed` is failed, suppressed or cancelled, `waiting` still to leave; `unconfirmed` failed and may have arrived. */
  state?:
    | "scheduled"
    | "missed"
    | "waiting"
    | "unconfirmed"
    | "queued"
    | "sending"
    | "sent"
    | "retrying"
    | "failed"
    | "suppressed"
    | "cancelled";
  /** Part of a name or an address, in any case. */
  search?: string;
  page?: number;
  limit?: number;
};
export type ResendFailedApiResponse =
  /** status 200 What was asked for, or what came of it. */ Mailing;
export type ResendFailedApiArg = {
  id: string;
  /** That of the e-mail tools. */
  password: string;
};
export type ResumeMailingApiResponse =
  /** status 200 What was asked for, or what came of it. */ Mailing;
export type ResumeMailingApiArg = string;
export type ChangeAddressOfApiResponse = unknown;
export type ChangeAddressOfApiArg = AddressOfAccount;
export type BlockAccountApiResponse =
  /** status 200 What was asked for, or what came of it. */ FoundAccount;
export type BlockAccountApiArg = AccountBlock;
export type FindAccountApiResponse =
  /** status 200 What was asked for, or what came of it. */ FoundAccount;
export type FindAccountApiArg = HelperAddress;
export type ListAuditApiResponse =
  /** status 200 What was asked for, or what came of it. */ AuditPage;
export type ListAuditApiArg = {
  /** Part of a name or an address of who did it, or of what it was done to. */
  search?: string;
  kind?: AuditKind;
  /** Of the last so many days. */
  days?: 1 | 7 | 30 | 365;
  page?: number;
  limit?: number;
};
export type ListDoorLinksApiResponse = /** status 200 The list. */ DoorLink[];
export type ListDoorLinksApiArg = void;
export type MakeDoorLinkApiResponse = unknown;
export type MakeDoorLinkApiArg = void;
export type RevokeDoorLinkApiResponse = unknown;
export type RevokeDoorLinkApiArg = string;
export type EndDoorBrowserApiResponse = unknown;
export type EndDoorBrowserApiArg = {
  id: string;
  browserId: string;
};
export type OpenDoorEarlyApiResponse = unknown;
export type OpenDoorEarlyApiArg = {
  id: string;
  earlyDoor: EarlyDoor;
};
export type WithdrawDrawApiResponse = unknown;
export type WithdrawDrawApiArg = void;
export type PlanDrawApiResponse = unknown;
export type PlanDrawApiArg = DrawPlanForm;
export type RehearseDrawApiResponse =
  /** status 200 What was asked for, or what came of it. */ DrawCounts;
export type RehearseDrawApiArg = void;
export type ListEditionsApiResponse =
  /** status 200 The list. */ OrganisedEdition[];
export type ListEditionsApiArg = void;
export type CreateEditionApiResponse =
  /** status 201 It is made. */ OrganisedEdition;
export type CreateEditionApiArg = NewEdition;
export type DeleteEditionApiResponse = unknown;
export type DeleteEditionApiArg = string;
export type ChangeEditionApiResponse =
  /** status 200 What was asked for, or what came of it. */ OrganisedEdition;
export type ChangeEditionApiArg = {
  key: string;
  editionUpdate: EditionUpdate;
};
export type PreviewTextApiResponse =
  /** status 200 What was asked for, or what came of it. */ TextPage;
export type PreviewTextApiArg = {
  key: string;
  contentText: ContentText;
};
export type ListContentVariablesApiResponse =
  /** status 200 The list. */ ContentVariable[];
export type ListContentVariablesApiArg = string;
export type RestoreContentApiResponse = unknown;
export type RestoreContentApiArg = {
  key: string;
  kind:
    | "directions"
    | "plan"
    | "faq"
    | "privacy"
    | "imprint"
    | "conduct"
    | "accessibility"
    | "whom-to-ask";
};
export type GetDirectionsApiResponse =
  /** status 200 What was asked for, or what came of it. */ OrganisedDirections;
export type GetDirectionsApiArg = string;
export type SaveDirectionsApiResponse =
  /** status 200 What was asked for, or what came of it. */ OrganisedDirections;
export type SaveDirectionsApiArg = {
  key: string;
  editedDirections: EditedDirections;
};
export type GetOrganisedFaqApiResponse =
  /** status 200 What was asked for, or what came of it. */ OrganisedFaq;
export type GetOrganisedFaqApiArg = string;
export type SaveFaqApiResponse =
  /** status 200 What was asked for, or what came of it. */ OrganisedFaq;
export type SaveFaqApiArg = {
  key: string;
  editedFaq: EditedFaq;
};
export type RemoveLogoApiResponse =
  /** status 200 What was asked for, or what came of it. */ OrganisedEdition;
export type RemoveLogoApiArg = string;
export type ChangeLogoApiResponse =
  /** status 200 What was asked for, or what came of it. */ OrganisedEdition;
export type ChangeLogoApiArg = {
  key: string;
  /** Any text: pages of other sites cannot send this header. */
  "X-Requested-With": string;
  body: {
    file: Blob;
  };
};
export type CancelOpeningApiResponse = unknown;
export type CancelOpeningApiArg = string;
export type OpenEditionApiResponse =
  /** status 200 What was asked for, or what came of it. */ OrganisedEdition;
export type OpenEditionApiArg = {
  key: string;
  editionOpening: EditionOpening;
};
export type GetPageTextApiResponse =
  /** status 200 What was asked for, or what came of it. */ OrganisedPage;
export type GetPageTextApiArg = {
  key: string;
  name: "privacy" | "imprint" | "conduct" | "accessibility" | "whom-to-ask";
};
export type SavePageTextApiResponse =
  /** status 200 What was asked for, or what came of it. */ OrganisedPage;
export type SavePageTextApiArg = {
  key: string;
  name: "privacy" | "imprint" | "conduct" | "accessibility" | "whom-to-ask";
  editedPage: EditedPage;
};
export type GetPlanApiResponse =
  /** status 200 What was asked for, or what came of it. */ OrganisedPlan;
export type GetPlanApiArg = string;
export type SavePlanApiResponse =
  /** status 200 What was asked for, or what came of it. */ OrganisedPlan;
export type SavePlanApiArg = {
  key: string;
  editedPlan: EditedPlan;
};
export type PreviewEditionApiResponse =
  /** status 200 What was asked for, or what came of it. */ EditionPreview;
export type PreviewEditionApiArg = {
  key: string;
  editionForm: EditionForm;
};
export type ImportRegistrantsApiResponse =
  /** status 200 What was asked for, or what came of it. */ ImportResult;
export type ImportRegistrantsApiArg = RegistrantsImport;
export type CheckRegistrantsApiResponse =
  /** status 200 What was asked for, or what came of it. */ ImportCheck;
export type CheckRegistrantsApiArg = RegistrantsImport;
export type ImportSuppressionsApiResponse =
  /** status 200 What was asked for, or what came of it. */ ImportResult;
export type ImportSuppressionsApiArg = SuppressionsImport;
export type CheckSuppressionsApiResponse =
  /** status 200 What was asked for, or what came of it. */ ImportCheck;
export type CheckSuppressionsApiArg = SuppressionsImport;
export type ListPastEditionsApiResponse =
  /** status 200 The list. */ PastEdition[];
export type ListPastEditionsApiArg = void;
export type ErasePersonApiResponse = unknown;
export type ErasePersonApiArg = Erasure;
export type KeepPersonApiResponse = unknown;
export type KeepPersonApiArg = string;
export type FindPersonApiResponse =
  /** status 200 What was asked for, or what came of it. */ FoundPerson;
export type FindPersonApiArg = HelperAddress;
export type ListLeavingApiResponse =
  /** status 200 The list. */ LeavingPerson[];
export type ListLeavingApiArg = void;
export type ListStaffApiResponse = /** status 200 The list. */ Helper[];
export type ListStaffApiArg = void;
export type PutHelperApiResponse = unknown;
export type PutHelperApiArg = HelperForm;
export type RemoveHelperApiResponse = unknown;
export type RemoveHelperApiArg = HelperAddress;
export type GetStatisticsApiResponse =
  /** status 200 What was asked for, or what came of it. */ EditionStatistics;
export type GetStatisticsApiArg = string;
export type ListMailTextsApiResponse =
  /** status 200 The list. */ MailTextState[];
export type ListMailTextsApiArg =
  | /** The key of the edition; the one that the site shows when not given. */ string
  | undefined;
export type RestoreMailTextApiResponse = unknown;
export type RestoreMailTextApiArg = {
  /** The key of the edition; the one that the site shows when not given. */
  edition?: string;
  kind: MailTextKind;
};
export type GetMailTextApiResponse =
  /** status 200 What was asked for, or what came of it. */ MailText;
export type GetMailTextApiArg = {
  /** The key of the edition; the one that the site shows when not given. */
  edition?: string;
  kind: MailTextKind;
};
export type ChangeMailTextApiResponse =
  /** status 200 What was asked for, or what came of it. */ MailText;
export type ChangeMailTextApiArg = {
  /** The key of the edition; the one that the site shows when not given. */
  edition?: string;
  kind: MailTextKind;
  editedMailWords: EditedMailWords;
};
export type SaveMailTextDraftApiResponse =
  /** status 200 What was asked for, or what came of it. */ MailText;
export type SaveMailTextDraftApiArg = {
  /** The key of the edition; the one that the site shows when not given. */
  edition?: string;
  kind: MailTextKind;
  editedMailWords: EditedMailWords;
};
export type PreviewMailTextApiResponse =
  /** status 200 What was asked for, or what came of it. */ MailTextPreview;
export type PreviewMailTextApiArg = {
  /** The key of the edition; the one that the site shows when not given. */
  edition?: string;
  kind: MailTextKind;
  mailTextPreviewRequest: MailTextPreviewRequest;
};
export type ListTokensApiResponse = /** status 200 The list. */ Token[];
export type ListTokensApiArg = void;
export type MakeTokenApiResponse = /** status 201 It is made. */ NewToken;
export type MakeTokenApiArg = TokenForm;
export type RevokeTokenApiResponse = unknown;
export type RevokeTokenApiArg = string;
export type GetToolsPasswordApiResponse =
  /** status 200 What was asked for, or what came of it. */ ToolsPassword;
export type GetToolsPasswordApiArg = void;
export type ChangeToolsPasswordApiResponse = unknown;
export type ChangeToolsPasswordApiArg = ToolsPasswordForm;
export type EmailNotPaidApiResponse = /** status 200 The list. */ string[];
export type EmailNotPaidApiArg = {
  /** Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike. */
  mailingId?: string;
  /** Sends although the same was sent to the same people within the last 10 minutes. */
  confirm?: boolean;
  /** Sends to the administrator alone, with the first recipient's facts and [Test] in the subject. */
  testOnly?: boolean;
  /** Sends at this time, `YYYY-MM-DDTHH:mm` in the convention's zone, instead of at once. */
  sendAt?: string;
  /** `soon`: in 10 seconds, until when it can be taken back. `hours`: when the sending hours begin; within them, or when that is too late, as `soon`. */
  leaves?: Leaves;
  /** Id of a preview of the audience: nothing is sent when the audience has changed since. */
  preview?: string;
  /** That of the e-mail tools. */
  password: string;
};
export type EmailPastRegistrantsApiResponse =
  /** status 200 The list. */ string[];
export type EmailPastRegistrantsApiArg = {
  /** Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike. */
  mailingId?: string;
  /** Sends although the same was sent to the same people within the last 10 minutes. */
  confirm?: boolean;
  /** Sends to the administrator alone, with the first recipient's facts and [Test] in the subject. */
  testOnly?: boolean;
  /** Sends at this time, `YYYY-MM-DDTHH:mm` in the convention's zone, instead of at once. */
  sendAt?: string;
  /** `soon`: in 10 seconds, until when it can be taken back. `hours`: when the sending hours begin; within them, or when that is too late, as `soon`. */
  leaves?: Leaves;
  /** Id of a preview of the audience: nothing is sent when the audience has changed since. */
  preview?: string;
  /** That of the e-mail tools. */
  password: string;
};
export type EmailPastRegistrantsMessageApiResponse =
  /** status 200 The list. */ string[];
export type EmailPastRegistrantsMessageApiArg = {
  /** Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike. */
  mailingId?: string;
  /** Sends although the same was sent to the same people within the last 10 minutes. */
  confirm?: boolean;
  /** Sends to the administrator alone, with the first recipient's facts and [Test] in the subject. */
  testOnly?: boolean;
  /** Sends at this time, `YYYY-MM-DDTHH:mm` in the convention's zone, instead of at once. */
  sendAt?: string;
  /** `soon`: in 10 seconds, until when it can be taken back. `hours`: when the sending hours begin; within them, or when that is too late, as `soon`. */
  leaves?: Leaves;
  /** Id of a preview of the audience: nothing is sent when the audience has changed since. */
  preview?: string;
  /** That of the e-mail tools. */
  password: string;
  customMessage: CustomMessage;
};
export type EmailReviewApiResponse = /** status 200 The list. */ string[];
export type EmailReviewApiArg = {
  /** Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike. */
  mailingId?: string;
  /** Sends although the same was sent to the same people within the last 10 minutes. */
  confirm?: boolean;
  /** Sends to the administrator alone, with the first recipient's facts and [Test] in the subject. */
  testOnly?: boolean;
  /** Sends at this time, `YYYY-MM-DDTHH:mm` in the convention's zone, instead of at once. */
  sendAt?: string;
  /** `soon`: in 10 seconds, until when it can be taken back. `hours`: when the sending hours begin; within them, or when that is too late, as `soon`. */
  leaves?: Leaves;
  /** Id of a preview of the audience: nothing is sent when the audience has changed since. */
  preview?: string;
  /** That of the e-mail tools. */
  password: string;
};
export type EmailTwoDaysApiResponse = /** status 200 The list. */ string[];
export type EmailTwoDaysApiArg = {
  /** Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike. */
  mailingId?: string;
  /** Sends although the same was sent to the same people within the last 10 minutes. */
  confirm?: boolean;
  /** Sends to the administrator alone, with the first recipient's facts and [Test] in the subject. */
  testOnly?: boolean;
  /** Sends at this time, `YYYY-MM-DDTHH:mm` in the convention's zone, instead of at once. */
  sendAt?: string;
  /** `soon`: in 10 seconds, until when it can be taken back. `hours`: when the sending hours begin; within them, or when that is too late, as `soon`. */
  leaves?: Leaves;
  /** Id of a preview of the audience: nothing is sent when the audience has changed since. */
  preview?: string;
  /** That of the e-mail tools. */
  password: string;
};
export type EmailRegistrationApiResponse = /** status 200 The list. */ string[];
export type EmailRegistrationApiArg = {
  id: string;
  /** Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike. */
  mailingId?: string;
  /** Sends although the same was sent to the same people within the last 10 minutes. */
  confirm?: boolean;
  /** Sends to the administrator alone, with the first recipient's facts and [Test] in the subject. */
  testOnly?: boolean;
  /** That of the e-mail tools. */
  password: string;
};
export type EmailTestApiResponse = /** status 200 The list. */ string[];
export type EmailTestApiArg = /** That of the e-mail tools. */ string;
export type FindAddresseesApiResponse = /** status 200 The list. */ Addressee[];
export type FindAddresseesApiArg =
  /** Part of a name or e-mail address, in any case. */ string | undefined;
export type ListBadgeQueueApiResponse =
  /** status 200 What was asked for, or what came of it. */ BadgeQueuePage;
export type ListBadgeQueueApiArg = {
  page?: number;
  limit?: number;
};
export type RemoveFromBadgeQueueApiResponse = unknown;
export type RemoveFromBadgeQueueApiArg = string;
export type MoveToFirstApiResponse = unknown;
export type MoveToFirstApiArg = string;
export type GetRotaApiResponse =
  /** status 200 What was asked for, or what came of it. */ Rota;
export type GetRotaApiArg = void;
export type SetShiftsOpenApiResponse = unknown;
export type SetShiftsOpenApiArg = ShiftsOpenForm;
export type CreateShiftApiResponse = /** status 201 It is made. */ NewShift;
export type CreateShiftApiArg = ShiftForm;
export type CancelShiftApiResponse = unknown;
export type CancelShiftApiArg = string;
export type UpdateShiftApiResponse = unknown;
export type UpdateShiftApiArg = {
  id: string;
  shiftUpdate: ShiftUpdate;
};
export type MarkNoShowApiResponse = unknown;
export type MarkNoShowApiArg = {
  id: string;
  noShowForm: NoShowForm;
};
export type ListCountedEditionsApiResponse =
  /** status 200 The list. */ CountedEdition[];
export type ListCountedEditionsApiArg = void;
export type GetGamedayStatisticsApiResponse =
  /** status 200 What was asked for, or what came of it. */ EditionStatistics;
export type GetGamedayStatisticsApiArg = string;
export type ListSuppressionsApiResponse =
  /** status 200 What was asked for, or what came of it. */ SuppressionPage;
export type ListSuppressionsApiArg = {
  page?: number;
  limit?: number;
  /** Part of an address, in any case. */
  search?: string;
  reason?: SuppressionReason;
};
export type AddSuppressionApiResponse = unknown;
export type AddSuppressionApiArg = NewSuppression;
export type RemoveSuppressionApiResponse = unknown;
export type RemoveSuppressionApiArg = {
  address: string;
  /** The reason to remove; all of them when not given. */
  reason?: SuppressionReason;
  /** Why, for the audit trail, without addresses: needed where anything but a bounce ends. */
  because?: string | null;
};
export type ListFindingsApiResponse = /** status 200 The list. */ Finding[];
export type ListFindingsApiArg = void;
export type RunJobApiResponse = unknown;
export type RunJobApiArg = string;
export type ReleaseMailApiResponse =
  /** status 200 What was asked for, or what came of it. */ MailHoldState;
export type ReleaseMailApiArg = void;
export type GetMailHoldApiResponse =
  /** status 200 What was asked for, or what came of it. */ MailHoldState;
export type GetMailHoldApiArg = void;
export type HoldMailApiResponse =
  /** status 200 What was asked for, or what came of it. */ MailHoldState;
export type HoldMailApiArg = HoldMail;
export type CancelMailBeforeApiResponse =
  /** status 200 What was asked for, or what came of it. */ CancelledMail;
export type CancelMailBeforeApiArg = CancelMailBefore;
export type EndMaintenanceApiResponse = unknown;
export type EndMaintenanceApiArg = void;
export type GetMaintenanceApiResponse =
  /** status 200 What was asked for, or what came of it. */ Maintenance;
export type GetMaintenanceApiArg = void;
export type BeginMaintenanceApiResponse = unknown;
export type BeginMaintenanceApiArg = void;
export type ListSetAsideApiResponse =
  /** status 200 What was asked for, or what came of it. */ SetAsideMailPage;
export type ListSetAsideApiArg = {
  page?: number;
  limit?: number;
};
export type GiveUpSetAsideApiResponse = unknown;
export type GiveUpSetAsideApiArg = string;
export type RetrySetAsideApiResponse = unknown;
export type RetrySetAsideApiArg = string;
export type ListSettingsApiResponse = /** status 200 The list. */ Setting[];
export type ListSettingsApiArg = void;
export type GetSystemStatusApiResponse =
  /** status 200 What was asked for, or what came of it. */ SystemStatus;
export type GetSystemStatusApiArg = void;
export type PlaceAllEventsApiResponse =
  /** status 200 What was asked for, or what came of it. */ PlacedEvents;
export type PlaceAllEventsApiArg = void;
export type SwapTablesApiResponse = unknown;
export type SwapTablesApiArg = TableSwap;
export type PreviewTableSwapApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventNews;
export type PreviewTableSwapApiArg = TableSwap;
export type DeskArrivals = {
  /** Badges that nobody has. */
  badgesLeft: number;
  /** People who are registered. */
  expected: number;
  /** People who have checked in. */
  here: number;
  /** Those who checked in within ten minutes. */
  lately: number;
};
export type DeskAction = {
  label: string;
  /** A page of the site; where it is a list, it shows exactly what the sentence counts. */
  path: string;
};
export type DeskStepName =
  "days" | "plan" | "sender" | "words" | "helpers" | "test" | "opening";
export type DeskStep = {
  action: DeskAction;
  detail: string;
  done: boolean;
  step: DeskStepName;
  title: string;
  /** It has to wait for another step; `detail` says for which. */
  waits: boolean;
};
export type DeskTaskTime = "today" | "tomorrow" | "week" | "before" | "later";
export type DeskTaskKind =
  | "missed"
  | "wave"
  | "offer"
  | "mailing"
  | "mail"
  | "report"
  | "walk-in"
  | "unpaid"
  | "table"
  | "shift"
  | "forgotten"
  | "finding"
  | "draft";
export type DeskTaskTone = "failed" | "warning" | "moving" | "plain";
export type DeskTask = {
  action: DeskAction;
  by: DeskTaskTime;
  /** Empty when there is no more to say. */
  detail: string;
  kind: DeskTaskKind;
  sentence: string;
  tone: DeskTaskTone;
};
export type DeskToolName =
  | "gamedays"
  | "attendees"
  | "email"
  | "schedule"
  | "shifts"
  | "door"
  | "badges"
  | "organise"
  | "system";
export type DeskTool = {
  /** What is counted. */
  counts: string;
  /** As it is shown. */
  figure: string;
  /** Out of how many. */
  of: string | null;
  tool: DeskToolName;
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
export type Desk = {
  /** Null on other days, and for whoever does not work at the door. */
  arrivals: DeskArrivals | null;
  /** The convention is on, from the morning of its first day until its end. */
  isOn: boolean;
  /** What comes next without anybody. */
  next: string | null;
  /** What is to be done before people can come; null once somebody has registered or was invited, and for all but the administrator. */
  steps: DeskStep[] | null;
  /** The most urgent first. */
  tasks: DeskTask[];
  /** Those that the caller may use, always in the same order. */
  tools: DeskTool[];
  /** Who knows what to do, where they are and how they are reached. Null on other days, and for the administrator, who is asked. */
  whomToAsk: PageBlock[] | null;
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
export type InvitationDelivery = {
  attempts: number;
  /** The connection was lost once after the whole mail was handed over: the mail may have arrived then, too. */
  isAmbiguous: boolean;
  nextAttemptAt: string | null;
  /** Why it is not sent, or not yet, in words for staff. */
  reason: string | null;
  /** What the mail server said, word for word. */
  said: string | null;
  sentAt: string | null;
  state:
    | "queued"
    | "sending"
    | "sent"
    | "retrying"
    | "failed"
    | "suppressed"
    | "cancelled";
};
export type Invitation = {
  additionalGuests: number | null;
  /** The day by whose end the guest should answer. */
  answerBy: string | null;
  /** Of the invitation itself; of the latest mail to somebody who was not invited by mail. */
  delivery: InvitationDelivery | null;
  guestEmail: string;
  guestName: string;
  id: string;
  /** The key of /gameday-reply/{invitationToken}; empty for programs, whose scopes are not to answer for guests. */
  invitationToken: string;
  invitedAt: string;
  /** That day has passed without an answer. */
  isPastAnswerBy: boolean;
  /** Of the latest mail about it, where that is another one. */
  laterDelivery: InvitationDelivery | null;
  repliedAt: string | null;
  replyComments: string | null;
  /** 0 not replied, 1 accepted, 2 rejected; requests may also give the names. */
  status: 0 | 1 | 2;
  /** Another one as soon as somebody changes what the form edits, and not by anything else. */
  version: string;
};
export type InvitationStatus = {
  invitationID: string;
  /** 0 not replied, 1 accepted, 2 rejected; requests may also give the names. */
  status: 0 | 1 | 2;
};
export type CorrectAddress = {
  guestEmail: string;
  /** The `version` that the form was filled from: refused with 409 and the present state as `current` where it is another one by now. Left out, whatever is there is written over. */
  version?: string;
};
export type BulkResult = {
  /** Invited before, waiting to be, or more than once in this call. */
  alreadyInvited: number;
  alreadyInvitedEmails: string[];
  /** A bad address or name, a suppressed address, or no seat for it. */
  failed: number;
  failedEmails: string[];
  /** Accepted for sending. */
  invitationsSent: number;
  /** Entries received: sent + waiting + already invited + failed. */
  totalGuests: number;
  /** Wait their turn to be invited. */
  waiting: number;
};
export type BulkGuest = {
  email: string;
  name: string;
};
export type Leaves = "at-once" | "soon" | "hours";
export type Wave = {
  /** So many guests are kept invited and unanswered. */
  open: number;
};
export type BulkInvite = {
  gamedayID: string;
  guests: BulkGuest[];
  /** `soon`: in 10 seconds, until when it can be taken back. `hours`: when the sending hours begin; within them, or when that is too late, as `soon`. */
  leaves?: Leaves;
  /** Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike. */
  mailingId?: string;
  /** The `version` of the preview that was confirmed: nothing is sent when the mail says something else by now. */
  preview?: string;
  status?: 0 | 1 | 2;
  /** Invites some at a time; the others wait in the order of the list. All at once when left out. */
  wave?: Wave;
};
export type SuppressionReason =
  "blocked" | "no-invitations" | "no-news" | "complained" | "bounced";
export type SuppressedAddress = {
  email: string;
  /** Staff blocked the address, its owner asked for no more such mail or reported some as spam, or it refused mail for good. */
  reason: SuppressionReason;
};
export type CheckGuestsResult = {
  alreadyInvited: string[];
  /** No complete e-mail address, or a name that no mail can carry. */
  invalid: string[];
  /** Good addresses that get no such mail. */
  suppressed: SuppressedAddress[];
};
export type CheckGuests = {
  emails: string[];
  gamedayID: string;
};
export type WrittenInvitation = {
  from: string;
  /** The example guest whose mail it is. */
  guestName: string;
  /** A whole document, without scripts, images or anything else from elsewhere. */
  html: string;
  /** What all invitations of the edition say before the words of the gameday, as it was written; empty for nothing. */
  opening: string;
  subject: string;
  text: string;
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
export type Invite = {
  gamedayID: string;
  guestEmail: string;
  guestName: string;
  /** 0 not replied, 1 accepted, 2 rejected; requests may also give the names. */
  status?: 0 | 1 | 2;
};
export type GuestHere = {
  /** When they came in. */
  here: string | null;
  /** The invitation. */
  id: string;
};
export type GuestCheckIn = {
  /** When it was, if not now; the earliest of several times stays. A time in the future counts as now; one more than a day before the doors open, or before now where that is sooner, is refused. */
  at?: string;
  here: boolean;
};
export type WaitingMailing = {
  id: string;
  kind: string;
  leavesAt: string;
  people: number;
};
export type GamedayDelivery = {
  /** Something is still to be sent. */
  active: boolean;
  cancelled: number;
  failed: number;
  /** What is being sent; none when nothing was ever sent in bulk. */
  kinds: string[];
  /** When mail leaves that waits for the sending hours; null when they are now, or begin too late. */
  nextHour: string | null;
  paused: boolean;
  pausedReason: string | null;
  queued: number;
  retrying: number;
  sending: number;
  sent: number;
  suppressed: number;
  /** 0 when nothing was ever sent in bulk. */
  total: number;
  /** The last mailing that waits for its time, as long as nothing of it has left: it can be taken back. */
  waiting: WaitingMailing | null;
};
export type DeliveryProgress = {
  /** Something is still to be sent. */
  active: boolean;
  cancelled: number;
  failed: number;
  /** What is being sent; none when nothing was ever sent in bulk. */
  kinds: string[];
  paused: boolean;
  pausedReason: string | null;
  queued: number;
  retrying: number;
  sending: number;
  sent: number;
  suppressed: number;
  /** 0 when nothing was ever sent in bulk. */
  total: number;
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
export type DoorGuest = {
  additionalGuests: number | null;
  guestName: string;
  id: string;
  replyComments: string | null;
};
export type DoorList = {
  gameday: Gameday;
  /** Accepted guests by name. */
  guests: DoorGuest[];
};
export type InvitationPage = {
  items: Invitation[];
  limit: number;
  page: number;
  /** Items that match, on all pages together. */
  total: number;
};
export type InvitationFates = {
  /** Of those that failed, were skipped or cancelled: answered without it. */
  answered: number;
  cancelled: number;
  failed: number;
  queued: number;
  retrying: number;
  sending: number;
  /** Left, and nothing is known to the contrary. */
  sent: number;
  suppressed: number;
  total: number;
  /** Of those that failed: may have arrived all the same. */
  unconfirmed: number;
};
export type GuestMail = {
  from: string;
  /** A whole document, without scripts, images or anything else from elsewhere. */
  html: string;
  subject: string;
  text: string;
  /** Another one as soon as somebody changes what the form edits, and not by anything else. */
  version: string;
};
export type RecipientPreview = {
  email: string;
  /** What the mail is about: the account, or an entry of a list. */
  id: string;
  name: string | null;
  /** Why no mail goes there, in words; null where one does. */
  skipped: string | null;
};
export type LeftOut = {
  count: number;
  reason: string;
};
export type GuestMessage = {
  /** Guests by name; the id is that of the invitation. */
  items: RecipientPreview[];
  limit: number;
  page: number;
  /** Guests who would get it now, whatever is searched for. */
  recipients: number;
  /** Guests who would be left out. */
  skipped: LeftOut[];
  /** Items that match, on all pages together. */
  total: number;
};
export type GuestAnswer =
  "all" | "accepted" | "not-replied" | "declined" | "waiting";
export type MessageGuestsResult = {
  /** Guests who are mailed. */
  sent: number;
};
export type MessageGuests = {
  answer: GuestAnswer;
  /** The audience that was shown: nothing is sent when others would get the message by now. */
  audience?: string;
  /** Sends although these guests were written to within the last 10 minutes. */
  confirm?: boolean;
  /** `soon`: in 10 seconds, until when it can be taken back. `hours`: when the sending hours begin; within them, or when that is too late, as `soon`. */
  leaves?: Leaves;
  /** Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike. */
  mailingId?: string;
  /** Light Markdown; may hold {{name}}, {{date}}, {{time}}, {{place}}, {{replyLink}}. */
  message: string;
};
export type GuestAudience = {
  id: string;
  /** How many get the message. */
  recipients: number;
};
export type NewGuestAudience = {
  answer: GuestAnswer;
};
export type PreviewRecipient = {
  email: string;
  name: string | null;
};
export type MailingPreview = {
  from: string;
  /** A whole document, without scripts, images or anything else from elsewhere. */
  html: string;
  recipient: PreviewRecipient;
  subject: string;
  text: string;
};
export type PreviewGuestMessage = {
  answer: GuestAnswer;
  /** Light Markdown; may hold {{name}}, {{date}}, {{time}}, {{place}}, {{replyLink}}. */
  message: string;
  /** The guest's invitation; the first recipient's when not given. */
  recipientId?: string;
};
export type MissedLeftOut = {
  count: number;
  /** The names of the first three. */
  names: string[];
  reason: string;
};
export type MissedGuests = {
  /** Would be invited again. */
  due: number;
  /** The first of these, whose mail can be looked at; null where nobody is. */
  first: PreviewRecipient | null;
  /** Who would not be, and why. */
  leftOut: MissedLeftOut[];
};
export type InviteMissedResult = {
  /** Guests who are invited again; never more than were confirmed. */
  invitationsSent: number;
};
export type InviteMissed = {
  /** The number of guests that staff saw. */
  confirmed: number;
  /** Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike. */
  mailingId?: string;
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
export type GamedayNews = {
  /** How many would get the mail now. */
  count: number;
  /** When it would leave if it waited for the sending hours; null when it would leave at once. */
  leavesAt: string | null;
  /** The mail as the first of them would get it. */
  mail: MailingPreview | null;
};
export type PreviewGamedayNews = {
  /** The gameday as it would be saved. Left out, it would be deleted. */
  form?: GamedayForm;
};
export type GamedayQueueEntry = {
  guestEmail: string;
  guestName: string;
  id: string;
  invitationId: string;
  joinedAt: string;
  /** Until when what was offered is kept; null without an offer. */
  keptUntil: string | null;
  /** An offer was not taken, so the wait went to the end once. */
  missed: boolean;
  /** Something went to somebody behind, because this party did not fit. */
  passedOver: boolean;
  /** From 1; null while something is kept for them. */
  place: number | null;
  /** Seats that the guest waits for. */
  seats: number;
};
export type GamedayQueuePage = {
  /** Offers first, then who waits, in their order. */
  items: GamedayQueueEntry[];
  limit: number;
  page: number;
  /** Items that match, on all pages together. */
  total: number;
};
export type GamedayQueueEntryChange = {
  /** Accepts for the guest, who is told by mail. */
  accept?: true;
  /** Among those who wait, from 1. */
  place?: number;
};
export type RemindResult = {
  /** Guests who are mailed, now or at the planned hour; never more than were confirmed. */
  remindersSent: number;
};
export type Remind = {
  /** When it leaves: the hour that was offered. Now when not given. */
  at?: string;
  /** The number of guests that staff saw. */
  confirmed: number;
  /** Invitations of the guests to remind; all who have not answered when left out. */
  guests?: string[];
  /** `soon`: in 10 seconds, until when it can be taken back. `hours`: when the sending hours begin; within them, or when that is too late, as `soon`. */
  leaves?: Leaves;
  /** Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike. */
  mailingId?: string;
  /** The `version` of the preview that was confirmed: nothing is sent when the mail says something else by now. */
  preview?: string;
  /** Said in this one reminder. Light Markdown; may hold {{name}}, {{date}}, {{time}}, {{place}}, {{edition}}. */
  words?: string | null;
};
export type LaterReminder = {
  /** When it leaves. */
  at: string;
  /** How many guests it goes to, unless they answer before. */
  guests: number;
};
export type Reminder = {
  /** Would be mailed now. */
  due: number;
  /** The first hour for which a reminder can be planned, and whom it would go to. Null when somebody is due now, and when nobody can be reminded before the gameday begins. */
  next: LaterReminder | null;
  /** When the first of those who wait is due. */
  nextAt: string | null;
  /** The reminder that is planned, the first of several; null when there is none. */
  planned: LaterReminder | null;
  /** Asked for no more invitations, or their address refused mail. */
  suppressed: number;
  /** Were mailed a short while ago, or their mail still waits to be sent. */
  waiting: number;
};
export type ReminderGuests = {
  /** Guests by name, with why they cannot be reminded now; the id is that of the invitation. */
  items: RecipientPreview[];
  limit: number;
  page: number;
  /** Items that match, on all pages together. */
  total: number;
};
export type ReminderPreview = {
  from: string;
  /** A whole document, without scripts, images or anything else from elsewhere. */
  html: string;
  recipient: PreviewRecipient;
  subject: string;
  text: string;
  /** Another one as soon as somebody changes what the form edits, and not by anything else. */
  version: string;
};
export type PreviewReminder = {
  /** When it leaves: the hour that was offered. Now when not given. */
  at?: string;
  /** Invitations of the guests to remind; all who have not answered when left out. */
  guests?: string[];
  /** The invitation of the guest whose mail it is; that of the first who would get it when not given. */
  recipientId?: string;
  /** Said in this one reminder. Light Markdown; may hold {{name}}, {{date}}, {{time}}, {{place}}, {{edition}}. */
  words?: string | null;
};
export type NextWave = {
  /** When it goes out, if that is known. */
  at: string | null;
  /** How many it would invite, whatever holds it up. */
  people: number;
  /** What holds it up; null when it goes out within a minute. */
  rests:
    | (
        | "nobody-waits"
        | "paused"
        | "braked"
        | "begun"
        | "full"
        | "enough"
        | "hours"
        | "limit"
      )
    | null;
};
export type GamedayWaves = {
  accepted: number;
  capacity: number;
  declined: number;
  /** Would come, and wait for seats. */
  inQueue: number;
  mailsAllowed: number;
  /** Mails of staff within 24 hours, planned ones included. */
  mailsUsed: number;
  next: NextWave;
  /** Guests who were asked and may still answer in time. */
  open: number;
  /** Have let the day pass by which to answer. */
  past: number;
  paused: boolean;
  seatsOffered: number;
  /** Offered seats included. */
  seatsTaken: number;
  /** The hour of the day from which waves are sent. */
  sendingFrom: number;
  /** The hour of the day from which they wait again. */
  sendingUntil: number;
  /** So many guests are kept invited and unanswered; null when no list is invited in waves. */
  target: number | null;
  /** Get no mail, or it came back. */
  unreachable: number;
  /** Guests who wait to be invited. */
  waiting: number;
};
export type GamedayWavesChange = {
  /** Ids of guests who get the first places, in this order. */
  moveUp?: string[];
  open?: number;
  /** Nobody is invited while it is paused. */
  paused?: boolean;
  /** Forgets everybody who waits. Who is invited stays so. */
  stop?: true;
};
export type WaveGuest = {
  guestEmail: string;
  guestName: string;
  id: string;
  /** Staff gave the guest a place before others. */
  movedUp: boolean;
  /** From 1. */
  place: number;
};
export type WaveGuestPage = {
  /** In the order in which they are invited. */
  items: WaveGuest[];
  limit: number;
  page: number;
  /** Items that match, on all pages together. */
  total: number;
};
export type InviteRestResult = {
  /** Accepted for sending. */
  invitationsSent: number;
};
export type InviteRest = {
  /** The number of guests that staff saw. */
  confirmed: number;
  /** Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike. */
  mailingId?: string;
};
export type JobHealth = {
  /** Null before its first run. */
  dueAt: string | null;
  durationMs: number | null;
  /** What went wrong, with the ids of single items that failed; the logs have more. */
  error: string | null;
  /** Minutes from the end of one run to the next. */
  everyMinutes: number;
  name: string;
  outcome: ("succeeded" | "failed") | null;
  startedAt: string | null;
  /** When it last succeeded, whatever came after. */
  succeededAt: string | null;
};
export type MailCounts = {
  cancelled: number;
  failed: number;
  queued: number;
  retrying: number;
  sending: number;
  sent: number;
  suppressed: number;
};
export type Mailing = {
  /** Whom it goes to, in words. */
  audience: string;
  /** The address of who sends it; null when the product does so by itself. */
  author: string | null;
  /** How many addresses get no more mail because mails of it came back. */
  bounced: number;
  counts: MailCounts;
  createdAt: string;
  /** When the last of its mails had ended. */
  finishedAt: string | null;
  id: string;
  /** The template of its mails. */
  kind: string;
  /** When the first of its mails leaves, while it waits for its time and can be undone. */
  leavesAt: string | null;
  /** Who was left out when it was confirmed or begun. */
  leftOut: LeftOut[];
  pausedReason: string | null;
  /** How many of its mails failed and can be sent again. */
  resendable: number;
  /** The moment that it was to wait for. */
  scheduledFor: string | null;
  /** How many people it was confirmed for. */
  size: number;
  /** When it began; null while it waits for its moment. */
  startedAt: string | null;
  state: "scheduled" | "sending" | "paused" | "finished" | "cancelled";
  title: string;
};
export type MailingPage = {
  items: Mailing[];
  limit: number;
  page: number;
  /** Items that match, on all pages together. */
  total: number;
};
export type AudienceChanges = {
  /** Who would get a mail now and would not have got it then. */
  joined: number;
  left: number;
};
export type Tool =
  | "confirmation"
  | "review"
  | "not-paid"
  | "two-days"
  | "past-registrants"
  | "message"
  | "test";
export type AudiencePreview = {
  /** What has changed since it was fixed; null when that was not asked for. */
  changes: AudienceChanges | null;
  createdAt: string;
  id: string;
  /** Who of them gets a mail. */
  recipients: number;
  skipped: LeftOut[];
  tool: Tool;
  /** People of the audience. */
  total: number;
};
export type NamedAddress = {
  email: string;
  name: string;
};
export type NewAudience = {
  /** Of a message: a pasted list, in place of registrants. */
  recipients?: NamedAddress[];
  /** Of the confirmation, which goes to one registration. */
  registrationId?: string;
  tool: Tool;
  /** Whom a message goes to, unless there is a list; days are those of the edition. */
  whom?:
    | "past-registrants"
    | "registrants"
    | "not-paid"
    | "players-first-day"
    | "players-second-day"
    | "helpers";
};
export type AudienceRecipients = {
  items: RecipientPreview[];
  limit: number;
  page: number;
  /** Items that match, on all pages together. */
  total: number;
};
export type Draft = {
  id: string;
  message: string;
  title: string;
  tool: Tool;
  updatedAt: string;
  /** Another one as soon as somebody changes what the form edits, and not by anything else. */
  version: string;
};
export type DraftForm = {
  message?: string | null;
  title?: string | null;
  tool: Tool;
  /** The `version` that the form was filled from: refused with 409 and the present state as `current` where it is another one by now. Left out, whatever is there is written over. */
  version?: string;
};
export type PreviewMailing = {
  /** A preview of the audience that the recipient is of. */
  audienceId?: string;
  /** Of the tool `message`, which cannot do without. */
  message?: string;
  /** Whose mail; the first recipient’s when not given. */
  recipientId?: string;
  /** Of the confirmation, which goes to one registration. */
  registrationId?: string;
  tool: Tool;
};
export type CheckedList = {
  /** No complete e-mail address, or a name that no mail can carry. */
  invalid: string[];
  /** Good addresses that get no such mail. */
  suppressed: SuppressedAddress[];
};
export type RecipientList = {
  recipients: NamedAddress[];
};
export type MessageAudienceCount = {
  /** Who gets a mail. */
  recipients: number;
  whom:
    | "past-registrants"
    | "registrants"
    | "not-paid"
    | "players-first-day"
    | "players-second-day"
    | "helpers";
};
export type SenderFinding = {
  /** What to do, in words; empty when there is nothing to do. */
  advice: string;
  /** What stands in the DNS, or what the mail server said. */
  found: string[];
  name: string;
  state: "ok" | "warning" | "failed" | "unknown";
};
export type SenderCheck = {
  checks: SenderFinding[];
  /** The domain that mails come from. */
  domain: string;
  mailServer: string;
};
export type SendingHour = {
  /** When the sending hours begin; null within them, and when that is too late. */
  nextHour: string | null;
};
export type MailExample = {
  /** A whole HTML document. */
  html: string;
  /** What makes it differ; empty for the plain form. */
  name: string;
  subject: string;
  text: string;
};
export type MessageVariable = {
  example: string;
  meaning: string;
  /** Written {{venue}} in a message. */
  name: string;
};
export type MailTemplate = {
  examples: MailExample[];
  kind: string;
  /** The list that its reader may leave; of an answer saved or a change, of the plain form. */
  list: ("invitations" | "news") | null;
  purpose: string;
  title: string;
  /** What its author may use; none where nobody writes. */
  variables: MessageVariable[];
};
export type WrittenKind = "message" | "gameday-message";
export type ForgottenBounces = {
  /** Addresses that get mail again. */
  forgotten: number;
};
export type MailingRecipient = {
  /** What the mail is about: of mails to guests their invitation. Null before the mailing has begun. */
  about: string | null;
  /** How often the mail was tried. */
  attempts: number;
  /** How often mail servers reported that it could not be delivered for now. */
  bounces: number;
  /** When it is sent or tried again. */
  dueAt: string | null;
  email: string;
  id: string;
  /** The connection was lost once after the whole mail was handed over: the mail may have arrived then, too. */
  isAmbiguous: boolean;
  /** The mail did not reach anybody, and its address can be corrected: of a guest who still has it, of a gameday to come. */
  isCorrectable: boolean;
  name: string | null;
  /** Why it is not sent, or not yet, in words for staff; of one that was sent, what was reported since. */
  reason: string | null;
  /** What the mail server said, word for word. */
  said: string | null;
  /** When the mail server took it. */
  sentAt: string | null;
  state:
    | "scheduled"
    | "queued"
    | "sending"
    | "sent"
    | "retrying"
    | "failed"
    | "suppressed"
    | "cancelled";
};
export type MailingRecipientPage = {
  items: MailingRecipient[];
  limit: number;
  page: number;
  /** Items that match, on all pages together. */
  total: number;
};
export type AddressOfAccount = {
  email: string;
  newEmail: string;
};
export type ShownCount = {
  count: number;
  title: string;
};
export type FoundAccount = {
  email: string;
  isBlocked: boolean;
  names: string[];
  /** Browsers that are signed in. */
  sessions: number;
  /** What others are shown of theirs. */
  shown: ShownCount[];
};
export type AccountBlock = {
  email: string;
  /** Of who is kept out: hide their games for sale, cancel their events and remove their comments; buyers and players are told. */
  hides?: boolean;
  /** Whether they are kept out. */
  isBlocked: boolean;
};
export type HelperAddress = {
  email: string;
};
export type AuditItem = {
  at: string;
  id: string;
  /** Somebody tried what they may not. */
  isRefusal: boolean;
  /** Shortened, so that it names no household. */
  network: string | null;
  /** The page of what it was done to, while that is there and has one. */
  path: string | null;
  /** What is said of several such entries together; null where each is told by itself. */
  several: string | null;
  /** What was done, without who did it. */
  what: string;
  /** Who did it: a name, else an address. */
  who: string;
};
export type AuditPage = {
  items: AuditItem[];
  limit: number;
  page: number;
  /** Items that match, on all pages together. */
  total: number;
};
export type AuditKind =
  | "edition"
  | "export"
  | "gameday"
  | "mail"
  | "marketplace"
  | "refusal"
  | "registration"
  | "schedule"
  | "sign-in"
  | "staff"
  | "system";
export type DoorBrowser = {
  browser: string;
  id: string;
  openedAt: string;
  /** Who uses it may have left; `ended` by the administrator, it cannot open the link again. */
  state: "open" | "left" | "ended";
};
export type DoorLink = {
  /** The latest 50 of them, first those that are in. */
  browsers: DoorBrowser[];
  /** Until when it shows them sooner; null when it does not. */
  earlyUntil: string | null;
  /** The end of the edition. */
  endsAt: string;
  id: string;
  lastOpenedAt: string | null;
  /** Whoever opens it may check in and mark paid. */
  link: string;
  madeAt: string;
  /** Name or address. */
  madeBy: string | null;
  /** Browsers that have opened it. */
  opened: number;
  /** Since when it shows who is expected: the day before the first day. */
  opensAt: string;
};
export type EarlyDoor = {
  hours: number;
};
export type DrawPlanForm = {
  runsAt: string;
};
export type DrawCounts = {
  /** Who wished for something. */
  people: number;
  peopleWithNothing: number;
  peopleWithOneOfFirstThree: number;
  seats: number;
  seatsFilled: number;
};
export type EditionLogo = {
  height: number;
  url: string;
  /** Pixels of the file. */
  width: number;
};
export type OutsideContent = "after-click" | "always";
export type EditionState = "draft" | "open" | "over" | "archived";
export type OrganisedEdition = {
  /** Local time until which people give back and hand on badges by themselves; until the first day begins with null. Left out, it stays as it is. */
  badgesChangeUntil?: string | null;
  /** Badges that are taken. */
  badgesTaken: number;
  capacity: number;
  /** Whether children of 9 and under join only with an adult of the family in the same game. */
  childrenNeedAdult?: boolean;
  /** ISO 4217. */
  currency: string;
  /** End of its second day. */
  end: string;
  /** Events of its schedule. */
  events: number;
  /** HH:mm; at or before the opening it is on the next day. */
  firstCloses: string;
  firstDay: string;
  /** HH:mm */
  firstOpens: string;
  /** How many games of others a person joins; any number with null. */
  gamesPerPerson?: number | null;
  /** Whether it is the one that the site shows. */
  isShown: boolean;
  /** Whether somebody needs a badge to join games; children of 9 and under come without. */
  joinsNeedBadge?: boolean;
  /** Local time from which on people join games; at any time with null. */
  joinsOpenAt?: string | null;
  /** Never changes, whatever becomes of the dates. */
  key: string;
  logo: EditionLogo | null;
  /** The form that the newsletter page embeds. */
  newsletterFormUrl?: string | null;
  /** When a draft opens by itself. */
  opensAt: string | null;
  /** When pictures of the board-game database and the newsletter form load in browsers. Left out, it stays as it is. */
  outsideContent?: OutsideContent;
  /** Where badges can be paid for in advance. */
  paymentUrl?: string | null;
  /** For one badge, in whole units of the currency. */
  price: number;
  productName: string;
  registrations: number;
  /** HH:mm; at or before the opening it is on the next day. */
  secondCloses: string;
  secondDay: string;
  /** HH:mm */
  secondOpens: string;
  /** The social-media page. */
  socialUrl: string;
  sponsorName: string;
  state: EditionState;
  stateSince: string;
  /** Whether people say which games they would like to play. */
  takesWishes?: boolean;
  /** IANA zone. */
  timeZone: string;
  venueAddress: string;
  venueName: string;
  /** Another one as soon as somebody changes what the form edits, and not by anything else. */
  version: string;
  volunteerEmail: string;
  /** Badges that each phone at the door keeps for people who come while there is no network; none with 0. */
  walkInBadges?: number;
};
export type NewEdition = {
  firstDay: string;
  secondDay: string;
};
export type EditionUpdate = {
  /** Local time until which people give back and hand on badges by themselves; until the first day begins with null. Left out, it stays as it is. */
  badgesChangeUntil?: string | null;
  capacity: number;
  /** Whether children of 9 and under join only with an adult of the family in the same game. */
  childrenNeedAdult?: boolean;
  /** ISO 4217. */
  currency: string;
  /** HH:mm; at or before the opening it is on the next day. */
  firstCloses: string;
  firstDay: string;
  /** HH:mm */
  firstOpens: string;
  /** How many games of others a person joins; any number with null. */
  gamesPerPerson?: number | null;
  /** Outside the sending hours, let this mail wait until they begin, unless that is too late for it. */
  inSendingHours?: boolean;
  /** Whether somebody needs a badge to join games; children of 9 and under come without. */
  joinsNeedBadge?: boolean;
  /** Local time from which on people join games; at any time with null. */
  joinsOpenAt?: string | null;
  /** The form that the newsletter page embeds. */
  newsletterFormUrl?: string | null;
  /** When pictures of the board-game database and the newsletter form load in browsers. Left out, it stays as it is. */
  outsideContent?: OutsideContent;
  /** Where badges can be paid for in advance. */
  paymentUrl?: string | null;
  /** For one badge, in whole units of the currency. */
  price: number;
  productName: string;
  /** HH:mm; at or before the opening it is on the next day. */
  secondCloses: string;
  secondDay: string;
  /** HH:mm */
  secondOpens: string;
  /** The social-media page. */
  socialUrl: string;
  sponsorName: string;
  /** Whether people say which games they would like to play. */
  takesWishes?: boolean;
  /** IANA zone. */
  timeZone: string;
  venueAddress: string;
  venueName: string;
  /** The `version` that the form was filled from: refused with 409 and the present state as `current` where it is another one by now. Left out, whatever is there is written over. */
  version?: string;
  volunteerEmail: string;
  /** Badges that each phone at the door keeps for people who come while there is no network; none with 0. */
  walkInBadges?: number;
};
export type TextPage = {
  blocks: PageBlock[];
};
export type ContentText = {
  /** Light Markdown; `{{…}}` stands for facts of the edition. */
  text: string;
};
export type ContentVariable = {
  meaning: string;
  name: string;
  value: string;
};
export type DirectionForm = {
  text: string;
  title: string;
};
export type OrganisedDirections = {
  changedAt: string | null;
  /** Name or address. */
  changedBy: string | null;
  directions: DirectionForm[];
  /** Nobody has changed it. */
  isStandard: boolean;
  /** Another one as soon as somebody changes what the form edits, and not by anything else. */
  version: string;
};
export type EditedDirections = {
  directions: DirectionForm[];
  /** The `version` that the form was filled from: refused with 409 and the present state as `current` where it is another one by now. Left out, whatever is there is written over. */
  version?: string;
};
export type QuestionForm = {
  answer: string;
  flag?: ("yellow" | "green") | null;
  /** Its anchor in the address of the page. */
  id: string;
  question: string;
};
export type OrganisedFaq = {
  changedAt: string | null;
  /** Name or address. */
  changedBy: string | null;
  /** Nobody has changed it. */
  isStandard: boolean;
  questions: QuestionForm[];
  /** Another one as soon as somebody changes what the form edits, and not by anything else. */
  version: string;
};
export type EditedFaq = {
  questions: QuestionForm[];
  /** The `version` that the form was filled from: refused with 409 and the present state as `current` where it is another one by now. Left out, whatever is there is written over. */
  version?: string;
};
export type EditionOpening = {
  /** Local time of the edition’s zone; now when left out. */
  at?: string | null;
};
export type OrganisedPage = {
  changedAt: string | null;
  /** Name or address. */
  changedBy: string | null;
  /** Nobody has changed it. */
  isStandard: boolean;
  /** Light Markdown; `{{…}}` stands for facts of the edition. */
  text: string;
  /** Another one as soon as somebody changes what the form edits, and not by anything else. */
  version: string;
};
export type EditedPage = {
  /** Light Markdown; `{{…}}` stands for facts of the edition. */
  text: string;
  /** The `version` that the form was filled from: refused with 409 and the present state as `current` where it is another one by now. Left out, whatever is there is written over. */
  version?: string;
};
export type RoomForm = {
  height: number;
  id: string;
  name: string;
  purpose: string;
  width: number;
  x: number;
  y: number;
};
export type TableForm = {
  id: string;
  label: string;
  /** Kept for open gaming: no event of the schedule stands on it. */
  openGaming?: boolean;
  roomId: string;
  seats: number;
  x: number;
  y: number;
};
export type OrganisedPlan = {
  changedAt: string | null;
  /** Name or address. */
  changedBy: string | null;
  /** Nobody has changed it. */
  isStandard: boolean;
  rooms: RoomForm[];
  tables: TableForm[];
  /** Another one as soon as somebody changes what the form edits, and not by anything else. */
  version: string;
};
export type EditedPlan = {
  rooms: RoomForm[];
  tables: TableForm[];
  /** The `version` that the form was filled from: refused with 409 and the present state as `current` where it is another one by now. Left out, whatever is there is written over. */
  version?: string;
};
export type EditionChange = {
  after: string;
  before: string;
  effect: string | null;
  /** Name of the field. */
  field: string;
  label: string;
  /** Who is mailed of it, if anybody. */
  tells: string | null;
};
export type ToldMail = {
  from: string;
  /** A whole document, without scripts, images or anything else from elsewhere. */
  html: string;
  subject: string;
  text: string;
  /** The name of who gets it like this. */
  to: string;
};
export type EditionPreview = {
  changes: EditionChange[];
  /** When it would leave if it waited for the sending hours; null when it would leave at once. */
  leavesAt: string | null;
  /** What one of them gets, as the edition would be then; null where nobody is mailed. */
  mail: ToldMail | null;
  /** Accounts that are mailed. */
  people: number;
};
export type EditionForm = {
  /** Local time until which people give back and hand on badges by themselves; until the first day begins with null. Left out, it stays as it is. */
  badgesChangeUntil?: string | null;
  capacity: number;
  /** Whether children of 9 and under join only with an adult of the family in the same game. */
  childrenNeedAdult?: boolean;
  /** ISO 4217. */
  currency: string;
  /** HH:mm; at or before the opening it is on the next day. */
  firstCloses: string;
  firstDay: string;
  /** HH:mm */
  firstOpens: string;
  /** How many games of others a person joins; any number with null. */
  gamesPerPerson?: number | null;
  /** Whether somebody needs a badge to join games; children of 9 and under come without. */
  joinsNeedBadge?: boolean;
  /** Local time from which on people join games; at any time with null. */
  joinsOpenAt?: string | null;
  /** The form that the newsletter page embeds. */
  newsletterFormUrl?: string | null;
  /** When pictures of the board-game database and the newsletter form load in browsers. Left out, it stays as it is. */
  outsideContent?: OutsideContent;
  /** Where badges can be paid for in advance. */
  paymentUrl?: string | null;
  /** For one badge, in whole units of the currency. */
  price: number;
  productName: string;
  /** HH:mm; at or before the opening it is on the next day. */
  secondCloses: string;
  secondDay: string;
  /** HH:mm */
  secondOpens: string;
  /** The social-media page. */
  socialUrl: string;
  sponsorName: string;
  /** Whether people say which games they would like to play. */
  takesWishes?: boolean;
  /** IANA zone. */
  timeZone: string;
  venueAddress: string;
  venueName: string;
  volunteerEmail: string;
  /** Badges that each phone at the door keeps for people who come while there is no network; none with 0. */
  walkInBadges?: number;
};
export type ImportResult = {
  /** Lines that were not. */
  left: number;
  /** Lines that were taken. */
  taken: number;
};
export type RegistrantLine = {
  /** 10 and over; false for children of 9 and under. */
  badge: boolean;
  email: string;
  name: string;
  /** Whether the badge is paid. */
  paid: boolean;
};
export type RegistrantsImport = {
  /** Key of the edition that the site shows, or of one of the past. */
  edition: string;
  lines: RegistrantLine[];
};
export type ImportVerdict =
  "taken" | "known" | "duplicate" | "full" | "refused";
export type ImportedLine = {
  detail: string | null;
  verdict: ImportVerdict;
};
export type ImportCheck = {
  /** In the order of the lines. */
  lines: ImportedLine[];
};
export type SuppressionLine = {
  address: string;
  reason: SuppressionReason;
};
export type SuppressionsImport = {
  lines: SuppressionLine[];
};
export type EditionCount = {
  count: number;
  of: string;
};
export type PastEdition = {
  /** What is left of it, once it was counted. */
  counts: EditionCount[];
  /** When it became counts. */
  emptiedAt: string | null;
  /** When it becomes counts; null for those that are kept, and once it has. */
  emptiedOn: string | null;
  /** Whether it is kept whole. */
  isKept: boolean;
  /** It may be one that was never edited on the site. */
  key: string;
};
export type ErasureTime = "now" | "in-7-days";
export type Erasure = {
  email: string;
  /** The address once more, as somebody typed it to confirm. */
  typed: string;
  when: ErasureTime;
};
export type PersonalCount = {
  count: number;
  file: string;
  title: string;
};
export type PlannedErasure = {
  /** When everything is erased; null until the person has confirmed it. */
  eraseAt: string | null;
  id: string;
};
export type FoundPerson = {
  /** Only of what there is. */
  counts: PersonalCount[];
  email: string;
  hasAccount: boolean;
  names: string[];
  planned: PlannedErasure | null;
};
export type LeavingPerson = {
  email: string;
  eraseAt: string;
  id: string;
};
export type StaffRole = "administrator" | "organiser" | "mailer" | "door";
export type Helper = {
  /** Null where the settings name them. */
  addedAt: string | null;
  address: string;
  /** The administrator of the settings, who stays. */
  isRoot: boolean;
  /** When they last asked for something, to the hour; null for somebody who was never signed in. */
  lastHereAt: string | null;
  name: string | null;
  role: StaffRole;
};
export type HelperForm = {
  email: string;
  role: StaffRole;
};
export type EditionFigure = {
  count: number;
  label: string;
  /** Whether it is a number of people, rounded to a multiple of five. */
  people: boolean;
};
export type EditionPoint = {
  /** By day: days before the last day of the edition, of which the most means so many or more. By hours: from how many hours after. */
  at: number;
  count: number;
  /** The day, or the hours in words. */
  label: string;
};
export type EditionSeries = {
  by: "day" | "hours";
  label: string;
  people: boolean;
  /** In the order of time. By day: those that are not 0; by hours: all steps. */
  points: EditionPoint[];
};
export type EditionSection = {
  figures: EditionFigure[];
  /** What one should know about the numbers. */
  note: string | null;
  series: EditionSeries[];
  title: string;
};
export type EditionStatistics = {
  /** Since when its numbers stay as they are; null while they are counted for each answer. */
  countedAt: string | null;
  key: string;
  lastDay: string;
  sections: EditionSection[];
};
export type MailTextKind =
  | "gameday-invitation"
  | "gameday-reminder"
  | "gameday-rsvp"
  | "gameday-change"
  | "rsvp-offer"
  | "registration-confirmation"
  | "registration-link"
  | "registration-reminder"
  | "registration-released"
  | "registration-review"
  | "registration-unpaid"
  | "two-days"
  | "past-registrants"
  | "badge-offer"
  | "badge-notice"
  | "badge-queue"
  | "event-notice"
  | "event-message"
  | "draw-result"
  | "shift-notice"
  | "listing-notice"
  | "sign-in"
  | "staff-welcome";
export type MailTextState = {
  /** Other words are kept for later. */
  hasDraft: boolean;
  kind: MailTextKind;
  /** Since when words of one’s own are in force; null for the standard. */
  ownSince: string | null;
  /** When it is sent, and what for. */
  purpose: string;
  title: string;
};
export type MailWords = {
  /** Light Markdown, after everything else. */
  closing?: string;
  /** Follows the subject after a dash. */
  ending?: string;
  /** Light Markdown, above the heading. */
  opening?: string;
};
export type WordVariable = {
  example: string;
  /** It may stand in the subject as well. */
  inSubject: boolean;
  meaning: string;
  /** Written {{venue}} in a message. */
  name: string;
};
export type MailText = {
  /** When words or draft were changed last. */
  changedAt: string | null;
  /** Name or address. */
  changedBy: string | null;
  draft: MailWords | null;
  /** Other words are kept for later. */
  hasDraft: boolean;
  /** The edition is archived: nothing of it is changed. */
  isKept: boolean;
  kind: MailTextKind;
  /** Since when words of one’s own are in force; null for the standard. */
  ownSince: string | null;
  /** When it is sent, and what for. */
  purpose: string;
  title: string;
  variables: WordVariable[];
  /** Another one as soon as somebody changes what the form edits, and not by anything else. */
  version: string;
  /** Mails that are written and wait to be sent: they keep their words. */
  waiting: number;
  /** The words in force; null for the standard. */
  words: MailWords | null;
};
export type EditedMailWords = {
  /** Light Markdown, after everything else. */
  closing?: string;
  /** Follows the subject after a dash. */
  ending?: string;
  /** Light Markdown, above the heading. */
  opening?: string;
  /** The `version` that the form was filled from: refused with 409 and the present state as `current` where it is another one by now. Left out, whatever is there is written over. */
  version?: string;
};
export type MailPreview = {
  from: string;
  /** A whole document, without scripts, images or anything else from elsewhere. */
  html: string;
  subject: string;
  text: string;
};
export type MailTextPreview = {
  /** Which form of the mail an example shows; else empty. */
  form: string;
  /** The mail with the given words. */
  own: MailPreview;
  /** Whose mail it is: the place among all, from 0. */
  place: number;
  /** A real recipient; null for an example. */
  recipient: PreviewRecipient | null;
  /** The same mail without words of one’s own. */
  standard: MailPreview;
  /** How many there are: recipients, or examples. */
  total: number;
};
export type MailTextPreviewRequest = {
  /** Light Markdown, after everything else. */
  closing?: string;
  /** Follows the subject after a dash. */
  ending?: string;
  /** Light Markdown, above the heading. */
  opening?: string;
  /** Whose mail: the place among all of whom such a mail can be shown, from 0. */
  place?: number;
};
export type TokenScope =
  "schedule" | "gamedays" | "invite" | "registrations" | "check-in";
export type Token = {
  endsAt: string;
  id: string;
  /** To the minute; null while it was never used. */
  lastUsedAt: string | null;
  madeAt: string;
  /** Address; null for somebody who is gone, and with them the token. */
  madeBy: string | null;
  purpose: string;
  scopes: TokenScope[];
  state: "valid" | "ended" | "revoked";
};
export type NewToken = {
  /** Shown now and never again. */
  token: string;
};
export type TokenForm = {
  days: number;
  purpose: string;
  scopes: TokenScope[];
};
export type ToolsPasswordSource = "none" | "settings" | "site";
export type ToolsPassword = {
  /** On the site. */
  changedAt: string | null;
  source: ToolsPasswordSource;
};
export type ToolsPasswordForm = {
  password: string;
};
export type CustomMessage = {
  /** Plain text or light Markdown, with variables. */
  Message: string;
  /** Of a message: a pasted list, in place of registrants. */
  recipients?: NamedAddress[];
  /** Whom a message goes to, unless there is a list; days are those of the edition. */
  whom?:
    | "past-registrants"
    | "registrants"
    | "not-paid"
    | "players-first-day"
    | "players-second-day"
    | "helpers";
};
export type Addressee = {
  email: string;
  id: string;
  names: string[];
};
export type BadgeQueueEntry = {
  badges: number;
  email: string;
  id: string;
  joinedAt: string;
  /** Until when what was offered is kept; null without an offer. */
  keptUntil: string | null;
  /** An offer was not taken, so the wait went to the end once. */
  missed: boolean;
  name: string;
  /** Something went to somebody behind, because this party did not fit. */
  passedOver: boolean;
  /** From 1; null while something is kept for them. */
  place: number | null;
};
export type BadgeQueuePage = {
  /** Those to whom badges are offered come first. */
  items: BadgeQueueEntry[];
  limit: number;
  page: number;
  /** Items that match, on all pages together. */
  total: number;
};
export type ShiftHelper = {
  email: string;
  name: string;
  nameId: string;
  /** Did not come. */
  noShow: boolean;
  /** Looks for somebody in their place. */
  seeksReplacement: boolean;
};
export type RotaShift = {
  /** The day on which it begins. */
  day: string;
  /** By the clock of the convention; at or before the start on the next day. */
  end: string;
  endsAt: string;
  /** Anybody who is registered may take it; else those whom organisers named. */
  forAnyone: boolean;
  /** By name. */
  helpers: ShiftHelper[];
  id: string;
  /** The addresses of those who may take it. */
  invitees: string[];
  notes: string | null;
  /** Its helpers have the door for its hours, as if they had opened the door link. */
  opensDoor: boolean;
  place: string;
  /** How many helpers are needed. */
  places: number;
  /** By the clock of the convention. */
  start: string;
  startsAt: string;
  /** How many there are. */
  taken: number;
  title: string;
  /** Another one as soon as somebody changes what the form edits, and not by anything else. */
  version: string;
};
export type Rota = {
  /** The first day on which there may be shifts. */
  firstDay: string;
  /** Whether people see shifts and can take them. */
  isOpen: boolean;
  /** The last one. */
  lastDay: string;
  /** In their order. */
  shifts: RotaShift[];
};
export type ShiftsOpenForm = {
  /** Whether people see shifts and can take them. */
  open: boolean;
};
export type NewShift = {
  id: string;
};
export type ShiftForm = {
  /** A day of the edition, or one of three days before or after. */
  day: string;
  /** HH:mm; at or before the start it is on the next day. */
  end: string;
  /** Anybody who is registered may take it; else those alone who are named here. */
  forAnyone: boolean;
  /** The addresses of those who may take it. */
  invitees?: string[];
  notes?: string | null;
  /** Its helpers have the door for its hours. The administrator alone says so. Left out, it stays as it is. */
  opensDoor?: boolean;
  place: string;
  places: number;
  /** HH:mm */
  start: string;
  title: string;
};
export type ShiftUpdate = {
  /** A day of the edition, or one of three days before or after. */
  day: string;
  /** HH:mm; at or before the start it is on the next day. */
  end: string;
  /** Anybody who is registered may take it; else those alone who are named here. */
  forAnyone: boolean;
  /** The addresses of those who may take it. */
  invitees?: string[];
  notes?: string | null;
  /** Its helpers have the door for its hours. The administrator alone says so. Left out, it stays as it is. */
  opensDoor?: boolean;
  place: string;
  places: number;
  /** HH:mm */
  start: string;
  title: string;
  /** The `version` that the form was filled from: refused with 409 and the present state as `current` where it is another one by now. Left out, whatever is there is written over. */
  version?: string;
};
export type NoShowForm = {
  /** Of the name. */
  id: string;
  /** Whether they did not come. */
  noShow: boolean;
};
export type CountedEdition = {
  /** Since when its numbers stay as they are; null while they are counted for each answer. */
  countedAt: string | null;
  key: string;
  lastDay: string;
};
export type Suppression = {
  address: string;
  createdAt: string;
  note: string | null;
  /** blocked and bounced: no mail but that of signing in. complained: no mail to many. no-invitations, no-news: none of that list. */
  reason: SuppressionReason;
};
export type SuppressionPage = {
  items: Suppression[];
  limit: number;
  page: number;
  /** Items that match, on all pages together. */
  total: number;
};
export type NewSuppression = {
  address: string;
  /** Needed for blocked, complained and bounced: the audit trail then keeps it as well, so it names no address. */
  note?: string | null;
  reason: SuppressionReason;
};
export type Finding = {
  /** What to do; empty when there is nothing to do. */
  advice: string;
  /** Names the check. */
  check: string;
  /** What was seen; empty when there is no more to say. */
  detail: string;
  state: "ok" | "warning" | "failed" | "unknown";
  /** What was found, in a sentence. */
  title: string;
};
export type MailHold = {
  /** Of a restored product: when the backup was taken. */
  backupAt: string | null;
  /** Of a restored product: how many mails waited then. They may have left since. */
  backupWaiting: number | null;
  /** Who holds it; null when a program does. */
  by: string | null;
  note: string;
  /** What holds it: maintenance, staff, a restored backup, or that this is a copy for trials. */
  reason: "maintenance" | "staff" | "restore" | "copy";
  since: string;
};
export type MailHoldState = {
  /** How many of them were written before mail was held. */
  fromBefore: number;
  /** Null when mail leaves. */
  hold: MailHold | null;
  /** Scheduled mailings whose time has come. */
  lateMailings: number;
  /** Since when the oldest mail is due; null when none is. */
  oldestDueAt: string | null;
  /** Mails that wait to be sent. */
  waiting: number;
};
export type HoldMail = {
  note: string;
};
export type CancelledMail = {
  /** Scheduled mailings that do not begin. */
  mailings: number;
  /** Mails that are not sent. */
  mails: number;
};
export type CancelMailBefore = {
  before: string;
};
export type Maintenance = {
  /** Since when nothing can be changed; null while the site is as usual. */
  since: string | null;
};
export type SetAsideMail = {
  attempts: number;
  email: string;
  id: string;
  name: string | null;
  reason: string | null;
  /** When the product stopped trying. */
  since: string;
  /** What kind of mail it is, or the title of its mailing. */
  title: string;
};
export type SetAsideMailPage = {
  items: SetAsideMail[];
  limit: number;
  page: number;
  /** Items that match, on all pages together. */
  total: number;
};
export type Setting = {
  /** As it is without being set. */
  isDefault: boolean;
  name: string;
  /** `set` in place of a secret or of an address of a person; null when it has no value. */
  value: string | null;
};
export type BackupStatus = {
  at: string;
  /** In bytes. */
  bytes: number;
};
export type DatabaseStatus = {
  connectionLimit: number;
  /** Connections in use, of all programs. */
  connections: number;
  /** In bytes. */
  size: number;
  version: string;
};
export type PausedMailing = {
  id: string;
  reason: string | null;
  title: string;
  /** When it goes on by itself; null when somebody has to let it. */
  until: string | null;
};
export type Process = {
  commit: string | null;
  host: string;
  id: string;
  /** Bytes that it holds. */
  memory: number;
  /** The newest migration that it knows. */
  migration: string;
  pid: number;
  /** Where it answers. */
  port: number | null;
  role: "backend" | "worker";
  seenAt: string;
  startedAt: string;
  /** Silent: it has not said for half a minute that it runs. */
  state: "running" | "silent";
  version: string;
};
export type MailQueue = {
  /** Mails whose time has come; those of paused mailings do not count. */
  due: number;
  /** Since when the oldest waits. */
  oldestSince: string | null;
  queue: "mail-sign-in" | "mail-now" | "mail-bulk" | "mail-push";
};
export type SystemStatus = {
  /** The time of the server at this answer: ages count from there. */
  at: string;
  /** The last backup; null when there never was one. */
  backup: BackupStatus | null;
  /** Null in a development tree. */
  commit: string | null;
  database: DatabaseStatus;
  /** The last backup that was restored for a trial. */
  drill: BackupStatus | null;
  /** The newest migration that this release brings. */
  migration: string;
  /** At most 20. */
  paused: PausedMailing[];
  /** Backends and workers seen within the last minute. */
  processes: Process[];
  queues: MailQueue[];
  /** Mails that left within 24 hours. */
  sentInADay: number;
  /** When the backend that answers was started. */
  startedAt: string;
  version: string;
};
export type UnplacedEvent = {
  /** One of the convention's days. */
  eventDay: string;
  /** A quarter hour within the opening of the day, or `12:01 AM` for Undetermined. */
  eventTime: string;
  gameName: string;
  /** Made by the client. */
  id: string;
  /** No table has as many seats, or those that have are taken at the time. */
  reason: "too-large" | "all-taken";
  spots: number;
};
export type PlacedEvents = {
  /** In the order of the schedule. */
  left: UnplacedEvent[];
  /** How many events have got a table. */
  placed: number;
  /** How many have no time yet, and so no table. */
  undetermined: number;
};
export type TableSwap = {
  /** Outside the sending hours, let this mail wait until they begin, unless that is too late for it. */
  inSendingHours?: boolean;
  one: string;
  other: string;
};
export type EventNews = {
  /** When it would leave if it waited for the sending hours; null when it would leave at once. */
  leavesAt: string | null;
  /** The mail as the first of them would get it; null where nobody would be told. */
  mail: ToldMail | null;
  /** How many would be told by mail. */
  people: number;
};
export const {
  useGetDeskQuery,
  useUpdateInvitationStatusMutation,
  useDeleteInvitationMutation,
  useGetInvitationQuery,
  useCorrectAddressMutation,
  useResendInvitationMutation,
  useBulkInviteGuestsMutation,
  useCheckGuestsMutation,
  usePreviewWrittenInvitationQuery,
  useInviteGuestMutation,
  useSetGuestHereMutation,
  useGetDeliveryQuery,
  usePauseDeliveryMutation,
  useResumeDeliveryMutation,
  useTakeMailingBackMutation,
  useGetDoorListQuery,
  useListInvitationsQuery,
  useGetInvitationFatesQuery,
  usePreviewMailQuery,
  useGetGuestMessageQuery,
  useMessageGuestsMutation,
  useShowGuestsMutation,
  usePreviewGuestMessageQuery,
  useGetMissedQuery,
  useInviteMissedMutation,
  useListNameCardsQuery,
  usePreviewGamedayNewsQuery,
  useListGamedayQueueQuery,
  useRemoveGamedayQueueEntryMutation,
  useChangeGamedayQueueEntryMutation,
  useRemindGuestsMutation,
  useGetReminderQuery,
  useListReminderGuestsQuery,
  usePreviewReminderQuery,
  useGetGamedayWavesQuery,
  useChangeGamedayWavesMutation,
  useListWaveGuestsQuery,
  useInviteGamedayRestMutation,
  useListJobsQuery,
  useListMailingsQuery,
  usePreviewAudienceMutation,
  useGetAudienceQuery,
  useListAudienceRecipientsQuery,
  useListDraftsQuery,
  useDeleteDraftMutation,
  useSaveDraftMutation,
  usePreviewMailingQuery,
  useCheckRecipientsMutation,
  useCountMessageAudiencesQuery,
  useCheckSenderQuery,
  useGetSendingHourQuery,
  useListMailTemplatesQuery,
  useListMessageVariablesQuery,
  useGetMailingQuery,
  useCancelMailingMutation,
  useForgetBouncesMutation,
  usePauseMailingMutation,
  useListMailingRecipientsQuery,
  useResendFailedMutation,
  useResumeMailingMutation,
  useChangeAddressOfMutation,
  useBlockAccountMutation,
  useFindAccountMutation,
  useListAuditQuery,
  useListDoorLinksQuery,
  useMakeDoorLinkMutation,
  useRevokeDoorLinkMutation,
  useEndDoorBrowserMutation,
  useOpenDoorEarlyMutation,
  useWithdrawDrawMutation,
  usePlanDrawMutation,
  useRehearseDrawMutation,
  useListEditionsQuery,
  useCreateEditionMutation,
  useDeleteEditionMutation,
  useChangeEditionMutation,
  usePreviewTextMutation,
  useListContentVariablesQuery,
  useRestoreContentMutation,
  useGetDirectionsQuery,
  useSaveDirectionsMutation,
  useGetOrganisedFaqQuery,
  useSaveFaqMutation,
  useRemoveLogoMutation,
  useChangeLogoMutation,
  useCancelOpeningMutation,
  useOpenEditionMutation,
  useGetPageTextQuery,
  useSavePageTextMutation,
  useGetPlanQuery,
  useSavePlanMutation,
  usePreviewEditionMutation,
  useImportRegistrantsMutation,
  useCheckRegistrantsMutation,
  useImportSuppressionsMutation,
  useCheckSuppressionsMutation,
  useListPastEditionsQuery,
  useErasePersonMutation,
  useKeepPersonMutation,
  useFindPersonMutation,
  useListLeavingQuery,
  useListStaffQuery,
  usePutHelperMutation,
  useRemoveHelperMutation,
  useGetStatisticsQuery,
  useListMailTextsQuery,
  useRestoreMailTextMutation,
  useGetMailTextQuery,
  useChangeMailTextMutation,
  useSaveMailTextDraftMutation,
  usePreviewMailTextQuery,
  useListTokensQuery,
  useMakeTokenMutation,
  useRevokeTokenMutation,
  useGetToolsPasswordQuery,
  useChangeToolsPasswordMutation,
  useEmailNotPaidMutation,
  useEmailPastRegistrantsMutation,
  useEmailPastRegistrantsMessageMutation,
  useEmailReviewMutation,
  useEmailTwoDaysMutation,
  useEmailRegistrationMutation,
  useEmailTestMutation,
  useFindAddresseesQuery,
  useListBadgeQueueQuery,
  useRemoveFromBadgeQueueMutation,
  useMoveToFirstMutation,
  useGetRotaQuery,
  useSetShiftsOpenMutation,
  useCreateShiftMutation,
  useCancelShiftMutation,
  useUpdateShiftMutation,
  useMarkNoShowMutation,
  useListCountedEditionsQuery,
  useGetGamedayStatisticsQuery,
  useListSuppressionsQuery,
  useAddSuppressionMutation,
  useRemoveSuppressionMutation,
  useListFindingsQuery,
  useRunJobMutation,
  useReleaseMailMutation,
  useGetMailHoldQuery,
  useHoldMailMutation,
  useCancelMailBeforeMutation,
  useEndMaintenanceMutation,
  useGetMaintenanceQuery,
  useBeginMaintenanceMutation,
  useListSetAsideQuery,
  useGiveUpSetAsideMutation,
  useRetrySetAsideMutation,
  useListSettingsQuery,
  useGetSystemStatusQuery,
  usePlaceAllEventsMutation,
  useSwapTablesMutation,
  usePreviewTableSwapQuery,
} = injectedRtkApi;
