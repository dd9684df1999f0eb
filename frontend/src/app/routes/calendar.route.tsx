import { CalendarPage } from '#features/events/calendar/calendar-page.tsx';
import { useCurrentUser } from '#features/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <CalendarPage user={user} />;
}
