import { useLoginMutation } from '#api/generated.ts';
import type { Problem } from '#api/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { isEmailAddress } from '#ui/form/email-address.ts';
import { TextField } from '#ui/form/field.tsx';
import { type FieldErrors, useForm } from '#ui/form/use-form.ts';

const UNKNOWN_ADDRESS_HINT = ' Please verify the email address that you entered is correct.';

interface LoginFormProps {
  /** The address that was written before; somebody wants to correct it. */
  email?: string;
  /** @param isLate whether mail leaves late at the moment */
  onSent: (email: string, isLate: boolean) => void;
}

/** Asks for a sign-in link; everything the server refuses stands on the email field. */
export function LoginForm({ email = '', onSent }: LoginFormProps) {
  const [login] = useLoginMutation();
  const form = useForm({
    initial: { email },
    check: (values): FieldErrors => (isEmailAddress(values.email.trim()) ? {} : { email: 'Invalid email' }),
    send: (values) => login({ email: values.email.trim() }),
    onSent: ({ isLate }, values) => onSent(values.email.trim(), isLate),
    failure: 'The sign-in mail was not sent. Please try again.',
    errorsOf: refusalOnEmail,
    takesFocus: email !== '',
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
    </form>
  );
}

function refusalOnEmail({ status, message, fields }: Problem): FieldErrors {
  const text = fields.email ?? message ?? 'We could not reach the server. Please try again.';
  return { email: status === 404 ? text + UNKNOWN_ADDRESS_HINT : text };
}
