import { EventsPage } from '#features/events/events-page.tsx';
import { LinkSignIn } from '#features/users/link-sign-in.tsx';
import { useCurrentUser } from '#features/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return (
    <>
      <LinkSignIn />
      <EventsPage user={user} />
    </>
  );
}
