import { useEdition } from '#api/edition.ts';
import { useGetClosingQuery, useKeepAccountMutation } from '#api/generated.ts';
import { useAction } from '#ui/action/use-action.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { shortMoment } from '#ui/text/date-text.ts';

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
