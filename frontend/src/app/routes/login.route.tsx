import { OwnNames } from '../../features/convention/register/own-names.tsx';
import { useCurrentUser } from '../../features/users/current-user.ts';
import { LoginPage } from '../../features/users/login-page.tsx';

export function Component() {
  const { user } = useCurrentUser();
  return <LoginPage>{user && <OwnNames user={user} />}</LoginPage>;
}
