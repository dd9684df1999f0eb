import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { User } from '../../api/generated.ts';

const load = () => import('./event-dialogs.tsx');
const EventDialogs = lazy(async () => ({ default: (await load()).EventDialogs }));

/** ms; the page's own code and data come first. */
const LOAD_AFTER = 2000;

/**
 * What opens over any page that shows events, as its address says. Its code is asked for when something opens, or once
 * the page has come to rest.
 */
export function EventDrawers({ user }: { user: User | null }) {
  const [params] = useSearchParams();
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && (params.has('event') || params.has('open'))) setWanted(true);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), LOAD_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    isWanted && (
      <Suspense>
        <EventDialogs user={user} />
      </Suspense>
    )
  );
}
