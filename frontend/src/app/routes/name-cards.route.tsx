import { NameCardsPage } from '#features/gamedays/door-list/name-cards-page.tsx';
import { RequireRole } from '#features/users/require-role.tsx';

export function Component() {
  return (
    <RequireRole name="organiser" title="Name Cards">
      <NameCardsPage />
    </RequireRole>
  );
}
