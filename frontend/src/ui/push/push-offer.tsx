import { useState } from 'react';
import { mayOfferPush } from '#api/push-memory.ts';
import { mayChange, useSession } from '#api/session.ts';
import { useLazyCode } from '../feedback/use-lazy-code.ts';
import { pushSupport } from './push-support.ts';

const load = () => import('./offer-line.tsx');

/**
 * Offers notices on this device once somebody has joined a game, unless this browser cannot show any or they were turned down here.
 */
export function PushOffer({ hasJoined }: { hasJoined: boolean }) {
  const { user } = useSession();
  const [isOffered] = useState(() => mayOfferPush() && ['ask', 'granted', 'install'].includes(pushSupport()));
  const isShown = isOffered && hasJoined && mayChange(user);
  const code = useLazyCode(load, isShown ? user.email : null);
  return isShown && code ? <code.OfferLine email={user.email} /> : null;
}
