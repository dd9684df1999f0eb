import { useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useAction } from '#core/action/use-action.ts';
import { useLoginMutation } from '#core/api/generated.ts';
import { freshSignInDismissed } from '#core/api/session.ts';
import styles from './ask-sign-in.module.css';
import { CodeForm } from './code-form.tsx';

/** Mails the link and the code for a sign-in, and takes the code. */
export function AskSignIn({ email }: { email: string }) {
  const dispatch = useDispatch();
  const text = useRef<HTMLParagraphElement>(null);
  useFocusBack(text);
  const [login, { data: sent }] = useLoginMutation();
  const { press, isBusy } = useAction({
    send: () => login({ email }),
    subject: () => ({ id: email, name: email }),
    failure: 'The link was not sent.',
  });
  return (
    <>
      <p ref={text}>
        {sent
          ? `We have mailed a sign-in link to ${email}. Type its code here, or open it in this browser, then go on.`
          : 'Nothing was done yet: for this, please sign in once more. What you have written stays.'}
      </p>
      {sent && <CodeForm email={email} className={`cluster gap-8 ${styles.code}`} hint="" />}
      <button type="button" className={sent ? 'btn' : 'btn btn-primary'} disabled={isBusy} onClick={press()}>
        {sent ? 'Mail another link' : 'Mail me a sign-in link'}
      </button>
      <button type="button" className="btn" onClick={() => dispatch(freshSignInDismissed())}>
        Not now
      </button>
    </>
  );
}

/** Gives the focus back to what was pressed or filled when it was asked, if it is in the bar when that goes. */
function useFocusBack(text: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const bar = text.current?.parentElement;
    const cameFrom = document.activeElement;
    return () => {
      if (bar?.contains(document.activeElement) && cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, [text]);
}
