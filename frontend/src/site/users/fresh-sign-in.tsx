import { useSession } from '#core/api/session.ts';
import { useLazyCode } from '#core/code/use-lazy-code.ts';
import { SiteBar } from '#ui/feedback/site-bar.tsx';

/** Most who come are never asked. */
const loadAsk = () => import('./ask-sign-in.tsx');

/**
 * Says that what reaches far, as a mailing or an export does, is done only shortly after a sign-in, and mails the link and the code
 * for one. A form that is opened for such an act asks at once. The page stays as it was left, and once the code was typed or the link
 * opened in this browser this goes by itself: the button beside it does what it says.
 */
export function FreshSignIn() {
  const { user, isFreshSignInNeeded } = useSession();
  const ask = useLazyCode(loadAsk, isFreshSignInNeeded ? 'fresh-sign-in' : null);
  return <SiteBar>{isFreshSignInNeeded && user && ask && <ask.AskSignIn email={user.email} />}</SiteBar>;
}
