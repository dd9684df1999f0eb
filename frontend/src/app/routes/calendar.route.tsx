import { CalendarPage } from '#site/events/calendar/calendar-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return <CalendarPage user={user} />;
}
