import { DrawPage } from '#site/events/draw/draw-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';

export function Component() {
  const { user, isConfirmed } = useCurrentUser();
  return <DrawPage isSignedIn={isConfirmed && user !== null} />;
}
