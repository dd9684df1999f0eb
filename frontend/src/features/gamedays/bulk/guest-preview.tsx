import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/pieces/icon.tsx';
import { MailPreview } from '../mail-preview/mail-preview.tsx';
import { PreviewSection } from '../mail-preview/preview-section.tsx';
import styles from './bulk-invite.module.css';
import type { Guest } from './check-guests.ts';

interface GuestPreviewProps {
  gamedayId: string;
  /** How many guests will get the mail. */
  total: number;
  mailed: (index: number) => Promise<Guest | null>;
  /** Changes with the list, whose guests are then asked for anew. */
  version: unknown;
}

/** The invitation as each of the guests will receive it. */
export function GuestPreview({ gamedayId, total, mailed, version }: GuestPreviewProps) {
  const [chosen, setChosen] = useState(0);
  const [guest, setGuest] = useState<Guest | null>(null);
  const index = Math.min(chosen, Math.max(0, total - 1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the list may hold another guest at this place
  useEffect(() => {
    let isCurrent = true;
    void mailed(index).then((found) => isCurrent && setGuest(found));
    return () => {
      isCurrent = false;
    };
  }, [mailed, index, version]);

  return (
    <PreviewSection
      className={styles.preview}
      extra={guest && <Steps index={index} total={total} onChange={setChosen} />}
    >
      {guest ? (
        <MailPreview gamedayId={gamedayId} kind="invitation" guestName={guest.name} />
      ) : (
        <p className="small muted">The mail appears here once a guest will be invited.</p>
      )}
    </PreviewSection>
  );
}

interface StepsProps {
  index: number;
  total: number;
  onChange: (index: number) => void;
}

function Steps({ index, total, onChange }: StepsProps) {
  return (
    <div className={styles.steps}>
      <Button
        size="small"
        icon={<Icon name="previous" />}
        aria-label="Previous guest"
        disabled={index === 0}
        onClick={() => onChange(index - 1)}
      />
      <span className="nowrap" aria-live="polite">
        {(index + 1).toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </span>
      <Button
        size="small"
        icon={<Icon name="next" />}
        aria-label="Next guest"
        disabled={index >= total - 1}
        onClick={() => onChange(index + 1)}
      />
    </div>
  );
}
