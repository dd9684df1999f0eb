import {
  type BaseQueryApi,
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { isKept, noteAnswer } from './kept-answers.ts';

/** ms; then a call counts as failed, because a hall's network may swallow one without a word. */
const TIME_LIMIT = 30_000;

/** What `tags.ts` may say of a single endpoint. */
interface EndpointOptions {
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

/** Sends a call; one refused for want of a session makes the client ask who is signed in. */
export const sendWithSession: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  EndpointOptions | undefined
> = async (args, api, options) => {
  const call = typeof args === 'string' ? { url: args } : args;
  const result = await send({ ...call, ...options }, api, {});
  const { request, response: answer } = result.meta ?? {};
  // What an earlier visit had kept is better than nothing, but never takes the place of what this one was told.
  if (answer && isKept(answer) && hasData(api)) return { error: { status: 'FETCH_ERROR', error: NO_NEWS } };
  if (request && answer?.ok) noteAnswer(request, answer);
  if (result.error && answer) {
    const { status, statusText } = answer;
    Object.assign(result.error, { answer: { status, statusText } });
  }
  if (result.error?.status === 401 && !isKnownAsSignedOut(api)) {
    api.dispatch(baseApi.util.invalidateTags(['Session']));
  }
  return result;
};

/** Then what goes on being polled need not ask each time who is signed in. */
function isKnownAsSignedOut({ getState }: BaseQueryApi): boolean {
  return (getState() as { session?: { isSignedIn?: boolean } }).session?.isSignedIn === false;
}

const NO_NEWS = 'The network gave no newer answer.';

function hasData({ getState, queryCacheKey = '' }: BaseQueryApi): boolean {
  const { api } = getState() as { api: { queries: Record<string, { data?: unknown } | undefined> } };
  return api.queries[queryCacheKey]?.data !== undefined;
}

/** What cached answers are about; `tags.ts` says which call is about what. */
export const TAG_TYPES = [
  'MailLists',
  'Suppressions',
  'Session',
  'Sessions',
  'Places',
  'Registration',
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
  'OwnEvents',
  'Event',
  'Drafts',
  'Listings',
  'Listing',
  'ListingHistory',
] as const;

/** The empty client; `generated.ts` adds the endpoints and `tags.ts` their cache tags. Times in seconds (spec §9). */
export const baseApi = createApi({
  baseQuery: sendWithSession,
  keepUnusedDataFor: 300,
  refetchOnMountOrArgChange: 60,
  // The default waits until nothing is under way any more, so that one slow call would hold up all others.
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
