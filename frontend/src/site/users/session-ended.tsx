import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { handOver, type SessionDispatch } from '#core/api/session.ts';
import { SiteBar } from '#ui/feedback/site-bar.tsx';
import { useUnsentQuestion } from '#ui/feedback/use-unsent-question.tsx';
import { forgetHere, useCurrentUser } from './use-current-user.ts';

/** Where one logs in. */
const LOGIN = /^\/(login|verify)$/;

/** The bar of every page but those on which one logs in. */
export function SessionEnded() {
  const { hasEnded } = useCurrentUser();
  const { pathname } = useLocation();
  return <SessionBar isShown={hasEnded && !LOGIN.test(pathname)} />;
}

/**
 * Says that the session has ended, while the page stays as it was left: whoever logs in again, in another
 * tab, goes on there.
 */
export function SessionBar({ isShown }: { isShown: boolean }) {
  const dispatch = useDispatch<SessionDispatch>();
  const signOut = () => {
    forgetHere();
    dispatch(handOver(null));
  };
  const { ask, isAsked, withdraw, question } = useUnsentQuestion({
    title: 'Sign out',
    label: 'Sign out',
    leave: signOut,
  });
  // A question that was asked of one ended session is not asked of the next one.
  if (!isShown && isAsked) withdraw();
  return (
    <>
      <SiteBar>
        {isShown && (
          <>
            <p>
              Your session has ended.{' '}
              <a href="/login" target="_blank" rel="noreferrer">
                Log in
              </a>{' '}
              (opens a tab), then go on here.
            </p>
            <button type="button" className="btn" onClick={ask}>
              Sign out
            </button>
          </>
        )}
      </SiteBar>
      {/* The bar moves into the dialog that is on top, so it cannot stand around it. */}
      {question}
    </>
  );
}
