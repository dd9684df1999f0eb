import type { EntityManager } from '@mikro-orm/postgresql';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import type { Event } from '../event.entity.ts';
import { callerOf } from '../event-locks.ts';
import { type Caller, mayHost } from '../events.policy.ts';
import { coHostsOf } from '../participants.ts';

/** Somebody who hosts an event. */
export interface Hosting {
  caller: Caller;
  /** Id of the name under which they host it; null for the administrator where they neither own nor co-host it. */
  hostName: string | null;
}

/** Throws `refusal` (NotAllowedError) unless the caller hosts the event at this moment. */
export async function hostingOf(
  em: EntityManager,
  principal: Principal,
  event: Pick<Event, 'id' | 'ownerId'>,
  refusal: NotAllowedError = new NotAllowedError(),
): Promise<Hosting> {
  const caller = await callerOf(em, principal);
  const coHostIds = await coHostsOf(em, event.id);
  if (!mayHost(caller, event, coHostIds)) {
    throw refusal;
  }
  return { caller, hostName: hostNameOf(caller, event, coHostIds) };
}

/** The name under which somebody owns or co-hosts an event; null for none. */
export function hostNameOf(
  { nameIds }: Pick<Caller, 'nameIds'>,
  { ownerId }: Pick<Event, 'ownerId'>,
  coHostIds: string[],
): string | null {
  return [ownerId, ...coHostIds].find((id) => nameIds.includes(id)) ?? null;
}
