import { MyDaysPage, SignInToSee } from '#site/convention/my-days/my-days-page.tsx';
import { useCurrentUser } from '#site/users/use-current-user.ts';
import { useVerification, VerificationView } from '#site/users/verification.tsx';
import { PendingView } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';

/** The link of the mail signs in here, and shows at once what it is about. */
export function Component() {
  const { user, hasEnded, isConfirmed, hasFailed, retry } = useCurrentUser();
  const verification = useVerification();
  const { state } = verification;
  if (user && !hasEnded && (state === 'none' || state === 'verified')) {
    return <MyDaysPage key={user.email} email={user.email} />;
  }
  if (state === 'pending' || (state === 'none' && !isConfirmed && !hasFailed)) return <PendingView />;
  return (
    <SignInToSee>
      {state !== 'none' && <VerificationView verification={verification} />}
      {state === 'none' && hasFailed && (
        <LoadFailure title="We could not find out who is signed in" onRetry={retry} />
      )}
    </SignInToSee>
  );
}
