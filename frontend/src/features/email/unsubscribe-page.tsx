import { useParams } from 'react-router';
import { useUnsubscribeMutation } from '../../api/generated.ts';
import { problemOf } from '../../api/problem.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

/** /unsubscribe/{token}: one button, so that a link scanner unsubscribes nobody. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const [unsubscribe, { isLoading, isSuccess, error }] = useUnsubscribeMutation();
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>No more invitations</h1>
      </div>
      <div className="card card-body">
        {isSuccess ? (
          <Notice tone="success" title="You are off the list" live>
            No more invitations will be mailed to this address.
          </Notice>
        ) : (
          <>
            <p>
              We stop mailing invitations to the address this link was sent to. Mails that you ask for, such
              as a sign-in link, still reach you.
            </p>
            {error && (
              <Notice tone="error" title="That did not work" live>
                {problemOf(error).status === 404
                  ? 'This link is not valid. Use the one in the latest mail you got from us.'
                  : 'Please try again.'}
              </Notice>
            )}
            <p>
              <button
                type="button"
                className="btn btn-primary"
                // Not `disabled`, which would drop the focus.
                aria-disabled={isLoading}
                onClick={isLoading ? undefined : () => void unsubscribe(token)}
              >
                Send me no more invitations
              </button>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
