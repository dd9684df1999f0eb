import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '#ui/pieces/icon.tsx';
import { useScreen } from '#ui/screen.ts';
import styles from './side-drawer.module.css';

/** px (look: full width on phones) */
const WIDTH = 500;
/** Between other drawers and the dialogs that ask about one (`UnsavedGuard`). */
const ABOVE = 1050;

interface SideDrawerProps {
  title: string;
  subtitle?: string;
  isOpen: boolean;
  /** Stands above another drawer, whichever of them opened first. */
  isAbove?: boolean;
  onClose: () => void;
  /** The opening animation has ended. */
  onOpened?: () => void;
  /** The closing animation has ended. */
  onClosed?: () => void;
  /** Its buttons, in sight wherever it scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A drawer from the right with its actions in a fixed footer; the whole screen on phones. */
export function SideDrawer(props: SideDrawerProps) {
  const { title, subtitle, isOpen, isAbove, onClose, onOpened, onClosed, footer, children } = props;
  const { isPhone } = useScreen();
  return (
    <Drawer
      rootClassName={styles.drawer}
      title={
        <>
          {title}
          {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        </>
      }
      open={isOpen}
      size={isPhone ? '100%' : WIDTH}
      closable={{ placement: 'end', 'aria-label': 'Close' }}
      closeIcon={<Icon name="close" />}
      onClose={onClose}
      zIndex={isAbove ? ABOVE : undefined}
      afterOpenChange={(hasOpened) => (hasOpened ? onOpened : onClosed)?.()}
      footer={footer && <div className={styles.footer}>{footer}</div>}
    >
      {children}
    </Drawer>
  );
}
