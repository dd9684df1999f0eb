import { useLogoutMutation } from '../../api/generated.ts';
import { useCurrentUser } from '../../features/users/current-user.ts';
import { Icon } from '../../ui/pieces/icon.tsx';

/** The logout icon, for any signed-in user. */
export function LogoutButton() {
  const { user } = useCurrentUser();
  const [logout] = useLogoutMutation();
  if (!user) return null;
  return (
    <button
      type="button"
      className="icon-btn logout"
      aria-label="Log out"
      title="Log out"
      onClick={() => void logout()}
    >
      <Icon name="logout" />
    </button>
  );
}
