import { Link } from 'react-router';
import { WelcomePage } from '../../features/convention/welcome-page.tsx';
import { useCurrentUser } from '../../features/users/current-user.ts';

export function Component() {
  const { user } = useCurrentUser();
  return (
    <WelcomePage>
      <Link className="btn btn-large btn-paper" to="/login">
        {user ? 'User Info' : 'Login'}
      </Link>
      {user?.roles.includes('organiser') && (
        <Link className="btn btn-large btn-paper" to="/gameday-management">
          Gameday Management
        </Link>
      )}
    </WelcomePage>
  );
}
