import { EventsPage } from '#features/events/events-page.tsx';
import { useCurrentUser } from '#features/users/use-current-user.ts';
import { LinkSignIn } from '#features/users/verification.tsx';

export function Component() {
  const { user } = useCurrentUser();
  return (
    <>
      <LinkSignIn />
      <EventsPage user={user} />
    </>
  );
}
