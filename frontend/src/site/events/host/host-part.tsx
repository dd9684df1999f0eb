import type { Event, User } from '#core/api/generated.ts';
import { useAtTime } from '#core/clock.ts';
import { useLazyCode } from '#core/code/use-lazy-code.ts';
import { isHostTime } from './host-time.ts';

const load = () => import('./host-table.tsx');

interface HostPartProps {
  event: Event;
  user: User | null;
  isOpen: boolean;
}

/** The table as the host sees it, from shortly before the start until the end; its code is loaded for hosts alone. */
export function HostPart({ event, user, isOpen }: HostPartProps) {
  const isTime = useAtTime((now) => isHostTime(event, now));
  const code = useLazyCode(load, isTime ? event.id : null);
  return isTime && code ? <code.HostTable event={event} user={user} isOpen={isOpen} /> : null;
}
