import { useDispatch } from 'react-redux';
import { useLoginMutation } from '#api/generated.ts';
import { freshSignInDismissed, useSession } from '#api/session.ts';
import { useAction } from '#ui/action/use-action.ts';
import { BarAboveAll } from '#ui/feedback/bar-above-all.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './session-ended.module.css';

/**
 * Says above everything that what reaches far, as a mailing or an export does, is done only shortly after a sign-in, and mails
 * the link and the code for one. A form that is opened for such an act asks at once. The page stays as it was left, and once the
 * code was typed or the link opened in this browser its button does what it says.
 */
export function FreshSignIn() {
  const { user, freshSignIn } = useSession();
  return (
    <BarAboveAll>
      {freshSignIn === 'needed' && user && <Ask email={user.email} />}
      {freshSignIn === 'done' && <Done />}
    </BarAboveAll>
  );
}

function Ask({ email }: { email: string }) {
  const dispatch = useDispatch();
  const [login, { data: sent }] = useLoginMutation();
  const { press, isBusy } = useAction({
    send: () => login({ email }),
    subject: () => ({ id: email, name: email }),
    failure: 'The link was not sent.',
  });
  return (
    <div className={styles.bar}>
      <p>
        {sent
          ? `We have mailed a sign-in link to ${email}. Type its code here, or open it in this browser, then go on.`
          : 'For this, please sign in once more. What you have written stays.'}
      </p>
      {sent && <CodeForm email={email} className={styles.code} hint="" />}
      <button type="button" className={sent ? 'btn' : 'btn btn-primary'} disabled={isBusy} onClick={press()}>
        {sent ? 'Mail another link' : 'Mail me a sign-in link'}
      </button>
      <button type="button" className="btn" onClick={() => dispatch(freshSignInDismissed())}>
        Not now
      </button>
    </div>
  );
}

function Done() {
  const dispatch = useDispatch();
  return (
    <div className={styles.bar}>
      <p>You have signed in once more. Nothing was done yet: please go on where you were.</p>
      <button type="button" className="btn" onClick={() => dispatch(freshSignInDismissed())}>
        Go on
      </button>
    </div>
  );
}
