import { Form } from 'antd';
import type { RefObject } from 'react';
import { showToast } from '#core/action/toast.ts';
import {
  type Mailing,
  useCancelMailingMutation,
  useForgetBouncesMutation,
  useResendFailedMutation,
} from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { PasswordField } from '../password-field.tsx';
import { useTypedPassword } from '../typed-password.tsx';

export const CANCEL_MAILING = 'cancel-mailing';

interface CancelMailingProps {
  find: (id: string) => Mailing | undefined;
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** The dialog that asks before what is left of a mailing is never sent. */
export function CancelMailing({ find, fallbackFocus }: CancelMailingProps) {
  const [cancel] = useCancelMailingMutation();
  return (
    <RoutedDialog name={CANCEL_MAILING} find={find} fallbackFocus={fallbackFocus}>
      {(mailing, frame) => (
        <ConfirmDialog
          frame={frame}
          title="Cancel Mailing"
          subject={mailing.title}
          text={textOf(mailing)}
          confirmLabel="Cancel mailing"
          // Beside it, "Cancel" would say two things.
          dismissLabel="Keep mailing"
          isDestructive
          failure="Failed to cancel the mailing"
          action={() => cancel({ id: mailing.id })}
          onDone={() => showToast({ title: 'The mailing is cancelled' })}
        />
      )}
    </RoutedDialog>
  );
}

function textOf({ state, size, counts }: Mailing): string {
  if (state === 'scheduled') {
    return `Nothing is sent to the ${count(size, 'person', 'people')} it is meant for. This cannot be undone.`;
  }
  const waiting = counts.queued + counts.retrying;
  return `${count(waiting, 'mail')} ${waiting === 1 ? 'waits' : 'wait'} to be sent and will not be. What has left cannot be called back. This cannot be undone.`;
}

export const FORGET_BOUNCES = 'forget-bounces';

interface ForgetBouncesProps {
  find: (id: string) => Mailing | undefined;
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** The dialog that asks before the addresses that a mailing put on the suppression list have mail again. */
export function ForgetBounces({ find, fallbackFocus }: ForgetBouncesProps) {
  const [forget] = useForgetBouncesMutation();
  return (
    <RoutedDialog name={FORGET_BOUNCES} find={find} fallbackFocus={fallbackFocus}>
      {({ id, title, bounced }, frame) => (
        <ConfirmDialog
          frame={frame}
          title="Forget Bounces"
          subject={title}
          text={`Mails of this mailing came back, and ${addresses(bounced)} no mail since. Let them have mail again if the mail server refused all of them for a reason that is not theirs. Those that do not exist will come back once more.`}
          confirmLabel="Let them have mail again"
          failure="Failed to forget the bounces"
          action={async () => {
            const answer = await forget(id);
            if (answer.data) showToast({ title: `${addresses(answer.data.forgotten)} mail again` });
            return answer;
          }}
        />
      )}
    </RoutedDialog>
  );
}

/** '1 address gets', '214 addresses get'. */
export function addresses(number: number): string {
  return `${count(number, 'address', 'addresses')} ${number === 1 ? 'gets' : 'get'}`;
}

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
