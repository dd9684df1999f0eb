import { AntdProvider } from '../../antd/antd-provider.tsx';
import { GamedayManagementPage } from '../../features/gamedays/gameday-management-page.tsx';
import { RequireOrganiser } from '../../features/users/require-organiser.tsx';

export function Component() {
  return (
    <RequireOrganiser title="Gameday Management">
      <AntdProvider>
        <GamedayManagementPage />
      </AntdProvider>
    </RequireOrganiser>
  );
}
