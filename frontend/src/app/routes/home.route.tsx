import { RegisterPage } from '#site/convention/register/register-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <RegisterPage user={user} />;
}
