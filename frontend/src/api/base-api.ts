import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';

const send = fetchBaseQuery({
  baseUrl: '/',
  credentials: 'same-origin',
  // The generated client has encoded the values already (`encodeQueryParams`).
  paramsSerializer: (params) =>
    Object.entries(params)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${key}=${value}`)
      .join('&'),
});

/** Sends a call; one refused for want of a session makes the client ask who is signed in. */
const sendWithSession: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = async (
  args,
  api,
  options,
) => {
  const result = await send(args, api, options);
  if (result.error?.status === 401) api.dispatch(baseApi.util.invalidateTags(['Session']));
  return result;
};

/** The empty client; `generated.ts` adds the endpoints and `tags.ts` their cache tags. Times in seconds (spec §9). */
export const baseApi = createApi({
  baseQuery: sendWithSession,
  keepUnusedDataFor: 300,
  refetchOnMountOrArgChange: 60,
  tagTypes: [
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
  ],
  endpoints: () => ({}),
});
