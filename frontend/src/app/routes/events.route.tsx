import { EventsPage } from '#site/events/events-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';
import { LinkSignIn } from '#site/users/verification.tsx';

export function Component() {
  const { user } = useCurrentUser();
  return (
    <>
      <LinkSignIn />
      <EventsPage user={user} />
    </>
  );
}
