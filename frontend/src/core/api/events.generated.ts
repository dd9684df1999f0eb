import { baseApi as api } from "./base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDraw: build.query<GetDrawApiResponse, GetDrawApiArg>({
      query: () => ({ url: `/api/draw` }),
    }),
    getDrawnParties: build.query<
      GetDrawnPartiesApiResponse,
      GetDrawnPartiesApiArg
    >({
      query: () => ({ url: `/api/draw/parties` }),
    }),
    getCancellation: build.query<
      GetCancellationApiResponse,
      GetCancellationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg))}/cancellation`,
      }),
    }),
    listEventDiscussions: build.query<
      ListEventDiscussionsApiResponse,
      ListEventDiscussionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg))}/discussions`,
      }),
    }),
    addEventDiscussion: build.mutation<
      AddEventDiscussionApiResponse,
      AddEventDiscussionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg.id))}/discussions`,
        method: "POST",
        body: queryArg.eventDiscussionForm,
      }),
    }),
    deleteEventDiscussion: build.mutation<
      DeleteEventDiscussionApiResponse,
      DeleteEventDiscussionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg.id))}/discussions/${encodeURIComponent(String(queryArg.entryId))}`,
        method: "DELETE",
      }),
    }),
    freeSeat: build.mutation<FreeSeatApiResponse, FreeSeatApiArg>({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg.id))}/free/${encodeURIComponent(String(queryArg.nameId))}`,
        method: "POST",
      }),
    }),
    getHostTable: build.query<GetHostTableApiResponse, GetHostTableApiArg>({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg))}/host`,
      }),
    }),
    writeToPlayers: build.mutation<
      WriteToPlayersApiResponse,
      WriteToPlayersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg.id))}/message`,
        method: "POST",
        body: queryArg.sendEventMessage,
      }),
    }),
    previewEventMessage: build.query<
      PreviewEventMessageApiResponse,
      PreviewEventMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg.id))}/message/preview`,
        method: "POST",
        body: queryArg.eventMessageForm,
      }),
    }),
    takeMessageBack: build.mutation<
      TakeMessageBackApiResponse,
      TakeMessageBackApiArg
    >({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg.id))}/message/${encodeURIComponent(String(queryArg.messageId))}`,
        method: "DELETE",
      }),
    }),
    listEventMessages: build.query<
      ListEventMessagesApiResponse,
      ListEventMessagesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg))}/messages`,
      }),
    }),
    previewEventMove: build.query<
      PreviewEventMoveApiResponse,
      PreviewEventMoveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg.id))}/move/preview`,
        method: "POST",
        body: queryArg.eventMove,
      }),
    }),
    setPresent: build.mutation<SetPresentApiResponse, SetPresentApiArg>({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg.id))}/present/${encodeURIComponent(String(queryArg.nameId))}`,
        method: "PUT",
        body: queryArg.presenceForm,
      }),
    }),
    countWishes: build.query<CountWishesApiResponse, CountWishesApiArg>({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg))}/wish-count`,
      }),
    }),
    wishForGame: build.mutation<WishForGameApiResponse, WishForGameApiArg>({
      query: (queryArg) => ({
        url: `/api/event/${encodeURIComponent(String(queryArg.id))}/wishes`,
        method: "PUT",
        body: queryArg.wishForm,
      }),
    }),
    removeFriend: build.mutation<RemoveFriendApiResponse, RemoveFriendApiArg>({
      query: (queryArg) => ({
        url: `/api/wish-friend/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    removeWish: build.mutation<RemoveWishApiResponse, RemoveWishApiArg>({
      query: (queryArg) => ({
        url: `/api/wish/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
    getWishes: build.query<GetWishesApiResponse, GetWishesApiArg>({
      query: () => ({ url: `/api/wishes` }),
    }),
    chooseForDraw: build.mutation<
      ChooseForDrawApiResponse,
      ChooseForDrawApiArg
    >({
      query: (queryArg) => ({
        url: `/api/wishes/choice`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    makeFriendLink: build.mutation<
      MakeFriendLinkApiResponse,
      MakeFriendLinkApiArg
    >({
      query: () => ({ url: `/api/wishes/friend-link`, method: "POST" }),
    }),
    getFriendLink: build.query<GetFriendLinkApiResponse, GetFriendLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/wishes/friend-link/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    sitTogether: build.mutation<SitTogetherApiResponse, SitTogetherApiArg>({
      query: (queryArg) => ({
        url: `/api/wishes/friend-link/${encodeURIComponent(String(queryArg.token))}`,
        method: "PUT",
        body: queryArg.friendForm,
      }),
    }),
    orderWishes: build.mutation<OrderWishesApiResponse, OrderWishesApiArg>({
      query: (queryArg) => ({
        url: `/api/wishes/order`,
        method: "PUT",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedEventApi };
export type GetDrawApiResponse =
  /** status 200 What was asked for, or what came of it. */ Draw;
export type GetDrawApiArg = void;
export type GetDrawnPartiesApiResponse =
  /** status 200 The list. */ DrawnParty[];
export type GetDrawnPartiesApiArg = void;
export type GetCancellationApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventNews;
export type GetCancellationApiArg = string;
export type ListEventDiscussionsApiResponse =
  /** status 200 The list. */ EventDiscussion[];
export type ListEventDiscussionsApiArg = string;
export type AddEventDiscussionApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventDiscussion;
export type AddEventDiscussionApiArg = {
  id: string;
  eventDiscussionForm: EventDiscussionForm;
};
export type DeleteEventDiscussionApiResponse = unknown;
export type DeleteEventDiscussionApiArg = {
  id: string;
  entryId: string;
};
export type FreeSeatApiResponse =
  /** status 200 What was asked for, or what came of it. */ HostTable;
export type FreeSeatApiArg = {
  id: string;
  nameId: string;
};
export type GetHostTableApiResponse =
  /** status 200 What was asked for, or what came of it. */ HostTable;
export type GetHostTableApiArg = string;
export type WriteToPlayersApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventMessageResult;
export type WriteToPlayersApiArg = {
  id: string;
  sendEventMessage: SendEventMessage;
};
export type PreviewEventMessageApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventMessagePreview;
export type PreviewEventMessageApiArg = {
  id: string;
  eventMessageForm: EventMessageForm;
};
export type TakeMessageBackApiResponse = unknown;
export type TakeMessageBackApiArg = {
  id: string;
  messageId: string;
};
export type ListEventMessagesApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventMessages;
export type ListEventMessagesApiArg = string;
export type PreviewEventMoveApiResponse =
  /** status 200 What was asked for, or what came of it. */ EventNews;
export type PreviewEventMoveApiArg = {
  id: string;
  eventMove: EventMove;
};
export type SetPresentApiResponse =
  /** status 200 What was asked for, or what came of it. */ HostTable;
export type SetPresentApiArg = {
  id: string;
  nameId: string;
  presenceForm: PresenceForm;
};
export type CountWishesApiResponse =
  /** status 200 What was asked for, or what came of it. */ WishCount;
export type CountWishesApiArg = string;
export type WishForGameApiResponse = unknown;
export type WishForGameApiArg = {
  id: string;
  wishForm: WishForm;
};
export type RemoveFriendApiResponse = unknown;
export type RemoveFriendApiArg = string;
export type RemoveWishApiResponse = unknown;
export type RemoveWishApiArg = string;
export type GetWishesApiResponse =
  /** status 200 What was asked for, or what came of it. */ Wishes;
export type GetWishesApiArg = void;
export type ChooseForDrawApiResponse = unknown;
export type ChooseForDrawApiArg = WishChoice;
export type MakeFriendLinkApiResponse = unknown;
export type MakeFriendLinkApiArg = void;
export type GetFriendLinkApiResponse =
  /** status 200 What was asked for, or what came of it. */ FriendLink;
export type GetFriendLinkApiArg = string;
export type SitTogetherApiResponse = unknown;
export type SitTogetherApiArg = {
  token: string;
  friendForm: FriendForm;
};
export type OrderWishesApiResponse = unknown;
export type OrderWishesApiArg = WishOrder;
export type DrawCounts = {
  /** Who wished for something. */
  people: number;
  peopleWithNothing: number;
  peopleWithOneOfFirstThree: number;
  seats: number;
  seatsFilled: number;
};
export type PlannedDraw = {
  counts: DrawCounts | null;
  ranAt: string | null;
  runsAt: string;
  /** What the order was drawn from; null until it has run. */
  seed: string | null;
  /** SHA-256 of the seed, which is published with the result. */
  seedHash: string;
};
export type Draw = {
  /** Null where none is planned. */
  draw: PlannedDraw | null;
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
export type DrawnParty = {
  /** Names of the caller that were in it. */
  names: string[];
  /** The `id` of a party in what is published. */
  party: number;
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
export type EventNews = {
  /** When it would leave if it waited for the sending hours; null when it would leave at once. */
  leavesAt: string | null;
  /** The mail as the first of them would get it; null where nobody would be told. */
  mail: ToldMail | null;
  /** How many would be told by mail. */
  people: number;
};
export type EventDiscussion = {
  createdAt: string;
  id: string;
  /** Whether its author hosted the event when they wrote. */
  isHost: boolean;
  /** Whether the reader may delete it; a question goes with its answers. */
  mayDelete: boolean;
  /** Plain text. */
  message: string;
  /** The question that it answers; null for a question. */
  questionId: string | null;
  /** Strangers are told no name. */
  userName: string;
};
export type EventDiscussionForm = {
  /** Made by the form: sent again after an answer was lost, the comment is posted once. */
  formId?: string;
  message: string;
  /** Id of the question that it answers; none for a question. */
  questionId?: string | null;
};
export type SeatedPlayer = {
  /** Since when the host sees them at the table. */
  hereSince: string | null;
  /** Id of the user name. */
  id: string;
  /** Since when they are at the convention, as far as the door has seen them. */
  inHallSince: string | null;
  name: string;
  role: "owner" | "co-host" | "player";
};
export type HostTable = {
  /** From when on seats may be freed; null while the event has no time. */
  freeingFrom: string | null;
  /** Who a seat that is freed now goes to first; null when nobody who waits can take it. */
  next: string | null;
  /** The host first, then in the order in which they joined. */
  players: SeatedPlayer[];
  /** From when on players are ticked; null while the event has no time. */
  ticksFrom: string | null;
  /** How many wait for a seat. */
  waiting: number;
};
export type EventMessageResult = {
  /** How many more messages the players can get within 24 hours, of 3. */
  left: number;
  /** People who get it by mail, each account once. */
  mailed: number;
  /** People who read it on the event alone: they turned notices off, or their address takes no mail. */
  unmailed: number;
};
export type SendEventMessage = {
  /** Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike. */
  mailingId?: string;
  /** Plain text. */
  message: string;
  /** Whether it goes to those who wait for a spot as well. */
  waiting?: boolean;
};
export type MailPreview = {
  from: string;
  /** A whole document, without scripts, images or anything else from elsewhere. */
  html: string;
  subject: string;
  text: string;
};
export type EventMessagePreview = {
  /** How many more messages the players can get within 24 hours, of 3. */
  left: number;
  mail: MailPreview;
  /** People who get it by mail, each account once. */
  mailed: number;
  /** The name of who gets it like this. */
  to: string;
  /** People who read it on the event alone: they turned notices off, or their address takes no mail. */
  unmailed: number;
};
export type EventMessageForm = {
  /** Plain text. */
  message: string;
  /** Whether it goes to those who wait for a spot as well. */
  waiting?: boolean;
};
export type EventMessage = {
  id: string;
  /** Whoever asks wrote it, and nobody has it by mail yet: it can be taken back. */
  mayTakeBack: boolean;
  /** Plain text. */
  message: string;
  /** The host, or the organisers. */
  writer: string;
  writtenAt: string;
};
export type EventMessages = {
  /** The newest first. */
  items: EventMessage[];
  /** How many more messages the players can get within 24 hours, of 3. Null for who is no host. */
  left: number | null;
};
export type EventMove = {
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
  eventOwner?: string;
  /** A quarter hour within the opening of the day, or `12:01 AM` for Undetermined. */
  eventTime: string;
  gameName?: string;
  /** Id of a table of the floor plan; null or empty for none. When it is not sent, the table stays. */
  tableId?: string | null;
};
export type PresenceForm = {
  /** Whether the player is here. */
  here: boolean;
};
export type WishCount = {
  /** How many people would like to play. */
  people: number;
};
export type WishForm = {
  /** Names that would like to play, own ones and those of friends who said yes; all others would not. */
  nameIds: string[];
  /** Whether they play together or not at all. Otherwise each has a wish of their own. */
  together: boolean;
};
export type WishFriend = {
  id: string;
  name: string;
  /** As wishes name it. */
  nameId: string;
};
export type SharedWish = {
  day: string;
  eventId: string;
  gameName: string;
  /** How many sit together there. */
  people: number;
  /** `Undetermined` where its host has not said. */
  time: string;
};
export type SitsWith = {
  /** Who asked. */
  asker: string;
  id: string;
  /** The name of the caller. */
  name: string;
  /** What they would like to play together, best first. */
  wishes: SharedWish[];
};
export type WishName = {
  id: string;
  name: string;
};
export type Wish = {
  day: string;
  eventId: string;
  gameName: string;
  id: string;
  /** Whether the game is still to come and none of them has a seat in it. */
  isOpen: boolean;
  /** Whom it is for. Of several, all sit together or none does. */
  names: WishName[];
  /** `Undetermined` where its host has not said. */
  time: string;
};
export type Wishes = {
  /** The address that asks friends to sit together; null until it is made. */
  friendLink: string | null;
  /** Whom the caller may name in wishes besides own names. */
  friends: WishFriend[];
  /** Whether seats may be exchanged so that somebody who has nothing gets one. */
  movesAlong: boolean;
  /** Who may name the caller in wishes. */
  sitsWith: SitsWith[];
  /** Best first. */
  wishes: Wish[];
};
export type WishChoice = {
  /** Whether seats may be exchanged so that somebody who has nothing gets one. */
  movesAlong: boolean;
};
export type AskedName = {
  id: string;
  name: string;
  /** Whether it sits with them already. */
  saysYes: boolean;
};
export type FriendLink = {
  asker: string;
  /** All names of the caller. */
  names: AskedName[];
};
export type FriendForm = {
  /** Names of the caller that say yes; the others of the account do not, or no longer. */
  nameIds: string[];
};
export type WishOrder = {
  /** Wishes, best first. Those that are not named come after them. */
  ids: string[];
};
export const {
  useGetDrawQuery,
  useGetDrawnPartiesQuery,
  useGetCancellationQuery,
  useListEventDiscussionsQuery,
  useAddEventDiscussionMutation,
  useDeleteEventDiscussionMutation,
  useFreeSeatMutation,
  useGetHostTableQuery,
  useWriteToPlayersMutation,
  usePreviewEventMessageQuery,
  useTakeMessageBackMutation,
  useListEventMessagesQuery,
  usePreviewEventMoveQuery,
  useSetPresentMutation,
  useCountWishesQuery,
  useWishForGameMutation,
  useRemoveFriendMutation,
  useRemoveWishMutation,
  useGetWishesQuery,
  useChooseForDrawMutation,
  useMakeFriendLinkMutation,
  useGetFriendLinkQuery,
  useSitTogetherMutation,
  useOrderWishesMutation,
} = injectedRtkApi;
