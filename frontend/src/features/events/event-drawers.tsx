import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { User } from '../../api/generated.ts';

const load = () => import('./event-dialogs.tsx');
const EventDialogs = lazy(async () => ({ default: (await load()).EventDialogs }));

/** Somebody is at the page, so something may be opened soon. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * What opens over any page that shows events, as its address says. Its code is asked for when something opens, or
 * beforehand once the visitor stirs.
 */
export function EventDrawers({ user }: { user: User | null }) {
  const [params] = useSearchParams();
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && (params.has('event') || params.has('open'))) setWanted(true);
  useEffect(() => {
    const stop = new AbortController();
    const prepare = () => {
      stop.abort();
      void load().catch(() => undefined);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, prepare, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    isWanted && (
      <Suspense>
        <EventDialogs user={user} />
      </Suspense>
    )
  );
}
