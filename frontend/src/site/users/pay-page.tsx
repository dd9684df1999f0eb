import { useEffect } from 'react';
import { useEdition } from '#core/api/edition.ts';
import { PendingView } from '#ui/feedback/loading.tsx';
import { useVerification, VerificationView } from './verification.tsx';

const TITLE = 'Pay in Advance';

/**
 * Where the payment link of a mail leads: it confirms the registration as the mail's other link does, so that badges that
 * are paid for are not given back, and goes on to where one pays. A link that is void keeps nobody from paying.
 */
export function PayPage() {
  const payment = useEdition().links.payment;
  const verification = useVerification();
  const { state } = verification;
  useEffect(() => {
    if (state === 'verified' && payment) window.location.replace(payment);
  }, [state, payment]);
  if (state === 'pending') return <PendingView title={TITLE} />;
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>{TITLE}</h1>
      </div>
      <div className="card card-body">
        {state !== 'none' && <VerificationView verification={verification} />}
        {state === 'confirm' ? (
          <p className="small muted">This keeps your badges. Then you are led to where you pay.</p>
        ) : (
          <WayToPay payment={payment} isLed={state === 'verified'} />
        )}
      </div>
    </div>
  );
}

function WayToPay({ payment, isLed }: { payment: string | null; isLed: boolean }) {
  if (!payment) return <p>You pay at the door.</p>;
  return (
    <>
      {isLed && <p>You are being led to where you pay.</p>}
      <p>
        <a className="btn btn-primary" href={payment}>
          Pay online
        </a>
      </p>
    </>
  );
}
