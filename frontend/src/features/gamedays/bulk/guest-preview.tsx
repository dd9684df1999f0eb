import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { MailPreview } from '../mail-preview/mail-preview.tsx';
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

/** The invitation as each of the guests will receive it; on phones it folds away. */
export function GuestPreview({ gamedayId, total, mailed, version }: GuestPreviewProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [isUnfolded, setUnfolded] = useState(false);
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

  const isOpen = isUnfolded || !isPhone;
  return (
    <section className={styles.preview} aria-label="Mail preview">
      <div className={styles.previewHead}>
        <h3>Mail preview</h3>
        {isOpen && guest && <Steps index={index} total={total} onChange={setChosen} />}
        {isPhone && (
          <Button aria-expanded={isOpen} onClick={() => setUnfolded(!isUnfolded)}>
            {isOpen ? 'Hide' : 'Show'}
          </Button>
        )}
      </div>
      {isOpen &&
        (guest ? (
          <MailPreview gamedayId={gamedayId} kind="invitation" guestName={guest.name} />
        ) : (
          <p className="small muted">The mail appears here once a guest will be invited.</p>
        ))}
    </section>
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
