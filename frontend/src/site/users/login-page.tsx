import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { LoginLink } from '#core/address/login-link.tsx';
import { useTitle } from '#core/address/use-title.ts';
import { fresh } from '#core/api/freshness.ts';
import { type User, useGetSessionQuery, useLoginMutation } from '#core/api/generated.ts';
import type { Problem } from '#core/api/problem.ts';
import { unreachedText } from '#core/api/problem.ts';
import { mustLogInFor } from '#core/api/session.ts';
import { addressProblem } from '#core/edit/email-address.ts';
import type { FieldErrors } from '#core/edit/field-errors.ts';
import { useHasInput } from '#core/edit/unsent-input.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/field.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { PrivacyLine } from '#ui/text/privacy-line.tsx';
import { ChangeAddress } from './address/change-address.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import { CodeForm } from './code-form.tsx';
import { DeviceNotices } from './notices/device-notices.tsx';
import { OwnData } from './own-data.tsx';
import { keepReturnPath, localPath } from './return-path.ts';
import { SecurityEvents } from './security-events.tsx';
import { keepSentSignIn, sentSignIn } from './sent-sign-in.ts';
import { SessionBar } from './session-ended.tsx';
import { Sessions } from './sessions.tsx';
import { useCurrentUser, useLogout } from './use-current-user.ts';

interface LoginPageProps {
  /** The names of whoever is signed in. */
  names: ReactNode;
  /** Further cards of whoever is signed in. */
  more: ReactNode;
}

/**
 * The login, or who is signed in. `next` in the address is where an interrupted visitor wanted to go.
 */
export function LoginPage({ names, more }: LoginPageProps) {
  const { user: current, hasEnded, isConfirmed } = useCurrentUser();
  const [search] = useSearchParams();
  const [sent, setSent] = useState(sentSignIn);
  /** The address that was written last. */
  const [email, setEmail] = useState('');
  const [hasArrived, setArrived] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus went with the mail that was waited for.
  useEffect(() => {
    if (hasArrived) heading.current?.focus();
  }, [hasArrived]);
  const next = localPath(search.get('next'));
  // Who came by a registration link and wants to do more than that allows is sent here to log in.
  const hasInput = useHasInput();
  // What was typed into User Info stays when the session ends, as on every other page.
  const [wasInfo, setInfo] = useState(false);
  const keepsInput = hasEnded && wasInfo && hasInput;
  const mustLogIn = next && current && mustLogInFor(next, current);
  const user = (hasEnded && !keepsInput) || mustLogIn ? null : current;
  if ((user !== null) !== wasInfo) setInfo(user !== null);
  // Signed in, perhaps in another tab: the mail is no longer waited for, so that a logout leads back to the form.
  if (user && sent) {
    setSent(null);
    setArrived(true);
  }
  useEffect(() => keepSentSignIn(sent), [sent]);
  useTitle(user ? 'User Info' : sent ? 'Email Sent' : undefined);
  if (user && isConfirmed && next) return <Navigate to={next} replace />;

  const showSent = (address: string, isLate: boolean) => {
    keepReturnPath(next);
    setEmail(address);
    setSent({ email: address, isLate });
    setArrived(false);
  };
  return (
    <div className="page page-narrow">
      <SessionBar isShown={keepsInput} />
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {user ? 'User Info' : 'Login'}
        </h1>
      </div>
      {user ? (
        <div inert={keepsInput}>
          {!user.needsLogin && <ClosingNotice />}
          <UserInfo user={user}>{names}</UserInfo>
          {more}
          <DeviceNotices user={user} />
          <Sessions />
          <SecurityEvents />
          <OwnData user={user} />
        </div>
      ) : sent ? (
        <EmailSent
          email={sent.email}
          wasLate={sent.isLate}
          onBack={() => {
            setEmail(sent.email);
            setSent(null);
          }}
        />
      ) : (
        <LoginForm email={email} onSent={showSent} />
      )}
    </div>
  );
}

