import { RegisterPage } from '../../features/convention/register/register-page.tsx';
import { useCurrentUser } from '../../features/users/current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <RegisterPage user={user} />;
}
