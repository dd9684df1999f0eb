import { Button } from 'antd';
import { useCopy } from '#ui/feedback/timing.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './copy-link-button.module.css';

/** Copies a link and says so for two seconds. */
export function CopyLinkButton({ link, label }: { link: string; label: string }) {
  const [isCopied, copy] = useCopy();
  return (
    <Button
      size="small"
      className={isCopied ? `${styles.copy} ${styles.copied}` : styles.copy}
      icon={<Icon name={isCopied ? 'check' : 'copy'} />}
      aria-label={isCopied ? undefined : label}
      onClick={() => copy(link)}
    >
      <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy'}</span>
    </Button>
  );
}
