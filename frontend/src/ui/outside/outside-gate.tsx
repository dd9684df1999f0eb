import { Icon } from '../pieces/icon.tsx';
import styles from './outside-gate.module.css';

interface OutsideGateProps {
  /** What a click shows, and whom the browser then asks. */
  text: string;
  /** There is room for an icon alone. */
  isSmall?: boolean;
  onAllow: () => void;
}

/** Stands in the box of something that comes from servers of others, until the visitor wants it. */
export function OutsideGate({ text, isSmall = false, onAllow }: OutsideGateProps) {
  return (
    <button
      type="button"
      className={`grid gap-8 full anywhere sunken ink centred ${styles.gate}`}
      aria-label={isSmall ? text : undefined}
      data-tooltip={isSmall ? text : undefined}
      onClick={onAllow}
    >
      <Icon name="eye" />
      {!isSmall && <span>{text}</span>}
    </button>
  );
}
