import { DoorListPage } from '../../features/gamedays/door-list/door-list-page.tsx';
import { RequireOrganiser } from '../../features/users/require-organiser.tsx';

export function Component() {
  return (
    <RequireOrganiser title="Door List">
      <DoorListPage />
    </RequireOrganiser>
  );
}
