import { Button } from 'antd';
import type { MailPreview as Mail } from '../../api/generated.ts';
import styles from './mail-preview.module.css';

interface MailPreviewProps {
  /** Rendered by the server with the worker's own templates; none while it loads. */
  mail: Mail | undefined;
  /** Whom the mail is shown for. */
  to: string;
  isError: boolean;
  onRetry: () => void;
}

/** A mail as it will be received. */
export function MailPreview({ mail, to, isError, onRetry }: MailPreviewProps) {
  if (isError) {
    return (
      <div className={styles.failure} role="status">
        <p>The preview did not load.</p>
        <Button onClick={onRetry}>Retry</Button>
      </div>
    );
  }
  if (!mail) return <div className={styles.mail} aria-busy="true" />;
  return (
    <div className={styles.mail}>
      <dl className={styles.head}>
        <dt>From</dt>
        <dd>{mail.from}</dd>
        <dt>To</dt>
        <dd>{to}</dd>
        <dt>Subject</dt>
        <dd className="strong">{mail.subject}</dd>
      </dl>
      <div className={styles.body}>
        {/* A frame of its own for each mail: one that changed would stand in the way of the page's Back. */}
        <iframe key={mail.html} title={`Mail to ${to}`} sandbox="" srcDoc={withoutLinks(mail)} />
      </div>
    </div>
  );
}

/** Makes every link open a new window, which the sandbox forbids: a click does nothing. */
function withoutLinks({ html }: Mail): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`);
}
