import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import type { OwnBadge } from '#core/api/generated.ts';
import { useWakeLock } from '#core/use-wake-lock.ts';
import { noteModal } from '#ui/feedback/modals.ts';
import { QrCode } from '#ui/print/qr-code.tsx';
import { Written } from '#ui/text/written.tsx';
import styles from './code-screen.module.css';

interface CodeScreenProps {
  person: Pick<OwnBadge, 'name'>;
  badgeLink: string;
  onClose: () => void;
}

/** A badge's code as large as the phone, on white also at night, and awake for as long as it is held out. */
export function CodeScreen({ person: { name }, badgeLink, onClose }: CodeScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const nameId = useId();
  useWakeLock();
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    current.showModal();
    const stopNoting = noteModal(current);
    return () => {
      stopNoting();
      // Where Back took it away; the focus goes back to where it was opened.
      current.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`full pad-16 ${styles.screen}`}
      aria-labelledby={nameId}
      onClose={() => !dialog.current?.open && onClose()}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation()}
    >
      <h2 id={nameId}>
        <Written>{name}</Written>
      </h2>
      <QrCode text={badgeLink} label={`Badge code of ${name}`} className={styles.code} />
      <form method="dialog">
        <button type="submit" className={`btn btn-large btn-block ${styles.close}`}>
          Close
        </button>
      </form>
    </dialog>
  );
}
