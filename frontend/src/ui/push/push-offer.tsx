import { useState } from 'react';
import { mayOfferPush } from '#core/api/browser/push-memory.ts';
import { mayChange, useSession } from '#core/api/session.ts';
import { useLazyCode } from '#core/code/use-lazy-code.ts';
import { pushSupport } from './push-support.ts';

const load = () => import('./offer-line.tsx');

/**
 * Offers notices on this device once somebody has joined a game, unless this browser cannot show any or they were turned down here.
 */
export function PushOffer({ hasJoined }: { hasJoined: boolean }) {
  const { user } = useSession();
  return hasJoined && mayChange(user) ? <Offer email={user.email} /> : null;
}

function Offer({ email }: { email: string }) {
  // As it was when something was joined: what became of the offer stands in its place.
  const [isOffered] = useState(() => mayOfferPush() && ['ask', 'granted', 'install'].includes(pushSupport()));
  const code = useLazyCode(load, isOffered ? email : null);
  return isOffered && code ? <code.OfferLine email={email} /> : null;
}
