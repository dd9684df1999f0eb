import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { User } from '../../api/generated.ts';
import { useLaterCode } from '../../ui/feedback/use-later-code.ts';

const load = () => import('./event-dialogs.tsx');

/** Somebody is at the page, so something may be opened soon. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * What opens over any page that shows events, as its address says. Its code is asked for when something opens, or
 * beforehand once the visitor stirs.
 */
export function EventDrawers({ user }: { user: User | null }) {
  const [params] = useSearchParams();
  const code = useLaterCode(load, params.get('open') ?? params.get('event'));
  useEffect(() => {
    const stop = new AbortController();
    const prepare = () => {
      stop.abort();
      void load().catch(() => undefined);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, prepare, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return code && <code.EventDialogs user={user} />;
}
