import { OwnNames } from '#site/convention/register/own/own-names.tsx';
import { OwnEvents } from '#site/events/own-events.tsx';
import { LoginPage } from '#site/users/login-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <LoginPage names={user && <OwnNames user={user} />} more={<OwnEvents user={user} />} />;
}
