import { OwnNames } from '#features/convention/register/own/own-names.tsx';
import { OwnEvents } from '#features/events/own-events.tsx';
import { LoginPage } from '#features/users/login-page.tsx';
import { useCurrentUser } from '#features/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <LoginPage names={user && <OwnNames user={user} />} more={<OwnEvents user={user} />} />;
}
