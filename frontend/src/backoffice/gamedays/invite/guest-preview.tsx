import { useEffect, useState } from 'react';
import type { Guest } from '#antd/guest-list/check-guests.ts';
import { MailPreview, PreviewSection } from '#antd/mail/mail-preview.tsx';
import { usePreviewMailQuery } from '#core/api/staff.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import type { IconName } from '#ui/pieces/icon.tsx';
import styles from './bulk-invite-dialog.module.css';

/** ms; while a name is typed its mail is not asked for with every key. */
const REST = 400;

interface GuestPreviewProps {
  className: string | undefined;
  gamedayId: string;
  /** How many guests will get the mail. */
  total: number;
  recipientAt: (index: number) => Promise<Guest | null>;
  /** Changes with the list, whose guests are then asked for anew. */
  version: unknown;
  /** Told the version of the mail that is shown. */
  onShown: (version: string) => void;
}

/** The invitation as each of the guests will receive it. */
export function GuestPreview({
  className,
  gamedayId,
  total,
  recipientAt,
  version,
  onShown,
}: GuestPreviewProps) {
  const [chosen, setChosen] = useState(0);
  const [guest, setGuest] = useState<Guest | null>(null);
  const index = Math.min(chosen, Math.max(0, total - 1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the list may hold another guest at this place
  useEffect(() => {
    let isCurrent = true;
    const find = () =>
      recipientAt(index).then(
        (found) => isCurrent && setGuest(found),
        // That the list cannot be read is said beside it.
        () => undefined,
      );
    const timer = setTimeout(() => void find(), REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [recipientAt, index, version]);

  return (
    <PreviewSection
      className={className}
      staysOpen
      extra={guest && <Steps index={index} total={total} onChange={setChosen} />}
    >
      {guest ? (
        <InvitationPreview gamedayId={gamedayId} guestName={guest.name} onShown={onShown} />
      ) : (
        <p className="small muted">The mail appears here once a guest will be invited.</p>
      )}
    </PreviewSection>
  );
}

interface InvitationPreviewProps extends Pick<GuestPreviewProps, 'gamedayId' | 'onShown'> {
  guestName: string;
}

function InvitationPreview({ gamedayId, guestName, onShown }: InvitationPreviewProps) {
  // While the next guest's mail loads, the one before stays.
  const { data, isError, refetch } = usePreviewMailQuery({ id: gamedayId, kind: 'invitation', guestName });
  const shown = data?.version;
  useEffect(() => {
    if (shown) onShown(shown);
  }, [shown, onShown]);
  return <MailPreview mail={data} to={guestName} isError={isError} onRetry={() => void refetch()} />;
}

interface StepsProps {
  index: number;
  total: number;
  onChange: (index: number) => void;
}

function Steps({ index, total, onChange }: StepsProps) {
  const step = (icon: IconName, label: string, target: number) => {
    const isPossible = target >= 0 && target < total;
    return (
      <IconButton
        icon={icon}
        label={label}
        framed
        className={styles.step}
        // Not `disabled`, which would drop the keyboard's place at the ends.
        aria-disabled={!isPossible}
        onClick={isPossible ? () => onChange(target) : undefined}
      />
    );
  };
  return (
    <div className="row gap-6 type-15">
      {step('previous', 'Previous guest', index - 1)}
      <span className="nowrap" aria-live="polite">
        {(index + 1).toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </span>
      {step('next', 'Next guest', index + 1)}
    </div>
  );
}
