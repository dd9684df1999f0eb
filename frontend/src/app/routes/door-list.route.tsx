import { DoorListPage } from '#features/gamedays/door-list/door-list-page.tsx';
import { RequireRole } from '#features/users/require-role.tsx';

export function Component() {
  return (
    <RequireRole name="organiser" title="Door List">
      <DoorListPage />
    </RequireRole>
  );
}
