import { Button } from 'antd';
import { type MailPreview as Mail, usePreviewMailQuery } from '../../../api/generated.ts';
import styles from './mail-preview.module.css';

interface MailPreviewProps {
  gamedayId: string;
  kind: 'invitation' | 'reminder';
  guestName: string;
}

/** A mail as a guest will receive it, rendered by the server with the worker's own templates. */
export function MailPreview({ gamedayId, kind, guestName }: MailPreviewProps) {
  // While the next guest's mail loads, the one before stays.
  const { data: mail, isError, refetch } = usePreviewMailQuery({ id: gamedayId, kind, guestName });
  if (isError) {
    return (
      <div className={styles.failure} role="status">
        <p>The preview did not load.</p>
        <Button onClick={() => void refetch()}>Retry</Button>
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
        <dd>{guestName}</dd>
        <dt>Subject</dt>
        <dd className="strong">{mail.subject}</dd>
      </dl>
      <div className={styles.body}>
        <iframe title={`Mail to ${guestName}`} sandbox="" srcDoc={withoutLinks(mail)} />
      </div>
    </div>
  );
}

/** The frame may open no windows, so with every link bound for one a click leads nowhere. */
function withoutLinks({ html }: Mail): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`);
}
