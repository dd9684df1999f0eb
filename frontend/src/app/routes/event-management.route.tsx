import { EventManagementPage } from '#features/events/event-management-page.tsx';
import { useCurrentUser } from '#features/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <EventManagementPage user={user} />;
}
