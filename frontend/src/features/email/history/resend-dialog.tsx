import { Form } from 'antd';
import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import type { DialogFrame } from '#antd/dialogs/routed-dialog.tsx';
import { type Mailing, useResendFailedMutation } from '#api/generated.ts';
import { count } from '#ui/text/count-text.ts';
import { PasswordField } from '../password-field.tsx';
import { useTypedPassword } from '../typed-password.tsx';

export const RESEND_FAILED = 'resend-failed';

interface ResendDialogProps {
  mailing: Mailing;
  frame: DialogFrame;
}

/** Asks before the mails that failed are tried once more. */
export function ResendDialog({ mailing, frame }: ResendDialogProps) {
  const { password } = useTypedPassword();
  const [resend] = useResendFailedMutation();
  const { id, title, counts, resendable } = mailing;
  return (
    <ConfirmDialog
      frame={frame}
      title="Send Again to the Failed"
      subject={title}
      text={`${count(counts.failed, 'mail')} failed, of which ${resendable} may still reach somebody: addresses that do not exist are left out. Nobody who got the mail gets it twice.`}
      confirmLabel={`Send ${count(resendable, 'mail')} again`}
      isConfirmDisabled={password === ''}
      failure="Failed to send again"
      action={() => resend({ id, password })}
    >
      <Form layout="vertical" component={false}>
        <PasswordField />
      </Form>
    </ConfirmDialog>
  );
}
