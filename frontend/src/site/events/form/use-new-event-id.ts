import { useEffect, useEffectEvent } from 'react';
import { useStoredId } from '#core/edit/use-stored-id.ts';

/**
 * The id of an event that is being created, which goes on with its draft: saving again after a lost answer, or after a reload, does
 * not create a second event. A form without a draft begins with another one.
 */
export function useNewEventId(storedAs: string, hasDraft: boolean) {
  const id = useStoredId(`${storedAs}:id`, { isOfTab: true });
  const begin = useEffectEvent(() => {
    if (!hasDraft) id.renew();
  });
  useEffect(() => begin(), []);
  return id;
}
