import { Link } from 'react-router';
import { useAction } from '#core/action/use-action.ts';
import { useLinkToken } from '#core/address/use-link-token.ts';
import { useEdition } from '#core/api/edition.ts';
import { useConfirmClosingMutation } from '#core/api/generated.ts';
import { problemOf, refusalText } from '#core/api/problem.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** /close-account#{token}: confirms by a press that an account shall be closed, so that a link scanner closes none. */
export function CloseAccountPage() {
  const token = useLinkToken();
  const { timeZone } = useEdition();
  const [confirm, { data, error }] = useConfirmClosingMutation();
  const { press, isBusy } = useAction({
    send: () => confirm({ token }),
    subject: () => ({ id: 'closing', name: 'Your account' }),
    failure: 'Your account was not closed.',
    refused: () => undefined,
  });
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>Close Account</h1>
      </div>
      <div className="card card-body">
        {data ? (
          <>
            <Notice tone="success" title="Your account will be closed" takesFocus>
              All that is kept of you will be erased {shortMoment(data.eraseAt, timeZone)}. We have mailed you
              how to take it back.
            </Notice>
            <p>
              <Link to="/login">Keep my account after all, or download my data</Link>
            </p>
          </>
        ) : (
          <>
            <p>
              Seven days after you press the button, all that is kept of you is erased: badges are given back,
              events you organise are cancelled, games for sale and photos are deleted. Until then you can
              take it back; after that nobody can.
            </p>
            {error && (
              <Notice tone="error" title="That did not work" live>
                {refusalText(problemOf(error)) ?? 'The server did not answer. Please press again.'}
              </Notice>
            )}
            <p className="link-row">
              <button
                type="button"
                className="btn btn-primary"
                aria-disabled={isBusy || token === ''}
                onClick={token === '' ? undefined : press()}
              >
                Close my account
              </button>
              <Link className="btn" to="/">
                Keep it
              </Link>
            </p>
            {token === '' && (
              <p>This page is opened by the link of a mail. Ask for one on your User Info page.</p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
