import { useAction } from '#core/action/use-action.ts';
import { type User, useAskToCloseMutation, useGetClosingQuery } from '#core/api/generated.ts';
import { StatusRegion } from '#ui/feedback/notice.tsx';
import { Icon } from '#ui/pieces/icon.tsx';

/** What a person may do with their own data: take it along, and have it erased. */
export function OwnData({ user }: { user: User }) {
  if (user.needsLogin) return null;
  return (
    <section className="card card-body above-24" aria-labelledby="own-data-title">
      <h2 id="own-data-title">Your data</h2>
      <p className="small muted">
        All that is kept of you, as a ZIP file: your account, registrations, events, games for sale with
        photos, invitations, mails and more.
      </p>
      <p>
        <a className="btn" href="/api/me/data" download>
          <Icon name="download" />
          Download your data
        </a>
      </p>
      <Closing user={user} />
    </section>
  );
}

function Closing({ user: { email, roles } }: { user: User }) {
  const { data: closing } = useGetClosingQuery();
  const [ask] = useAskToCloseMutation();
  const { press, isBusy } = useAction({
    send: () => ask(),
    subject: () => ({ id: 'closing', name: 'Your account' }),
    failure: 'The mail was not sent.',
  });
  return (
    <>
      <h3>Close your account</h3>
      {roles.length > 0 ? (
        <p className="small muted">You help here. An administrator takes your role away first.</p>
      ) : (
        <>
          <p className="small muted">
            Your badges are given back, events you organise are cancelled, games for sale and photos are
            deleted, and where your name has to stay it reads “A former guest”. You confirm it by mail and
            have 7 days to change your mind.
          </p>
          <StatusRegion>
            {closing?.isAsked && (
              <p>
                {closing.eraseAt
                  ? 'Your account will be closed, as said at the top of this page.'
                  : `We have mailed a link to ${email}. Nothing happens until you open it.`}
              </p>
            )}
          </StatusRegion>
          {closing && !closing.eraseAt && (
            <p>
              <button type="button" className="btn" aria-disabled={isBusy} onClick={press()}>
                {closing.isAsked ? 'Send the link again' : 'Close my account'}
              </button>
            </p>
          )}
        </>
      )}
    </>
  );
}
