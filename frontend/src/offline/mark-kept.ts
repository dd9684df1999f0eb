/** The app reads it in `api/kept-answers.ts`; a service worker shares no file with the app, so the name stands in both. */
const KEPT = 'x-kept';

/** Marks an answer that is shown again because the network gave no newer one, so that nobody takes it for new. */
export const markKept = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response | null }) => {
    if (!cachedResponse) return null;
    const { status, statusText, body } = cachedResponse;
    const headers = new Headers(cachedResponse.headers);
    headers.set(KEPT, 'yes');
    return new Response(body, { status, statusText, headers });
  },
};
