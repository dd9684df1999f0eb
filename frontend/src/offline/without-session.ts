/** Lets the service worker ask as anybody would, whoever is signed in (T15). */
export const withoutSession = {
  requestWillFetch: async ({ request }: { request: Request }): Promise<Request> =>
    new Request(request, { credentials: 'omit' }),
};
