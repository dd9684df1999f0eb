import { Link } from 'react-router';
import { EventsPage } from '../../features/events/events-page.tsx';
import { LinkSignIn } from '../../features/users/link-sign-in.tsx';
import { useCurrentUser } from '../../features/users/use-current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return (
    <>
      <LinkSignIn />
      <EventsPage>
        <Link className="btn btn-primary" to="/login">
          {user ? 'User Info' : 'Login to Create and Join Events'}
        </Link>
      </EventsPage>
    </>
  );
}
