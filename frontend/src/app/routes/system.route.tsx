import { AntdProvider } from '#antd/antd-provider.tsx';
import { SystemPage } from '#features/system/system-page.tsx';
import { RequireRole } from '#features/users/require-role.tsx';

export function Component() {
  return (
    <RequireRole name="administrator" title="System">
      <AntdProvider>
        <SystemPage />
      </AntdProvider>
    </RequireRole>
  );
}
