import { DeskPage } from '#features/desk/desk-page.tsx';
import { useCurrentUser } from '#features/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return user && <DeskPage user={user} />;
}
