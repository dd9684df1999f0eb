import { useSearchParams } from 'react-router';
import type { User } from '#api/generated.ts';
import { usePreloadedCode } from '#ui/feedback/use-lazy-code.ts';

const load = () => import('./event-dialogs.tsx');

/**
 * What opens over any page that shows events, as its address says. Its code is asked for when something opens, or
 * beforehand once the visitor stirs.
 */
export function EventDrawers({ user }: { user: User | null }) {
  const [params] = useSearchParams();
  const code = usePreloadedCode(load, params.get('open') ?? params.get('event'));
  return code && <code.EventDialogs user={user} />;
}
