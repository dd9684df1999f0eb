import { AntdProvider } from '#antd/antd-provider.tsx';
import { GamedayManagementPage } from '#features/gamedays/gameday-management-page.tsx';
import { RequireRole } from '#features/users/require-role.tsx';
import { useCurrentUser } from '#features/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  const isAdministrator = user?.roles.includes('administrator') ?? false;
  return (
    <RequireRole name="organiser" title="Gameday Management">
      <AntdProvider>
        <GamedayManagementPage emailTools={isAdministrator ? '/emailer' : undefined} />
      </AntdProvider>
    </RequireRole>
  );
}
