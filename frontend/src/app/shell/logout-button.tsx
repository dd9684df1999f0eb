import { useCurrentUser } from '#features/users/use-current-user.ts';
import { useLogout } from '#features/users/use-logout.ts';
import { IconButton } from '#ui/form/icon-button.tsx';

export function LogoutButton() {
  const { user, hasEnded } = useCurrentUser();
  const { logOut } = useLogout();
  if (!user || hasEnded) return null;
  return <IconButton icon="logout" label="Log out" className="logout" onClick={logOut} />;
}
