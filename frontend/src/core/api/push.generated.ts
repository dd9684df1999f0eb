import { baseApi as api } from "./base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPush: build.query<GetPushApiResponse, GetPushApiArg>({
      query: () => ({ url: `/api/push` }),
    }),
    saveDevice: build.mutation<SaveDeviceApiResponse, SaveDeviceApiArg>({
      query: (queryArg) => ({
        url: `/api/push/device`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    removeDevice: build.mutation<RemoveDeviceApiResponse, RemoveDeviceApiArg>({
      query: (queryArg) => ({
        url: `/api/push/devices/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedPushApi };
export type GetPushApiResponse =
  /** status 200 What was asked for, or what came of it. */ Push;
export type GetPushApiArg = void;
export type SaveDeviceApiResponse =
  /** status 200 What was asked for, or what came of it. */ PushDevice;
export type SaveDeviceApiArg = PushDeviceForm;
export type RemoveDeviceApiResponse = unknown;
export type RemoveDeviceApiArg = string;
export type PushTopic = "seat" | "change" | "starting" | "flag";
export type PushDevice = {
  /** When its session told of it last. */
  createdAt: string;
  id: string;
  /** Whether it is the browser that asks. */
  isThisSession: boolean;
  /** The browser in words. */
  label: string;
  /** What is told: a seat that others freed is yours or kept for you; a game or shift of yours changed; a game begins in a quarter of an hour; a table in the hall wants players or a teacher. */
  topics: PushTopic[];
};
export type Push = {
  /** The devices of the account, the latest first. */
  devices: PushDevice[];
  /** What a browser subscribes for: the public key of the site, an uncompressed point of P-256 in base64url. Null where nothing is pushed. */
  key: string | null;
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
export type PushDeviceForm = {
  /** The secret of the subscription: 16 bytes, in base64url. */
  auth: string;
  /** The address that the push service gave to the browser. */
  endpoint: string;
  /** The public key of the subscription: an uncompressed point of P-256, in base64url. */
  p256dh: string;
  /** What is told: a seat that others freed is yours or kept for you; a game or shift of yours changed; a game begins in a quarter of an hour; a table in the hall wants players or a teacher. */
  topics: PushTopic[];
};
export const {
  useGetPushQuery,
  useSaveDeviceMutation,
  useRemoveDeviceMutation,
} = injectedRtkApi;
