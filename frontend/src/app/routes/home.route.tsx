import { RegisterPage } from '#features/convention/register/register-page.tsx';
import { useCurrentUser } from '#features/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <RegisterPage user={user} />;
}
