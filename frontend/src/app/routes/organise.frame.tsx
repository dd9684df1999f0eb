import { AntdProvider } from '#antd/antd-provider.tsx';
import { Organise } from '#features/organise/organise.tsx';
import { RequireRole } from '#features/users/require-role.tsx';
import { ORGANISE_TABS } from '../pages.ts';

/** What stands around every page below /organise. */
export function Component() {
  return (
    <RequireRole name="administrator" title="Organise">
      <AntdProvider>
        <Organise tabs={ORGANISE_TABS} />
      </AntdProvider>
    </RequireRole>
  );
}
