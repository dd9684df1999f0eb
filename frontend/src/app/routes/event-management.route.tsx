import { EventManagementPage } from '#backoffice/schedule/event-management-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <EventManagementPage user={user} />;
}
