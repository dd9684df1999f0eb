import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { AttendeesPage } from '#site/convention/attendees/attendees-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';
import { PanelBoundary } from '#ui/feedback/error-boundary.tsx';
import { PendingView } from '#ui/feedback/loading.tsx';

const BadgeQueue = lazy(async () => ({
  default: (await import('#site/convention/door/badge-queue.tsx')).BadgeQueue,
}));
const RegistrationDesk = lazy(async () => ({
  default: (await import('#site/convention/door/registration-desk.tsx')).RegistrationDesk,
}));

export function Component() {
  const { user } = useCurrentUser();
  const isAdministrator = user?.roles.includes('administrator') ?? false;
  return (
    <AttendeesPage
      login={
        <Link className="btn btn-primary" to="/login?next=%2Fattendees">
          Login
        </Link>
      }
      desk={
        isAdministrator && (
          <PanelBoundary>
            <Suspense fallback={<PendingView title="Registrations" />}>
              <RegistrationDesk />
              <BadgeQueue />
            </Suspense>
          </PanelBoundary>
        )
      }
    />
  );
}
