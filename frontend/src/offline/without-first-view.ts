/** As `first-view/first-views.tsx` writes it; a service worker shares no file with the server, so it stands in both. */
const FIRST_VIEW = /<!--first-view-->.*<!--\/first-view-->/s;
const FIRST_ANSWER = /<script type="application\/json" id="first-answer">(.*?)<\/script>/s;

/** Takes the content out of a document that is kept: it stands for all pages, and shows one by its code. */
export const withoutFirstView = {
  cacheWillUpdate: async ({ response }: { response: Response }): Promise<Response | null> => {
    if (response.status !== 200) return null;
    const { status, statusText, headers } = response;
    const html = await response.text();
    await keepAnswer(html, headers.get('date') ?? '');
    return new Response(html.replace(FIRST_VIEW, ''), { status, statusText, headers });
  },
};

/** The page does not make a call whose answer came with its document, so that is kept as if it had. */
async function keepAnswer(html: string, date: string): Promise<void> {
  const [, json] = FIRST_ANSWER.exec(html) ?? [];
  if (!json) return;
  const { call, value } = JSON.parse(json) as { call: string; value: unknown };
  const kept = await caches.open('data');
  await kept.put(call, Response.json(value, { headers: { date } }));
}
