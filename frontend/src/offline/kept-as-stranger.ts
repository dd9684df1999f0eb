import { withoutSession } from './without-session.ts';

/** ms; lists are asked for again all the time, and of a list that is kept this may be its age. */
const KEPT_FOR = 5 * 60_000;

/**
 * Keeps of an answer what somebody who is not signed in is told instead: it is asked for beside, unless what is kept is
 * young. So nothing is kept that is for one person alone (T15).
 */
export const keptAsStranger = {
  cacheWillUpdate: async ({ request }: { request: Request }): Promise<Response | null> => {
    const kept = await caches.match(request);
    if (kept && Date.now() - Date.parse(kept.headers.get('date') ?? '') < KEPT_FOR) return null;
    const answer = await fetch(await withoutSession.requestWillFetch({ request })).catch(() => null);
    return answer?.ok ? answer : null;
  },
};
