import { showToast } from '#core/action/toast.ts';
import { useVerifyCodeMutation } from '#core/api/generated.ts';
import { refusalText, unreachedText } from '#core/api/problem.ts';
import type { FieldErrors } from '#core/edit/field-errors.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/field.tsx';

/** Spaces stand between them in the mail. */
const SIX_DIGITS = /^(\s*\d){6}\s*$/;

interface CodeFormProps {
  email: string;
  className?: string;
  hint?: string;
}

/**
 * Takes the digits of the mail, which may be read on another device. The link would open in the browser of the app that shows the
 * mail, where nobody is signed in. Once they were right, the page knows who is signed in, and leads on by itself.
 */
export function CodeForm({
  email,
  className = 'form',
  hint = 'Six digits. Or open the link in the mail.',
}: CodeFormProps) {
  const [verifyCode] = useVerifyCodeMutation();
  const form = useEdit({
    value: { code: '' },
    check: ({ code }): FieldErrors =>
      SIX_DIGITS.test(code) ? {} : { code: 'Please type the six digits of the mail' },
    save: async ({ code }) => {
      const answer = await verifyCode({ email, code });
      // Once somebody is signed in, the page that was wanted takes the place of this one at once.
      if (answer.data) showToast({ title: 'Verification Successful' });
      return answer;
    },
    failure: 'The code could not be checked. Please try again.',
  });
  return (
    <form {...form.props} className={className}>
      <TextField
        form={form}
        name="code"
        label="Code of the mail"
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      {form.problem && (
        <Notice tone="error" live>
          {refusalText(form.problem) ?? unreachedText()}
        </Notice>
      )}
      <button type="submit" className="btn btn-primary" aria-disabled={form.isSending}>
        {form.isSending ? 'Loading...' : 'Sign in'}
      </button>
    </form>
  );
}
