import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import type { DialogFrame } from '#antd/dialogs/routed-dialog.tsx';
import { type Suppression, useRemoveSuppressionMutation } from '#api/generated.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { REASON_LOOKS } from './suppression-reason.ts';

interface RemoveSuppressionDialogProps {
  suppression: Suppression;
  frame: DialogFrame;
}

/** Asks before an address is mailed again. */
export function RemoveSuppressionDialog({ suppression, frame }: RemoveSuppressionDialogProps) {
  const { address, reason } = suppression;
  const [remove] = useRemoveSuppressionMutation();
  const { label, removal } = REASON_LOOKS[reason];
  return (
    <ConfirmDialog
      frame={frame}
      title="Remove Address"
      subject={`${address} (${label})`}
      text={removal}
      confirmLabel="Remove"
      isDestructive
      failure="Failed to remove the address"
      action={() => remove({ address, reason })}
      onDone={() => showToast({ title: `${address} is off the list` })}
    />
  );
}
