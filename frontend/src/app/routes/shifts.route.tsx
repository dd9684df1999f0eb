import { ShiftsPage, SignInForShifts } from '#site/shifts/shifts-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';
import { PendingView } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';

/** Shifts are shown to whoever is signed in. */
export function Component() {
  const { user, hasEnded, isConfirmed, hasFailed, retry } = useCurrentUser();
  if (user && !hasEnded) return <ShiftsPage key={user.email} />;
  if (isConfirmed) return <SignInForShifts />;
  if (hasFailed) {
    return (
      <div className="page">
        <LoadFailure title="We could not find out who is signed in" onRetry={retry} />
      </div>
    );
  }
  return <PendingView />;
}
