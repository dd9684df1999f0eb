import { PendingView } from '#ui/feedback/loading.tsx';
import { useVerification } from './use-verification.ts';
import { VerificationView } from './verification-view.tsx';

/** Signs in with the link of a registration mail above the page it opens; nothing when the address brought none. */
export function LinkSignIn() {
  const verification = useVerification();
  if (verification.state === 'none') return null;
  if (verification.state === 'pending') return <PendingView title="Signing in" />;
  return (
    <section className="page page-narrow link-sign-in" aria-label="Sign-in">
      <div className="card card-body">
        <VerificationView verification={verification} />
      </div>
    </section>
  );
}
