import { Button } from 'antd';
import { useLocation } from 'react-router';
import { hasRole, useSession } from '#core/api/session.ts';
import { type Mailing, type MailingRecipient, useGetInvitationQuery } from '#core/api/staff.ts';
import { openDialogIn, subjectIn, useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { Icon } from '#ui/pieces/icon.tsx';

/** The dialog's name in the address; its subject is the invitation. */
export const CORRECT_ADDRESS = 'correct-address';

/** Mails about invitations, whose addresses staff correct. */
function isToGuests({ kind }: Pick<Mailing, 'kind'>): boolean {
  return kind.startsWith('gameday-');
}

/** Correcting the address of a guest whom a mailing did not reach, as on the gameday: the invitation goes to the right one. */
export function useCorrection() {
  const { user } = useSession();
  const openDialog = useOpenDialog();
  const asked = subjectIn(openDialogIn(useLocation()), CORRECT_ADDRESS);
  const { currentData, isError, refetch } = useGetInvitationQuery(asked ?? '', {
    skip: asked === null,
    refetchOnMountOrArgChange: true,
  });
  return {
    /** Who may, of whom it can be. */
    isFor: ({ isCorrectable }: MailingRecipient) =>
      isCorrectable && user !== null && hasRole(user, 'organiser'),
    open: ({ about }: MailingRecipient) => about !== null && openDialog(CORRECT_ADDRESS, about),
    find: (id: string) => (currentData?.id === id ? currentData : undefined),
    /** The invitation, which may be deleted by now, did not load. */
    hasFailed: asked !== null && isError,
    refetch,
  };
}

export type Correction = ReturnType<typeof useCorrection>;

interface CorrectButtonProps {
  recipient: MailingRecipient;
  correction: Correction;
}

export function CorrectButton({ recipient, correction }: CorrectButtonProps) {
  if (!correction.isFor(recipient)) return null;
  const name = recipient.name ?? recipient.email;
  return (
    <Button
      size="small"
      icon={<Icon name="edit" />}
      aria-label={`Correct address of ${name}`}
      onClick={() => correction.open(recipient)}
    >
      Correct address
    </Button>
  );
}

/** Where an address is mended that is not a guest's: people give their own a new one, and what was pasted is no thing of ours. */
export function correctionText(mailing: Pick<Mailing, 'kind'>): string | null {
  if (isToGuests(mailing)) return null;
  return 'The administrator gives registered people another address under Organise, People; they confirm it by a mailed link. An address of a pasted list is corrected in the list.';
}
