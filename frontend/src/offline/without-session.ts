/** Makes the service worker ask without cookies, so that no answer depends on who is signed in (T15). */
export const withoutSession = {
  requestWillFetch: async ({ request }: { request: Request }): Promise<Request> =>
    new Request(request, { credentials: 'omit' }),
};
