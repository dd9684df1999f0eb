import { useSearchParams } from 'react-router';
import type { User } from '#api/generated.ts';
import { usePreloadedCode } from '#ui/feedback/use-lazy-code.ts';

const load = () => import('./event-dialogs.tsx');

/** Details and forms of events over any page. Their code is loaded when one opens, or preloaded at the first activity. */
export function EventDrawers({ user }: { user: User | null }) {
  const [params] = useSearchParams();
  const code = usePreloadedCode(load, params.get('open') ?? params.get('event'));
  return code && <code.EventDialogs user={user} />;
}
