import { TableSignsPage } from '#features/events/tables/table-signs-page.tsx';
import { RequireRole } from '#features/users/require-role.tsx';

export function Component() {
  return (
    <RequireRole name="administrator" title="Table Signs">
      <TableSignsPage />
    </RequireRole>
  );
}
