import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import { useGetClosingQuery, useKeepAccountMutation } from '#core/api/generated.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** Says when the account of whoever is signed in will be erased, with the way to keep it; nothing for all others. */
export function ClosingNotice() {
  const { timeZone } = useEdition();
  const { data: closing } = useGetClosingQuery();
  const [keep] = useKeepAccountMutation();
  const { press, isBusy } = useAction({
    send: () => keep(),
    subject: () => ({ id: 'closing', name: 'Your account' }),
    failure: 'Your account is still to be closed.',
    succeeded: () => showToast({ title: 'Your account stays' }),
  });
  if (!closing?.eraseAt) return null;
  return (
    <Notice tone="info" title="Your account will be closed">
      <p>All that is kept of you will be erased {shortMoment(closing.eraseAt, timeZone)}.</p>
      <p>
        <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={press()}>
          Keep my account
        </button>
      </p>
    </Notice>
  );
}
