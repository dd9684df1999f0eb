import { DeskPage } from '#backoffice/desk/desk-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return user && <DeskPage user={user} />;
}
