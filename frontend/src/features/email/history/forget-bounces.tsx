import type { RefObject } from 'react';
import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import { RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import { type Mailing, useForgetBouncesMutation } from '#api/generated.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { count } from '#ui/text/count-text.ts';

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
