import { Button, type ButtonProps } from 'antd';
import { Copied } from '#ui/feedback/copied.tsx';
import { useCopy } from '#ui/feedback/timing.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './elements.module.css';

interface AriaDisabledButtonProps extends ButtonProps {
  /** Not `disabled`, which would drop the focus of a button that was just pressed. */
  isDisabled: boolean;
}

/** A button that keeps the focus while it is disabled. */
export function AriaDisabledButton({ isDisabled, onClick, ...button }: AriaDisabledButtonProps) {
  return <Button {...button} aria-disabled={isDisabled} onClick={isDisabled ? undefined : onClick} />;
}

interface CopyLinkButtonProps extends Pick<ButtonProps, 'size'> {
  link: string;
  label: string;
}

/** Copies a link and confirms it for two seconds. */
export function CopyLinkButton({ link, label, size = 'small' }: CopyLinkButtonProps) {
  const [isCopied, copy] = useCopy();
  return (
    <>
      <Button
        size={size}
        className={isCopied ? `${styles.copy} ${styles.copied}` : styles.copy}
        icon={<Icon name={isCopied ? 'check' : 'copy'} />}
        aria-label={isCopied ? undefined : label}
        onClick={() => copy(link)}
      >
        {isCopied ? 'Copied!' : 'Copy'}
      </Button>
      <Copied isCopied={isCopied} />
    </>
  );
}
