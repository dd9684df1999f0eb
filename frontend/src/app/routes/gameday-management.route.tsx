import { AntdProvider } from '../../antd/antd-provider.tsx';
import { GamedayManagementPage } from '../../features/gamedays/gameday-management-page.tsx';
import { RequireRole } from '../../features/users/require-role.tsx';

export function Component() {
  return (
    <RequireRole name="organiser" title="Gameday Management">
      <AntdProvider>
        <GamedayManagementPage />
      </AntdProvider>
    </RequireRole>
  );
}
