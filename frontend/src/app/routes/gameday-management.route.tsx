import { GamedayManagementPage } from '#backoffice/gamedays/gameday-management-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  const isAdministrator = user?.roles.includes('administrator') ?? false;
  return <GamedayManagementPage emailTools={isAdministrator ? '/emailer' : undefined} />;
}
