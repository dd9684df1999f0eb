import type { RefObject } from 'react';
import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import { RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import { type Mailing, useCancelMailingMutation } from '#api/generated.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { count } from '#ui/text/count-text.ts';

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
          action={() => cancel(mailing.id)}
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
