import { useEffect, useRef } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from '../register-card.module.css';

interface MailSentProps {
  email: string;
  message: string;
  payment: string | null;
  onAgain: () => void;
}

/** Takes the place of the form after it was sent. The words do not tell whether the address was known. */
export function MailSent({ email, message, payment, onAgain }: MailSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.body}>
      <h2 id="register-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        Check your mail
      </h2>
      <Notice tone="success" title={email}>
        {message}
      </Notice>
      <p>Names can be added and corrected there at any time.</p>
      <p className="link-row">
        {payment && (
          <a className="btn btn-primary" href={payment}>
            Pay online
          </a>
        )}
        <button type="button" className="btn" onClick={onAgain}>
          Register somebody else
        </button>
      </p>
    </div>
  );
}
