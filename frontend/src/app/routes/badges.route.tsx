import { BadgesPage } from '#features/convention/door/badges-page.tsx';
import { RequireRole } from '#features/users/require-role.tsx';

export function Component() {
  return (
    <RequireRole name="administrator" title="Badges">
      <BadgesPage />
    </RequireRole>
  );
}
