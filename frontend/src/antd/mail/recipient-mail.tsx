import { useEffect, useRef } from 'react';
import type { PreviewRecipient } from '#api/generated.ts';
import { MailPreview } from './mail-preview.tsx';
import type { RecipientMail as Mail } from './message-preview.ts';
import styles from './recipient-mail.module.css';

interface RecipientMailProps {
  preview: Mail;
  /** The id of the one who was chosen last; their mail is scrolled into view. */
  chosen: string | undefined;
  /** Says why there is none to show. */
  none: string;
}

/** The mail that one recipient will get. */
export function RecipientMail({ preview, chosen, none }: RecipientMailProps) {
  const { mail, isReady, isError, retry } = preview;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the list stands above it.
    if (chosen) section.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [chosen]);
  return (
    <section ref={section} className={styles.mail} aria-label="Mail preview">
      {isReady ? (
        <MailPreview mail={mail} to={addressee(mail?.recipient)} isError={isError} onRetry={retry} />
      ) : (
        <p className="muted">{none}</p>
      )}
    </section>
  );
}

function addressee(recipient: PreviewRecipient | undefined): string {
  if (!recipient) return '';
  return recipient.name ? `${recipient.name} <${recipient.email}>` : recipient.email;
}
