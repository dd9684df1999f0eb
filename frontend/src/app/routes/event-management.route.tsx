import { AntdProvider } from '#antd/antd-provider.tsx';
import { EventManagementPage } from '#features/events/event-management-page.tsx';
import { RequireRole } from '#features/users/require-role.tsx';
import { useCurrentUser } from '#features/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return (
    <RequireRole name="administrator" title="Event Management">
      <AntdProvider>
        <EventManagementPage user={user} />
      </AntdProvider>
    </RequireRole>
  );
}
