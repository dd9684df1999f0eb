import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../ui/list/use-media-query.ts';
import { Icon } from '../../ui/pieces/icon.tsx';
import styles from './side-drawer.module.css';

/** px (look: full width on phones) */
const WIDTH = 500;

interface SideDrawerProps {
  title: string;
  subtitle?: string;
  isOpen: boolean;
  onClose: () => void;
  /** The closing animation has ended. */
  onClosed?: () => void;
  /** Its buttons, in sight wherever it scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A drawer from the right with its actions in a fixed footer; the whole screen on phones. */
export function SideDrawer(props: SideDrawerProps) {
  const { title, subtitle, isOpen, onClose, onClosed, footer, children } = props;
  const isPhone = useMediaQuery('(max-width: 599px)');
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
      afterOpenChange={(hasOpened) => hasOpened || onClosed?.()}
      footer={footer && <div className={styles.footer}>{footer}</div>}
    >
      {children}
    </Drawer>
  );
}
