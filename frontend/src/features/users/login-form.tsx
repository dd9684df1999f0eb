import { type FormEvent, useRef, useState } from 'react';
import { useLoginMutation } from '../../api/generated.ts';
import { problemOf } from '../../api/problem.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { isEmailAddress } from '../../ui/form/email-address.ts';
import { Field } from '../../ui/form/field.tsx';

const UNKNOWN_ADDRESS_HINT = ' Please verify the email address that you entered is correct.';

/** Asks for a sign-in link; everything the server refuses stands on the email field. */
export function LoginForm({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [login, { isLoading }] = useLoginMutation();

  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!isEmailAddress(address)) return refuse('Invalid email');
    setError(undefined);
    const { error: failure } = await login({ email: address });
    if (!failure) return onSent(address);
    const { status, message, fields } = problemOf(failure);
    const text = fields.email ?? message ?? 'We could not reach the server. Please try again.';
    refuse(status === 404 ? text + UNKNOWN_ADDRESS_HINT : text);
  };

  return (
    <form className="card card-body form" noValidate onSubmit={(event) => void submit(event)}>
      <Field label="Email Address" hint="This is the email address you used to register." error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input"
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Notice tone="info" title="Heads up!">
        You will be sent a verification email to confirm your identity.
      </Notice>
      <button type="submit" className="btn btn-primary btn-large" disabled={isLoading}>
        {isLoading ? 'Loading...' : 'Login'}
      </button>
    </form>
  );
}
