import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './gameday-card.module.css';

const COPIED_FOR = 2000;

/** Copies a link and says so for two seconds. */
export function CopyLinkButton({ link, label }: { link: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Refused by the browser: the link stands beside the button and can be copied by hand.
    }
  };

  return (
    <Button
      size="small"
      className={isCopied ? `${styles.copy} ${styles.copied}` : styles.copy}
      icon={<Icon name={isCopied ? 'check' : 'copy'} />}
      aria-label={isCopied ? undefined : label}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy'}</span>
    </Button>
  );
}
