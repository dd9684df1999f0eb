import { DrawPage } from '#features/events/draw/draw-page.tsx';
import { useCurrentUser } from '#features/users/use-current-user.ts';

export function Component() {
  const { user, isConfirmed } = useCurrentUser();
  return <DrawPage isSignedIn={isConfirmed && user !== null} />;
}
