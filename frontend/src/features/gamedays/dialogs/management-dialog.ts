import { useCallback, useState } from 'react';
import type { BulkResult, Gameday, Invitation } from '../../../api/generated.ts';

/** The one dialog that is open, and what it is about. */
export type ManagementDialog =
  | { kind: 'create-gameday' }
  | { kind: 'edit-gameday'; gameday: Gameday }
  | { kind: 'delete-gameday'; gameday: Gameday }
  | { kind: 'invite-guest'; gameday: Gameday }
  | { kind: 'bulk-invite'; gameday: Gameday }
  | { kind: 'remind'; gameday: Gameday }
  | { kind: 'bulk-result'; result: BulkResult }
  | { kind: 'resend-invitation'; invitation: Invitation }
  | { kind: 'delete-invitation'; invitation: Invitation };

export type OpenDialog = (dialog: ManagementDialog) => void;

/** A dialog keeps its subject while it closes, so that it does not change under the eye. */
export function useManagementDialog() {
  const [dialog, setDialog] = useState<ManagementDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback<OpenDialog>((next) => {
    setDialog(next);
    setOpen(true);
  }, []);
  return { dialog, isOpen, open, close: () => setOpen(false), closed: () => setDialog(null) };
}
