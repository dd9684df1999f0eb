/** As `first-view/first-views.tsx` writes it; a service worker shares no file with the server, so it stands in both. */
const FIRST_VIEW = /<!--first-view-->.*<!--\/first-view-->/s;

/** Takes the content out of a document that is kept: it stands for all pages, and shows one by its code. */
export const withoutFirstView = {
  cacheWillUpdate: async ({ response }: { response: Response }): Promise<Response | null> => {
    if (response.status !== 200) return null;
    const { status, statusText, headers } = response;
    return new Response((await response.text()).replace(FIRST_VIEW, ''), { status, statusText, headers });
  },
};
