import { useEdition } from '#core/api/edition.ts';
import type { Event, User } from '#core/api/generated.ts';
import { useLazyCode } from '#core/code/use-lazy-code.ts';
import { usePhase } from '../schedule/use-clock.ts';
import { loadWishPart } from './load-wish-part.ts';

interface WishingProps {
  event: Event;
  user: User;
  mayHost: boolean;
  isOpen: boolean;
}

/** Wishes for a game that is still to come, in an edition that asks for them; their code is loaded there alone. */
export function Wishing(props: WishingProps) {
  const { event } = props;
  const { signUp } = useEdition();
  const isToCome = usePhase(event) === 'upcoming';
  const asks = signUp.takesWishes && event.visible && isToCome;
  const code = useLazyCode(loadWishPart, asks ? event.id : null);
  return asks && code ? <code.WishPart {...props} /> : null;
}
