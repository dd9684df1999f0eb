import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { BarPlace } from '../feedback/bar-place.tsx';
import { ToastPlace } from '../feedback/toast-place.tsx';
import { Icon } from '../pieces/icon.tsx';
import styles from './drawer.module.css';
import { useModalLayer } from './use-modal-layer.ts';

interface DrawerProps {
  title: string;
  /** Id of the heading with the name of its thing, which its own name begins with. */
  namedBy?: string;
  subtitle?: string;
  isOpen: boolean;
  /** Escape, the cross and a press beside it. */
  onClose: () => void;
  /** The closing animation has ended. */
  onClosed: () => void;
  /** Sticky at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A drawer from the right with a sticky footer; as wide as the screen on phones. Every other dialog opens above it: it is no native
 * modal, as the Ant Design form that opens from it would be inert.
 */
export function Drawer({
  title,
  namedBy,
  subtitle,
  isOpen,
  onClose,
  onClosed,
  footer,
  children,
}: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModalLayer(panel, isOpen, onClose);
  return createPortal(
    <div className={isOpen ? styles.layer : `${styles.layer} ${styles.leaving}`}>
      <div className={styles.mask} aria-hidden="true" onClick={onClose} />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={namedBy ? `${namedBy} ${titleId}` : titleId}
        tabIndex={-1}
        className={`flex column anywhere ink ${styles.panel}`}
        onAnimationEnd={({ target, currentTarget }) => target === currentTarget && !isOpen && onClosed()}
      >
        <div className={`row line-below ${styles.header}`}>
          <div id={titleId} className={`grow shrinks ${styles.title}`}>
            {title}
            {subtitle && <span className={`block muted ${styles.subtitle}`}>{subtitle}</span>}
          </div>
          <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className={`grow pad-24 ${styles.body}`}>{children}</div>
        {isOpen && <ToastPlace />}
        {isOpen && <BarPlace />}
        {footer && <div className={`flex gap-12 line-above at-bottom ${styles.footer}`}>{footer}</div>}
      </div>
    </div>,
    document.body,
  );
}
