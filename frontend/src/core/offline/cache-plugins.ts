/** ms; a list may be cached for so long before it is asked for again: pages ask for it all the time. */
const LIST_MAX_AGE = 5 * 60_000;
/** The app reads it in `api/cached-responses.ts`. A service worker shares no file with the app, so the name stands in both. */
const FROM_CACHE = 'x-kept';
/** As `first-view/first-views.tsx` writes it. A service worker shares no file with the server, so it stands in both. */
const FIRST_VIEW = /<!--first-view-->.*<!--\/first-view-->/s;
const FIRST_ANSWER = /<script type="application\/json" id="first-answer">(.*?)<\/script>/s;

/** Sends the request without cookies, so that the response does not depend on who is signed in. */
export const withoutCookies = {
  requestWillFetch: async ({ request }: { request: Request }): Promise<Request> =>
    new Request(request, { credentials: 'omit' }),
};

/**
 * Caches what somebody who is not signed in would get, in place of the response itself, so that no personal data is
 * stored. It sends a second request for that, unless the cached response is young.
 */
export const cachePublicResponse = {
  cacheWillUpdate: async ({ request }: { request: Request }): Promise<Response | null> => {
    const cached = await caches.match(request);
    if (cached && Date.now() - Date.parse(cached.headers.get('date') ?? '') < LIST_MAX_AGE) return null;
    const response = await fetch(await withoutCookies.requestWillFetch({ request })).catch(() => null);
    return response?.ok ? response : null;
  },
};

/** Marks a cached response, so that the page can say how old it is. */
export const markAsCached = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response | null }) => {
    if (!cachedResponse) return null;
    const { status, statusText, body } = cachedResponse;
    const headers = new Headers(cachedResponse.headers);
    headers.set(FROM_CACHE, 'yes');
    return new Response(body, { status, statusText, headers });
  },
};

/** Caches a document without its first view: one document serves all pages, and the app draws the page that is open. */
export const withoutFirstView = {
  cacheWillUpdate: async ({ response }: { response: Response }): Promise<Response | null> => {
    if (response.status !== 200) return null;
    const { status, statusText, headers } = response;
    const html = await response.text();
    await cacheFirstAnswer(html, headers.get('date') ?? '');
    return new Response(html.replace(FIRST_VIEW, ''), { status, statusText, headers });
  },
};

/** The page does not send the request whose response came with its document, so that response is cached here. */
async function cacheFirstAnswer(html: string, date: string): Promise<void> {
  const [, json] = FIRST_ANSWER.exec(html) ?? [];
  if (!json) return;
  const { call, value } = JSON.parse(json) as { call: string; value: unknown };
  const cache = await caches.open('data');
  await cache.put(call, Response.json(value, { headers: { date } }));
}
