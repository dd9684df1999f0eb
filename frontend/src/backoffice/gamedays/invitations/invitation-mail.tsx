import { addressee, MailPreview } from '#antd/mail/mail-preview.tsx';
import { type PreviewRecipient, usePreviewMailQuery } from '#core/api/staff.ts';

interface InvitationMailProps {
  gamedayId: string;
  guest: PreviewRecipient;
  /** The guest waits for a wave: the words are those that were confirmed with the list. */
  ofList?: boolean;
}

/** The invitation as a guest would get it now. */
export function InvitationMail({ gamedayId, guest, ofList }: InvitationMailProps) {
  const { data, isError, refetch } = usePreviewMailQuery(
    { id: gamedayId, kind: 'invitation', guestName: guest.name ?? undefined, ofList },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <MailPreview
      mail={data}
      to={addressee(guest)}
      isError={isError}
      onRetry={() => void refetch()}
      marksOwnWords
    />
  );
}
