import {
  type BaseQueryApi,
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { isFromCache, noteResponse } from './cached-responses.ts';

/** ms; then a request counts as failed: the network of a full hall may never answer. */
const TIME_LIMIT = 30_000;

/** What `tags.ts` may say of a single endpoint. */
export interface EndpointOptions {
  /** ms, for calls that take longer than others by their nature. */
  timeout?: number;
}

const send = fetchBaseQuery({
  baseUrl: '/',
  // As a browser asks for it by itself, so that what the page's head had it load beforehand is taken.
  headers: { accept: '*/*' },
  credentials: 'same-origin',
  timeout: TIME_LIMIT,
  paramsSerializer: queryText,
});

/** Sends a request. When it is refused because nobody is signed in (401), or not lately enough (428), the session is requested again. */
export const sendWithSession: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  EndpointOptions | undefined
> = async (args, api, options) => {
  const call = typeof args === 'string' ? { url: args } : args;
  const result = await send({ ...call, ...options }, api, {});
  const { request, response: answer } = result.meta ?? {};
  // A response from the service worker's cache never replaces data that this visit has loaded.
  if (answer && isFromCache(answer) && hasData(api))
    return { error: { status: 'FETCH_ERROR', error: NO_NEWER_RESPONSE } };
  if (request && answer?.ok) noteResponse(request, answer);
  if (result.error && answer) {
    const { status, statusText } = answer;
    Object.assign(result.error, { answer: { status, statusText } });
  }
  const { status } = result.error ?? {};
  if ((status === 401 && !isKnownAsSignedOut(api)) || status === 428) {
    api.dispatch(baseApi.util.invalidateTags(['Session']));
  }
  return result;
};

/** Then a polled query that is refused need not request the session each time. */
function isKnownAsSignedOut({ getState }: BaseQueryApi): boolean {
  return (getState() as { session?: { isSignedIn?: boolean } }).session?.isSignedIn === false;
}

const NO_NEWER_RESPONSE = 'The network gave no newer answer.';

function hasData({ getState, queryCacheKey = '' }: BaseQueryApi): boolean {
  const { api } = getState() as { api: { queries: Record<string, { data?: unknown } | undefined> } };
  return api.queries[queryCacheKey]?.data !== undefined;
}

/** The cache tags; `tags.ts` says which endpoint provides and invalidates which. */
export const TAG_TYPES = [
  'Leaving',
  'Door',
  'DoorLinks',
  'Editions',
  'Content',
  'MailText',
  'Staff',
  'Tokens',
  'ToolsPassword',
  'MailHold',
  'Maintenance',
  'SystemStatus',
  'SetAside',
  'Jobs',
  'MailLists',
  'Suppressions',
  'Session',
  'Sessions',
  'Address',
  'Closing',
  'Places',
  'BadgeLine',
  'Registration',
  'BadgeOffer',
  'Attendees',
  'Registrations',
  'Gameday',
  'Invitation',
  'Delivery',
  'PublicGameday',
  'InvitationDetails',
  'Mailing',
  'MailingRecipients',
  'Schedule',
  'Shifts',
  'Wishes',
  'Draw',
  'OwnEvents',
  'Push',
  'Event',
  'HostTable',
  'TableFlag',
  'EventMessages',
  'EventDiscussions',
  'Drafts',
  'Listings',
  'Listing',
  'ListingHistory',
] as const;

/** The empty client; `generated.ts` adds the endpoints and `tags.ts` their cache tags. Times in seconds. */
export const baseApi = createApi({
  baseQuery: sendWithSession,
  keepUnusedDataFor: 300,
  refetchOnMountOrArgChange: 60,
  // Whoever opened a page without a network need not press anything once it is back.
  refetchOnReconnect: true,
  // The default waits until no request is in flight, so that one slow request would hold up all others. A query that is itself in
  // flight then is asked again afterwards (`refetch-outdated.ts`).
  invalidationBehavior: 'immediately',
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
});

/** `condition=New&condition=Good`: a list is a repeated parameter, and what is not given is left out. */
function queryText(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const each of [value].flat()) {
      if (each !== undefined && each !== null) query.append(name, String(each));
    }
  }
  return query.toString();
}