/** Waits for the link to be opened; it may happen in another tab, so coming back here asks who is signed in. */
function EmailSent({ email, wasLate, onBack }: { email: string; wasLate: boolean; onBack: () => void }) {
  useGetSessionQuery(undefined, fresh('getSession'));
  const [login, { data, isLoading, isSuccess, isError }] = useLoginMutation();
  const isLate = data?.isLate ?? wasLate;
  const sendAgain = () => {
    if (!isLoading) void login({ email });
  };
  return (
    <div className="card card-body">
      <Notice tone="success" title="Email Sent!" takesFocus>
        Verification email has been sent to: {email}. Please check your inbox and click the link to complete
        verification.
      </Notice>
      {isLate && (
        <Notice tone="info">
          Mail leaves late at the moment. It may take some minutes until yours arrives.
        </Notice>
      )}
      <CodeForm email={email} />
      <p className="muted">
        Nothing there after a minute? Look into the spam folder, or let us send it again.
      </p>
      {isError && (
        <Notice tone="error" live>
          It could not be sent again. Please try again in a minute.
        </Notice>
      )}
      <p className="link-row">
        <button type="button" className="btn" aria-disabled={isLoading} onClick={sendAgain}>
          Send again
        </button>
        <button type="button" className="btn btn-text" onClick={onBack}>
          Use another address
        </button>
      </p>
      <p role="status">
        {isSuccess &&
          'A link is on its way: the email has been sent again, unless the last one left within a minute.'}
      </p>
    </div>
  );
}

const UNKNOWN_ADDRESS_HINT = ' Please verify the email address that you entered is correct.';

interface LoginFormProps {
  /** The address that was written before; somebody wants to correct it. */
  email?: string;
  /** @param isLate whether mail leaves late at the moment */
  onSent: (email: string, isLate: boolean) => void;
}

/** Asks for a sign-in link; everything the server refuses stands on the email field. */
function LoginForm({ email = '', onSent }: LoginFormProps) {
  const [login] = useLoginMutation();
  const form = useEdit({
    value: { email },
    check: (values): FieldErrors => ({ email: addressProblem(values.email, 'Invalid email') }),
    save: (values) => login({ email: values.email.trim() }),
    onSaved: ({ isLate }, values) => onSent(values.email.trim(), isLate),
    failure: 'The sign-in mail was not sent. Please try again.',
    errorsOf: refusalOnEmail,
    takesFocus: email !== '',
    asksToLeave: false,
  });
  return (
    <form {...form.props} className="card card-body form">
      <TextField
        form={form}
        name="email"
        label="Email Address"
        hint="This is the email address you used to register."
        type="email"
        autoComplete="email"
      />
      <Notice tone="info" title="Heads up!">
        You will be sent a verification email to confirm your identity.
      </Notice>
      <button type="submit" className="btn btn-primary btn-large" aria-disabled={form.isSending}>
        {form.isSending ? 'Loading...' : 'Login'}
      </button>
      <PrivacyLine />
    </form>
  );
}

function refusalOnEmail({ status, message, fields }: Problem): FieldErrors {
  const text = fields.email ?? message ?? unreachedText();
  return { email: status === 404 ? text + UNKNOWN_ADDRESS_HINT : text };
}

function UserInfo({ user, children }: { user: User; children: ReactNode }) {
  const { logOut, isLoggingOut, question } = useLogout();
  return (
    <section className="card card-body" aria-label="User Info">
      <p className="strong">{user.email}</p>
      {user.needsLogin && (
        <>
          <Notice tone="info" title="You can look, but not change anything">
            You came by the link of a registration mail that was opened before. To change something please log
            in: we will send you a sign-in link.
          </Notice>
          <p>
            <LoginLink>Login</LoginLink>
          </p>
        </>
      )}
      {/* Above what loads: on a slow network the names would push it away from under a finger. */}
      <p className="link-row">
        <Link className="btn" to="/my-days">
          <Icon name="calendar" />
          Your two days
        </Link>
        <button type="button" className="btn" aria-disabled={isLoggingOut} onClick={logOut}>
          Logout
        </button>
      </p>
      {!user.needsLogin && <ChangeAddress user={user} />}
      {children}
      {question}
    </section>
  );
}
